import { expect, test } from 'vitest'
import {
  buildFilterQuery,
  buildShopQuery,
  countFilters,
  dropUnknownSlugs,
  dropUnknownValues,
  hasOnlyUnknownValues,
  readShopFilters,
} from '#app/catalog/storefront/shop/shop-filters.ts'
import { setTagSource } from '#app/lib/language.ts'
import { demoCategories } from '#db/demo/categories.ts'

const NONE = {
  search: '',
  collection: '',
  category: null,
  min: null,
  max: null,
  invalidPrices: {},
  sizes: [],
  colors: [],
  families: [],
  materials: [],
  sale: false,
  fits: [],
  sort: 'newest',
  page: 1,
}

const KNOWN = { categories: demoCategories, collections: [{ slug: 'morning-linen' }, { slug: 'objects' }] }

function read(query: string) {
  return dropUnknownSlugs(readShopFilters(new URLSearchParams(query), 'NGN'), KNOWN)
}

test('a URL without a query has no filters', () => {
  expect(read('')).toEqual(NONE)
})

test('every filter is read', () => {
  const query = 'search=linen&collection=morning-linen&category=tops&min=100&max=2000.50&sort=price-asc&page=3'
  expect(read(`${query}&size=m&color=off-white&family=red&material=silk&sale=1&fits=tops.l`)).toEqual({
    search: 'linen',
    collection: 'morning-linen',
    category: 'tops',
    min: { minor: 10_000, currency: 'NGN' },
    max: { minor: 200_050, currency: 'NGN' },
    invalidPrices: {},
    sizes: ['m'],
    colors: ['off-white'],
    families: ['red'],
    materials: ['silk'],
    sale: true,
    fits: [{ category: 'tops', size: 'l' }],
    sort: 'price-asc',
    page: 3,
  })
})

test('several sizes and colors have one canonical spelling and order, and at most 30 values of a facet are read', () => {
  expect(buildShopQuery(read('size=XL&color=Ink&size=38-5&size=xl&color=黒'))).toBe(
    '?size=38-5&size=xl&color=ink&color=%E9%BB%92',
  )
  expect(read(Array.from({ length: 99 }, (_, at) => `size=${100 + at}`).join('&')).sizes).toHaveLength(30)
})

test('sizes, colors and materials that no product ever had are ignored', () => {
  const filters = read('size=m&size=xl&color=ink&material=silk&material=linen')
  const known = { sizes: [{ key: 'm' }], colors: [], families: [], materials: [{ key: 'linen' }] }
  expect(dropUnknownValues(filters, known)).toMatchObject({ sizes: ['m'], colors: [], materials: ['linen'] })
})

test.each([
  ['size=m&size=zzz', false],
  ['size=zzz', true],
  ['size=m&color=zzz', true],
  ['family=zzz', true],
  ['family=red', false],
  ['material=zzz', true],
  ['', false],
])('%j has only unknown values of a facet: %s', (query, isUnknown) => {
  const known = {
    sizes: [{ key: 'm' }],
    colors: [{ key: 'ink' }],
    families: [{ key: 'red' }],
    materials: [{ key: 'linen' }],
  }
  expect(hasOnlyUnknownValues(read(query), known)).toBe(isUnknown)
})

test('the shopper’s sizes are sorted, with one for each category; if a category is chosen, only its size remains', () => {
  expect(buildShopQuery(read('fits=tops.L&fits=dresses.38-5&fits=tops.s'))).toBe('?fits=dresses.38-5&fits=tops.l')
  expect(buildShopQuery(read('category=tops&fits=dresses.m&fits=tops.l'))).toBe('?category=tops&fits=tops.l')
  expect(read('category=tops&fits=dresses.m').fits).toEqual([])
  expect(countFilters(read('fits=tops.l&fits=dresses.m'))).toBe(1)
  expect(
    dropUnknownValues(read('fits=tops.l&fits=dresses.m'), {
      sizes: [{ key: 'm' }],
      colors: [],
      families: [],
      materials: [],
    }).fits,
  ).toEqual([{ category: 'dresses', size: 'm' }])
})

test.each([
  'fits=shoes.m',
  'fits=tops',
  'fits=.m',
  'fits=tops.',
  'fits=tops.a/b',
  'category=shoes',
  'sort=random',
  'sort=constructor',
  'min=0',
  'max=',
  'page=0',
  'page=-1',
  'page=-9999999999999',
  'page=%00',
  'page=1.5',
  'size=',
  'size=a/b',
  'color=%00',
  'sale=yes',
  'page=abc',
  'collection=../../etc',
  'unknown=1',
])('%s is ignored', (query) => {
  expect(read(query)).toEqual(NONE)
})

test.each(['abc', '-5', '1e5', '1.2.3', '9999999999999'])('the price %s is ignored and reported', (typed) => {
  expect(read(`min=${typed}`)).toEqual({ ...NONE, invalidPrices: { min: typed } })
  expect(buildShopQuery(read(`max=${typed}&sort=name`))).toBe('?sort=name')
})

/** Prices in EUR that shoppers type on a page in the language. */
test.each([
  ['it', '49,99', '49.99'],
  ['it', '49.99', '49.99'],
  ['it', '1.000', '1000'],
  ['it', '1.000,50 €', '1000.50'],
  ['en', '1,000', '1000'],
  ['en', '49,99', '49.99'],
  ['fr', '1\u202f000', '1000'],
  ['ar', '٦٠٠٠٠', '60000'],
  ['ar', '٤٩٫٩٩', '49.99'],
])('a price typed in %s as %s is %s in the URL', (language, typed, canonical) => {
  const reset = setTagSource(() => language)
  const query = buildShopQuery(readShopFilters(new URLSearchParams({ max: typed }), 'EUR'))
  reset()
  expect(query).toBe(`?max=${canonical}`)
})

test('only canonical prices have a cached page', () => {
  expect(buildFilterQuery(new URLSearchParams('min=5&max=49.99'))).toBe('?min=5&max=49.99')
  for (const typed of ['49,99', '1.000', '1,000', 'abc', '٥', '-5', ' 5', '1 000']) {
    expect(buildFilterQuery(new URLSearchParams({ max: typed }))).toBeNull()
  }
})

test('a page number beyond the last page becomes the last page', () => {
  expect(read('page=99999').page).toBe(400)
})

test('a search text is shortened, and its control characters become spaces', () => {
  expect(read(`search=${'x'.repeat(10_000)}`).search).toHaveLength(100)
  expect(read('search=a%00b').search).toBe('a b')
  expect(read(`search=${'x'.repeat(99)} y`).search).toBe('x'.repeat(99))
})

test('a surrogate pair is never cut in half', () => {
  const search = read(`search=${'x'.repeat(99)}👗👗`).search
  expect(search).toBe(`${'x'.repeat(99)}👗`)
  expect(readShopFilters(new URLSearchParams({ search: 'a\ud83d' }), 'NGN').search.isWellFormed()).toBe(true)
  expect(read('search=%ED%A0%80').search.isWellFormed()).toBe(true)
})

test('the first value is used if a parameter with a single value is repeated', () => {
  const query = Array.from({ length: 100 }, (_, at) => `search=word${at}&category=tops&page=2&sort=name`).join('&')
  expect(read(query)).toEqual({ ...NONE, search: 'word0', category: 'tops', page: 2, sort: 'name' })
})

test('filters are converted back into the query that they were read from', () => {
  const query = '?search=a+%26+b&collection=objects&category=accessories&min=100&max=2000.50&sort=name&page=2'
  expect(buildShopQuery(read(query))).toBe(query)
  expect(buildShopQuery(read(''))).toBe('')
})

test('sort and page are not filters', () => {
  expect(countFilters(read('sort=name&page=2'))).toBe(0)
  expect(countFilters(read('search=a&category=tops&min=1'))).toBe(3)
  expect(countFilters(read('size=s&size=m&color=ink&family=red&sale=1'))).toBe(5)
})

test('an unknown category or collection is ignored', () => {
  const filters = read('collection=morning-linen&category=tops')
  expect(dropUnknownSlugs(filters, KNOWN)).toEqual(filters)
  expect(dropUnknownSlugs(filters, { ...KNOWN, collections: [{ slug: 'objects' }] })).toEqual({
    ...filters,
    collection: '',
  })
  expect(dropUnknownSlugs(filters, { ...KNOWN, categories: [{ slug: 'hats' }] })).toEqual({
    ...filters,
    category: null,
  })
})
