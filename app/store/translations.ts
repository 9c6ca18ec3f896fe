type Seo = 'seoTitle' | 'seoDescription'

/** The texts that can be written in further languages, by kind. content/translations/translatable.ts describes each. */
type TranslatableFields = {
  product:
    | 'name'
    | 'description'
    | 'longDescription'
    | 'materials'
    | 'careInstructions'
    | 'repairAndDisposal'
    | 'safetyWarnings'
    | Seo
  category: 'name' | 'imageAlt' | 'slug' | Seo
  collection: 'name' | 'slug' | 'description' | 'heroImageAlt' | 'imageUrlAlt' | Seo
  color: 'name'
  page: 'title' | 'slug' | 'body' | Seo
  announcement: 'text'
  'menu-link': 'name'
  /** Paths in the settings of a section. */
  'homepage-section': string
  /** Keys of settings. */
  'store-texts': string
  'shipping-rate': 'name'
  'pickup-point': 'name' | 'hours'
  'size-guide': 'name' | 'note'
  market: 'orderButton'
  'payment-offer': 'note'
  'product-image': 'alt'
}

export type TranslatableKind = keyof TranslatableFields
export type FieldIn<Kind extends TranslatableKind> = TranslatableFields[Kind]

/** The fields in the order of lists and files. */
export const TRANSLATABLE_KINDS = [
  'product',
  'category',
  'collection',
  'color',
  'page',
  'announcement',
  'menu-link',
  'homepage-section',
  'store-texts',
  'shipping-rate',
  'pickup-point',
  'size-guide',
  'market',
  'payment-offer',
  'product-image',
] as const satisfies readonly TranslatableKind[]

/** The slugs of a category, collection or page: its own, and those of further languages. */
export type Slugs = { readonly original: string; readonly byLanguage: Readonly<Record<string, string>> }

/** The slug of addresses in a content language; null: that of the originals. */
export function slugFor({ original, byLanguage }: Slugs, language: string | null): string {
  return (language === null ? undefined : byLanguage[language]) ?? original
}
