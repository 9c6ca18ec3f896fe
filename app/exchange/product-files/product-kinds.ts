import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'

/** Product types in other systems that this store does not sell as products. */
const REJECTED_TYPES = ['grouped', 'external', 'giftcard', 'gift card', 'gift-card']
/** Types that this store sells in a different way. Their products become drafts, so that staff check them first. */
const DRAFT_TYPES = [
  'virtual',
  'downloadable',
  'bundle',
  'composite',
  'subscription',
  'variable-subscription',
  'variable subscription',
]

/** Applies the product type from another system, such as 'bundle' or 'virtual'. */
export function applyKind(fileProduct: FileProduct, types: readonly string[], column: string): FileProduct {
  const kinds = types.map((word) => word.trim().toLowerCase().replaceAll('_', ' '))
  const rejected = kinds.find((kind) => REJECTED_TYPES.includes(kind))
  if (rejected) {
    const message = /gift/.test(rejected) ? adminText.giftCardRejected : adminText.kindRejected(rejected)
    return { ...fileProduct, errors: [{ line: fileProduct.line, column, message }, ...fileProduct.errors] }
  }
  const drafted = kinds.find((kind) => DRAFT_TYPES.includes(kind))
  if (!drafted) return fileProduct
  const { status: _, ...texts } = fileProduct.texts
  return {
    ...fileProduct,
    texts,
    textsIfNew: { ...fileProduct.textsIfNew, status: 'draft' },
    notes: [...fileProduct.notes, adminText.kindDrafted(drafted)],
  }
}
