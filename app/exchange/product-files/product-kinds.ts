import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'

/** Kinds of products of other systems that are none here: nothing of their own is sold. */
const REJECTED = ['grouped', 'external', 'giftcard', 'gift card', 'gift-card']
/** Those that this store sells in another way, so that staff look at them first. */
const DRAFTED = [
  'virtual',
  'downloadable',
  'bundle',
  'composite',
  'subscription',
  'variable-subscription',
  'variable subscription',
]

/** Returns a product with what its kind means here, such as 'bundle' or 'virtual' in another system. */
export function withKind(given: FileProduct, words: readonly string[], column: string): FileProduct {
  const kinds = words.map((word) => word.trim().toLowerCase().replaceAll('_', ' '))
  const rejected = kinds.find((kind) => REJECTED.includes(kind))
  if (rejected) {
    const message = /gift/.test(rejected) ? adminText.giftCardRejected : adminText.kindRejected(rejected)
    return { ...given, errors: [{ line: given.line, column, message }, ...given.errors] }
  }
  const drafted = kinds.find((kind) => DRAFTED.includes(kind))
  if (!drafted) return given
  const { status: _, ...texts } = given.texts
  return {
    ...given,
    texts,
    textsIfNew: { ...given.textsIfNew, status: 'draft' },
    notes: [...given.notes, adminText.kindDrafted(drafted)],
  }
}
