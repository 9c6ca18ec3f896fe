import { expect, test } from 'vitest'
import { parseSignedMoney } from '#app/base/money/signed-amount.ts'

test.each([
  ['12.50', 'USD', 12_50],
  ['12.5000', 'USD', 12_50],
  ['1,234.5', 'USD', 1_234_50],
  ['$12', 'USD', 12_00],
  ['-12.34', 'USD', -12_34],
  ['−0.00', 'USD', 0],
  ['1200', 'JPY', 1200],
  ['1200.00', 'JPY', 1200],
  ['1.234', 'KWD', 1_234],
  ['.5', 'USD', 50],
  ['12.345', 'USD', null],
  ['1200.50', 'JPY', null],
  ['12,50', 'USD', null],
  ['', 'USD', null],
  ['--1', 'USD', null],
  ['1e3', 'USD', null],
  ['NaN', 'USD', null],
] as const)('“%s” in %s has %s smallest units', (text, currency, minor) => {
  expect(parseSignedMoney(text, currency)?.minor ?? null).toBe(minor)
})
