import { expect, test } from 'vitest'
import { COUNTRIES } from '#app/base/country-data.ts'
import { readAddressData } from '#tools/address-data.ts'

test('the store’s formats and regions match the installed dataset (if not, run `npm run tools addresses`)', () => {
  const { formats, regions } = readAddressData()
  const rows = Object.entries(COUNTRIES)
  expect(Object.fromEntries(rows.map(([code, { address }]) => [code, address]))).toEqual(formats)
  const stored = rows.flatMap(([code, row]) => ('regions' in row ? [[code, row.regions]] : []))
  expect(Object.fromEntries(stored)).toEqual(regions)
})
