import { and, eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionProducts } from '#app/features/catalog/collection-products.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { readFacets } from '#app/features/catalog/facets/facet-index.server.ts'
import type { FacetFilters } from '#app/features/catalog/facets/facet-index.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { readShopFilters, SHOP_SORTS, type ShopFilters } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { listShopPage } from '#app/features/catalog/storefront/shop/shop-list.server.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import type { Id } from '#app/lib/id.ts'
import { brokenInvariants } from '#db/invariants.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await testDatabase()
})
afterAll(() => store.close())

const color = (name: string) => ({ name, hex: '#123456' })
const cell = (size: string | null, of: string | null, stock: number) => ({ size, color: of, stock })

const shop = (query: string, settings = initialSettings) =>
  listShopPage(store.db, readShopFilters(new URLSearchParams(query), 'NGN'), settings, [])

const names = async (query: string) => (await shop(query)).products.map(({ name }) => name).toSorted()

const counts = (values: readonly { name: string; count: number | null }[] | null) =>
  Object.fromEntries((values ?? []).map(({ name, count }) => [name, count]))

let wrap: Id<'product'>

test('a size filter finds what has that size in stock, in the chosen color', async () => {
  wrap = await addProduct(store.db, {
    name: 'Wrap dress',
    sizes: ['S', 'M'],
    colors: [color('Wine'), color('Off White')],
    stock: [cell('S', 'Wine', 1), cell('M', 'Wine', 0), cell('S', 'Off White', 0), cell('M', 'Off White', 2)],
  })
  await addProduct(store.db, { name: 'Shift', sizes: ['M'], colors: [color('wine')], salePrice: 900_000 }) // in any size
  await addProduct(store.db, { name: 'Scarf', colors: [color('Off White')] })
  await addProduct(store.db, { name: 'Sold out', sizes: ['S'], stock: 0 })
  expect(await names('size=s')).toEqual(['Wrap dress'])
  expect(await names('size=m')).toEqual(['Shift', 'Wrap dress'])
  expect(await names('size=m&color=wine')).toEqual(['Shift'])
  expect(await names('size=s&size=m&color=wine')).toEqual(['Shift', 'Wrap dress'])
  expect(await names('color=off-white')).toEqual(['Scarf', 'Wrap dress'])
  expect(await names('size=one-size')).toEqual(['Scarf'])
  expect(await names('sale=1')).toEqual(['Shift'])
  expect(await names('search=wrap&size=m&color=off-white')).toEqual(['Wrap dress'])
  expect(await names('search=wrap&size=m&color=wine')).toEqual([])
  expect(await names('size=xxl')).toEqual(['Scarf', 'Shift', 'Sold out', 'Wrap dress']) // no product has it
})

test('counts are those under the choices of the other facets', async () => {
  const all = (await shop('')).facets
  expect(all.sizes?.map(({ name, count }) => [name, count])).toEqual([
    ['S', 1],
    ['M', 2],
    ['One Size', 1],
  ])
  expect(counts(all.colors)).toEqual({ 'Off White': 2, wine: 2 })
  expect(all).toMatchObject({ sale: 1, categories: { dresses: 4 } })
  const inWine = (await shop('color=wine')).facets
  expect(counts(inWine.sizes)).toEqual({ S: 1, M: 1, 'One Size': 0 })
  expect(counts(inWine.colors)).toEqual({ 'Off White': 2, wine: 2 })
  expect(counts((await shop('size=s')).facets.colors)).toEqual({ 'Off White': 0, wine: 1 })
  expect(counts((await shop('search=wrap')).facets.sizes)).toEqual({ S: 1, M: 1, 'One Size': 0 })
})

test('an empty list names the filters without which there are products', async () => {
  expect(await shop('size=one-size&color=wine&min=1')).toMatchObject({
    total: 0,
    without: [
      { filter: 'sizes', total: 2 },
      { filter: 'colors', total: 1 },
    ],
  })
  expect(await shop('search=scarf&color=wine')).toMatchObject({
    total: 0,
    without: [
      { filter: 'search', total: 2 },
      { filter: 'colors', total: 1 },
    ],
  })
})

test('what can be ordered counts as available', async () => {
  for (const settings of [
    { ...initialSettings, allow_backorders: true },
    { ...initialSettings, track_inventory: false },
  ]) {
    expect((await shop('size=s', settings)).products.map(({ name }) => name)).toEqual(['Sold out', 'Wrap dress'])
  }
  expect(await names('size=s')).toEqual(['Wrap dress'])
})

test('lists follow sales, restocking, renaming, publishing, deletion and collections', async () => {
  const { db } = store
  await addOrder(db, [checkoutLine(wrap, { size: 'S', color: 'Wine' })])
  expect(await names('size=s')).toEqual([])
  const draft = await addProduct(db, { name: 'New', sizes: ['S'], status: 'draft' })
  const [collection] = await db.insert(collections).values({ name: 'Evening', slug: 'evening' }).returning()
  if (!collection) throw new Error('no collection')
  await db.insert(collectionProducts).values({ collectionId: collection.id, productId: draft, position: null })
  expect(await names('size=s')).toEqual([])
  await db.update(products).set({ status: 'active' }).where(eq(products.id, draft))
  expect(await names('size=s&collection=evening')).toEqual(['New'])
  expect((await shop('size=s')).facets.collections).toEqual({ evening: 1 })
  await db
    .update(products)
    .set({ sizes: ['L'] })
    .where(eq(products.id, draft))
  expect(await names('size=l&sort=name')).toEqual(['New'])
  await db.update(collections).set({ status: 'draft' }).where(eq(collections.id, collection.id))
  expect((await shop('size=l')).facets.collections).toEqual({})
  await db.execute(sql`delete from stock_movements where product_id = ${draft}`)
  await db.delete(products).where(eq(products.id, draft))
  expect(await names('size=l')).toEqual([])
  expect((await shop('size=l')).facets.sizes?.map(({ name }) => name)).toEqual(['M', 'L', 'One Size']) // a chosen one stays
  expect(await brokenInvariants(db)).toEqual([])
})

test('only a size or color that sells out or is back changes the availability', async () => {
  const { db } = store
  const dress = await addProduct(db, { name: 'Two left', sizes: ['XL'], stock: [cell('XL', null, 2)] })
  const changes = async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from page_changes where 'availability' = any(tags)`,
    )
    return rows[0]?.n ?? 0
  }
  const before = await changes()
  await addOrder(db, [checkoutLine(dress, { size: 'XL' })])
  expect(await changes()).toBe(before)
  await addOrder(db, [checkoutLine(dress, { size: 'XL' })])
  expect(await changes()).toBe(before + 1)
})

const SIZES = ['S', 'M', 'L']
const COLORS = ['Ink', 'Rose', 'Sky']

/** What the filters find by their definition, from variants alone. */
async function definition({ category, collection, min, max, sizes, colors, sale }: FacetFilters): Promise<string[]> {
  const fits = (column: SQL, keys: readonly string[]) =>
    sql`(${keys.length === 0} or facet_key(${column}) = any(${sql.param([...keys])}::text[]))`
  const { rows } = await store.db.execute<{ id: string }>(sql`
    select p.id from products p
    where p.status = 'active' and (${category}::text is null or p.category = ${category})
      and (${min}::bigint is null or p.effective_price >= ${min}) and (${max}::bigint is null or p.effective_price <= ${max})
      and (not ${sale} or p.was_price is not null)
      and (${collection}::text is null or exists (select from collection_products m join collections c on c.id = m.collection_id
        where m.product_id = p.id and c.slug = ${collection} and c.status = 'active'))
      and (${sizes.length + colors.length === 0} or exists (
        select from (
          select s as size, c ->> 'name' as color
          from unnest(case when p.sizes = '{}' then '{One Size}' else p.sizes end) s
          left join jsonb_array_elements(p.colors) c on true
        ) o
        join product_variants v on v.product_id = p.id and v.stock > 0
          and (v.size is null or v.size = o.size) and (v.color is null or v.color = o.color)
        where ${fits(sql`o.size`, sizes)} and ${fits(sql`o.color`, colors)}))`)
  return rows.map(({ id }) => id).toSorted()
}

test('lists and counts of any filters are those of their definition', async () => {
  const { db } = store
  const random = (() => {
    let seed = 7
    return (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
  })()
  const [collection] = await db.insert(collections).values({ name: 'Half', slug: 'half' }).returning()
  if (!collection) throw new Error('no collection')
  for (let n = 0; n < 40; n++) {
    const sizes = SIZES.slice(0, random(4))
    const colors = COLORS.slice(random(4)).map(color)
    const grid = sizes.flatMap((size) => colors.map(({ name }) => cell(size, name, random(2))))
    const options: ProductOptions = {
      ...{ name: `Random ${n}`, sizes, colors, price: 1_000_000 + random(5) * 100_000 },
      ...(random(3) === 0 && { salePrice: 950_000 }),
      stock: grid.length > 0 && random(4) > 0 ? grid : random(2) * 5,
    }
    const id = await addProduct(db, options)
    if (n % 2 === 0) await db.insert(collectionProducts).values({ collectionId: collection.id, productId: id })
    if (n % 3 === 0)
      await db
        .update(products)
        .set({ category: 'tops' })
        .where(and(eq(products.id, id)))
  }
  const some = (values: readonly string[]) => fc.subarray(values.map((value) => value.toLowerCase()))
  const filters = fc.record({
    category: fc.constantFrom(null, 'tops', 'dresses'),
    collection: fc.constantFrom(null, null, 'half'),
    min: fc.constantFrom(null, null, 960_000, 1_200_000),
    max: fc.constantFrom(null, null, 1_300_000),
    sizes: some([...SIZES, 'one-size']),
    colors: some(COLORS),
    sale: fc.constantFrom(false, false, true),
    sort: fc.constantFrom(...SHOP_SORTS),
  })
  await fc.assert(
    fc.asyncProperty(filters, async ({ sort, ...wanted }) => {
      const facets = await readFacets(db, initialSettings)
      const { index } = facets
      const matches = index.match(wanted)
      const found = await definition(wanted)
      const ids = [...matches.isMatch.keys()].flatMap((slot) => (matches.isMatch[slot] ? (index.idOf(slot) ?? []) : []))
      expect(ids.toSorted()).toEqual(found)
      expect(matches.total).toBe(found.length)
      for (const [key, count] of [...matches.sizes].slice(0, 2)) {
        expect(count).toBe((await definition({ ...wanted, sizes: [key] })).length)
      }
      for (const [key, count] of [...matches.colors].slice(-2)) {
        expect(count).toBe((await definition({ ...wanted, colors: [key] })).length)
      }
      expect(matches.categories.get('tops') ?? 0).toBe((await definition({ ...wanted, category: 'tops' })).length)
      expect(matches.collections.get('half') ?? 0).toBe((await definition({ ...wanted, collection: 'half' })).length)
      expect(matches.sale).toBe((await definition({ ...wanted, sale: true })).length)
      const money = (minor: number | null) => (minor === null ? null : { minor, currency: 'NGN' as const })
      const wholePage: ShopFilters = {
        ...{ ...wanted, collection: wanted.collection ?? '', min: money(wanted.min), max: money(wanted.max) },
        ...{ search: '', sort, page: 1 },
      }
      const page = await listShopPage(db, wholePage, initialSettings, [])
      expect(page.total).toBe(found.length)
      const before = sort.startsWith('price') && page.products.map(({ price }) => price.minor)
      if (before) expect(before).toEqual(before.toSorted((a, b) => (sort === 'price-asc' ? a - b : b - a)))
    }),
    { numRuns: 60, seed: 24 },
  )
  expect(await brokenInvariants(db)).toEqual([])
})
