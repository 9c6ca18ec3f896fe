import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { listProductRows } from '#app/catalog/product-list.server.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopProducts } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { listSubscriberRows } from '#app/content/newsletter/subscriber-list.server.ts'
import { listMailRows } from '#app/operations/mail/mail-list.server.ts'
import { readMailListQuery } from '#app/operations/mail/mail-list.ts'
import { listOrderRows } from '#app/orders/admin/order-list.server.ts'
import { readOrderListQuery } from '#app/orders/admin/order-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { GROWING_TABLES, growStore } from '#tests/support/grow-store.ts'
import {
  fillLists,
  IN_GERMAN,
  NGN,
  openRecordingDatabase,
  READS,
  readCustomers,
  type Statement,
  tagLists,
  translateLists,
  warm,
} from '#tests/support/list-reads.ts'

// Query plans of the lists, which must not become slower in a larger store. The statements are the ones that the read
// functions send; the store has 100,000 products, 40,000 customers and 25,000 orders, with current statistics.

const SIZES = { products: 500, customers: 500, orders: 500, days: 540 }

const LARGE: ReadonlySet<string> = new Set([...GROWING_TABLES, 'translations', 'order_tags', 'customer_tags'])

let store: TestDatabase
let planner: Client
let recorded: ReturnType<typeof openRecordingDatabase>
let db: Database
let sent: Statement[]

beforeAll(async () => {
  store = await openTestDatabase()
  await fillLists(store, SIZES)
  await growStore(store.url)
  // One test renames thousands of products. Marking their translations as outdated must not be measured
  await store.db.execute(sql`alter table products disable trigger original_changed`)
  await translateLists(store.url)
  await tagLists(store.url)
  planner = new Client({ connectionString: store.url })
  await planner.connect()
  recorded = openRecordingDatabase(store.url)
  ;({ db, sent } = recorded)
}, 180_000) // up to a minute on a busy machine
afterAll(async () => {
  await planner?.end()
  await recorded?.close()
  await store?.close()
})

/** The store's own random_page_cost, and PostgreSQL's default. */
const PAGE_COSTS = ['1.1', '4']

/** The maximum number of rows that a statement may sort or read in table order. */
const MAX_ROWS = 20_000

type Plan = { 'Node Type': string; 'Plan Rows': number; 'Relation Name'?: string; Plans?: Plan[] }

/** Returns the plan's steps that read a large table completely or sort more than `MAX_ROWS` rows. */
async function listTooLargeSteps({ text, values }: Statement): Promise<string[]> {
  const found: string[] = []
  const walk = (plan: Plan, parent: Plan | null) => {
    const kind = plan['Node Type']
    const table = plan['Relation Name'] ?? ''
    if (kind === 'Seq Scan' && LARGE.has(table) && !stopsEarly(plan, parent)) found.push(`reads all of ${table}`)
    if (kind === 'Sort' && plan['Plan Rows'] > MAX_ROWS) found.push(`sorts ${plan['Plan Rows']} rows`)
    for (const child of plan.Plans ?? []) walk(child, plan)
  }
  for (const cost of PAGE_COSTS) {
    await planner.query(`set random_page_cost = ${cost}`)
    const { rows } = await planner.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(plan, null)
  }
  return found
}

type PlanNode = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/**
 * Returns the number of rows that a statement reads when PostgreSQL has no statistics on products and assumes that any
 * text is rare.
 */
async function countRowsRead({ text, values }: Statement): Promise<number> {
  let rows = 0
  const walk = (plan: PlanNode) => {
    const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
    if (plan['Relation Name']) rows += (plan['Actual Rows'] + removed) * plan['Actual Loops']
    for (const child of plan.Plans ?? []) walk(child)
  }
  await planner.query('begin; set local random_page_cost = 1.1')
  try {
    await planner.query("delete from pg_statistic where starelid = 'products'::regclass")
    const explained = await planner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    )
    for (const { Plan: plan } of explained.rows[0]?.['QUERY PLAN'] ?? []) walk(plan)
  } finally {
    await planner.query('rollback')
  }
  expect(rows).toBeGreaterThan(0)
  return rows
}

/** Returns true if a limit directly above stops the scan before most matches are read. */
function stopsEarly(scan: Plan, parent: Plan | null): boolean {
  return (
    parent?.['Node Type'] === 'Limit' && parent['Plan Rows'] <= MAX_ROWS && parent['Plan Rows'] * 2 < scan['Plan Rows']
  )
}

beforeAll(() => warm(db), 60_000)

test.each(READS)(
  '$name runs at most $queries queries and, unless it is an aggregate, scans no large table',
  async ({ queries, isAggregate, read }) => {
    sent.length = 0
    await read(db)
    const statements = [...sent]
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.length).toBeLessThanOrEqual(queries)
    if (isAggregate) return
    for (const statement of statements) expect(await listTooLargeSteps(statement), statement.text).toEqual([])
  },
)

test('the admin’s lists stop counting at 10,000', async () => {
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
  'the list of products that match “%s” contains all of them, up to 10,000',
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
  ['', 7_000], // the two searches match 8,894 and 12,110 products
  ['&page=10', 20_000], // also scans non-matching rows
  ['&page=50', 15_000],
  ['&page=9999', 15_000],
])('if many products match, the page with “%s” in its URL is found by reading few rows', async (page, largest) => {
  for (const q of ['linen', 'skirt']) {
    for (const sort of ['', '&sort=name&dir=asc', '&sort=stock&dir=asc']) {
      sent.length = 0
      await listProductRows(db, readProductListQuery(new URLSearchParams(`q=${q}${sort}${page}`)), initialSettings)
      const found = sent.filter(({ text }) => text.includes('"products"."id" in (select'))
      expect(found).toHaveLength(1)
      for (const statement of found) expect(await countRowsRead(statement), `${q} ${sort}`).toBeLessThan(largest)
    }
  }
})

test.each([0, 5])(
  'if low stock means at most %i units, the products with low stock are counted without reading all others',
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
    for (const statement of counting) expect(await countRowsRead(statement)).toBeLessThan(10_000)
  },
)

test('PostgreSQL’s statistics are detailed enough to tell common text in orders from rare text', async () => {
  const { rows } = await planner.query<{ bounds: number }>(
    "select cardinality(histogram_bounds) as bounds from pg_stats where tablename = 'orders' and attname = 'search'",
  )
  expect(rows[0]?.bounds).toBeGreaterThan(400)
})

test('if very many orders match a search, no status except the selected one is counted', async () => {
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
const RENAMES = [
  { which: 'the oldest 30', word: 'knee', where: 'age <= 30' },
  { which: 'the oldest 2,000', word: 'knee', where: 'age <= 2000' },
  { which: 'the oldest 11,000', word: 'knee', where: 'age <= 11000' },
  { which: 'one in 20', word: 'shoulder', where: 'age % 20 = 1', maxRows: 13_000 }, // counting reads 10,001
]

/**
 * Renames the active products that match `where` to the word. The oldest active product and every hundredth one after
 * it get a longer word that begins with the word.
 */
async function renameProducts(word: string, where: string): Promise<void> {
  await planner.query(`
    with aged as (select id, row_number() over (order by created_at, id) as age from products where status = 'active'),
      named as (select id, case when age % 100 = 1 then '${word}less' else '${word}' end as name from aged where ${where})
    update products set name = named.name, name_search = to_tsvector('english', named.name)
    from named where products.id = named.id and products.name <> named.name`)
}

test.each(RENAMES)(
  'if a search finds very many products, products with the word in their name come first, then products with a longer word that begins with it: $which',
  async ({ word, where, maxRows }) => {
    await renameProducts(word, where)
    const { rows } = await planner.query<{ id: string }>(`
      select id from products where status = 'active' and search @@ to_tsquery('english', '${word}')
      order by case name when '${word}' then 0 when '${word}less' then 1 else 2 end, created_at desc, id desc limit 10000`)
    for (const page of ['1', '2', '25', '83', '100', '142', '178', '400']) {
      const filters = readShopFilters(new URLSearchParams({ search: word, page }), NGN)
      sent.length = 0
      const { products, ...counts } = await listShopProducts(db, filters, initialSettings)
      expect(counts).toMatchObject({ total: 10_000, more: true })
      const expectedRows = rows.slice((Number(page) - 1) * 24, Number(page) * 24)
      expect(
        products.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(expectedRows.map(({ id }) => id))
      expect(new Set(sent.map((statement) => JSON.stringify(statement))).size, 'no query is sent twice').toBe(
        sent.length,
      )
      if (page !== '1' || !maxRows) continue
      let rowsRead = 0
      for (const statement of sent) rowsRead += await countRowsRead(statement)
      expect(rowsRead).toBeLessThan(maxRows)
    }
  },
)

test('if a search in another language finds very many products, page 20 sorted by name has the products that belong there', async () => {
  const filters = readShopFilters(new URLSearchParams({ search: 'kleid', sort: 'name', page: '20' }), NGN)
  const { products: listed, ...counts } = await listShopProducts(db, filters, IN_GERMAN)
  expect(counts).toMatchObject({ total: 10_000, more: true })
  const { rows } = await planner.query<{ id: string }>(`
    select p.id from products p join translations t on t.kind = 'product' and t.subject_id = p.id and t.language = 'de'
    where p.status = 'active' and p.translated_search @@ translated_query('de', '''kleid'':*')
    order by t.name collate "und-x-icu", p.id limit 24 offset 456`)
  expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})
