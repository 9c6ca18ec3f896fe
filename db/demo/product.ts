import type { ProductColor } from '#app/catalog/catalog.ts'
import type { HomepageSection, ProductStatus } from '#app/catalog/constants.ts'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import type { CareName, CareSymbol } from '#app/catalog/materials/materials.ts'
import type { demoCategories } from '#db/demo/categories.ts'

/**
 * An image, identified by its file in db/demo/images without '.jpg'. `view` is the end of its alt
 * text, such as 'front' or 'back view'.
 */
type ImageFile = { readonly file: string; readonly color?: string; readonly view: string }

/** Amounts are in kobo. The first image is the primary one. */
export type DemoProduct = {
  readonly slug: string
  readonly name: string
  readonly sku: string
  readonly category: (typeof demoCategories)[number]['slug']
  /** The slug of the product's main collection. */
  readonly collection: string | null
  readonly status?: ProductStatus
  /** How many days ago the product was added. */
  readonly addedDaysAgo: number
  readonly price: number
  readonly salePrice?: number
  readonly compareAtPrice?: number
  readonly costPrice?: number
  readonly sizes: readonly string[]
  /** The name of a size guide for this product; by default, the product has the size guide of its category. */
  readonly sizeGuide?: string
  readonly colors: readonly ProductColor[]
  readonly images: readonly ImageFile[]
  /** The name of a video in db/demo/videos, which has both formats, and of its poster in db/demo/images. */
  readonly video?: string
  /** The units in stock: one number for the entire product, or for each color a list with one number per size. */
  readonly stock: number | Readonly<Record<string, readonly number[]>>
  readonly lowStockThreshold?: number
  readonly isNew?: boolean
  readonly isBestseller?: boolean
  readonly isFeatured?: boolean
  readonly homepage?: { readonly section: HomepageSection; readonly position: number }
  readonly description: string
  readonly longDescription: string
  readonly materials: string
  readonly care: DemoCare
  /** The composition, as written in import files. If it is missing, the product shows no fibers. */
  readonly fibers?: string
  readonly hasAnimalParts?: boolean
  /** Determines the country of origin and the manufacturer. */
  readonly origin: keyof typeof makers
  readonly tags: readonly string[]
}

export const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const
export const WAIST_SIZES = ['36', '38', '40', '42', '44'] as const

type DemoCare = { readonly text: string; readonly symbols: { readonly [Name in CareName]?: CareSymbol<Name> } }
type DemoOrigin = MakerFields & { readonly countryOfOrigin: string }

const EU_RESPONSIBLE_PERSON = 'Lumina Europe, Herengracht 1, 1015 BA Amsterdam, Netherlands\nsafety@lumina.example'

export const makers = {
  lagos: {
    countryOfOrigin: 'NG',
    makerCountry: 'NG',
    maker: 'Iroko Atelier, Lagos',
    makerContact: '14 Adeola Odeku Street, Lagos 101241, Nigeria\ncare@iroko.example',
    responsiblePerson: EU_RESPONSIBLE_PERSON,
  },
  abeokuta: {
    countryOfOrigin: 'NG',
    makerCountry: 'NG',
    maker: 'Itoku Dye Works, Abeokuta',
    makerContact: 'Itoku Market Road, Abeokuta 110101, Nigeria\nhello@itoku.example',
    responsiblePerson: EU_RESPONSIBLE_PERSON,
  },
  kano: {
    countryOfOrigin: 'NG',
    makerCountry: 'NG',
    maker: 'Kofar Leather, Kano',
    makerContact: '2 Kofar Mata Road, Kano 700213, Nigeria\nhello@kofar.example',
    responsiblePerson: EU_RESPONSIBLE_PERSON,
  },
  porto: {
    countryOfOrigin: 'PT',
    makerCountry: 'PT',
    maker: 'Tear & Fio, Porto',
    makerContact: 'Rua das Flores 12, 4050-262 Porto, Portugal\nola@tearefio.example',
    responsiblePerson: '',
  },
  como: {
    countryOfOrigin: 'IT',
    makerCountry: 'IT',
    maker: 'Setificio Lario, Como',
    makerContact: 'Via Borgo Vico 7, 22100 Como, Italy\nciao@lario.example',
    responsiblePerson: '',
  },
  accra: {
    countryOfOrigin: 'GH',
    makerCountry: 'GH',
    maker: 'Bolga Plaiting, Accra',
    makerContact: '9 Osu Avenue, Accra, Ghana\nhello@bolga.example',
    responsiblePerson: EU_RESPONSIBLE_PERSON,
  },
} as const satisfies Readonly<Record<string, DemoOrigin>>

export const care = {
  silk: {
    text: 'Use a silk detergent. Iron inside out.',
    symbols: {
      washing: 'hand',
      bleaching: 'none',
      tumbleDrying: 'none',
      naturalDrying: 'flat_shade',
      ironing: '110',
      professionalCare: 'p',
    },
  },
  cotton: {
    text: 'Wash with like colors.',
    symbols: { washing: '30', bleaching: 'oxygen', tumbleDrying: 'none', naturalDrying: 'line', ironing: '150' },
  },
  linen: {
    text: 'Wash with like colors. Iron damp, or do not iron at all.',
    symbols: { washing: '30', bleaching: 'none', tumbleDrying: 'none', naturalDrying: 'line', ironing: '200' },
  },
  knit: {
    text: 'Press in a towel before drying. Fold, do not hang.',
    symbols: { washing: 'hand', bleaching: 'none', tumbleDrying: 'none', naturalDrying: 'flat', ironing: '110' },
  },
  wool: {
    text: 'Brush after wearing and air between wears.',
    symbols: { washing: 'none', bleaching: 'none', tumbleDrying: 'none', professionalCare: 'p_mild' },
  },
  leather: {
    text: 'Wipe with a soft dry cloth. Feed with neutral cream twice a year. Keep away from heat.',
    symbols: {},
  },
  straw: {
    text: 'Steam to reshape. Store it crown down.',
    symbols: {},
  },
} as const satisfies Readonly<Record<string, DemoCare>>
