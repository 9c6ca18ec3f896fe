import type { ProductColor } from '#app/features/catalog/catalog.ts'
import type { HomepageSection, ProductStatus } from '#app/features/catalog/statuses.ts'
import type { demoCategories } from '#db/demo/categories.ts'

/** An image by its file in db/demo/images, without '.jpg'. `view` ends its alt text: 'front', 'back view'. */
type ImageFile = { readonly file: string; readonly color?: string; readonly view: string }

/** Amounts are in kobo. The first image is the primary one. */
export type DemoProduct = {
  readonly slug: string
  readonly name: string
  readonly sku: string
  readonly category: (typeof demoCategories)[number]['slug']
  /** The slug of its main collection. */
  readonly collection: string | null
  readonly status?: ProductStatus
  /** How many days ago it was added. */
  readonly added: number
  readonly price: number
  readonly salePrice?: number
  readonly compareAtPrice?: number
  readonly costPrice?: number
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly images: readonly ImageFile[]
  /** Current units: of the whole product, or for each color one number per size. */
  readonly stock: number | Readonly<Record<string, readonly number[]>>
  readonly lowStockThreshold?: number
  readonly isNew?: boolean
  readonly isBestseller?: boolean
  readonly isFeatured?: boolean
  readonly homepage?: { readonly section: HomepageSection; readonly position: number }
  readonly description: string
  readonly longDescription: string
  readonly materials: string
  readonly care: string
  readonly tags: readonly string[]
}

export const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const
export const WAIST_SIZES = ['36', '38', '40', '42', '44'] as const

export const care = {
  silk: 'Dry clean, or hand wash cold with a silk detergent. Dry flat in shade. Iron inside out on low.',
  cotton: 'Machine wash at 30 degrees. Dry on the line. Warm iron.',
  linen: 'Machine wash at 30 degrees with like colors. Dry on the line. Iron damp, or do not iron at all.',
  knit: 'Hand wash cold, press in a towel and dry flat. Fold, do not hang.',
  wool: 'Dry clean. Brush after wearing and air between wears.',
  leather: 'Wipe with a soft dry cloth. Feed with neutral cream twice a year. Keep away from heat.',
  straw: 'Steam to reshape. Store it crown down.',
} as const
