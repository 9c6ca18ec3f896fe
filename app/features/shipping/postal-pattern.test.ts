import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  barePostalCode,
  overlap,
  type PostalRange,
  parsePostalPattern,
  postalMatch,
} from '#app/features/shipping/postal-pattern.ts'

function rangesOf(pattern: string): readonly PostalRange[] {
  const parsed = parsePostalPattern(pattern)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.ranges
}

const isCovered = (pattern: string, code: string, country = 'AT') =>
  postalMatch(rangesOf(pattern), barePostalCode(code, country)) > 0

test.each([
  { pattern: '100*', covered: ['1000', '1009', '10012'], not: ['1010', '10', ''] },
  { pattern: '1010-1019', covered: ['1010', '1015', '1019', '1011 AB'], not: ['1009', '1020', '101'] },
  { pattern: '2000', covered: ['2000', ' 20 00 '], not: ['20001', '200'] },
  { pattern: '100*, 1010-1019,2000', covered: ['1001', '1011', '2000'], not: ['1020', '2001'] },
  { pattern: 'sw1a*', covered: ['SW1A 1AA', 'sw1a1aa'], not: ['SW1B 1AA'] },
  { pattern: 'A1A-A9Z', covered: ['A5B 1C1'], not: ['B1A 1C1'] },
  { pattern: '00950-00999', covered: ['00-950', '00-999'], not: ['01-000'] },
])('$pattern covers $covered and not $not', ({ pattern, covered, not }) => {
  expect(covered.filter((code) => !isCovered(pattern, code))).toEqual([])
  expect(not.filter((code) => isCovered(pattern, code))).toEqual([])
})

test('of a ZIP+4 code of the United States, the first five digits count', () => {
  expect(isCovered('94110', '94110-1234', 'US')).toBe(true)
  expect(isCovered('94110', '941101234', 'MX')).toBe(false)
})

test('without a pattern there are no ranges', () => {
  expect(rangesOf('')).toEqual([])
  expect(rangesOf(' , ')).toEqual([])
})

test.each(['00-950', '1000-001', '1019-1010', '1*0', '*', 'ÄÖ', '10-20-30', '1A-22', '12345678901'])(
  '%s is refused with an example of what is meant',
  (pattern) => {
    const parsed = parsePostalPattern(pattern)
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining('100*') })
    expect(parsed).toMatchObject({ message: expect.stringContaining(pattern) })
  },
)

test('a closer pattern counts more: longer beginnings, and whole codes most', () => {
  const closeness = ['1*', '10*', '1010-1019', '1010'].map((pattern) => postalMatch(rangesOf(pattern), '1010'))
  expect(closeness).toEqual(closeness.toSorted((a, b) => a - b))
  expect(new Set(closeness).size).toBe(4)
})

const anyCode = fc.stringMatching(/^[0-9]{3,5}$/)
const anyRange = fc.oneof(
  anyCode.map((code) => ({ from: code, to: code, isWhole: true })),
  anyCode.map((code) => ({ from: code, to: code, isWhole: false })),
  fc.tuple(fc.stringMatching(/^[0-9]{4}$/), fc.stringMatching(/^[0-9]{4}$/)).map(([a, b]) => {
    return a <= b ? { from: a, to: b, isWhole: false } : { from: b, to: a, isWhole: false }
  }),
)

test('two ranges overlap exactly if a code is in both', () => {
  fc.assert(
    fc.property(anyRange, anyRange, (a, b) => {
      const long = [a, b].flatMap(({ from, to }) => [
        from,
        to,
        from.padEnd(5, '0'),
        to.padEnd(5, '9'),
        to.padEnd(5, '0'),
      ])
      const isShared = long.some((code) => postalMatch([a], code) > 0 && postalMatch([b], code) > 0)
      if (isShared) expect(overlap(a, b)).toBe(true)
      if (!overlap(a, b)) expect(isShared).toBe(false)
    }),
  )
})
