import { expect, test } from 'vitest'
import { EU_MEMBERS } from '#app/base/countries.ts'
import { listStarterSections } from '#app/pricing/taxes/starter-sections.ts'

const listCodes = (sold: readonly string[], section: string) =>
  listStarterSections(sold)
    .find(({ id }) => id === section)
    ?.countries.map(({ code }) => code)

test('the countries of the markets come first, with the members of the EU, and are in no other section', () => {
  expect(listStarterSections(['EU', 'NO'])[0]?.id).toBe('sold')
  expect(listCodes(['EU', 'NO'], 'sold')?.toSorted()).toEqual(['NO', ...EU_MEMBERS].toSorted())
  expect(listCodes(['EU', 'NO'], 'eu')).toBeUndefined()
  expect(listCodes(['DE'], 'sold')).toEqual(['DE'])
  expect(listCodes(['DE'], 'eu')).toHaveLength(EU_MEMBERS.length - 1)
})
