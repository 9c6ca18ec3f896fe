import { expect, test } from 'vitest'
import {
  chooseCurrency,
  createHistoryFormatter,
  listChangedKeys,
  toDraft,
  toTabs,
} from '#app/store/settings/settings-draft.ts'
import { initialSettings, settingKeys } from '#app/store/settings.ts'
import { formKeys, STORE_TEXTS } from '#app/store/settings-fields.ts'

const initial = { ...initialSettings, rate: 1_500_000_000 }
const loaded = { keys: formKeys, settings: initial, charged: 'USD', version: 'v' } as const

test('amounts, percentages and rates become decimal text, and switches stay booleans', () => {
  const settings = { ...initial, tax_rate: 88_750, rate: 920_000, default_shipping_rate: 450_005 }
  expect(toDraft({ ...loaded, settings })).toMatchObject({
    store_name: 'Lumina',
    store_currency: 'NGN',
    tax_rate: '8.875',
    rate: '0.92',
    default_shipping_rate: '4500.05',
    free_shipping_threshold: '0.00',
    low_stock_threshold: '5',
    enable_tax: true,
    allow_backorders: false,
  })
})

test('every setting except demo_content and store_open has a field', () => {
  expect(settingKeys.filter((key) => !formKeys.some((known) => known === key))).toEqual(['demo_content', 'store_open'])
})

test('each storefront text is listed once', () => {
  const keys = STORE_TEXTS.flatMap((group) => group.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('selecting a currency sets its default rate, and selecting the saved currency restores the saved rate', () => {
  const base = { ...loaded, settings: { ...initial, rate: 1_612_500_000 } }
  expect(chooseCurrency('GBP', base)).toEqual({ store_currency: 'GBP', rate: '0.79' })
  expect(chooseCurrency('KWD', base)).toEqual({ store_currency: 'KWD', rate: '' }) // has no default rate
  expect(chooseCurrency('NGN', base)).toEqual({ store_currency: 'NGN', rate: '1612.5' })
})

test('changed settings and their tabs are listed', () => {
  const base = toDraft(loaded)
  const changed = listChangedKeys({ ...base, tax_rate: '5', faq_returns: 'Never.' }, base)
  expect(changed).toEqual(['tax_rate', 'faq_returns'])
  expect([...toTabs([...changed, '', 'demo_content'])]).toEqual(['pricing'])
})

test.each([
  ['tax_rate', 88_750, '8.875%'],
  ['rate', 1_500_000_000, '1500'],
  ['default_shipping_rate', 450_005, '4500.05'],
  ['low_stock_threshold', 12, '12'],
  ['enable_tax', false, 'off'],
  ['store_name', 'Adaeze', '“Adaeze”'],
  ['store_phone', '', 'none'],
  ['unknown', 5, '5'],
])('in the history, %s: %j is shown as %s', (name, value, text) => {
  expect(createHistoryFormatter('NGN')(name, value)).toBe(text)
})
