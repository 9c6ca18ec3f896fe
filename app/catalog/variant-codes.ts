/** The size and color of a variant; both are null if its product has no stock by size and color. */
export type VariantOptions = { readonly size: string | null; readonly color: string | null }

/** Null stands for a product as a whole. */
export function isSameVariant(a: VariantOptions | null, b: VariantOptions | null): boolean {
  return a === b || (a !== null && b !== null && a.size === b.size && a.color === b.color)
}

/** Returns a label such as 'S, Black'. */
export function formatVariant({ size, color }: VariantOptions): string {
  return [size, color].filter((part) => part !== null).join(', ')
}

/** Returns the SKU of a variant: the product's SKU with size and color appended, in capital letters and digits. */
export function buildVariantSku(productSku: string, { size, color }: VariantOptions): string {
  const parts = [size, color].filter((part) => part !== null).map(toSkuPart)
  return [productSku, ...parts].join('-')
}

/** Returns true if the SKU is derived from the product's SKU, with or without an appended number. */
export function followsProductSku(sku: string, productSku: string, variant: VariantOptions): boolean {
  const plain = buildVariantSku(productSku, variant)
  return sku === plain || (sku.startsWith(`${plain}-`) && /^\d+$/.test(sku.slice(plain.length + 1)))
}

function toSkuPart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '')
  return plain
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export const MAX_BARCODE = 50

/** Returns the digits of a GTIN-8, -12, -13 or -14 with a correct check digit, or null. Ignores spaces and hyphens. */
export function parseGtin(barcode: string): string | null {
  const digits = barcode.replace(/[ -]/g, '')
  return hasGtinLength(digits) && /[1-9]/.test(digits) && hasCheckDigit(digits) ? digits : null
}

/** Returns true if a barcode looks like a GTIN with a typing error. */
export function isMistypedGtin(barcode: string): boolean {
  return hasGtinLength(barcode.replace(/[ -]/g, '')) && parseGtin(barcode) === null
}

/** Matches '4.00638E+12', the spreadsheet format of a long number. */
export function isRoundedNumber(text: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(text)
}

function hasGtinLength(digits: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(digits)
}

/** From the right, digits are alternately multiplied by 1 and 3. The sum must be divisible by 10. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 1 : 3),
    0,
  )
  return sum % 10 === 0
}
