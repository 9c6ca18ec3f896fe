import { expect, test } from 'vitest'
import { COUNTRY_FORMATS } from '#app/features/addresses/country-formats.ts'
import { COUNTRY_REGIONS } from '#app/features/addresses/country-regions.ts'
import { addressData } from '#tools/address-data.ts'

test('the formats and regions of the store are those of the installed dataset: `npm run tools addresses`', () => {
  const { formats, regions } = addressData()
  expect(COUNTRY_FORMATS).toEqual(formats)
  expect(COUNTRY_REGIONS).toEqual(regions)
})
