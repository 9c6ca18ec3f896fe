import { normalizeCode } from '#app/lib/normalize-code.ts'
import { adminText } from '#app/pricing/shipping/admin-text.ts'
import { POSTAL_PATTERNS } from '#app/pricing/shipping/postal-patterns.data.ts'

/**
 * Covers codes whose prefix is between `from` and `to`, which have the same length. If `isWhole`, covers only codes of
 * that length. `outward` is the number of characters before a space, if there was one.
 */
export type PostalRange = {
  readonly from: string
  readonly to: string
  readonly isWhole: boolean
  readonly outward?: number
}

type ParsedPattern =
  | { readonly ok: true; readonly ranges: readonly PostalRange[] }
  | { readonly ok: false; readonly message: string }

const CODE = /^[A-Z0-9]{1,10}$/

/**
 * Parses prefixes, ranges and whole codes, separated by commas: '100*, 1010-1019, 2000'. '' covers every code. The ends
 * of a range have the same length and are compared with the prefix of a code: 1010-1019 covers 1010 and 1011AB. In the
 * United Kingdom, a space ends the outward code: 'PA6 *' covers only PA6, but 'PA6*' also covers PA60
 * to PA69.
 */
export function parsePostalPattern(pattern: string): ParsedPattern {
  const ranges: PostalRange[] = []
  for (const typed of pattern.split(',')) {
    const part = normalizeCode(typed)
    if (part === '') continue
    const range = parseRange(part, typed.trim())
    if (!range) return { ok: false, message: adminText.postalCodeInvalid(typed.trim().slice(0, 40)) }
    ranges.push(range)
  }
  return { ok: true, ranges }
}

/** Normalizes a pattern for storage: in uppercase, without meaningless spaces. */
export function tidyPostalPattern(pattern: string, country: string): string {
  return pattern
    .toUpperCase()
    .split(',')
    .map((part) => {
      const bare = part.replace(/\s/g, '')
      const outward = findOutwardLength(part.trim())
      if (outward === undefined || POSTAL_PATTERNS[country] !== 'outward') return bare
      return `${bare.slice(0, outward)} ${bare.slice(outward)}`
    })
    .filter((part) => part.trim() !== '')
    .join(', ')
}

function parseRange(part: string, typed: string): PostalRange | null {
  const outward = findOutwardLength(typed)
  const outwardLength = outward === undefined ? {} : { outward }
  if (CODE.test(part)) return { from: part, to: part, isWhole: true, ...outwardLength }
  const prefix = part.endsWith('*') ? part.slice(0, -1) : ''
  if (CODE.test(prefix)) return { from: prefix, to: prefix, isWhole: false, ...outwardLength }
  const [from = '', to = '', more] = part.split('-')
  const isRange = more === undefined && CODE.test(from) && CODE.test(to) && toShape(from) === toShape(to) && from <= to
  return isRange ? { from, to, isWhole: false } : null
}

/** Returns the number of characters before a space: 4 for 'PA67 *'. */
function findOutwardLength(typed: string): number | undefined {
  return /^([a-z0-9]+)\s+[a-z0-9*]+$/i.exec(typed)?.[1]?.length
}

/** 'A1B' and 'C2D' have the same shape, so they can be ordered. */
function toShape(code: string): string {
  return code.replace(/\d/g, '0').replace(/[A-Z]/g, 'A')
}

/**
 * Royal Mail postcodes have an outward code of two to four characters and an inward code of three. PA6 7LN is not in
 * PA67.
 */
const OUTWARD = /^[A-Z]{1,2}(?:\d[\dA-Z]?)?$/
const COMPLETE = /^([A-Z]{1,2}\d[\dA-Z]?)\d[A-Z]{2}$/

/** An address's code, prepared for comparison with patterns. */
type ComparedCode = {
  /** Possible spellings, without spaces or hyphens. */
  readonly spellings: readonly string[]
  /** The part before the last three characters, if the country has outward codes. */
  readonly outward: string | null
}

function toComparedCode(typed: string, country: string): ComparedCode {
  const bare = normalizeCode(typed).replaceAll('-', '')
  const pattern = POSTAL_PATTERNS[country]
  if (pattern === 'zip') return { spellings: [bare.slice(0, 5)], outward: null }
  const digits = pattern === 'letters' ? [bare.replace(/\D/g, '')] : []
  const outward = pattern === 'outward' ? (COMPLETE.exec(bare)?.[1] ?? bare) : null
  return { spellings: [bare, ...digits], outward }
}

/**
 * Returns how specific the range that covers a code is: ranges with more characters are more specific. Returns 0 if no
 * range covers the code. Ignores the code's spaces, hyphens and case.
 */
export function computePostalMatch(ranges: readonly PostalRange[], code: string, country: string): number {
  const compared = toComparedCode(code, country)
  return Math.max(
    0,
    ...ranges.map((range) => (covers(range, compared) ? 2 * range.from.length + Number(range.isWhole) : 0)),
  )
}

function covers(range: PostalRange, { spellings, outward }: ComparedCode): boolean {
  if (outward === null || !(range.outward !== undefined || OUTWARD.test(range.from))) {
    return spellings.some((code) => coversCode(range, code))
  }
  if (range.outward !== undefined) {
    return outward.length === range.outward && spellings.some((code) => coversCode(range, code))
  }
  if (range.isWhole) return outward === range.from
  if (range.from === range.to) return outward.startsWith(range.from)
  return toShape(outward) === toShape(range.from) && range.from <= outward && outward <= range.to
}

function coversCode({ from, to, isWhole }: PostalRange, code: string): boolean {
  const prefix = code.slice(0, from.length)
  return prefix.length === from.length && from <= prefix && prefix <= to && (!isWhole || code === prefix)
}

/** Returns true if at least one code in the country is in both ranges. */
export function doRangesOverlap(a: PostalRange, b: PostalRange, country: string): boolean {
  if (POSTAL_PATTERNS[country] === 'outward') {
    const isEndIn = (range: PostalRange, other: PostalRange) =>
      [range.from, range.to].some((end) => covers(other, toComparedCode(createSampleCode(end, range.outward), country)))
    return isEndIn(a, b) || isEndIn(b, a)
  }
  const length = Math.min(a.from.length, b.from.length)
  const isTooShort = (range: PostalRange, other: PostalRange) => range.isWhole && range.from.length < other.from.length
  if (isTooShort(a, b) || isTooShort(b, a)) return false
  const [aFrom, aTo, bFrom, bTo] = [a.from, a.to, b.from, b.to].map((code) => code.slice(0, length))
  return (
    aFrom !== undefined && bTo !== undefined && bFrom !== undefined && aTo !== undefined && aFrom <= bTo && bFrom <= aTo
  )
}

/** Returns a complete code with this prefix. */
function createSampleCode(prefix: string, outward: number | undefined): string {
  const length = outward ?? (OUTWARD.test(prefix) ? prefix.length : null)
  return length === null ? prefix : prefix + '1AA'.slice(prefix.length - length)
}
