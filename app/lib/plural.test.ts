import { expect, test } from 'vitest'
import { LANGUAGES } from '#app/lib/language.ts'
import { LANGUAGES_WITH_OPTIONAL_MANY, PLURAL_CATEGORIES, plural } from '#app/lib/plural.ts'

const POLISH = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }
const ARABIC = { zero: '0', one: '1', two: '2', few: '3-10', many: '11-99', other: '100' }

test.each([
  [1, 'sztuka'],
  [2, 'sztuki'],
  [5, 'sztuk'],
  [12, 'sztuk'],
  [22, 'sztuki'],
  [1.5, 'sztuki'],
])('%d is %s in Polish', (count, form) => {
  expect(plural('pl', count, POLISH)).toBe(form)
})

test.each([
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [7, '3-10'],
  [11, '11-99'],
  [100, '100'],
])('%d uses the form “%s” in Arabic', (count, form) => {
  expect(plural('ar', count, ARABIC)).toBe(form)
})

test('a million without its own form uses the form “other”', () => {
  expect(plural('fr', 1_000_000, { one: 'produit', other: 'produits' })).toBe('produits')
})

test('a plural with missing or unknown forms does not compile', () => {
  // @ts-expect-error Polish also has the categories 'few' and 'many'
  expect(plural('pl', 1, { one: 'sztuka', other: 'sztuki' })).toBe('sztuka')
  // @ts-expect-error German has no category 'two'
  expect(plural('de', 1, { one: 'Stück', two: 'Stück', other: 'Stück' })).toBe('Stück')
})

test.each(LANGUAGES)('the categories of %s match CLDR', (language) => {
  const millions = LANGUAGES_WITH_OPTIONAL_MANY.some((other) => other === language) ? ['many'] : []
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  expect(known.toSorted()).toEqual([...PLURAL_CATEGORIES[language], ...millions].toSorted())
})
