import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FileProduct } from '#app/exchange/product-files/file-product.ts'

/** Product types in other systems that cannot be imported. */
const REJECTED_TYPES = ['grouped', 'external', 'giftcard', 'gift card', 'gift-card']
/** Types that this store does not have. New products of these types become drafts, so that staff check them first. */
const DRAFT_TYPES = [
  'virtual',
  'downloadable',
  'bundle',
  'composite',
  'subscription',
  'variable-subscription',
  'variable subscription',
]

/** Rejects the product, or makes it a draft, if another system's types for it ('bundle', 'virtual') require that. */
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
