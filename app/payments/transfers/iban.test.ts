import { expect, test } from 'vitest'
import { checkIban, formatIban, hasIbans, isIban } from '#app/payments/transfers/iban.ts'

// Examples from the IBAN registry
test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE'],
  ['gb82west12345698765432', 'GB'],
  ['FR14-2004-1010-0505-0001-3M02-606', 'FR'],
  ['NL91ABNA0417164300', 'NL'],
  ['NO9386011117947', 'NO'],
  ['MT84MALT011000012345MTLCAST001S', 'MT'],
  ['PL61109010140000071219812874', 'PL'],
  ['BE68539007547034', 'BE'],
  ['CH9300762011623852957', 'CH'],
  ['ES9121000418450200051332', 'ES'],
  ['IT60X0542811101000000123456', 'IT'],
  ['PT50000201231234567890154', 'PT'],
])('%s is an IBAN of %s', (typed, country) => {
  const iban = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  expect(checkIban(typed)).toEqual({ ok: true, iban, country })
  expect(isIban(iban)).toBe(true)
})

test.each([
  ['', /starts with two letters/],
  ['3704 0044 0532', /starts with two letters/],
  ['DE89 3704 0044 0532 0130 0', /Germany have 22 characters; this one has 21/],
  ['DE88 3704 0044 0532 0130 00', /check digits/],
  ['DE89 3704 0044 0532 0131 00', /check digits/],
  ['US64 0000 0000 0000', /country code/],
])('“%s” is rejected with a reason', (typed, reason) => {
  expect(checkIban(typed)).toEqual({ ok: false, reason: expect.stringMatching(reason) })
})

test('a wrong digit and two swapped adjacent digits are detected at every position', () => {
  const iban = 'DE89370400440532013000'
  for (let at = 2; at < iban.length; at++) {
    const wrong = iban.slice(0, at) + ((Number(iban.charAt(at)) + 1) % 10) + iban.slice(at + 1)
    expect(isIban(wrong)).toBe(false)
    const swapped = iban.slice(0, at) + iban.charAt(at + 1) + iban.charAt(at) + iban.slice(at + 2)
    expect(isIban(swapped)).toBe(swapped === iban)
  }
})

test('an IBAN is formatted in groups of four', () => {
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
  expect(formatIban('NO93 8601 1117 947')).toBe('NO93 8601 1117 947')
})

test('banks in some countries do not use IBANs', () => {
  expect(['DE', 'GB', 'AE'].map(hasIbans)).toEqual([true, true, true])
  expect(['NG', 'JP', 'CA', 'US', 'AU'].map(hasIbans)).toEqual([false, false, false, false, false])
})
