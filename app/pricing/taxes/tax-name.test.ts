import { expect, test } from 'vitest'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { STARTER_RATES } from '#app/pricing/taxes/starter-rates.ts'
import { shownTaxName } from '#app/pricing/taxes/tax-name.ts'
import { taxesText } from '#app/pricing/taxes/taxes-text.ts'

test.each([
  ['de', 'VAT', 'MwSt.'],
  ['fr-CA', 'GST + QST', 'TPS + TVQ'],
  ['nl', 'VAT', 'btw'],
  ['de', 'Kurtaxe', 'Kurtaxe'],
  ['de', 'constructor', 'constructor'],
  ['en', 'VAT', 'VAT'],
])('in %s, a tax that is named %s reads %s', (language, name, shown) => {
  expect(inLanguage(language, () => shownTaxName(name))).toBe(shown)
})

test('each name that the store suggests, or suggested before, is known', () => {
  const suggested = new Set(STARTER_RATES.map(({ name }) => name))
  const before = ['GST + PST', 'GST + QST', 'GST + RST']
  expect([...suggested, ...before].toSorted()).toEqual(Object.keys(taxesText.names).toSorted())
})
