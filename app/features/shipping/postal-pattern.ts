import { adminText } from '#app/features/shipping/admin-text.ts'

/** Codes that begin with `from` to `to`, which have the same length; only codes of that length if `isWhole`. */
export type PostalRange = { readonly from: string; readonly to: string; readonly isWhole: boolean }

type ParsedPattern =
  | { readonly ok: true; readonly ranges: readonly PostalRange[] }
  | { readonly ok: false; readonly message: string }

const CODE = /^[A-Z0-9]{1,10}$/

/**
 * '100*, 1010-1019, 2000': beginnings, ranges and whole codes, separated by commas; '' is every code. The ends of a
 * range have the same length, and codes count by their beginning: 1010-1019 covers 1010 and 1011AB.
 */
export function parsePostalPattern(pattern: string): ParsedPattern {
  const ranges: PostalRange[] = []
  for (const typed of pattern.split(',')) {
    const part = typed.replace(/\s/g, '').toUpperCase()
    if (part === '') continue
    const range = rangeOf(part)
    if (!range) return { ok: false, message: adminText.postalCodeInvalid(typed.trim().slice(0, 40)) }
    ranges.push(range)
  }
  return { ok: true, ranges }
}

function rangeOf(part: string): PostalRange | null {
  if (CODE.test(part)) return { from: part, to: part, isWhole: true }
  const beginning = part.endsWith('*') ? part.slice(0, -1) : ''
  if (CODE.test(beginning)) return { from: beginning, to: beginning, isWhole: false }
  const [from = '', to = '', more] = part.split('-')
  const isRange = more === undefined && CODE.test(from) && CODE.test(to) && shapeOf(from) === shapeOf(to) && from <= to
  return isRange ? { from, to, isWhole: false } : null
}

/** 'A1B' and 'C2D' have one shape: only such codes have an order. */
function shapeOf(code: string): string {
  return code.replace(/\d/g, '0').replace(/[A-Z]/g, 'A')
}

/** Spaces, hyphens and case do not matter; of a ZIP+4 code, the first five digits do. */
export function barePostalCode(code: string, country: string): string {
  const bare = code.replace(/[\s-]/g, '').toUpperCase()
  return country === 'US' ? bare.slice(0, 5) : bare
}

/** How closely a normalized code is covered: more characters count more. 0 if it is not. */
export function postalMatch(ranges: readonly PostalRange[], code: string): number {
  return Math.max(
    0,
    ...ranges.map((range) => (covers(range, code) ? 2 * range.from.length + Number(range.isWhole) : 0)),
  )
}

function covers({ from, to, isWhole }: PostalRange, code: string): boolean {
  const beginning = code.slice(0, from.length)
  return beginning.length === from.length && from <= beginning && beginning <= to && (!isWhole || code === beginning)
}

/** Whether some code is covered by both. */
export function overlap(a: PostalRange, b: PostalRange): boolean {
  const length = Math.min(a.from.length, b.from.length)
  const isTooShort = (range: PostalRange, other: PostalRange) => range.isWhole && range.from.length < other.from.length
  if (isTooShort(a, b) || isTooShort(b, a)) return false
  const [aFrom, aTo, bFrom, bTo] = [a.from, a.to, b.from, b.to].map((code) => code.slice(0, length))
  return (
    aFrom !== undefined && bTo !== undefined && bFrom !== undefined && aTo !== undefined && aFrom <= bTo && bFrom <= aTo
  )
}
