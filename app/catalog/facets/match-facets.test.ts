import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FacetIndex } from '#app/catalog/facets/facet-index.ts'
import { type FacetFilters, matchFacets } from '#app/catalog/facets/match-facets.ts'
import { PriceList } from '#app/catalog/facets/price-list.ts'
import { hasBit } from '#app/catalog/facets/slot-set.ts'
import { newId } from '#app/lib/id.ts'
import { isLong } from '#tests/support/long.ts'

const SIZES = ['s', 'm', 'l']
const COLORS = ['ink', 'rose']
const CATEGORIES = ['dresses', 'tops', 'bottoms']

const variant = fc.record({
  size: fc.constantFrom(...SIZES),
  color: fc.constantFrom(...COLORS),
  isInStock: fc.boolean(),
})
const product = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  isActive: fc.boolean(),
  variants: fc.uniqueArray(variant, { maxLength: 6, selector: ({ size, color }) => size + color }),
})
const fit = fc.record({ category: fc.constantFrom(...CATEGORIES), size: fc.constantFrom(...SIZES) })
const chosenFilters = fc.record({
  fits: fc.uniqueArray(fit, { minLength: 1, selector: ({ category }) => category }),
  sizes: fc.subarray(SIZES),
  colors: fc.subarray(COLORS),
  category: fc.constantFrom(null, null, ...CATEGORIES),
})

const ALL: FacetFilters = {
  category: null,
  collection: null,
  min: null,
  max: null,
  sizes: [],
  colors: [],
  materials: [],
  sale: false,
  fits: [],
}

test('a color whose name has no letters adds no empty combination of size and color', () => {
  const index = new FacetIndex()
  const id = newId<'product'>()
  const available = ['m/', '/ink']
  index.put({
    id,
    isActive: true,
    category: 'tops',
    createdAt: 0,
    nameHash: 0,
    available,
    materials: [],
    colors: ['', 'ink'],
  })
  expect([...index.combinations.keys()]).toEqual([])
})

test('in random catalogs, the shopper’s sizes and other filters find and count exactly the products that match all of them', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 9 }), chosenFilters, (products, filters) => {
      const rows = products.map((row) => ({ ...row, id: newId<'product'>() }))
      const index = new FacetIndex()
      for (const [n, { id, category, isActive, variants }] of rows.entries()) {
        const available = variants.flatMap(({ size, color, isInStock }) =>
          isInStock ? [`${size}/`, `/${color}`, `${size}/${color}`] : [],
        )
        index.put({
          id,
          isActive,
          category,
          createdAt: n,
          nameHash: n,
          available: [...new Set(available)],
          materials: [],
          colors: [],
        })
      }
      const listed = rows.filter(({ isActive }) => isActive).map(({ id }) => ({ id, price: 1, isOnSale: false }))
      const { sizes, colors, category } = filters
      const matches = (row: (typeof rows)[number], { fits }: Pick<FacetFilters, 'fits'>, chosenCategory = category) => {
        const own = fits.find((candidate) => candidate.category === row.category)
        const fitting = row.variants.some(
          ({ size, color, isInStock }) =>
            isInStock &&
            (fits.length === 0 || size === own?.size) &&
            (sizes.length === 0 || sizes.includes(size)) &&
            (colors.length === 0 || colors.includes(color)),
        )
        const isFree = fits.length + sizes.length + colors.length === 0
        return row.isActive && (chosenCategory === null || row.category === chosenCategory) && (isFree || fitting)
      }
      const found = matchFacets(index, new PriceList(index, listed), { filters: { ...ALL, ...filters }, within: null })

      expect(rows.map((_, slot) => hasBit(found.matching, slot))).toEqual(rows.map((row) => matches(row, filters)))
      expect(found.without.fits).toBe(rows.filter((row) => matches(row, { fits: [] })).length)
      for (const categoryName of CATEGORIES) {
        const fits = filters.fits.filter((candidate) => candidate.category === categoryName)
        expect(found.categories.get(categoryName) ?? 0).toBe(
          rows.filter((row) => matches(row, { fits }, categoryName)).length,
        )
      }
    }),
    { numRuns: isLong ? 10_000 : 1_000 },
  )
})
