import { expect, test } from 'vitest'
import { normalizeCode } from '#app/lib/normalize-code.ts'

/** Invisible characters: Unicode's Default_Ignorable_Code_Point (UAX #44). */
test.each([
  'WELCOME10',
  '  welcome10 ',
  'Welcome 10',
  'WELCOME\u00a010',
  'WELCOME\u202f10',
  '\tWELCOME10\n',
  'WELCOME\u200b10',
  'WEL\u00adCOME10',
  'WELCOME10\u2060',
  '\ufeffWELCOME10',
  '\u200eWELCOME10\u200f',
  '\u202aWELCOME10\u202c',
  '\u2066WELCOME10\u2069',
  '\u061cWELCOME10',
  'WEL\u200dCOME10',
  'WELCOME10\ufe0f',
  'ＷＥＬＣＯＭＥ１０',
  'ｗｅｌｃｏｍｅ　１０',
  'WELCOME\u034f10',
  '\u3164WELCOME10',
  'WELCOME10\u180e',
  'WELCOME١٠',
  'welcome۱۰',
  'WELCOME१०',
])('%j is normalized to WELCOME10', (typed) => {
  expect(normalizeCode(typed)).toBe('WELCOME10')
})

test.each(['A-1', 'A‐1', 'A‑1', 'A–1', 'A—1', 'A−1', 'Ａ－１', 'A﹣1'])(
  '%j is normalized to A-1, with an ordinary hyphen',
  (typed) => {
    expect(normalizeCode(typed)).toBe('A-1')
  },
)

test('other letters and symbols are kept', () => {
  expect(normalizeCode('Été_#1/Ω')).toBe('ÉTÉ_#1/Ω')
})
