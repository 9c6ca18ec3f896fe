import { type DraftImage, mergeImages } from '#app/features/catalog/admin/image-list.ts'
import { gridCells } from '#app/features/catalog/admin/products/product-input.ts'
import {
  CATEGORIES,
  type Category,
  HOMEPAGE_SECTIONS,
  type HomepageSection,
  ONE_SIZE,
  PRODUCT_STATUSES,
  type ProductColor,
  type ProductStatus,
} from '#app/features/catalog/catalog.ts'
import { money, type StoreCurrency, toDecimal } from '#app/features/money/money.ts'
import { rebase as rebaseFields } from '#app/lib/draft.ts'
import { slugify } from '#app/lib/slug.ts'

/** What a product form holds while somebody works on it: texts as typed, lists as they stand. */
export type ProductDraft = {
  readonly name: string
  readonly slug: string
  readonly sku: string
  readonly description: string
  readonly longDescription: string
  readonly price: string
  readonly salePrice: string
  readonly compareAtPrice: string
  readonly costPrice: string
  readonly category: Category | ''
  readonly status: ProductStatus
  readonly lowStockThreshold: string
  readonly showOnHomepage: boolean
  readonly homepageSection: HomepageSection | ''
  readonly homepagePosition: string
  readonly isFeatured: boolean
  readonly isBestseller: boolean
  readonly isNew: boolean
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly materials: string
  readonly careInstructions: string
  readonly tags: readonly string[]
  readonly seoTitle: string
  readonly seoDescription: string
  readonly collectionId: string
  /** The first one is featured. */
  readonly images: readonly DraftImage[]
  readonly stockKind: 'number' | 'grid'
  readonly stock: string
  /** By `cellKey`; what is not there was not typed yet. */
  readonly cells: Readonly<Record<string, string>>
}

/** A product as the form is given it. */
export type FormProduct = {
  readonly id: string
  readonly version: string
  readonly name: string
  readonly slug: string
  readonly sku: string
  readonly description: string
  readonly longDescription: string
  readonly price: number
  readonly salePrice: number | null
  readonly compareAtPrice: number | null
  readonly costPrice: number | null
  readonly category: Category
  readonly status: ProductStatus
  readonly lowStockThreshold: number | null
  readonly showOnHomepage: boolean
  readonly homepageSection: HomepageSection | null
  readonly homepagePosition: number
  readonly isFeatured: boolean
  readonly isBestseller: boolean
  readonly isNew: boolean
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly materials: string
  readonly careInstructions: string
  readonly tags: readonly string[]
  readonly seoTitle: string
  readonly seoDescription: string
  readonly collectionId: string | null
  readonly images: readonly {
    readonly publicId: string
    readonly url: string
    readonly alt: string
    readonly color: string | null
    readonly isPrimary: boolean
  }[]
  readonly variants: readonly { readonly size: string | null; readonly color: string | null; readonly stock: number }[]
}

const EMPTY: ProductDraft = {
  name: '',
  slug: '',
  sku: '',
  description: '',
  longDescription: '',
  price: '',
  salePrice: '',
  compareAtPrice: '',
  costPrice: '',
  category: '',
  status: 'draft',
  lowStockThreshold: '',
  showOnHomepage: false,
  homepageSection: '',
  homepagePosition: '0',
  isFeatured: false,
  isBestseller: false,
  isNew: false,
  sizes: [],
  colors: [],
  materials: '',
  careInstructions: '',
  tags: [],
  seoTitle: '',
  seoDescription: '',
  collectionId: '',
  images: [],
  stockKind: 'number',
  stock: '',
  cells: {},
}

/** The draft that a form starts from: a product's, or an empty one. */
export function draftOf(product: FormProduct | null, currency: StoreCurrency): ProductDraft {
  if (!product) return EMPTY
  const { id: _id, version: _version, variants, images, ...fields } = product
  const decimal = (minor: number | null) => (minor === null ? '' : toDecimal(money(minor, currency)))
  return {
    ...fields,
    price: decimal(product.price),
    salePrice: decimal(product.salePrice),
    compareAtPrice: decimal(product.compareAtPrice),
    costPrice: decimal(product.costPrice),
    lowStockThreshold: product.lowStockThreshold === null ? '' : String(product.lowStockThreshold),
    homepageSection: product.homepageSection ?? '',
    homepagePosition: String(product.homepagePosition),
    collectionId: product.collectionId ?? '',
    images: images
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
      .map(({ publicId, url, alt, color }) => ({ publicId, url, alt, color, arrival: null, preview: null })),
    stockKind: isGrid(product) ? 'grid' : 'number',
    stock: isGrid(product) ? '' : String(stockOf(product)),
    cells: isGrid(product)
      ? Object.fromEntries(variants.map((variant) => [cellKey(variant), String(variant.stock)]))
      : {},
  }
}

/** A new product's name as it is typed: the slug follows it until somebody writes another. */
export function withName({ name, slug }: ProductDraft, typed: string): Pick<ProductDraft, 'name' | 'slug'> {
  return { name: typed, slug: slug === '' || slug === slugify(name) ? slugify(typed) : slug }
}

const TEXTS = [
  ...(['name', 'slug', 'sku', 'description', 'longDescription', 'price', 'salePrice', 'compareAtPrice'] as const),
  ...(['costPrice', 'lowStockThreshold', 'homepagePosition', 'materials', 'careInstructions'] as const),
  ...(['seoTitle', 'seoDescription', 'collectionId'] as const),
] as const
const FLAGS = ['showOnHomepage', 'isFeatured', 'isBestseller', 'isNew'] as const

/** A draft with what the form's own fields hold: somebody may have typed before the page's script was there. */
export function adoptTyped(draft: ProductDraft, form: FormData): ProductDraft {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const choice = <Choice extends string>(name: string, choices: readonly Choice[], kept: Choice) =>
    choices.find((known) => known === typed(name)) ?? kept
  return {
    ...draft,
    ...Object.fromEntries(TEXTS.map((name) => [name, typed(name) ?? draft[name]])),
    ...Object.fromEntries(FLAGS.map((name) => [name, form.has(name)])),
    category: choice('category', ['', ...CATEGORIES], draft.category),
    status: choice('status', PRODUCT_STATUSES, draft.status),
    homepageSection: choice('homepageSection', ['', ...HOMEPAGE_SECTIONS], draft.homepageSection),
    stock: draft.stockKind === 'number' ? (typed('stock') ?? draft.stock) : draft.stock,
  }
}

/** Stock and images follow a color to its new name, which no other color has. */
export function withRenamedColor(draft: ProductDraft, from: string, to: string): ProductDraft {
  const sizes = draft.sizes.length > 0 ? draft.sizes : [null]
  const moved = new Map(sizes.map((size) => [cellKey({ size, color: from }), cellKey({ size, color: to })]))
  const left = new Set(moved.values()) // by a removed color that had this name
  return {
    ...draft,
    images: draft.images.map((image) => (image.color === from ? { ...image, color: to } : image)),
    cells: Object.fromEntries(
      Object.entries(draft.cells)
        .filter(([key]) => !left.has(key))
        .map(([key, text]) => [moved.get(key) ?? key, text]),
    ),
  }
}

/** All pieces of a product when its form was loaded. */
export function stockOf(product: FormProduct | null): number {
  return product?.variants.reduce((total, { stock }) => total + stock, 0) ?? 0
}

function isGrid({ variants }: FormProduct): boolean {
  return variants.some(({ size, color }) => size !== null || color !== null)
}

export function cellKey({ size, color }: { readonly size: string | null; readonly color: string | null }): string {
  return `${size ?? ONE_SIZE}\n${color ?? ''}`
}

/** The grid as it is sent: what each cell holds now, and what it held when the form was loaded. */
export function cellsOf(draft: ProductDraft, product: FormProduct | null) {
  return gridCells(draft.sizes, draft.colors).map((cell) => {
    const row = product?.variants.find(({ size, color }) => size === cell.size && color === cell.color)
    return { ...cell, loaded: row?.stock ?? null, stock: draft.cells[cellKey(cell)] ?? '' }
  })
}

/** The number in a stock field, 0 where it holds none. */
export function pieces(text: string | undefined): number {
  const bare = text?.trim().replaceAll(',', '') ?? ''
  return /^\d{1,9}$/.test(bare) ? Number(bare) : 0
}

/**
 * A draft put on top of a newer state of its product: what was left alone takes the new values, stock cell by cell and
 * images one by one, so that saving again neither undoes what others did nor loses what was typed.
 */
export function rebase(draft: ProductDraft, old: ProductDraft, fresh: ProductDraft): ProductDraft {
  const cells = Object.entries(draft.cells).filter(([key, stock]) => stock !== old.cells[key])
  return {
    ...rebaseFields(draft, old, fresh),
    cells: { ...fresh.cells, ...Object.fromEntries(cells) },
    images: mergeImages(draft.images, old.images, fresh.images),
  }
}
