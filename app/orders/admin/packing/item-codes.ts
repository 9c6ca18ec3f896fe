import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import type { Id } from '#app/lib/id.ts'
import type { PackLine } from '#app/orders/admin/packing/packing.ts'
import { normalizeScannedCode, toProductCode } from '#app/orders/admin/packing/scanned-code.ts'

export type CodedVariant = {
  readonly id: Id<'variant'>
  readonly productId: Id<'product'>
  readonly size: string | null
  readonly color: string | null
  readonly sku: string
  readonly barcode: string | null
}

type OrderedVariant = {
  readonly variantId: Id<'variant'> | null
  readonly productId: Id<'product'> | null
  readonly size: string
  readonly color: string
  readonly sku: string
}

/**
 * Returns the codes that identify an ordered item in a scan. `variants` must contain at least the variants of the
 * item's product and all other variants with the same codes.
 */
export function listItemCodes(
  item: OrderedVariant,
  variants: readonly CodedVariant[],
): Pick<PackLine, 'codes' | 'sharedCodes'> {
  const variant = variants.find(({ id }) => id === item.variantId)
  const product = item.productId ? [toProductCode(item.productId)] : []
  const all = [...new Set([...[item.sku, variant?.sku, variant?.barcode].flatMap(toCode), ...product])]
  const isUnique = (code: string) =>
    identifiesItem(item, variant) && variants.every((other) => other === variant || !hasCode(other, code))
  return { codes: all.filter(isUnique), sharedCodes: all.filter((code) => !isUnique(code)) }
}

function toCode(text: string | null | undefined): string[] {
  const code = normalizeScannedCode(text ?? '')
  return code === '' ? [] : [code]
}

function hasCode({ sku, barcode, productId }: CodedVariant, code: string): boolean {
  return [...toCode(sku), ...toCode(barcode), toProductCode(productId)].includes(code)
}

/** Returns false if the product's stock is a single number, since all sizes and colors then have the same SKU. */
function identifiesItem(item: OrderedVariant, variant: CodedVariant | undefined): boolean {
  if (!variant) return false
  const isSize = item.size === ONE_SIZE || item.size === variant.size
  return isSize && (item.color === DEFAULT_COLOR.name || item.color === variant.color)
}
