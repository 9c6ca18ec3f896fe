import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#app/catalog/collections.table.ts'
import type { Fiber } from '#app/catalog/materials/fibers.ts'
import { collectionProducts, products } from '#app/catalog/products.table.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import type { Id } from '#app/lib/id.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addProduct } from '#tests/support/products.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

const color = (name: string) => ({ name, hex: '#123456' })
const cell = (size: string | null, colorName: string | null, stock: number) => ({ size, color: colorName, stock })

const shop = (query: string, settings = initialSettings) =>
  readShopPage(store.db, readShopFilters(new URLSearchParams(query), 'NGN'), settings, [])

const listNames = async (query: string) => (await shop(query)).products.map(({ name }) => name).toSorted()

const toCounts = (values: readonly { name: string; count: number | null }[] | null) =>
  Object.fromEntries((values ?? []).map(({ name, count }) => [name, count]))

let wrap: Id<'product'>

test('a size filter finds products with that size in stock in the chosen color', async () => {
  wrap = await addProduct(store.db, {
    name: 'Wrap dress',
    sizes: ['S', 'M'],
    colors: [color('Wine'), color('Off White')],
    stock: [cell('S', 'Wine', 1), cell('M', 'Wine', 0), cell('S', 'Off White', 0), cell('M', 'Off White', 2)],
  })
  await addProduct(store.db, { name: 'Shift', sizes: ['M'], colors: [color('wine')], salePrice: 900_000 })
  await addProduct(store.db, { name: 'Scarf', colors: [color('Off White')] })
  await addProduct(store.db, { name: 'Sold out', sizes: ['S'], stock: 0 })
  expect(await listNames('size=s')).toEqual(['Wrap dress'])
  expect(await listNames('size=m')).toEqual(['Shift', 'Wrap dress'])
  expect(await listNames('size=m&color=wine')).toEqual(['Shift'])
  expect(await listNames('size=s&size=m&color=wine')).toEqual(['Shift', 'Wrap dress'])
  expect(await listNames('color=off-white')).toEqual(['Scarf', 'Wrap dress'])
  expect(await listNames('size=one-size')).toEqual(['Scarf'])
  expect(await listNames('sale=1')).toEqual(['Shift'])
  expect(await listNames('search=wrap&size=m&color=off-white')).toEqual(['Wrap dress'])
  expect(await listNames('search=wrap&size=m&color=wine')).toEqual([])
  expect(await listNames('size=xxl')).toEqual(['Scarf', 'Shift', 'Sold out', 'Wrap dress']) // no product has this size
})

test('counts take the choices in all other facets into account', async () => {
  const all = (await shop('')).facets
  expect(all.sizes?.map(({ name, count }) => [name, count])).toEqual([
    ['S', 1],
    ['M', 2],
    ['One Size', 1],
  ])
  expect(toCounts(all.colors)).toEqual({ 'Off White': 2, wine: 2 })
  expect(all).toMatchObject({ sale: 1, categories: { dresses: 4 } })
  const inWine = (await shop('color=wine')).facets
  expect(toCounts(inWine.sizes)).toEqual({ S: 1, M: 1, 'One Size': 0 })
  expect(toCounts(inWine.colors)).toEqual({ 'Off White': 2, wine: 2 })
  expect(toCounts((await shop('size=s')).facets.colors)).toEqual({ 'Off White': 0, wine: 1 })
  expect(toCounts((await shop('search=wrap')).facets.sizes)).toEqual({ S: 1, M: 1, 'One Size': 0 })
})

test('a filter by color family lists a product once, even if several of its colors are in the family', async () => {
  expect(await listNames('family=blue')).toEqual(['Scarf', 'Shift', 'Wrap dress'])
  expect(await listNames('family=blue&size=s')).toEqual(['Wrap dress'])
  expect(await listNames('search=wrap&family=blue')).toEqual(['Wrap dress'])
  expect((await shop('color=wine')).facets.families).toEqual([
    { key: 'blue', name: 'Blue', hex: expect.any(String), count: 3 },
  ])
  expect((await shop('family=red')).total).toBe(4) // no product has a red color
})

test('if a list is empty, the filters whose removal would show products are returned', async () => {
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

test('sold-out variants that can be ordered count as available', async () => {
  for (const settings of [
    { ...initialSettings, allow_backorders: true },
    { ...initialSettings, track_inventory: false },
  ]) {
    expect((await shop('size=s', settings)).products.map(({ name }) => name)).toEqual(['Sold out', 'Wrap dress'])
  }
  expect(await listNames('size=s')).toEqual(['Wrap dress'])
})

test('lists reflect sales, restocking, renaming, publishing, deletion and collections', async () => {
  const { db } = store
  await addOrder(db, [createCheckoutLine(wrap, { size: 'S', color: 'Wine' })])
  expect(await listNames('size=s')).toEqual([])
  const draft = await addProduct(db, { name: 'New', sizes: ['S'], status: 'draft' })
  const [collection] = await db.insert(collections).values({ name: 'Evening', slug: 'evening' }).returning()
  if (!collection) throw new Error('no collection')
  await db.insert(collectionProducts).values({ collectionId: collection.id, productId: draft, position: null })
  expect(await listNames('size=s')).toEqual([])
  await db.update(products).set({ status: 'active' }).where(eq(products.id, draft))
  expect(await listNames('size=s&collection=evening')).toEqual(['New'])
  expect((await shop('size=s')).facets.collections).toEqual({ evening: 1 })
  await db
    .update(products)
    .set({ sizes: ['L'] })
    .where(eq(products.id, draft))
  expect(await listNames('size=l&sort=name')).toEqual(['New'])
  await db.update(collections).set({ status: 'draft' }).where(eq(collections.id, collection.id))
  expect((await shop('size=l')).facets.collections).toEqual({})
  await db.execute(sql`delete from stock_movements where product_id = ${draft}`)
  await db.delete(products).where(eq(products.id, draft))
  expect(await listNames('size=l')).toEqual([])
  // The filter keeps the chosen size, although no product has it
  expect((await shop('size=l')).facets.sizes?.map(({ name }) => name)).toEqual(['M', 'L', 'One Size'])
  expect(await listBrokenInvariants(db)).toEqual([])
})

test('an order changes “availability” only if a size or color sells out', async () => {
  const { db } = store
  const dress = await addProduct(db, { name: 'Two left', sizes: ['XL'], stock: [cell('XL', null, 2)] })
  const countChanges = async () => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from page_changes where 'availability' = any(tags)`,
    )
    return rows[0]?.n ?? 0
  }
  const before = await countChanges()
  await addOrder(db, [createCheckoutLine(dress, { size: 'XL' })])
  expect(await countChanges()).toBe(before)
  await addOrder(db, [createCheckoutLine(dress, { size: 'XL' })])
  expect(await countChanges()).toBe(before + 1)
})

test('the material filter appears once there are two materials, and finds products that contain the chosen one', async () => {
  const { db } = store
  const toFibers = (fiber: Fiber) => [{ component: null, shares: [{ fiber, percent: 100 }] }]
  const slip = await addProduct(db, { name: 'Slip', category: 'tops', fibers: toFibers('silk') })
  expect((await shop('category=tops')).facets.materials).toBeNull()
  const mixed = [
    { component: 'shell', shares: [{ fiber: 'linen', percent: 100 }] },
    {
      component: 'lining',
      shares: [
        { fiber: 'silk', percent: 60 },
        { fiber: 'linen', percent: 40 },
      ],
    },
  ] as const
  await addProduct(db, { name: 'Tunic', category: 'tops', sizes: ['M'], fibers: mixed })
  expect(toCounts((await shop('category=tops')).facets.materials)).toEqual({ Linen: 1, Silk: 2 })
  expect(await listNames('material=silk')).toEqual(['Slip', 'Tunic'])
  expect(await listNames('material=linen')).toEqual(['Tunic'])
  expect(await listNames('material=linen&material=silk&size=m')).toEqual(['Tunic'])
  expect(await listNames('search=tunic&material=linen')).toEqual(['Tunic'])
  expect(await listNames('search=slip&material=linen')).toEqual([])
  expect((await shop('material=linen&category=dresses')).without).toEqual([
    { filter: 'materials', total: expect.any(Number), query: '?category=dresses' },
    { filter: 'category', total: 1, query: '?material=linen' },
  ])
  await db
    .update(products)
    .set({ fibers: toFibers('cotton') })
    .where(eq(products.id, slip))
  expect(await listNames('material=silk')).toEqual(['Tunic'])
  expect(toCounts((await shop('category=tops')).facets.materials)).toEqual({ Cotton: 1, Linen: 1, Silk: 1 })
})
