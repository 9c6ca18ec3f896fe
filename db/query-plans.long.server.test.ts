import { sql } from 'drizzle-orm'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAdmin } from '#app/features/admin/admin-search.server.ts'
import { listCategoryRows } from '#app/features/catalog/admin/categories/category-list.server.ts'
import { listCollectionRows } from '#app/features/catalog/admin/collections/collection-list.server.ts'
import { COLLECTION_SORTS, readCollectionListQuery } from '#app/features/catalog/admin/collections/collection-list.ts'
import { listProductChoices } from '#app/features/catalog/admin/products/product-choices.server.ts'
import { listProductRows } from '#app/features/catalog/admin/products/product-list.server.ts'
import { PRODUCT_SORTS, readProductListQuery } from '#app/features/catalog/admin/products/product-list.ts'
import { findSharedCategory } from '#app/features/catalog/categories/categories.server.ts'
import { readAllPrices, readPricesById, readProductsById } from '#app/features/catalog/facets/read-products.server.ts'
import { warmLists } from '#app/features/catalog/facets/warm-lists.server.ts'
import { products } from '#app/features/catalog/products.table.ts'
import { suggest } from '#app/features/catalog/search/suggestions.server.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { findCollection, listCollectionProducts } from '#app/features/catalog/storefront/collection.server.ts'
import { findProduct } from '#app/features/catalog/storefront/product.server.ts'
import { listProductsById } from '#app/features/catalog/storefront/product-cards.server.ts'
import { readShopFilters, SHOP_SORTS } from '#app/features/catalog/storefront/shop/shop-filters.ts'
import { listShop } from '#app/features/catalog/storefront/shop/shop-list.server.ts'
import { listCustomerRows } from '#app/features/customers/customer-list.server.ts'
import { CUSTOMER_SORTS, readCustomerListQuery } from '#app/features/customers/customer-list.ts'
import { readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import { readWorkCounts } from '#app/features/dashboard/work-list.server.ts'
import { readPlacements } from '#app/features/homepage/placements.server.ts'
import { listMailRows } from '#app/features/mail/mail-list.server.ts'
import { readMailListQuery } from '#app/features/mail/mail-list.ts'
import { readMarketChoices } from '#app/features/markets/admin/market-choices.server.ts'
import { listSubscriberRows } from '#app/features/newsletter/subscriber-list.server.ts'
import { listOrderRows } from '#app/features/orders/admin/order-list.server.ts'
import { ORDER_SORTS, readOrderListQuery } from '#app/features/orders/admin/order-list.ts'
import { findTargets } from '#app/features/redirects/find-targets.server.ts'
import { listReorder } from '#app/features/reorder/reorder.server.ts'
import { readReorderQuery } from '#app/features/reorder/reorder-query.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { fillBackorders } from '#app/features/stock/fill-backorders.server.ts'
import { listMovements } from '#app/features/stock/stock-history.server.ts'
import { readStockHistoryQuery } from '#app/features/stock/stock-history.ts'
import { readWaitingQuery } from '#app/features/waiting-list/admin/waiting-query.ts'
import { listWaitingGroups, listWaitingPeople } from '#app/features/waiting-list/admin/waiting-rows.server.ts'
import { grantHolds } from '#app/features/waiting-list/grant-holds.server.ts'
import { newId } from '#app/lib/id.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { demoCategories } from '#db/demo/categories.ts'
import { fillStore } from '#db/fill.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { GROWING_TABLES, growStore, LARGE_COLLECTIONS } from '#tests/support/grow-store.ts'
import { addMarket } from '#tests/support/markets.ts'

// Query counts and plans of the lists: no plan may take longer in a larger store. The statements are those that the
// read functions send; the store has 100,000 products, 40,000 customers and 25,000 orders, with current statistics.

const SIZES = { products: 500, customers: 500, orders: 500, days: 540 }

const LARGE: ReadonlySet<string> = new Set([...GROWING_TABLES, 'translations'])

type Statement = { readonly text: string; readonly values: unknown[] }

let store: TestDatabase
let planner: Client
let listening: Pool
let db: Database
const sent: Statement[] = []

beforeAll(async () => {
  store = await testDatabase()
  await fillStore(store.url, SIZES)
  await store.db.execute(sql`insert into product_images (id, product_id, url, public_id, width, height, is_primary)
    select gen_random_uuid(), id, '/media/' || id, id::text, 800, 1200, true from products`)
  await store.db.execute(sql`insert into mail_outbox (id, event, order_id, recipient, subject, body, sent_at)
    select gen_random_uuid(), 'order-placed:' || id, id, customer_email, 'Your order', '{}', created_at from orders`)
  await addMarket(store.db, { id: MARKET, currency: 'NGN', rate: null, languages: { ng: 'en' } })
  await store.db.execute(sql`insert into translations (kind, subject_id, language, texts, sources)
    select 'product', id, 'de', jsonb_build_object('name', replace(replace(name, 'Linen', 'Leinen'), 'Dress', 'Kleid')), '{}'
    from products`)
  await growStore(store.url)
  // A test renames thousands of products; marking their translations as outdated is not measured
  await store.db.execute(sql`alter table products disable trigger original_changed`)
  await translateAll(store.url)
  planner = new Client({ connectionString: store.url })
  await planner.connect()
  listening = new Pool({ connectionString: store.url })
  db = databaseOn(listeningTo(listening))
}, 180_000) // up to a minute on a busy machine
afterAll(async () => {
  await planner?.end()
  await listening?.end()
  await store?.close()
})

/** Names all products in German, and gives all collections a slug. Triggers are off, as in `growStore`. */
async function translateAll(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`insert into translations (kind, subject_id, language, texts, sources)
    select 'product', id, 'de', jsonb_build_object('name', name), '{}'::jsonb from products
    union all
    select 'collection', id, 'de', jsonb_build_object('slug', slug || '-de'), '{}' from collections
    on conflict do nothing`)
  await client.query('vacuum (analyze) translations')
  await client.end()
}

/** The pool, recording each statement. */
function listeningTo(pool: Pool): Pool {
  return new Proxy(pool, {
    get: (target, property) => {
      const value = Reflect.get(target, property, target)
      if (property !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return (query: string | { text: string }, values: unknown[] = [], ...rest: unknown[]) => {
        sent.push({ text: typeof query === 'string' ? query : query.text, values })
        return Reflect.apply(value, target, [query, values, ...rest])
      }
    },
  })
}

/** The store's own random_page_cost, and PostgreSQL's default. */
const PAGE_COSTS = ['1.1', '4']

/** The maximum of rows that a statement may sort or read in table order. */
const MAX_ROWS = 20_000

type Plan = { 'Node Type': string; 'Plan Rows': number; 'Relation Name'?: string; Plans?: Plan[] }

/** The steps of a plan that read or sort more than that of a large table. */
async function stepsTooLarge({ text, values }: Statement): Promise<string[]> {
  const found: string[] = []
  const look = (plan: Plan, above: Plan | null) => {
    const kind = plan['Node Type']
    const table = plan['Relation Name'] ?? ''
    if (kind === 'Seq Scan' && LARGE.has(table) && !stopsEarly(plan, above)) found.push(`reads all of ${table}`)
    if (kind === 'Sort' && plan['Plan Rows'] > MAX_ROWS) found.push(`sorts ${plan['Plan Rows']} rows`)
    for (const below of plan.Plans ?? []) look(below, plan)
  }
  for (const cost of PAGE_COSTS) {
    await planner.query(`set random_page_cost = ${cost}`)
    const { rows } = await planner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) look(plan, null)
  }
  return found
}

type Measured = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Measured[]
}

/**
 * Returns how many rows a statement reads when PostgreSQL has no statistics on products and assumes any text to be
 * rare.
 */
async function rowsLookedAt({ text, values }: Statement): Promise<number> {
  let rows = 0
  const look = (plan: Measured) => {
    const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
    if (plan['Relation Name']) rows += (plan['Actual Rows'] + removed) * plan['Actual Loops']
    for (const below of plan.Plans ?? []) look(below)
  }
  await planner.query('begin; set local random_page_cost = 1.1')
  try {
    await planner.query("delete from pg_statistic where starelid = 'products'::regclass")
    const reported = await planner.query<{ 'QUERY PLAN': { Plan: Measured }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    for (const { Plan: plan } of reported.rows[0]?.['QUERY PLAN'] ?? []) look(plan)
  } finally {
    await planner.query('rollback')
  }
  expect(rows).toBeGreaterThan(0)
  return rows
}

/** A limit directly above stops the scan while most matches are still to come. */
function stopsEarly(scan: Plan, above: Plan | null): boolean {
  return (
    above?.['Node Type'] === 'Limit' && above['Plan Rows'] <= MAX_ROWS && above['Plan Rows'] * 2 < scan['Plan Rows']
  )
}

/** Every value of every name, one at a time. */
function each(choices: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(choices).flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
}

/** Every sort, both ways. */
function bothWays(sorts: readonly string[]): string[] {
  return sorts.flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`])
}

const SEARCHES = ['linen', 'amara silk gown', 'lin', 'zzzz']
const PAGES = ['2', '25']

/** Lists without a search are in memory. */
const SHOP = [
  '',
  ...SHOP_SORTS.flatMap((sort) => [
    `sort=${sort}&category=tops&min=50000&max=60000`,
    `sort=${sort}&size=s&size=m&color=black&page=30`,
    `sort=${sort}&sale=1&category=tops`,
  ]),
]

const SLUGS = Object.keys(LARGE_COLLECTIONS)
const SHOP_COLLECTIONS = SLUGS.flatMap((slug) => SHOP_SORTS.map((sort) => `sort=${sort}&collection=${slug}`))

type Read = {
  readonly name: string
  /** At most. */
  readonly queries: number
  /** It knowingly aggregates a whole table or sorts all matches. */
  readonly isSum?: boolean
  readonly read: (db: Database) => Promise<unknown>
}

function listOf(
  name: string,
  queries: number,
  addresses: readonly string[],
  read: (db: Database, query: URLSearchParams) => Promise<unknown>,
): Read[] {
  return addresses.map((address) => ({
    name: `${name}?${address}`,
    queries,
    read: (on) => read(on, new URLSearchParams(address)),
  }))
}

function sumsUp(read: Read): Read {
  return { ...read, isSum: true }
}

const NGN = 'NGN'

/** Lists its own prices. */
const MARKET = newId<'market'>()
const IN_MARKET: CardSettings = { ...initialSettings, listedIn: { marketId: MARKET, currency: NGN } }

/** Lists the texts of a language. */
const IN_GERMAN: CardSettings = { ...initialSettings, language: 'de' }

const RISEN = { id: newId<'variant'>(), sku: '' }
const TO_SHIP = readOrderListQuery(new URLSearchParams('status=processing&ship=open'), 'UTC')

const READS: readonly Read[] = [
  ...listOf('the store', 2, [...SHOP, ...SHOP_COLLECTIONS], listStore),
  ...listOf(
    'the store',
    5,
    each({ search: ['linen&size=m', 'linen&material=linen', 'linen dress&size=m&color=black&sale=1'] }),
    listStore,
  ),
  ...listOf('the store', 5, each({ search: ['linen', 'lin', 'linen dress', 'xl', 'linen xl'] }), listStore),
  ...listOf('the store', 8, each({ search: ['inen', 'lnen', 'zzzz', '38'] }), listStore),
  ...listOf('a market', 2, [...SHOP, ...SHOP_COLLECTIONS], listMarket),
  ...listOf(
    'a market',
    8,
    [
      ...each({ search: ['linen', 'lin', 'linen dress', 'xl', 'inen', 'zzzz'] }),
      ...SHOP_SORTS.map((sort) => `search=linen&min=50000&sort=${sort}`),
    ],
    listMarket,
  ),
  ...listOf('a language', 2, [...SHOP, 'sort=name&page=40'], listGerman),
  ...listOf(
    'a language',
    8,
    [
      ...each({ search: ['leinen', 'lei', 'leinen kleid', 'linen', 'leinn', 'zzzz'] }),
      ...SHOP_SORTS.map((sort) => `search=leinen&min=50000&sort=${sort}`),
      ...['', '&page=20'].map((more) => `search=kleid&sort=name${more}`),
    ],
    listGerman,
  ),
  ...listOf('suggestions of a language', 7, each({ search: ['leinen', 'lei'] }), (on, query) =>
    suggest(on, query.get('search') ?? '', IN_GERMAN),
  ),
  { name: 'cards of a language', queries: 2, read: (on) => readCards(on, IN_GERMAN) },
  { name: 'the page of a product in a language', queries: 3, read: readProductPage },
  { name: 'all prices of the store', queries: 11, read: (on) => readAllPrices(on, '/') },
  { name: 'all prices of a market', queries: 11, read: (on) => readAllPrices(on, `${MARKET}/`) },
  {
    name: 'all prices of a market with the lowest before each reduction',
    queries: 11,
    read: (on) => readAllPrices(on, `${MARKET}/${MARKET}`),
  },
  {
    name: 'all prices of the store with the lowest before each reduction',
    queries: 11,
    read: (on) => readAllPrices(on, `/${MARKET}`),
  },
  { name: 'what changed', queries: 3, read: readChanged },
  ...listOf('suggestions of a market', 7, each({ search: ['linen', 'lin'] }), (on, query) =>
    suggest(on, query.get('search') ?? '', IN_MARKET),
  ),
  { name: 'the homepage of a market', queries: 2, read: (on) => readPlacements(on, IN_MARKET) },
  ...listOf('suggestions', 7, each({ search: ['linen', 'lin'] }), (on, query) =>
    suggest(on, query.get('search') ?? ''),
  ),
  { name: 'the homepage', queries: 2, read: (on) => readPlacements(on, initialSettings) },
  ...listOf('a collection', 3, each({ slug: SLUGS }), readCollection),
  ...listOf('a collection in a language', 1, each({ slug: SLUGS }), (on, query) =>
    findCollection(on, `${query.get('slug')}-de`, 'de'),
  ),
  ...listOf('a category in a language', 1, each({ slug: ['kleider'] }), (on, query) =>
    findSharedCategory(on, query.get('slug') ?? '', 'de'),
  ),
  ...listOf('where a slug of another language leads', 3, each({ slug: SLUGS }), (on, query) =>
    findTargets(on, [`/collection/${query.get('slug')}-de`], 'fr'),
  ),
  { name: 'translated cards', queries: 2, read: (on) => readCards(on, { ...initialSettings, language: 'de' }) },
  { name: 'cards', queries: 2, read: (on) => readCards(on) },
  ...listOf(
    'products',
    5,
    [
      '',
      ...bothWays(PRODUCT_SORTS),
      ...demoCategories.flatMap(({ slug }) => bothWays(PRODUCT_SORTS).map((sort) => `category=${slug}&${sort}`)),
      ...each({ status: ['draft'], show: ['homepage', 'not-homepage', 'low-stock'], q: SEARCHES, page: PAGES }),
    ],
    (on, query) => listProductRows(on, readProductListQuery(query), initialSettings),
  ),
  ...listOf(
    'products of a collection',
    6,
    SLUGS.flatMap((slug) => bothWays(PRODUCT_SORTS).map((sort) => `slug=${slug}&${sort}`)),
    readProductsOf,
  ),
  ...listOf('choices', 2, each({ q: ['', ...SEARCHES] }), (on, query) =>
    listProductChoices(on, { q: query.get('q') ?? '', page: 1 }, NGN),
  ),
  { name: 'categories', queries: 2, isSum: true, read: (on) => listCategoryRows(on) },
  ...listOf('collections', 3, ['', ...bothWays(COLLECTION_SORTS), ...each({ q: ['edit'] })], (on, query) =>
    listCollectionRows(on, readCollectionListQuery(query)),
  ),
  ...listOf(
    'orders',
    3,
    [
      '',
      ...bothWays(ORDER_SORTS),
      ...each({
        status: ['processing'],
        payment: ['paid', 'failed'],
        q: ['obi', 'IN19', 'shopper'],
        from: ['2026-11-01', '2020-01-01'],
        page: PAGES,
      }),
    ],
    (on, query) => listOrderRows(on, readOrderListQuery(query, 'Africa/Lagos')),
  ),
  ...listOf(
    'customers',
    3,
    ['', ...bothWays(CUSTOMER_SORTS), ...each({ q: ['obi', 'shopper'], page: PAGES, orders: ['with', 'without'] })],
    readCustomers,
  ),
  ...listOf('customers', 3, each({ newsletter: ['yes', 'no'] }), readCustomers).map(sumsUp),
  ...listOf(
    'stock',
    5,
    ['', ...each({ reason: ['edit', 'sale'], q: ['linen', 'a'], from: ['2026-11-01'] })],
    (on, query) => listMovements(on, readStockHistoryQuery(query, 'Africa/Lagos')),
  ),
  ...listOf('mails', 6, ['', ...each({ state: ['waiting', 'failed', 'sent'], q: ['obi'] })], (on, query) =>
    listMailRows(on, readMailListQuery(query)),
  ),
  ...listOf('subscribers', 2, each({ q: ['', 'shopper'] }), (on, query) =>
    listSubscriberRows(on, { q: query.get('q') ?? '', page: 1 }),
  ),
  ...listOf('waiting lists', 2, ['', ...each({ by: ['people'], q: ['linen'], state: ['held'] })], (on, query) => {
    const read = readWaitingQuery(query)
    return read.by ? listWaitingPeople(on, read) : listWaitingGroups(on, read)
  }),
  ...['', 'by=product', 'show=all&q=linen'].map((query) => ({
    name: `the reorder list ?${query}`,
    queries: 1,
    isSum: true, // of the lines of some weeks
    read: (on: Database) => listReorder(on, readReorderQuery(new URLSearchParams(query))),
  })),
  { name: 'a rise of stock that nobody waits for', queries: 1, read: (on) => grantHolds(on, [newId()], new Date()) },
  { name: 'a rise of stock that fills no backorder', queries: 1, read: (on) => fillBackorders(on, [RISEN], {}) },
  {
    name: 'the dashboard',
    queries: 12,
    isSum: true,
    read: (on) => readDashboard(on, { ...initialSettings, store_time_zone: 'America/New_York' }),
  },
  { name: 'the work list', queries: 1, read: readWorkCounts },
  { name: 'the orders to ship', queries: 3, read: (on) => listOrderRows(on, TO_SHIP) },
  { name: 'the form of a market', queries: 12, read: (on) => readMarketChoices(on, [], MARKET) },
  ...listOf('the palette', 7, each({ q: ['obi'] }), readPalette),
  ...listOf('the palette', 7, each({ q: ['linen'] }), readPalette).map(sumsUp),
]

function listStore(on: Database, query: URLSearchParams) {
  return listShop(on, readShopFilters(query, NGN), initialSettings)
}

function listMarket(on: Database, query: URLSearchParams) {
  return listShop(on, readShopFilters(query, NGN), IN_MARKET)
}

function listGerman(on: Database, query: URLSearchParams) {
  return listShop(on, readShopFilters(query, NGN), IN_GERMAN)
}

async function readProductPage(on: Database) {
  const [some] = await on.select({ id: products.id }).from(products).orderBy(products.id).limit(1)
  return some && (await findProduct(on, some.id, IN_GERMAN))
}

function readPalette(on: Database, query: URLSearchParams) {
  return searchAdmin(on, query.get('q') ?? '')
}

function readCustomers(on: Database, query: URLSearchParams) {
  return listCustomerRows(on, readCustomerListQuery(query), NGN)
}

async function readCollection(on: Database, query: URLSearchParams) {
  const collection = await findCollection(on, query.get('slug') ?? '')
  return collection && (await listCollectionProducts(on, collection.id, initialSettings))
}

async function readProductsOf(on: Database, query: URLSearchParams) {
  const collection = await findCollection(on, query.get('slug') ?? '')
  const requested = { ...readProductListQuery(query), collection: collection?.id ?? null }
  return await listProductRows(on, requested, initialSettings)
}

async function readChanged(on: Database) {
  const some = await on.select({ id: products.id }).from(products).orderBy(products.id).limit(200)
  const ids = some.map(({ id }) => id)
  return [
    await readProductsById(on, 'inStock', ids),
    await readPricesById(on, ['/', `${MARKET}/`, `/${MARKET}`, `${MARKET}/${MARKET}`], ids),
  ]
}

async function readCards(on: Database, settings: CardSettings = initialSettings) {
  const some = await on.select({ id: products.id }).from(products).orderBy(products.id).limit(24)
  return await listProductsById(
    on,
    some.map(({ id }) => id),
    settings,
  )
}

beforeAll(async () => {
  await warmLists(db)
  await listGerman(db, new URLSearchParams('sort=name')) // loads the order of its names
}, 60_000)

test.each(READS)('$name runs at most $queries queries, and scans no large table', async (wanted) => {
  const { queries, isSum, read } = wanted
  sent.length = 0
  await read(db)
  const statements = [...sent]
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(queries)
  if (isSum) return
  for (const statement of statements) expect(await stepsTooLarge(statement), statement.text).toEqual([])
})

test('lists of the admin count to 10,000, and end there', async () => {
  const requested = new URLSearchParams('page=9999')
  const lists = [
    await listProductRows(db, readProductListQuery(requested), initialSettings),
    await listProductRows(db, readProductListQuery(new URLSearchParams('q=a&page=9999')), initialSettings),
    await readCustomers(db, requested),
    await listSubscriberRows(db, { q: '', page: 9999 }),
    await listOrderRows(db, readOrderListQuery(requested, 'Africa/Lagos')),
    await listOrderRows(db, readOrderListQuery(new URLSearchParams('from=2020-01-01&page=9999'), 'Africa/Lagos')),
    await listMailRows(db, readMailListQuery(requested)),
  ]
  for (const list of lists) expect(list).toMatchObject({ total: 10_000, isMore: true, page: 200, rows: { length: 50 } })
})

test.each(['linen', 'skirt', 'silk w', 'zzzz'])(
  'the list of products that match %s is that of all of them',
  async (q) => {
    const requested = new URLSearchParams({ q, sort: 'price', dir: 'asc' })
    const { rows: matching } = await db.execute<{ id: string }>(
      sql`select id from products where concat_ws('|', name, sku, slug) ilike ${`%${q}%`} order by price, id`,
    )
    expect(matching.length > 0).toBe(q !== 'zzzz')
    const listed = matching.slice(0, 10_000)
    const last = Math.max(1, Math.ceil(listed.length / 50))
    for (const page of [1, Math.ceil(last / 2), last]) {
      const list = await listProductRows(db, { ...readProductListQuery(requested), page }, initialSettings)
      expect(list).toMatchObject({ total: listed.length, isMore: matching.length > listed.length, page })
      expect(list.rows.map(({ id }) => id)).toEqual(listed.slice((page - 1) * 50, page * 50).map(({ id }) => id))
    }
  },
)

test.each([
  ['', 7_000], // of 8,894 and 12,110 matches
  ['&page=10', 20_000], // also scans non-matching rows
  ['&page=50', 15_000],
  ['&page=9999', 15_000],
])('of many matching products, a page%s is found by reading few rows', async (page, largest) => {
  for (const q of ['linen', 'skirt']) {
    for (const sort of ['', '&sort=name&dir=asc', '&sort=stock&dir=asc']) {
      sent.length = 0
      await listProductRows(db, readProductListQuery(new URLSearchParams(`q=${q}${sort}${page}`)), initialSettings)
      const found = sent.filter(({ text }) => text.includes('"products"."id" in (select'))
      expect(found).toHaveLength(1)
      for (const statement of found) expect(await rowsLookedAt(statement), `${q} ${sort}`).toBeLessThan(largest)
    }
  }
})

test.each([0, 5])(
  'products low on stock, at or below %i, are counted without a look at the others',
  async (largest) => {
    const { rows } = await db.execute<{ low: number }>(
      sql`select count(*)::int as low from products where stock_quantity <= coalesce(low_stock_threshold, ${largest})`,
    )
    const settings = { ...initialSettings, low_stock_threshold: largest }
    sent.length = 0
    const { total } = await listProductRows(db, readProductListQuery(new URLSearchParams('show=low-stock')), settings)
    expect(total).toBe(rows[0]?.low)
    expect(total).toBeGreaterThan(1_000)
    const counting = sent.filter(({ text }) => text.startsWith('select count(*)'))
    expect(counting).toHaveLength(1)
    for (const statement of counting) expect(await rowsLookedAt(statement)).toBeLessThan(10_000)
  },
)

test('PostgreSQL’s statistics distinguish common and rare texts of orders', async () => {
  const { rows } = await planner.query<{ known: number }>(
    "select cardinality(histogram_bounds) as known from pg_stats where tablename = 'orders' and attname = 'search'",
  )
  expect(rows[0]?.known).toBeGreaterThan(400)
})

test('if very many orders match a text, only the selected status has a count', async () => {
  const list = (query: string) =>
    listOrderRows(db, readOrderListQuery(new URLSearchParams(`q=shopper&${query}`), 'Africa/Lagos'))
  const many = { total: 1_000, isMore: true }
  expect(await list('page=9999')).toMatchObject({ all: many, byStatus: {}, ...many, page: 20, rows: { length: 50 } })
  const pending = await list('status=pending')
  const { rows } = await db.execute(sql`select from orders where status = 'pending' and search like '%shopper%'`)
  expect(pending).toMatchObject({ all: many, byStatus: { pending: { total: rows.length, isMore: false } } })
  expect(pending.total).toBe(rows.length)
})

/** Every description contains knee and shoulder. */
const NAMED = [
  { which: 'the oldest 30', word: 'knee', where: 'age <= 30' },
  { which: 'the oldest 2,000', word: 'knee', where: 'age <= 2000' },
  { which: 'the oldest 11,000', word: 'knee', where: 'age <= 11000' },
  { which: 'one in 20', word: 'shoulder', where: 'age % 20 = 1', maxRows: 13_000 }, // 10,001 are read to be counted
]

/** Gives these active products a name with the word or a longer one: the oldest, and every hundredth from there. */
async function nameBy(word: string, where: string): Promise<void> {
  await planner.query(`
    with aged as (select id, row_number() over (order by created_at, id) as age from products where status = 'active'),
      named as (select id, case when age % 100 = 1 then '${word}less' else '${word}' end as name from aged where ${where})
    update products set name = named.name, name_search = to_tsvector('english', named.name)
    from named where products.id = named.id and products.name <> named.name`)
}

test.each(NAMED)(
  'of very many that a text finds, those named so come first, then those by a word that begins so: $which',
  async ({ word, where, maxRows }) => {
    await nameBy(word, where)
    const { rows } = await planner.query<{ id: string }>(`
      select id from products where status = 'active' and search @@ to_tsquery('english', '${word}')
      order by case name when '${word}' then 0 when '${word}less' then 1 else 2 end, created_at desc, id desc limit 10000`)
    for (const page of ['1', '2', '25', '83', '100', '142', '178', '400']) {
      const filters = readShopFilters(new URLSearchParams({ search: word, page }), NGN)
      sent.length = 0
      const { products, ...counted } = await listShop(db, filters, initialSettings)
      expect(counted).toMatchObject({ total: 10_000, more: true })
      const wanted = rows.slice((Number(page) - 1) * 24, Number(page) * 24)
      expect(
        products.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(wanted.map(({ id }) => id))
      expect(new Set(sent.map((one) => JSON.stringify(one))).size, 'nothing is asked twice').toBe(sent.length)
      if (page !== '1' || !maxRows) continue
      let looked = 0
      for (const statement of sent) looked += await rowsLookedAt(statement)
      expect(looked).toBeLessThan(maxRows)
    }
  },
)

test('of very many that a text finds in a language, pages by name are those of all of them', async () => {
  const filters = readShopFilters(new URLSearchParams({ search: 'kleid', sort: 'name', page: '20' }), NGN)
  const { products: listed, ...counted } = await listShop(db, filters, IN_GERMAN)
  expect(counted).toMatchObject({ total: 10_000, more: true })
  const { rows } = await planner.query<{ id: string }>(`
    select p.id from products p join translations t on t.kind = 'product' and t.subject_id = p.id and t.language = 'de'
    where p.status = 'active' and p.translated_search @@ translated_query('de', '''kleid'':*')
    order by t.name collate "und-x-icu", p.id limit 24 offset 456`)
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})
