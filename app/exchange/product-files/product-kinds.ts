import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'

/** Product types in other systems that this store does not sell as products. */
const REJECTED = ['grouped', 'external', 'giftcard', 'gift card', 'gift-card']
/** Types that this store sells in a different way. They become drafts, so that staff check them first. */
const DRAFTED = [
  'virtual',
  'downloadable',
  'bundle',
  'composite',
  'subscription',
  'variable-subscription',
  'variable subscription',
]

/** Applies the product type from another system, such as 'bundle' or 'virtual'. */
export function applyKind(given: FileProduct, types: readonly string[], column: string): FileProduct {
  const kinds = types.map((word) => word.trim().toLowerCase().replaceAll('_', ' '))
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
