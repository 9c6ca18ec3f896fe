import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { products } from '#app/catalog/products.table.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase

const olive = { name: 'Olive', hex: '#5d6038' }

/** Oldest first. */
const PRODUCTS: readonly (Partial<typeof products.$inferInsert> & { name: string })[] = [
  { name: 'Ember Linen Dress' },
  { name: 'Kaia Blouse', category: 'tops', description: 'Falls well over a linen skirt' },
  { name: 'Topaz Ring', category: 'accessories' },
  { name: 'Sienna Top', category: 'tops', colors: [olive] },
  { name: 'Rue Silk Skirt', category: 'bottoms', materials: 'Crêpe de Chine' },
  { name: 'Ọlábísí Kaftan', longDescription: 'With embroidery at the neck' },
  { name: 'Wide-Leg Linen Trousers', category: 'bottoms', colors: [olive] },
  { name: 'Embroidery Hoop Bag', category: 'accessories' },
  { name: 'Gauze Tunic', sizes: ['S', 'XL', '38'] },
  { name: 'Gauze Shirt', sizes: ['M', 'L'] },
  { name: 'Linen Draft', status: 'draft', sizes: ['S', 'XL', '38'] },
  { name: 'Quxley Coat', status: 'archived' },
  { name: 'Ada’s Bag', category: 'accessories' },
]

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(products).values(
    PRODUCTS.map((values, index) => ({
      slug: `product-${index}`,
      sku: `PRD-7000${index}-X`,
      price: 100_00,
      category: 'dresses' as const,
      status: 'active' as const,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      ...values,
    })),
  )
})
afterAll(() => database.close())

async function search(text: string, query = '') {
  const filters = readShopFilters(new URLSearchParams(`search=${encodeURIComponent(text)}${query}`), 'NGN')
  const { products, correctedText, total } = await listShopProducts(database.db, filters, initialSettings)
  return { names: products.map(({ name }) => name), correctedText, total }
}

test.each([
  // Matches in the name come first; among equals, the newest
  { text: 'linen', names: ['Wide-Leg Linen Trousers', 'Ember Linen Dress', 'Kaia Blouse'] },
  { text: 'embroidery', names: ['Embroidery Hoop Bag', 'Ọlábísí Kaftan'] },
  // The exact word comes before a prefix
  { text: 'top', names: ['Sienna Top', 'Topaz Ring', 'Kaia Blouse'] },
  // Prefixes, several words in any order, singular and plural, capitals and accents
  { text: 'kaf', names: ['Ọlábísí Kaftan'] },
  { text: 'trousers lin wide', names: ['Wide-Leg Linen Trousers'] },
  { text: 'wide-leg', names: ['Wide-Leg Linen Trousers'] },
  { text: 'trouser', names: ['Wide-Leg Linen Trousers'] },
  { text: 'blouses', names: ['Kaia Blouse'] },
  { text: '𝔖ilk👗', names: ['Rue Silk Skirt'] },
  { text: 'SILK', names: ['Rue Silk Skirt'] },
  { text: 'olabisi', names: ['Ọlábísí Kaftan'] },
  { text: 'Ọlábísí', names: ['Ọlábísí Kaftan'] },
  { text: 'crepe', names: ['Rue Silk Skirt'] },
  { text: 'crêpe', names: ['Rue Silk Skirt'] },
  // Colors, and words from different fields
  { text: 'olive trousers', names: ['Wide-Leg Linen Trousers'] },
  { text: 'olive', names: ['Wide-Leg Linen Trousers', 'Sienna Top'] },
  // Sizes, alone and with other words
  { text: 'S', names: ['Gauze Tunic'] },
  { text: 'xl', names: ['Gauze Tunic'] },
  { text: '38', names: ['Gauze Tunic'] },
  { text: 'gauze M', names: ['Gauze Shirt'] },
  { text: 'XL tunic', names: ['Gauze Tunic'] },
  { text: '3XL', names: [] },
  // A possessive s is not a size
  { text: 'bag ada’s', names: ['Ada’s Bag'] },
  { text: "ADA'S", names: ['Ada’s Bag'] },
  // SKUs: a prefix, regardless of punctuation, or a part
  { text: 'PRD-70003-X', names: ['Sienna Top'] },
  { text: 'prd 70003', names: ['Sienna Top'] },
  { text: 'prd70003', names: ['Sienna Top'] },
  { text: '70003-x', names: ['Sienna Top'] },
  // A part of a name
  { text: 'lábís', names: ['Ọlábísí Kaftan'] },
  { text: 'ilk', names: ['Rue Silk Skirt'] },
])('“$text” finds $names', async ({ text, names }) => {
  expect(await search(text)).toMatchObject({ names, correctedText: null, total: names.length })
})

test.each([
  { text: 'drss', correctedText: 'dress', first: 'Ember Linen Dress' },
  { text: 'lnen', correctedText: 'linen', first: 'Wide-Leg Linen Trousers' },
  { text: 'blouze', correctedText: 'blouse', first: 'Kaia Blouse' },
  { text: 'Slik', correctedText: 'silk', first: 'Rue Silk Skirt' },
  { text: 'trowser', correctedText: 'trousers', first: 'Wide-Leg Linen Trousers' },
  { text: 'embriodary', correctedText: 'embroidery', first: 'Embroidery Hoop Bag' },
  { text: 'olive trousrs', correctedText: 'olive trousers', first: 'Wide-Leg Linen Trousers' },
  { text: 'slik skrit', correctedText: 'silk skirt', first: 'Rue Silk Skirt' },
])('“$text” is corrected to “$correctedText”', async ({ text, correctedText, first }) => {
  const result = await search(text)
  expect(result).toMatchObject({ correctedText })
  expect(result.names[0]).toBe(first)
  const { products } = await suggest(database.db, text, initialSettings, [])
  expect(products[0]?.name).toBe(first)
})

test.each([
  'quxley', // only an archived product has this word
  'zzzzzz',
  'tpo',
  'the',
  '%%',
  '\\',
  '"(:*&|!<->',
  "'; drop table products; --",
  `${'x'.repeat(100)}`,
  Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' '),
])('“%s” finds nothing', async (text) => {
  expect(await search(text)).toEqual({ names: [], correctedText: null, total: 0 })
})

test('a search is not corrected if another filter excludes all of its results', async () => {
  expect(await search('silk', '&category=tops')).toEqual({ names: [], correctedText: null, total: 0 })
})

test('in a different sort order, matches in the name do not come first', async () => {
  const { names } = await search('linen', '&sort=name')
  expect(names).toEqual(['Ember Linen Dress', 'Kaia Blouse', 'Wide-Leg Linen Trousers'])
})

test('a new name is used at once to correct typos, and pages continue across tiers', async () => {
  const { db } = database
  onTestFinished(async () => {
    await db.delete(products).where(like(products.slug, 'velvet-%')) // other tests would find these tops, too
  })
  await db.insert(products).values(
    Array.from({ length: 60 }, (_, index) => ({
      name: index < 20 ? 'Velvet' : index < 30 ? 'Velveteen' : 'Plain',
      description: 'Made like velvet',
      slug: `velvet-${index}`,
      sku: `VEL-${index}`,
      price: 1,
      category: 'tops' as const,
      status: 'active' as const,
    })),
  )
  const pages = [await search('velvte'), await search('velvte', '&page=2'), await search('velvte', '&page=3')]
  expect(pages.map(({ total, correctedText }) => [total, correctedText])).toEqual(Array(3).fill([60, 'velvet']))
  const names = pages.flatMap((page) => page.names)
  expect(names).toEqual([...Array(20).fill('Velvet'), ...Array(10).fill('Velveteen'), ...Array(30).fill('Plain')])
})
