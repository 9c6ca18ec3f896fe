import { expect, test } from 'vitest'
import { initialSettings, type Settings } from '#app/features/settings/settings.ts'
import { fillPlaceholders, unknownPlaceholder } from '#app/features/shipping/placeholders.ts'
import { PRESET_SHIPPING } from '#app/features/shipping/preset-shipping.ts'
import { promisesOf } from '#app/features/shipping/promises.ts'
import { testMarket } from '#tests/support/markets.ts'

function filled(text: string, settings: Partial<Settings> = {}, shipping = PRESET_SHIPPING): string {
  const all = { ...initialSettings, ...settings }
  return fillPlaceholders(text, promisesOf({ ...all, market: testMarket(), shipping }))
}

test.each([
  ['Free from {free_shipping_from}.', 'Free from $150.00.'],
  ['{standard_price} in {standard_days}', '$10.00 in 5-7 business days'],
  ['{express_price} in {express_days}', '$25.00 in 2-3 business days'],
  ['We ship to {shipping_countries}.', 'We ship to United States, Canada, United Kingdom, and European Union.'],
  ['Nothing to fill, {even} this', 'Nothing to fill, {even} this'],
  ['Stored before it was refused: {constructor}', 'Stored before it was refused: {constructor}'],
])('%s becomes %s', (text, expected) => {
  expect(filled(text)).toBe(expected)
})

test('the values follow the settings', () => {
  const own = { default_shipping_rate: 500_000, free_shipping_threshold: 7_500_000 }
  expect(filled('{standard_price}, free from {free_shipping_from}', own)).toBe('$3.33, free from $50.00')
})

test('a country where orders can only be collected is none that the store ships to', () => {
  const [zone] = PRESET_SHIPPING.zones
  if (!zone) throw new Error('The preset has no zone')
  const [rate] = zone.rates
  const places = [{ country: 'NG', region: '', ranges: [] }]
  const studio = { name: 'Studio', places, rates: rate ? [{ ...rate, kind: 'pickup' as const }] : [] }
  const shipping = { ...PRESET_SHIPPING, zones: [{ ...zone, places: zone.places.slice(0, 1) }, studio] }
  expect(filled('{shipping_countries}', {}, shipping)).toBe('United States')
})

test('a sentence whose placeholder has no value is left out, the others stay', () => {
  const away = { enable_shipping: false }
  expect(filled('We pack with care. Standard takes {standard_days}. Ask us!', away)).toBe('We pack with care. Ask us!')
  expect(filled('Free from {free_shipping_from}', away)).toBe('')
  expect(filled('First line.\nIt takes {express_days}.', away)).toBe('First line.')
})

test.each([
  ['{standard_day}', '{standard_day}'],
  ['Free from {free_shipping_from} to {where}', '{where}'],
  ['{constructor}', '{constructor}'],
  ['{Standard_days}', '{Standard_days}'],
  ['{standard_days} and {5}', null],
  ['', null],
])('in %s, %s is unknown', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown)
})
