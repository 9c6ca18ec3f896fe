import type { FlagField, TextField } from '#app/features/product-files/given-product.ts'
import type { ImportDraft } from '#app/features/product-files/import-draft.ts'
import { listText } from '#app/features/product-files/own-columns.ts'
import { cutText } from '#app/lib/cut-text.ts'

/** One field as it was and becomes, in words; long texts cut. */
export type FieldChange = { readonly field: string; readonly from: string; readonly to: string }

const LABELS: Readonly<Record<TextField | FlagField, string>> = {
  ...{ name: 'Name', slug: 'Handle', sku: 'SKU', status: 'Status', category: 'Category' },
  ...{ description: 'Short description', longDescription: 'Long description' },
  ...{ price: 'Price', salePrice: 'Sale price', compareAtPrice: 'Compare-at price', costPrice: 'Cost price' },
  ...{ lowStockThreshold: 'Low-stock threshold', materials: 'Materials', careInstructions: 'Care instructions' },
  ...{ seoTitle: 'SEO title', seoDescription: 'SEO description' },
  ...{ isFeatured: 'Featured', isBestseller: 'Best seller', isNew: 'New', showOnHomepage: 'Show on homepage' },
  ...{ homepageSection: 'Homepage section', homepagePosition: 'Homepage position' },
}
const MAX_LENGTH = 300

/** The fields that differ. `nameOf`: what a collection is called. */
export function shownChanges(before: ImportDraft, after: ImportDraft, nameOf: (id: string) => string): FieldChange[] {
  const [from, to] = [shown(before, nameOf), shown(after, nameOf)]
  return Object.keys(to).flatMap((field) => {
    const [old = '', fresh = ''] = [from[field], to[field]]
    return old === fresh ? [] : [{ field, from: cut(old), to: cut(fresh) }]
  })
}

function shown(draft: ImportDraft, nameOf: (id: string) => string): Record<string, string> {
  const { texts, flags } = draft
  return {
    ...Object.fromEntries(
      Object.entries(LABELS).map(([field, label]) => {
        const text = Object.entries(texts).find(([name]) => name === field)?.[1]
        const flag = Object.entries(flags).find(([name]) => name === field)?.[1]
        return [label, text ?? (flag ? 'Yes' : 'No')]
      }),
    ),
    Sizes: listText(draft.sizes),
    Colors: listText(draft.colors.map(({ name, hex }) => `${name} ${hex.toLowerCase()}`)),
    Tags: listText(draft.tags),
    Collection: draft.collectionId && nameOf(draft.collectionId),
    Images: draft.images
      .map(({ name, alt, color }) => `${name}${alt && ` “${alt}”`}${color ? ` (${color})` : ''}`)
      .join('; '),
  }
}

function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${cutText(text, MAX_LENGTH)}…` : text
}
