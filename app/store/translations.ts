type Seo = 'seoTitle' | 'seoDescription'

/** The fields that can be translated, by kind. content/translations/translatable.ts describes each. */
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
  /** Paths in a section's settings. */
  'homepage-section': string
  /** Keys of settings. */
  'store-texts': string
  'shipping-rate': 'name'
  'pickup-point': 'name' | 'hours'
  'size-guide': 'name' | 'note'
  look: 'name' | 'imageAlt'
  market: 'orderButton'
  'payment-offer': 'note'
  'product-image': 'alt'
}

export type TranslatableKind = keyof TranslatableFields
export type FieldIn<Kind extends TranslatableKind> = TranslatableFields[Kind]

/** The kinds in the order in which lists and files show them. */
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
  'look',
  'market',
  'payment-offer',
  'product-image',
] as const satisfies readonly TranslatableKind[]

/** The slugs of a category, collection or page: the original and its translations. */
export type Slugs = { readonly original: string; readonly byLanguage: Readonly<Record<string, string>> }

/** Returns the slug for URLs in a content language; null means the original language. */
export function getSlugForLanguage({ original, byLanguage }: Slugs, language: string | null): string {
  return (language === null ? undefined : byLanguage[language]) ?? original
}
