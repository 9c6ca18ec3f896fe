import { parsePassportCode } from '#app/catalog/passport/passport-code.ts'
import { parseGtin } from '#app/catalog/variant-codes.ts'
import type { Id } from '#app/lib/id.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'

const GTIN_DIGITS = 14
const PASSPORT = /\/passport\/([0-9a-z]{25})\/?$/

/**
 * Normalizes a barcode, SKU or QR code for comparison. Scanners and databases write the same GTIN with and without
 * leading zeros. The QR code of a label or packing slip is the URL of the product's passport.
 */
export function normalizeScannedCode(text: string): string {
  const product = parsePassportCode(PASSPORT.exec(text.trim())?.[1] ?? '')
  if (product) return toProductCode(product)
  const gtin = parseGtin(text.trim())
  return gtin ? gtin.padStart(GTIN_DIGITS, '0') : normalizeCode(text)
}

/** Returns the normalized QR code of a product's labels. */
export function toProductCode(product: Id<'product'>): string {
  return `product:${product}`
}
