import { eq, sql } from 'drizzle-orm'
import { Client, Pool } from 'pg'
import { listCategoryRows } from '#app/catalog/admin/categories/category-list.server.ts'
import { listCollectionRows } from '#app/catalog/admin/collections/collection-list.server.ts'
import { COLLECTION_SORTS, readCollectionListQuery } from '#app/catalog/admin/collections/collection-list.ts'
import { listProductChoices } from '#app/catalog/admin/products/product-choices.server.ts'
import { PRODUCT_SORTS, readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { findCategoryToShare } from '#app/catalog/categories.server.ts'
import { readAllPrices, readPricesById, readProductsById } from '#app/catalog/facets/read-products.server.ts'
import { warmLists } from '#app/catalog/facets/warm-lists.server.ts'
import { listProductsById } from '#app/catalog/product-cards.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { listProductRows } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { findCollection, listCollectionProducts } from '#app/catalog/storefront/collection.server.ts'
import { readShopFilters, SHOP_SORTS } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { readPlacements } from '#app/content/homepage/placements.server.ts'
import { listSubscriberRows } from '#app/content/newsletter/subscriber-list.server.ts'
import { findTargets } from '#app/content/redirects/find-targets.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { grantHolds } from '#app/inventory/held-stock.server.ts'
import { readStockQuery } from '#app/inventory/stock/stock-query.ts'
import { listStockRows } from '#app/inventory/stock/stock-rows.server.ts'
import { listMovements } from '#app/inventory/stock-history.server.ts'
import { readStockHistoryQuery } from '#app/inventory/stock-history.ts'
import { listWaitingGroups } from '#app/inventory/waiting-list/admin/waiting-rows.server.ts'
import { readWaitingQuery } from '#app/inventory/waiting-query.ts'
import { newId } from '#app/lib/id.ts'
import { searchAdmin } from '#app/operations/admin/admin-search.server.ts'
import { readDashboard } from '#app/operations/dashboard/dashboard.server.ts'
import { readWorkCounts } from '#app/operations/dashboard/work-list.server.ts'
import { COUNTED_WORK } from '#app/operations/dashboard/work-list.ts'
import { listMailRows } from '#app/operations/mail/mail-list.server.ts'
import { readMailListQuery } from '#app/operations/mail/mail-list.ts'
import { readMarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { ORDER_SORTS, readOrderListQuery } from '#app/orders/admin/order-list.ts'
import { fillBackorders } from '#app/orders/backorders/fill-backorders.server.ts'
import { listCustomerRows } from '#app/orders/customers/customer-list.server.ts'
import { CUSTOMER_SORTS, readCustomerListQuery } from '#app/orders/customers/customer-list.ts'
import { listReorder } from '#app/orders/reorder/reorder.server.ts'
import { readReorderQuery } from '#app/orders/reorder/reorder-query.ts'
import { listTags } from '#app/orders/tags/find-tags.server.ts'
import { TAG_SUBJECTS } from '#app/orders/tags/tags.ts'
import { listWaitingPeople } from '#app/orders/waiting-list/waiting-people.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { demoCategories } from '#db/demo/categories.ts'
import type { FillSizes } from '#db/fill/plan.ts'
import { fillStore } from '#db/fill.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { LARGE_COLLECTIONS } from '#tests/support/grow-store.ts'
import { addMarket } from '#tests/support/markets.ts'

// The reads of all product, order and customer lists in the storefront and the admin, and the maximum number of queries
// of each. query-counts.server.test.ts tests these numbers, and query-plans.long.server.test.ts tests the query plans
// in a large store.

export type Statement = { readonly text: string; readonly values: unknown[] }

/** Connects to a database and records each statement in `sent`. */
export function openRecordingDatabase(url: string) {
  const sent: Statement[] = []
  const pool = new Pool({ connectionString: url })
  pool.on('connect', (client) => client.on('error', () => {})) // connections may end with the database
  const recording = new Proxy(pool, {
    get: (target, property) => {
      const value = Reflect.get(target, property, target)
      if (property !== 'query') return typeof value === 'function' ? value.bind(target) : value
      return (query: string | { text: string }, values: unknown[] = [], ...rest: unknown[]) => {
        sent.push({ text: typeof query === 'string' ? query : query.text, values })
        return Reflect.apply(value, target, [query, values, ...rest])
      }
    },
  })
  return { db: databaseOn(recording), sent, close: () => pool.end() }
}

/** Fills a store with rows for all lists. */
export async function fillLists({ db, url }: TestDatabase, sizes: FillSizes): Promise<void> {
  await fillStore(url, sizes)
  await db.execute(sql`insert into product_images (id, product_id, url, public_id, width, height, is_primary)
    select gen_random_uuid(), id, '/media/' || id, id::text, 800, 1200, true from products`)
  await db.execute(sql`insert into mail_outbox (id, event, order_id, recipient, subject, body, sent_at)
    select gen_random_uuid(), 'order-placed:' || id, id, customer_email, 'Your order', '{}', created_at from orders`)
  await db.execute(sql`insert into waiting_list (id, link, email, product_id, product_name, size, color, language, state, confirmed_at)
    select gen_random_uuid(), md5(id::text), 'ada@example.com', id, name, '', '', 'en', 'waiting', created_at from products`)
  await addMarket(db, { id: MARKET, currency: 'NGN', rate: null, languages: { ng: 'en' } })
  await db.execute(sql`insert into translations (kind, subject_id, language, texts, sources)
    select 'product', id, 'de', jsonb_build_object('name', replace(replace(name, 'Linen', 'Leinen'), 'Dress', 'Kleid')), '{}'
    from products`)
}

/** Gives all products a German name and all collections a German slug. Triggers are off, as in `growStore`. */
export async function translateLists(url: string): Promise<void> {
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

/** Gives each order and each customer one of 40 tags, and half of them also the tag “vip”. */
export async function tagLists(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const [table, owners] of [
    ['order_tags', 'orders'],
    ['customer_tags', 'customers'],
  ]) {
    await client.query(`insert into ${table} select id, 'vip' from ${owners} where hashtext(id::text) % 2 = 0
      union all select id, 'tag ' || abs(hashtext(id::text) % 40) from ${owners}`)
    await client.query(`vacuum (analyze) ${table}`)
  }
  await client.end()
}

/** Loads the data that a running store keeps in memory. */
export async function warm(db: Database): Promise<void> {
  await warmLists(db)
  await listGerman(db, new URLSearchParams('sort=name')) // loads the sort order of German names
}

/** Returns a URL query for each value of each parameter. */
function listQueries(choices: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(choices).flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
}

/** Returns a URL query for each sort order, in both directions. */
function sortBothWays(sorts: readonly string[]): string[] {
  return sorts.flatMap((sort) => [`sort=${sort}&dir=asc`, `sort=${sort}&dir=desc`])
}

const SEARCHES = ['linen', 'amara silk gown', 'lin', 'zzzz']
const PAGES = ['2', '25']

/** URL queries for the shop. Without a search, the store reads its lists from memory. */
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

type ListRead = {
  readonly name: string
  /** The maximum number of queries. */
  readonly queries: number
  /** True for a read that deliberately aggregates an entire table or sorts all matches. */
  readonly isAggregate?: boolean
  readonly read: (db: Database) => Promise<unknown>
}

function createReads(
  name: string,
  queries: number,
  queryStrings: readonly string[],
  read: (db: Database, query: URLSearchParams) => Promise<unknown>,
): ListRead[] {
  return queryStrings.map((queryString) => ({
    name: `${name}?${queryString}`,
    queries,
    read: (db) => read(db, new URLSearchParams(queryString)),
  }))
}

function asAggregate(read: ListRead): ListRead {
  return { ...read, isAggregate: true }
}

export const NGN = 'NGN'

/** A market whose lists show its own prices. */
const MARKET = newId<'market'>()
const IN_MARKET: CardSettings = { ...initialSettings, listingMarket: { marketId: MARKET, currency: NGN } }

/** Settings with which lists show German text. */
export const IN_GERMAN: CardSettings = { ...initialSettings, language: 'de' }

const RESTOCKED = { id: newId<'variant'>(), sku: '' }
const TO_SHIP = readOrderListQuery(new URLSearchParams('status=processing&ship=open'), 'UTC')

export const READS: readonly ListRead[] = [
  ...createReads('the store', 2, [...SHOP, ...SHOP_COLLECTIONS], listStore),
  ...createReads(
    'the store',
    5,
    listQueries({ search: ['linen&size=m', 'linen&material=linen', 'linen dress&size=m&color=black&sale=1'] }),
    listStore,
  ),
  ...createReads('the store', 5, listQueries({ search: ['linen', 'lin', 'linen dress', 'xl', 'linen xl'] }), listStore),
  ...createReads('the store', 8, listQueries({ search: ['inen', 'lnen', 'zzzz', '38'] }), listStore),
  ...createReads('a market', 2, [...SHOP, ...SHOP_COLLECTIONS], listMarket),
  ...createReads(
    'a market',
    8,
    [
      ...listQueries({ search: ['linen', 'lin', 'linen dress', 'xl', 'inen', 'zzzz'] }),
      ...SHOP_SORTS.map((sort) => `search=linen&min=50000&sort=${sort}`),
    ],
    listMarket,
  ),
  ...createReads('a language', 2, [...SHOP, 'sort=name&page=40'], listGerman),
  ...createReads(
    'a language',
    8,
    [
      ...listQueries({ search: ['leinen', 'lei', 'leinen kleid', 'linen', 'leinn', 'zzzz'] }),
      ...SHOP_SORTS.map((sort) => `search=leinen&min=50000&sort=${sort}`),
      ...['', '&page=20'].map((more) => `search=kleid&sort=name${more}`),
    ],
    listGerman,
  ),
  ...createReads('translated suggestions', 6, listQueries({ search: ['leinen', 'lei'] }), (db, query) =>
    suggest(db, query.get('search') ?? '', IN_GERMAN, []),
  ),
  { name: 'translated cards', queries: 2, read: (db) => readCards(db, IN_GERMAN) },
  { name: 'a translated product page', queries: 3, read: readProductPage },
  { name: 'all store prices', queries: 11, read: (db) => readAllPrices(db, '/') },
  { name: 'all market prices', queries: 11, read: (db) => readAllPrices(db, `${MARKET}/`) },
  {
    name: 'all market prices with the lowest price before each reduction',
    queries: 11,
    read: (db) => readAllPrices(db, `${MARKET}/${MARKET}`),
  },
  {
    name: 'all store prices with the lowest price before each reduction',
    queries: 11,
    read: (db) => readAllPrices(db, `/${MARKET}`),
  },
  { name: 'changed products', queries: 3, read: readChanged },
  ...createReads('suggestions in a market', 6, listQueries({ search: ['linen', 'lin'] }), (db, query) =>
    suggest(db, query.get('search') ?? '', IN_MARKET, []),
  ),
  { name: 'a market’s homepage', queries: 2, read: (db) => readPlacements(db, IN_MARKET) },
  ...createReads('suggestions', 6, listQueries({ search: ['linen', 'lin'] }), (db, query) =>
    suggest(db, query.get('search') ?? '', initialSettings, []),
  ),
  { name: 'the homepage', queries: 2, read: (db) => readPlacements(db, initialSettings) },
  ...createReads('a collection', 3, listQueries({ slug: SLUGS }), readCollection),
  ...createReads('a translated collection', 1, listQueries({ slug: SLUGS }), (db, query) =>
    findCollection(db, `${query.get('slug')}-de`, 'de'),
  ),
  ...createReads('a translated category', 1, listQueries({ slug: ['kleider'] }), (db, query) =>
    findCategoryToShare(db, query.get('slug') ?? '', 'de'),
  ),
  ...createReads('the target of a slug in a different language', 3, listQueries({ slug: SLUGS }), (db, query) =>
    findTargets(db, [`/collection/${query.get('slug')}-de`], 'fr'),
  ),
  { name: 'translated cards', queries: 2, read: (db) => readCards(db, { ...initialSettings, language: 'de' }) },
  { name: 'cards', queries: 2, read: (db) => readCards(db) },
  ...createReads(
    'products',
    5,
    [
      '',
      ...sortBothWays(PRODUCT_SORTS),
      ...demoCategories.flatMap(({ slug }) => sortBothWays(PRODUCT_SORTS).map((sort) => `category=${slug}&${sort}`)),
      ...listQueries({
        status: ['draft'],
        show: ['homepage', 'not-homepage', 'low-stock', 'out-of-stock'],
        q: SEARCHES,
        page: PAGES,
      }),
    ],
    (db, query) => listProductRows(db, readProductListQuery(query), initialSettings),
  ),
  ...createReads(
    'products in a collection',
    6,
    SLUGS.flatMap((slug) => sortBothWays(PRODUCT_SORTS).map((sort) => `slug=${slug}&${sort}`)),
    readProductRows,
  ),
  ...createReads('choices', 2, listQueries({ q: ['', ...SEARCHES] }), (db, query) =>
    listProductChoices(db, { q: query.get('q') ?? '', page: 1 }, NGN),
  ),
  { name: 'categories', queries: 2, isAggregate: true, read: (db) => listCategoryRows(db) },
  ...createReads(
    'collections',
    3,
    ['', ...sortBothWays(COLLECTION_SORTS), ...listQueries({ q: ['edit'] })],
    (db, query) => listCollectionRows(db, readCollectionListQuery(query)),
  ),
  ...createReads(
    'orders',
    3,
    [
      '',
      ...sortBothWays(ORDER_SORTS),
      ...listQueries({
        status: ['processing'],
        payment: ['paid', 'failed'],
        q: ['obi', 'IN19', 'shopper'],
        from: ['2026-11-01', '2020-01-01'],
        tag: ['vip', 'tag 7', 'none'],
        page: PAGES,
      }),
    ],
    (db, query) => listOrderRows(db, readOrderListQuery(query, 'Africa/Lagos')),
  ),
  ...createReads(
    'customers',
    3,
    ['', ...sortBothWays(CUSTOMER_SORTS), ...listQueries({ q: ['obi', 'shopper'], orders: ['with', 'without'] })],
    readCustomers,
  ),
  ...createReads('customers', 3, listQueries({ tag: ['vip', 'tag 7', 'none'] }), readCustomers),
  ...TAG_SUBJECTS.map((subject) => ({
    name: `the tags of ${subject}`,
    queries: 1,
    read: (db: Database) => listTags(db, subject),
  })),
  ...createReads('customers', 4, listQueries({ page: PAGES }), readCustomers), // a page beyond the last one needs one more query
  ...createReads('customers', 3, listQueries({ newsletter: ['yes', 'no'] }), readCustomers).map(asAggregate),
  ...createReads(
    'the stock grid',
    8,
    ['', ...listQueries({ show: ['low-stock', 'out-of-stock'], q: SEARCHES, page: PAGES })],
    (db, query) => listStockRows(db, readStockQuery(query), initialSettings),
  ),
  ...createReads(
    'stock',
    5,
    ['', ...listQueries({ reason: ['edit', 'sale'], q: ['linen', 'a'], from: ['2026-11-01'] })],
    (db, query) => listMovements(db, readStockHistoryQuery(query, 'Africa/Lagos')),
  ),
  ...createReads('mails', 6, ['', ...listQueries({ state: ['waiting', 'failed', 'sent'], q: ['obi'] })], (db, query) =>
    listMailRows(db, readMailListQuery(query)),
  ),
  ...createReads('subscribers', 2, listQueries({ q: ['', 'shopper'] }), (db, query) =>
    listSubscriberRows(db, { q: query.get('q') ?? '', page: 1 }),
  ),
  ...createReads(
    'waitlists',
    2,
    ['', ...listQueries({ by: ['people'], q: ['linen'], state: ['held'] })],
    (db, query) => {
      const read = readWaitingQuery(query)
      return read.by ? listWaitingPeople(db, read) : listWaitingGroups(db, read)
    },
  ),
  ...['', 'by=product', 'show=all&q=linen'].map((query) => ({
    name: `the reorder list ?${query}`,
    queries: 2,
    isAggregate: true, // aggregates the lines of several weeks
    read: (db: Database) => listReorder(db, readReorderQuery(new URLSearchParams(query))),
  })),
  { name: 'a restock that nobody is waiting for', queries: 1, read: (db) => grantHolds(db, [newId()], new Date()) },
  {
    name: 'a restock that fills no backorder',
    queries: 1,
    read: (db) => fillBackorders(db, { variants: [RESTOCKED] }),
  },
  {
    name: 'the dashboard',
    queries: 12,
    isAggregate: true,
    read: (db) => readDashboard(db, { ...initialSettings, store_time_zone: 'America/New_York' }),
  },
  { name: 'the work list', queries: 1, read: (db) => readWorkCounts(db, COUNTED_WORK) },
  { name: 'the orders to ship', queries: 3, read: (db) => listOrderRows(db, TO_SHIP) },
  { name: 'a market’s form', queries: 12, read: (db) => readMarketChoices(db, [], MARKET) },
  ...createReads('the command palette', 7, listQueries({ q: ['obi'] }), readPalette),
  ...createReads('the command palette', 7, listQueries({ q: ['linen'] }), readPalette).map(asAggregate),
]

function listStore(db: Database, query: URLSearchParams) {
  return listShopProducts(db, readShopFilters(query, NGN), initialSettings)
}

function listMarket(db: Database, query: URLSearchParams) {
  return listShopProducts(db, readShopFilters(query, NGN), IN_MARKET)
}

function listGerman(db: Database, query: URLSearchParams) {
  return listShopProducts(db, readShopFilters(query, NGN), IN_GERMAN)
}

async function readProductPage(db: Database) {
  const active = eq(products.status, 'active')
  const [sample] = await db.select({ id: products.id }).from(products).where(active).orderBy(products.id).limit(1)
  return sample && (await findProduct(db, sample.id, IN_GERMAN))
}

function readPalette(db: Database, query: URLSearchParams) {
  return searchAdmin(db, query.get('q') ?? '')
}

export function readCustomers(db: Database, query: URLSearchParams) {
  return listCustomerRows(db, readCustomerListQuery(query), NGN)
}

async function readCollection(db: Database, query: URLSearchParams) {
  const collection = await findCollection(db, query.get('slug') ?? '')
  return collection && (await listCollectionProducts(db, collection.id, initialSettings))
}

async function readProductRows(db: Database, query: URLSearchParams) {
  const collection = await findCollection(db, query.get('slug') ?? '')
  const requested = { ...readProductListQuery(query), collection: collection?.id ?? null }
  return await listProductRows(db, requested, initialSettings)
}

async function readChanged(db: Database) {
  const sample = await db.select({ id: products.id }).from(products).orderBy(products.id).limit(200)
  const ids = sample.map(({ id }) => id)
  return [
    await readProductsById(db, { available: 'inStock', byColor: true }, ids),
    await readPricesById(db, ['/', `${MARKET}/`, `/${MARKET}`, `${MARKET}/${MARKET}`], ids),
  ]
}

async function readCards(db: Database, settings: CardSettings = initialSettings) {
  const sample = await db.select({ id: products.id }).from(products).orderBy(products.id).limit(24)
  return await listProductsById(
    db,
    sample.map(({ id }) => id),
    settings,
  )
}
