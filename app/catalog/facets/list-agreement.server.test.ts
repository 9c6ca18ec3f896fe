import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { readFacets } from '#app/catalog/facets/facet-index.server.ts'
import type { FacetFilters, Fit } from '#app/catalog/facets/match-facets.ts'
import type { FiberContent } from '#app/catalog/materials/materials.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { collectionProducts, products } from '#app/catalog/products.table.ts'
import { SHOP_SORTS, type ShopFilters, type ShopSort } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { listBrokenInvariants } from '#db/invariants.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addMarket } from '#tests/support/markets.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

/** `priorPriceMarket`: the market in which the law requires the lowest price before a reduction. */
type TestMarket = {
  readonly currency: CurrencyCode
  readonly marketId: Id<'market'> | null
  readonly priorPriceMarket?: Id<'market'>
}

const SIZES = ['S', 'M', 'L']
const COLORS = ['Ink', 'Rose', 'Sky']
const MATERIALS = ['silk', 'linen', 'glass fiber'] as const
const MARKETS = ['store', 'converted', 'rounded', 'fixed', 'storeWithPrior', 'withPrior'] as const
/** In minor units of the store currency; ₦1,600 are worth €1. */
const PRICES = [950_000, 1_000_000, 1_200_000, 1_200_001, 1_600_000]
const NAMES = ['Élan', 'elan', 'Zephyr', 'apple bag', 'Apple 10', 'Apple 9', 'über', 'Ähre']

let store: TestDatabase
let markets: Record<(typeof MARKETS)[number], TestMarket>
let ids: Id<'product'>[] = []
const half = newId<'collection'>()

beforeAll(async () => {
  store = await openTestDatabase()
  const { db } = store
  const rate = { base: 1_600_000_000, quote: 1_000_000 }
  const addEurMarket = async (rounding: { readonly roundingStep?: number; readonly roundingEnding?: number }) => {
    return { currency: 'EUR' as const, marketId: await addMarket(db, { currency: 'EUR', rate, ...rounding }) }
  }
  const [priorForStore, priorForMarket] = [await addEurMarket({}), await addEurMarket({})]
  markets = {
    store: { currency: 'NGN', marketId: null },
    storeWithPrior: { currency: 'NGN', marketId: null, priorPriceMarket: priorForStore.marketId },
    withPrior: { ...priorForMarket, priorPriceMarket: priorForMarket.marketId },
    converted: await addEurMarket({}),
    rounded: await addEurMarket({ roundingStep: 100, roundingEnding: 99 }),
    fixed: await addEurMarket({}),
  }
  await db.insert(collections).values({ id: half, name: 'Half', slug: 'half' })
  await fc.assert(
    fc.asyncProperty(newProduct, async (options) => {
      ids.push(await addProduct(db, options))
    }),
    { numRuns: 40, seed: 24 },
  )
  for (const [n, id] of ids.entries()) {
    if (n % 2 === 0) await db.insert(collectionProducts).values({ collectionId: half, productId: id })
    if (n % 3 === 0) await fixPrice(id, 1_000 - n)
  }
})
afterAll(() => store.close())

const color = (name: string) => ({ name, hex: '#123456' })
const name = fc.tuple(fc.constantFrom(...NAMES), fc.nat(3)).map(([text, n]) => `${text}${n === 0 ? '' : n}`)

/** Puts each fiber into its own component. */
const fibers: fc.Arbitrary<FiberContent> = fc
  .subarray([...MATERIALS])
  .map((names) =>
    names.map((fiber, n) => ({ component: n > 0 ? 'lining' : 'shell', shares: [{ fiber, percent: 100 }] })),
  )

const newProduct: fc.Arbitrary<ProductOptions> = fc
  .record({
    name,
    sizes: fc.subarray(SIZES),
    colors: fc.subarray(COLORS),
    price: fc.constantFrom(...PRICES),
    isOnSale: fc.boolean(),
    status: fc.constantFrom('active', 'active', 'active', 'draft'),
    fibers,
    inStock: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  })
  .map(({ sizes, colors, isOnSale, inStock, ...rest }) => {
    const cells = sizes.flatMap((size) => colors.map((colorName) => ({ size, color: colorName })))
    const grid = cells.map((cell, n) => ({ ...cell, stock: inStock[n] ? 2 : 0 }))
    const stock = grid.length > 0 ? grid : inStock[0] ? 5 : 0
    return { ...rest, sizes, colors: colors.map(color), ...(isOnSale && { salePrice: 940_000 }), stock }
  })

async function fixPrice(productId: Id<'product'>, price: number): Promise<void> {
  const { marketId } = markets.fixed
  if (!marketId) return
  await store.db
    .insert(fixedPrices)
    .values({ marketId, productId, currency: 'EUR', price })
    .onConflictDoUpdate({
      target: [fixedPrices.marketId, fixedPrices.productId, fixedPrices.variantId],
      set: { price },
    })
}

const edit = (values: Partial<typeof products.$inferInsert>) => (id: Id<'product'>) =>
  store.db.update(products).set(values).where(eq(products.id, id))

async function toggleMember(productId: Id<'product'>): Promise<void> {
  const { rowCount } = await store.db.delete(collectionProducts).where(eq(collectionProducts.productId, productId))
  if (rowCount === 0) await store.db.insert(collectionProducts).values({ collectionId: half, productId })
}

async function remove(id: Id<'product'>): Promise<void> {
  await store.db.execute(sql`delete from stock_movements where product_id = ${id}`)
  await store.db.delete(products).where(eq(products.id, id))
  ids = ids.filter((known) => known !== id)
}

async function changeRate(units: number): Promise<void> {
  const { currency, marketId } = markets.rounded
  const rate = { base: units * 1_000_000, quote: 1_000_000 }
  if (marketId) await addMarketRate(store.db, { marketId, currency, rate, source: 'typed' })
}

/** A random change of a product or of a market. */
const change: fc.Arbitrary<(id: Id<'product'>) => Promise<unknown>> = fc.oneof(
  fc.constantFrom(...PRICES).map((price) => edit({ price })),
  fc.constantFrom(null, 930_000, 940_000).map((salePrice) => edit({ salePrice })),
  name.map((text) => edit({ name: text })),
  fc.constantFrom('tops', 'dresses').map((category) => edit({ category })),
  fc.constantFrom('active' as const, 'draft' as const, 'archived' as const).map((status) => edit({ status })),
  fibers.map((content) => edit({ fibers: content })),
  fc.subarray(COLORS).map((colors) => edit({ colors: colors.map(color) })),
  fc.nat(2).map((day) => edit({ createdAt: new Date(Date.UTC(2026, 0, day + 1)) })),
  fc.integer({ min: 900, max: 1_000 }).map((price) => (id: Id<'product'>) => fixPrice(id, price)),
  newProduct.map((options) => async () => ids.push(await addProduct(store.db, options))),
  fc.constant(toggleMember),
  fc.constant(remove),
  fc.constantFrom(1_500, 1_700).map((units) => () => changeRate(units)),
)

/** Returns the ids of the products or colors that match the filters, computed from the tables alone. */
async function listByDefinition(
  { marketId, priorPriceMarket, byColor }: TestMarket & { readonly byColor: boolean },
  filters: FacetFilters,
  sort: ShopSort,
): Promise<string[]> {
  const { category, collection, min, max, sizes, colors, materials, sale, fits: own } = filters
  const price = marketId ? sql`m.lowest_price` : sql`p.effective_price`
  const was = marketId ? sql`m.lowest_was` : sql`p.was_price`
  // Products in this test have one price for all variants
  const hasPrior = sql`(${priorPriceMarket ?? null}::uuid is null or exists (select from market_prices o
    where o.product_id = p.id and o.market_id = ${priorPriceMarket ?? null} and o.variant_id is null and o.prior is not null))`
  const order: Record<ShopSort, SQL> = {
    newest: sql`p.created_at desc, p.id desc, item.position`,
    'price-asc': sql`${price}, p.id, item.position`,
    'price-desc': sql`${price} desc, p.id desc, item.position desc`,
    name: sql`p.name collate "und-x-icu", p.id, item.position`,
  }
  const fits = (column: SQL, keys: readonly string[]) =>
    sql`(${keys.length === 0} or facet_key(${column}) = any(${sql.param([...keys])}::text[]))`
  const { rows } = await store.db.execute<{ id: string }>(sql`
    select concat_ws('/', p.id, item.color) as id from products p
    cross join lateral (
      select position, color ->> 'name' as color from jsonb_array_elements(p.colors) with ordinality as c (color, position)
      where ${byColor} and jsonb_array_length(p.colors) > 1
      union all select 0, null where not (${byColor} and jsonb_array_length(p.colors) > 1)
    ) item
    left join market_prices m on m.product_id = p.id and m.market_id = ${marketId} and m.variant_id is null
    where p.status = 'active' and (${category}::text is null or p.category = ${category})
      and (${min}::bigint is null or ${price} >= ${min}) and (${max}::bigint is null or ${price} <= ${max})
      and (not ${sale} or ${was} is not null and ${hasPrior})
      and (${collection}::text is null or exists (select from collection_products m join collections c on c.id = m.collection_id
        where m.product_id = p.id and c.slug = ${collection} and c.status = 'active'))
      and (${sizes.length + colors.length + own.length === 0} or exists (
        select from (
          select s as size, c ->> 'name' as color
          from unnest(case when p.sizes = '{}' then '{One Size}' else p.sizes end) s
          left join jsonb_array_elements(p.colors) c on true
        ) o
        join product_variants v on v.product_id = p.id and v.stock > 0
          and (v.size is null or v.size = o.size) and (v.color is null or v.color = o.color)
        where (item.color is null or o.color = item.color) and ${fits(sql`o.size`, sizes)} and ${fits(sql`o.color`, colors)}
          and (${own.length === 0} or exists (select from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as f (category text, size text)
            where f.category = p.category and f.size = facet_key(o.size)))))
      and (${materials.length === 0} or exists (
        select from jsonb_array_elements(p.fibers) component, jsonb_array_elements(component -> 'shares') share
        where replace(share ->> 'fiber', ' ', '-') = any(${sql.param([...materials])}::text[])))
    order by ${order[sort]}`)
  return rows.map(({ id }) => id)
}

const createSubset = (values: readonly string[]) => fc.subarray(values.map((value) => value.toLowerCase()))

const fit = fc.record({
  category: fc.constantFrom('tops', 'dresses'),
  size: fc.constantFrom(...SIZES.map((size) => size.toLowerCase())),
})

const filters = fc.record({
  category: fc.constantFrom(null, null, 'tops', 'dresses'),
  collection: fc.constantFrom(null, null, 'half'),
  // Prices in the store currency, then in market currencies
  min: fc.constantFrom(null, null, 950_000, 1_200_000, 599, 625, 750),
  max: fc.constantFrom(null, null, 1_200_000, 699, 750, 1_000),
  sizes: fc.oneof(fc.constant([]), createSubset([...SIZES, 'one-size'])),
  colors: fc.oneof(fc.constant([]), createSubset(COLORS)),
  materials: fc.oneof(fc.constant([]), fc.subarray(['silk', 'linen', 'glass-fiber'])),
  sale: fc.constantFrom(false, false, true),
  fits: fc.oneof(fc.constant<Fit[]>([]), fc.uniqueArray(fit, { selector: ({ category }) => category })),
})

const step = fc.record({
  changes: fc.array(fc.tuple(change, fc.nat(1_000)), { maxLength: 3 }),
  market: fc.constantFrom(...MARKETS),
  byColor: fc.boolean(),
  filters,
  sort: fc.constantFrom(...SHOP_SORTS),
})

test('after any changes, pages and counts in each market equal those computed from the tables', async () => {
  const { db } = store
  await fc.assert(
    fc.asyncProperty(step, async ({ changes, market: marketName, byColor, filters: wanted, sort }) => {
      const market = { ...markets[marketName], byColor }
      const { marketId, currency, priorPriceMarket } = market
      const settings: CardSettings = {
        ...initialSettings,
        byColor,
        listingMarket: marketId ? { marketId, currency } : null,
        priorPriceMarket: priorPriceMarket ? { marketId: priorPriceMarket, currency: 'EUR' } : null,
      }
      const read = async () => (await readFacets(db, settings)).match(wanted)
      await read()
      for (const [make, n] of changes) {
        const id = ids[n % ids.length]
        if (id) await make(id)
      }
      const count = async (other: Partial<FacetFilters>) =>
        (await listByDefinition(market, { ...wanted, ...other }, sort)).length
      const found = await listByDefinition(market, wanted, sort)

      const matches = await read()
      expect(matches.total).toBe(found.length)
      const inColors = await count({ colors: COLORS.map((key) => key.toLowerCase()) })
      expect(matches.countInColors(COLORS.map((key) => key.toLowerCase()))).toBe(inColors)
      for (const [key, counted] of [...matches.sizes].slice(0, 2)) expect(counted).toBe(await count({ sizes: [key] }))
      for (const [key, counted] of [...matches.colors].slice(-2)) expect(counted).toBe(await count({ colors: [key] }))
      for (const [key, counted] of matches.materials) expect(counted).toBe(await count({ materials: [key] }))
      const topsFits = wanted.fits.filter((own) => own.category === 'tops')
      expect(matches.categories.get('tops') ?? 0).toBe(await count({ category: 'tops', fits: topsFits }))
      expect(matches.without.fits).toBe(await count({ fits: [] }))
      expect(matches.collections.get('half') ?? 0).toBe(await count({ collection: 'half' }))
      expect(matches.sale).toBe(await count({ sale: true }))

      const price = (minor: number | null) => (minor === null ? null : money(minor, currency))
      const { min, max, collection } = wanted
      const prices = { min: price(min), max: price(max), invalidPrices: {} }
      const requested = { ...wanted, ...prices, collection: collection ?? '', search: '', families: [], sort }
      const pages: string[] = []
      let struck = 0
      for (let page = 1; page <= Math.max(1, Math.ceil(found.length / 24)); page++) {
        const pageFilters: ShopFilters = { ...requested, page }
        const list = await readShopPage(db, pageFilters, settings, [])
        expect(list).toMatchObject({ page, total: found.length })
        pages.push(...list.products.map(({ id, color }) => (color ? `${id}/${color.name}` : id)))
        struck += list.products.filter((card) => card.was !== null).length
      }
      expect(pages).toEqual(found)
      expect(struck, 'as many cards show a struck-through price as the filter “Sale” counts').toBe(matches.sale)
    }),
    { numRuns: isLong ? 300 : 40, seed: 24, endOnFailure: true },
  )
  expect(await listBrokenInvariants(db)).toEqual([])
})
