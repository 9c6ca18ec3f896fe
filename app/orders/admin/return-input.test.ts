import { expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { parseInput } from '#app/lib/form.ts'
import { newId } from '#app/lib/id.ts'
import { refundInput } from '#app/orders/admin/return-input.ts'

// ISO 4217 decimals: none for JPY, three for KWD
const amounts: readonly [currency: CurrencyCode, typed: string, minor: number | null][] = [
  ['JPY', '12', 12],
  ['JPY', '12.00', 12],
  ['JPY', '12.50', null],
  ['JPY', '0.4', null],
  ['KWD', '1.388', 1_388],
  ['KWD', '1.3880', 1_388],
  ['KWD', '1.3885', null],
  ['KWD', '0.0005', null],
  ['EUR', '1.00', 1_00],
  ['EUR', '1.5', 1_50],
  ['EUR', '1.000', 1_00],
  ['EUR', '1.005', null],
  ['EUR', '1.999', null],
  ['EUR', '-1', null],
]

test.each(amounts)(
  'a refund in %s, typed as %s, has %s minor units (null if the amount is invalid)',
  (currency, typed, minor) => {
    const form = { intent: 'refund', key: newId(), seen: '0', part: [], amount: typed, note: '' }
    const parsed = parseInput(refundInput(currency), form)
    expect(parsed.ok ? parsed.value.amount.minor : null).toBe(minor)
    if (!parsed.ok) expect(Object.keys(parsed.errors)).toEqual(['amount'])
  },
)
