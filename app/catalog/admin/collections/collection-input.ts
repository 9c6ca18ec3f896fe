import { z } from 'zod'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import { guideField, labeledTextField, requireSlug } from '#app/catalog/admin/shared-input.ts'
import {
  CARD_PER,
  COLLECTION_STATUSES,
  MAX_ALT,
  MAX_COLLECTION_DESCRIPTION,
  MAX_COLLECTION_NAME,
} from '#app/catalog/constants.ts'
import { parseId } from '#app/lib/id.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

export const MAX_SEO_DESCRIPTION = 500
const MAX_PRODUCTS = 5_000
const MAX_POSITION = 999_999_999

/** Sent as `products` if the list was not edited, because a saved list can exceed MAX_PRODUCTS. */
export const UNCHANGED_LIST = 'untouched'

export const collectionInput = z
  .strictObject({
    name: labeledTextField(() => adminText.inputNames.name, MAX_COLLECTION_NAME).min(1, {
      error: () => adminText.nameRequired,
    }),
    slug: labeledTextField(() => adminText.inputNames.slug, MAX_COLLECTION_NAME),
    description: labeledTextField(() => adminText.inputNames.description, MAX_COLLECTION_DESCRIPTION),
    status: z.enum(COLLECTION_STATUSES, { error: () => adminText.chooseStatus }),
    cardPer: z.enum(CARD_PER, { error: () => adminText.chooseCardPer }),
    position: z.string().transform(readPosition),
    heroImage: imageField(),
    heroImageAlt: labeledTextField(() => adminText.inputNames.heroImageAlt, MAX_ALT),
    imageUrl: imageField(),
    imageUrlAlt: labeledTextField(() => adminText.inputNames.imageUrlAlt, MAX_ALT),
    products: z.string().transform((sent, ctx) => {
      if (sent === UNCHANGED_LIST) return null
      const parts = [...new Set(sent.toLowerCase().match(/\S+/g))]
      const ids = parts.map((part) => parseId<'product'>(part)).filter((id) => id !== null)
      if (ids.length < parts.length) ctx.addIssue(adminText.listUnreadable)
      if (ids.length > MAX_PRODUCTS) ctx.addIssue(adminText.tooManyProducts(MAX_PRODUCTS))
      return ids
    }),
    seoTitle: labeledTextField(() => adminText.inputNames.seoTitle, MAX_COLLECTION_NAME),
    seoDescription: labeledTextField(() => adminText.inputNames.seoDescription, MAX_SEO_DESCRIPTION),
    sizeGuide: guideField(),
    version: formVersion,
    /** Sent if the collection was deleted while its form was open. */
    saveAsNew: z.literal('yes').optional(),
  })
  .superRefine(requireSlug)

export type CollectionInput = z.output<typeof collectionInput>
export type CollectionFields = z.input<typeof collectionInput>

/** The key of an image (see `CoverImage`), '' for none. */
function imageField() {
  return z.string().max(1_000)
}

/** Text that is not a number counts as 0. */
function readPosition(typed: string, ctx: { readonly addIssue: (message: string) => void }): number {
  const trimmed = typed.trim()
  if (/^[+-]?\d+$/.test(trimmed) && Math.abs(Number(trimmed)) <= MAX_POSITION) return Number(trimmed)
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(trimmed)) {
    ctx.addIssue(adminText.invalidPosition(MAX_POSITION))
  }
  return 0
}
