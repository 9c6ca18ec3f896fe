type Variant = { readonly size: string | null; readonly color: string | null }

/** The SKU of a variant: the product's with size and color appended, in capital letters and digits. */
export function variantSku(productSku: string, { size, color }: Variant): string {
  return [productSku, ...[size, color].flatMap((part) => (part === null ? [] : [skuPart(part)]))].join('-')
}

/** Whether it is the SKU of a variant by the rule, perhaps with a number. */
export function followsProductSku(sku: string, productSku: string, variant: Variant): boolean {
  const plain = variantSku(productSku, variant)
  return sku === plain || (sku.startsWith(`${plain}-`) && /^\d+$/.test(sku.slice(plain.length + 1)))
}

function skuPart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '')
  return plain
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
