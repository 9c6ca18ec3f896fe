import { expect, test } from 'vitest'
import { COUNTRY_FORMATS } from '#app/base/address/country-formats.data.ts'
import { COUNTRY_REGIONS } from '#app/base/address/country-regions.data.ts'
import { addressData } from '#tools/address-data.ts'

test('the formats and regions of the store are those of the installed dataset: `npm run tools addresses`', () => {
  const { formats, regions } = addressData()
  expect(COUNTRY_FORMATS).toEqual(formats)
  expect(COUNTRY_REGIONS).toEqual(regions)
})
