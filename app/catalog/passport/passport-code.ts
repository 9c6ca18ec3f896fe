import { type Id, parseId } from '#app/lib/id.ts'

const BASE = 36
const LENGTH = 25
const LIMIT = 2n ** 128n

/**
 * Returns the code in the URL of a product's passport: its id in base 36, so that it is short, can be typed, and is
 * never reused for another product.
 */
export function toPassportCode(id: Id<'product'>): string {
  return BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(BASE)
    .padStart(LENGTH, '0')
}

/** Returns a code's product id, or null if no product can have the code. */
export function parsePassportCode(code: string): Id<'product'> | null {
  if (!/^[0-9a-z]{25}$/.test(code)) return null
  const number = [...code].reduce((sum, digit) => sum * BigInt(BASE) + BigInt(Number.parseInt(digit, BASE)), 0n)
  if (number >= LIMIT) return null
  const hex = number.toString(16).padStart(32, '0')
  return parseId<'product'>(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
}

export function isPassportCode(code: string): boolean {
  return parsePassportCode(code) !== null
}
