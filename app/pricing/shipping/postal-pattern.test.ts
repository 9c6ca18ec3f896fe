import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  computePostalMatch,
  doRangesOverlap,
  type PostalRange,
  parsePostalPattern,
  tidyPostalPattern,
} from '#app/pricing/shipping/postal-pattern.ts'

function parseRanges(pattern: string): readonly PostalRange[] {
  const parsed = parsePostalPattern(pattern)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.ranges
}

const isCovered = (pattern: string, code: string, country = 'AT') =>
  computePostalMatch(parseRanges(pattern), code, country) > 0

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

test('only the first five digits of a US ZIP+4 code count', () => {
  expect(isCovered('94110', '94110-1234', 'US')).toBe(true)
  expect(isCovered('94110', '941101234', 'MX')).toBe(false)
})

test.each([
  {
    pattern: 'PA60-PA78',
    covered: ['PA60 7XF', 'PA67 6DL', 'PA78 6TE'],
    not: ['PA6 7LN', 'PA7 5AA', 'PA5 8UE', 'PA79 1AA'],
  },
  { pattern: 'IV40-IV56', covered: ['IV40 8AB', 'iv568fj'], not: ['IV4 7AA', 'IV57 1AA'] },
  { pattern: 'KW15-KW17', covered: ['KW16 3AA'], not: ['KW1 5AA', 'KW14 7AA'] },
  { pattern: 'TR21-TR25', covered: ['TR21 0LW'], not: ['TR2 5AA'] },
  { pattern: 'PA6-PA9', covered: ['PA6 7LN', 'PA9 1AA'], not: ['PA60 7XF', 'PA5 8UE'] },
  { pattern: 'EC1A-EC1N', covered: ['EC1M 6AA'], not: ['EC1Y 8SY', 'EC1 1AA'] },
  { pattern: 'PA67*', covered: ['PA67 6DL'], not: ['PA6 7LN'] },
  { pattern: 'PA67 *', covered: ['PA67 6DL'], not: ['PA6 7LN'] },
  { pattern: 'PA6*', covered: ['PA6 7LN', 'PA67 6DL'], not: ['PA7 5AA'] },
  { pattern: 'PA6 *', covered: ['PA6 7LN'], not: ['PA67 6DL'] },
  { pattern: 'PA6 7*', covered: ['PA6 7LN'], not: ['PA67 6DL', 'PA6 8LN'] },
  { pattern: 'PA6', covered: ['PA6 7LN'], not: ['PA67 6DL'] },
  { pattern: 'PA6 7LN, PA67 6DL', covered: ['pa67ln', 'PA67 6DL'], not: ['PA6 7LP'] },
  { pattern: 'W*', covered: ['W1A 4ZZ', 'WC2N 5DU'], not: ['SW1A 1AA'] },
  { pattern: 'W1A4*, BFPO*', covered: ['W1A 4ZZ', 'BFPO 61'], not: ['W1A 1AA'] },
])('in the United Kingdom, $pattern covers $covered and not $not', ({ pattern, covered, not }) => {
  expect(covered.filter((code) => !isCovered(pattern, code, 'GB'))).toEqual([])
  expect(not.filter((code) => isCovered(pattern, code, 'GB'))).toEqual([])
})

test.each([
  { country: 'JE', pattern: 'JE1-JE3', covered: ['JE3 4AB'], not: ['JE4 8PZ'] },
  { country: 'GG', pattern: 'GY1 *', covered: ['GY1 1AA'], not: ['GY10 1SB'] },
  { country: 'GG', pattern: 'GY10-GY10', covered: ['GY10 1SB'], not: ['GY1 0AA'] },
  { country: 'IM', pattern: 'IM1-IM9', covered: ['IM4 2AA'], not: ['IM99 1PS'] },
  { country: 'IE', pattern: 'D01-D24, A65*', covered: ['D08 XY12', 'A65 F4E2'], not: ['D6W XY12', 'A67 F4E2'] },
  { country: 'CA', pattern: 'H3A-H3Z, K1A*', covered: ['H3Z 2Y7', 'K1A 0B1'], not: ['H4A 1A1'] },
  { country: 'NL', pattern: '1000-1099', covered: ['1012 AB'], not: ['1100 AA'] },
  { country: 'MT', pattern: 'VLT*', covered: ['VLT 1117', 'VLT 10'], not: ['SLM 1010'] },
  { country: 'LV', pattern: '1001-1084', covered: ['LV-1073'], not: ['LV-2101'] },
  { country: 'AR', pattern: '1000-1499', covered: ['C1070AAM', '1070'], not: ['X5000AAA'] },
  { country: 'PR', pattern: '00901', covered: ['00901-1234'], not: ['00902'] },
])('in $country, $pattern covers $covered and not $not', ({ country, pattern, covered, not }) => {
  expect(covered.filter((code) => !isCovered(pattern, code, country))).toEqual([])
  expect(not.filter((code) => isCovered(pattern, code, country))).toEqual([])
})

test('a pattern is stored in uppercase; the space that ends an outward code is kept', () => {
  expect(tidyPostalPattern(' pa67  *,pa60-pa78,, sw1a 1aa ', 'GB')).toBe('PA67 *, PA60-PA78, SW1A 1AA')
  expect(tidyPostalPattern('1011 ab, 1012 *', 'NL')).toBe('1011AB, 1012*')
})

test.each([
  { a: 'PA60-PA78', b: 'PA67*', isShared: true },
  { a: 'PA60-PA78', b: 'PA6 *', isShared: false },
  { a: 'PA60-PA78', b: 'PA*', isShared: true },
  { a: 'PA6 7LN', b: 'PA6', isShared: true },
  { a: 'PA6 7LN', b: 'PA67*', isShared: false },
  { a: 'PA60-PA78', b: 'PA70-PA90', isShared: true },
  { a: 'PA67LN', b: 'PA6', isShared: true },
  { a: 'PA6 7*', b: 'PA6', isShared: true },
  { a: 'PA6 7*', b: 'PA67*', isShared: false },
])('in the United Kingdom, $a and $b overlap: $isShared', ({ a, b, isShared }) => {
  const doPatternsOverlap = (pattern: string, other: string) =>
    parseRanges(pattern).some((range) => parseRanges(other).some((second) => doRangesOverlap(range, second, 'GB')))
  expect([doPatternsOverlap(a, b), doPatternsOverlap(b, a)]).toEqual([isShared, isShared])
})

test('without a pattern there are no ranges', () => {
  expect(parseRanges('')).toEqual([])
  expect(parseRanges(' , ')).toEqual([])
})

test.each(['00-950', '1000-001', '1019-1010', '1*0', '*', 'ÄÖ', '10-20-30', '1A-22', '12345678901'])(
  '%s is rejected with an example of a valid pattern',
  (pattern) => {
    const parsed = parsePostalPattern(pattern)
    expect(parsed).toMatchObject({ ok: false, message: expect.stringContaining('100*') })
    expect(parsed).toMatchObject({ message: expect.stringContaining(pattern) })
  },
)

test('the message about an invalid pattern shows its first 40 characters', () => {
  const excerpt = '1'.repeat(40)
  expect(parsePostalPattern('1'.repeat(45))).toMatchObject({ message: expect.stringContaining(`“${excerpt}”`) })
})

test('a more specific pattern ranks higher: longer prefixes, and whole codes highest', () => {
  const ranks = ['1*', '10*', '1010-1019', '1010'].map((pattern) =>
    computePostalMatch(parseRanges(pattern), '1010', 'AT'),
  )
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(4)
})

/** Codes have only two different digits, so that many ranges overlap. */
const anyCode = fc.stringMatching(/^[01]{3,5}$/)
const anyRange = fc.oneof(
  anyCode.map((code) => ({ from: code, to: code, isWhole: true })),
  anyCode.map((code) => ({ from: code, to: code, isWhole: false })),
  fc.tuple(fc.stringMatching(/^[01]{4}$/), fc.stringMatching(/^[01]{4}$/)).map(([a, b]) => {
    return a <= b ? { from: a, to: b, isWhole: false } : { from: b, to: a, isWhole: false }
  }),
)

test('two ranges overlap if and only if a code is in both', () => {
  fc.assert(
    fc.property(anyRange, anyRange, (a, b) => {
      const codes = [a, b].flatMap(({ from, to }) => [
        from,
        to,
        from.padEnd(5, '0'),
        to.padEnd(5, '9'),
        to.padEnd(5, '0'),
      ])
      const isShared = codes.some(
        (code) => computePostalMatch([a], code, 'AT') > 0 && computePostalMatch([b], code, 'AT') > 0,
      )
      expect(doRangesOverlap(a, b, 'AT')).toBe(isShared)
    }),
  )
})
