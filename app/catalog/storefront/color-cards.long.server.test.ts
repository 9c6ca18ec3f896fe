import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productVariants } from '#app/catalog/products.table.ts'
import { MAX_COUNT, readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

async function listShownNames(query: string): Promise<string[]> {
  const filters = readShopFilters(new URLSearchParams(query), 'NGN')
  const { products } = await readShopPage(store.db, filters, { ...initialSettings, byColor: true }, [])
  return products.map(({ name, color }) => (color ? `${name} ${color.name}` : name))
}

test('a search with too many matches to count compares the prices of colors, on every page', async () => {
  const { db } = store
  const color = (name: string) => ({ name, hex: '#123456' })
  // The newest products come first: first those of one price, then those with one color at a higher price
  await withLongTx(db, (tx) =>
    tx.execute(sql`insert into products (id, name, slug, sku, price, category, status, created_at)
      select gen_random_uuid(), 'Cape ' || n, 'cape-' || n, 'CAPE-' || n, 7000000, 'dresses', 'active',
        now() - interval '1 day'
      from generate_series(0, ${MAX_COUNT}::integer) n`),
  )
  for (let count = 0; count < 30; count++) {
    const id = await addProduct(db, {
      name: `Cape of wool ${count}`,
      price: 5_000_000,
      colors: [color('Ash'), color('Bark')],
      stock: ['Ash', 'Bark'].map((name) => ({ size: null, color: name, stock: 1 })),
    })
    await db
      .update(productVariants)
      .set({ price: 9_000_000 })
      .where(and(eq(productVariants.productId, id), eq(productVariants.color, 'Bark')))
  }
  for (let count = 0; count < 30; count++) await addProduct(db, { name: `Cape of silk ${count}`, price: 5_000_000 })
  const listPages = async (query: string) =>
    (await Promise.all([1, 2, 3].map((page) => listShownNames(`${query}&page=${page}`)))).flat()
  const counts = Array.from({ length: 30 }, (_, at) => 29 - at)
  const silk = counts.map((count) => `Cape of silk ${count}`)
  const wool = (name: string) => counts.map((count) => `Cape of wool ${count} ${name}`)
  expect(await listPages('search=cape&max=60000')).toEqual([...silk, ...wool('Ash')])
  expect(await listShownNames('search=cape&min=80000')).toEqual(wool('Bark').slice(0, 24))
  const found = await listPages('search=cape&min=60000')
  expect(found).toHaveLength(72)
  expect(found.slice(0, 30)).toEqual(wool('Bark'))
  expect(new Set(found).size).toBe(72)
})
