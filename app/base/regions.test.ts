import { expect, test } from 'vitest'
import { COUNTRY_REGIONS } from '#app/base/address/country-regions.data.ts'
import { findRegion, formatRegion, listRegions } from '#app/base/regions.ts'

test.each([
  { country: 'US', count: 62 }, // with territories, associated states and the armed forces
  { country: 'CA', count: 13 },
  { country: 'AU', count: 9 },
  { country: 'NG', count: 37 },
  { country: 'JP', count: 47 },
  { country: 'IT', count: 107 },
  { country: 'ES', count: 52 },
  { country: 'MX', count: 32 },
  { country: 'BR', count: 27 },
  { country: 'IN', count: 36 },
  { country: 'CH', count: 26 },
  { country: 'AE', count: 7 },
  { country: 'MY', count: 16 },
  { country: 'ID', count: 38 },
  { country: 'DE', count: 0 },
  { country: 'XX', count: 0 },
])('$country has $count regions', ({ country, count }) => {
  expect(listRegions(country)).toHaveLength(count)
})

test.each([
  { country: 'US', typed: 'or', code: 'OR', written: 'OR' },
  { country: 'US', typed: ' oregon ', code: 'OR', written: 'OR' },
  { country: 'CA', typed: 'Ontario', code: 'ON', written: 'ON' },
  { country: 'NG', typed: 'Lagos State', code: 'LA', written: 'Lagos' },
  { country: 'NG', typed: 'LA', code: 'LA', written: 'Lagos' },
  { country: 'JP', typed: '東京都', code: '13', written: 'Tokyo' },
  { country: 'JP', typed: 'tokyo prefecture', code: '13', written: 'Tokyo' },
  { country: 'IE', typed: 'County Dublin', code: 'D', written: 'Co. Dublin' },
  { country: 'BR', typed: 'Sao Paulo', code: 'SP', written: 'SP' },
  { country: 'IT', typed: 'mi', code: 'MI', written: 'MI' },
  { country: 'HK', typed: '九龍', code: 'Kowloon', written: 'Kowloon' },
])('$country: "$typed" is $code, written $written', ({ country, typed, code, written }) => {
  const region = findRegion(country, typed)
  expect(region?.code).toBe(code)
  expect(region && formatRegion(country, region)).toBe(written)
})

test.each([
  ['US', 'Ontario'],
  ['US', ''],
  ['US', 'State'],
  ['DE', 'Bayern'],
])('%s has no region "%s"', (country, typed) => {
  expect(findRegion(country, typed)).toBeNull()
})

test('every region is found by its code and by its text in addresses', () => {
  const notFound = Object.keys(COUNTRY_REGIONS).flatMap((country) =>
    listRegions(country).filter((region) => {
      const texts = [region.code, formatRegion(country, region)]
      return texts.some((text) => findRegion(country, text)?.code !== region.code)
    }),
  )
  expect(notFound).toEqual([])
})
