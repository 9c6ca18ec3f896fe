import { Client } from 'pg'
import { StartError } from '#app/lib/errors.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { readPrimaryMarket } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { demoIds } from '#db/demo/demo-ids.ts'
import { Batch, FILLED_TABLES } from '#db/fill/batch.ts'
import { addCustomer } from '#db/fill/customers.ts'
import { Ledger } from '#db/fill/ledger.ts'
import { addOrder, buildOrder } from '#db/fill/orders.ts'
import type { FillPlan, FillSizes } from '#db/fill/plan.ts'
import { addCollections, addProduct, buildProduct, type FilledImage, type FilledImages } from '#db/fill/products.ts'
import { setAside } from '#db/fill/set-aside.ts'

/** The number of products, customers or orders that one transaction writes. */
const BATCH_SIZES = { products: 5_000, customers: 20_000, orders: 10_000 }

const KINDS = ['products', 'customers', 'orders'] as const
type Kind = (typeof KINDS)[number]

/** The row of `unfinished_fill`, which exists from the first to the last transaction of a fill. */
type UnfinishedFill = {
  readonly plan: FillPlan
  /** The number of products, customers and orders written so far. */
  readonly done: Record<Kind, number>
  /** Statements that are still to be run at the end. */
  readonly rest: string[]
}

type Options = {
  readonly now?: Date
  /** Fills the store even if it has orders other than those of the demo store. */
  readonly force?: boolean
  /** Prints the progress of slow steps. */
  readonly report?: (line: string) => void
}

/**
 * Adds a large store for measurements: products, customers and orders, with consistent stock, ledger and totals. After
 * an interruption, a call with the same sizes continues the fill. Until the fill is finished, indexes and foreign keys
 * are missing.
 * @throws StartError
 */
export async function fillStore(
  databaseUrl: string,
  sizes: FillSizes,
  { now = new Date(), force = false, report = () => {} }: Options = {},
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'lumina fill' })
  client.on('error', () => {}) // the pending query reports the error
  await client.connect()
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set jit = off;
      set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK_NUMBERS.fill])
    if (!rows[0]?.got) throw new StartError('Another fill is running.')
    const unfinished = (await readUnfinished(client, sizes)) ?? (await startFill(client, { sizes, now, force }))
    await writeRows(client, unfinished, report)
    await finishFill(client, unfinished, report)
  } finally {
    await client.end().catch(() => {})
  }
}

async function readUnfinished(client: Client, sizes: FillSizes): Promise<UnfinishedFill | null> {
  const { rows: tables } = await client.query(`select where to_regclass('unfinished_fill') is not null`)
  if (tables.length === 0) return null
  const { rows } = await client.query<UnfinishedFill>('select plan, done, rest from unfinished_fill')
  const [unfinished] = rows
  if (!unfinished) throw new Error('the table unfinished_fill must have one row')
  const { products, customers, orders, days } = unfinished.plan
  if (JSON.stringify({ products, customers, orders, days }) !== JSON.stringify(sortKeys(sizes))) {
    throw new StartError(
      `Finish the interrupted fill first, with: --products ${products} --customers ${customers} --orders ${orders} --days ${days}`,
    )
  }
  return unfinished
}

function sortKeys({ products, customers, orders, days }: FillSizes): FillSizes {
  return { products, customers, orders, days }
}

async function startFill(
  client: Client,
  { sizes, now, force }: { readonly sizes: FillSizes; readonly now: Date; readonly force: boolean },
): Promise<UnfinishedFill> {
  const db = databaseOn(client)
  const { rows: realOrders } = await client.query('select from orders where id <> all($1::uuid[]) limit 1', [
    demoIds.orders,
  ])
  if (!force && realOrders.length > 0) {
    throw new StartError(
      'This store has its own orders, which would get lost among generated ones. Use --yes to fill it anyway.',
    )
  }
  const market = await readPrimaryMarket(db, await readSettings(db))
  const { rows } = await client.query<{ staff: string | null; categories: string[] }>(
    `select (select id from admin_users order by created_at limit 1) as staff,
      array(select slug from categories order by slug) as categories`,
  )
  const { staff = null, categories = [] } = rows[0] ?? {}
  const plan: FillPlan = {
    ...sortKeys(sizes),
    run: now.getTime().toString(36).slice(-5),
    until: now.getTime(),
    currency: market.storeCurrency,
    rate: market.rate.base,
    staff,
    categories,
  }
  const done = { products: 0, customers: 0, orders: 0 }
  return await inTransaction(client, async () => {
    const rest = [...(await setAside(client)), 'select recount_orders()']
    await client.query('create table unfinished_fill (plan jsonb not null, done jsonb not null, rest jsonb not null)')
    await client.query('insert into unfinished_fill values ($1, $2, $3)', [plan, done, JSON.stringify(rest)])
    return { plan, done, rest }
  })
}

async function writeRows(
  client: Client,
  { plan, done }: UnfinishedFill,
  report: (line: string) => void,
): Promise<void> {
  if (KINDS.every((kind) => done[kind] === plan[kind])) return
  const images = await readImages(client)
  const ledger = new Ledger(plan)
  const { countUnits } = ledger
  for (let n = 1; n <= done.orders; n++) ledger.take(buildOrder(plan, n), null)

  const writeAll = async (
    kind: Kind,
    add: (n: number, batch: Batch) => void,
    afterCopy?: (batch: readonly number[]) => Promise<void>,
  ) => {
    const [startedAt, first] = [performance.now(), done[kind]]
    for (let from = first + 1; from <= plan[kind]; from += BATCH_SIZES[kind]) {
      const numbers = Array.from({ length: Math.min(BATCH_SIZES[kind], plan[kind] - from + 1) }, (_, i) => from + i)
      const batch = new Batch()
      for (const n of numbers) add(n, batch)
      await inTransaction(client, async () => {
        await batch.copy(client)
        await afterCopy?.(numbers)
        done[kind] += numbers.length
        await client.query('update unfinished_fill set done = $1', [done])
      })
    }
    if (done[kind] > first) report(`${done[kind] - first} ${kind}: ${formatSecondsSince(startedAt)} s`)
  }

  await writeAll(
    'products',
    (n, batch) => {
      if (n === 1) addCollections(plan, batch)
      addProduct(plan, n, batch, { countUnits: countUnits, images })
    },
    async (numbers) => {
      await client.query('select keep_market_prices($1)', [numbers.map((n) => buildProduct(plan, n).id)])
    },
  )
  await writeAll('customers', (n, batch) => addCustomer(plan, n, batch))
  await writeAll('orders', (n, batch) => {
    const order = buildOrder(plan, n)
    addOrder(plan, order, batch, images)
    ledger.take(order, batch)
    if (n === plan.orders) ledger.restockUntil(plan.until, batch)
  })
}

/** Reads existing product images, such as those of the demo store. New products use them in rotation. */
async function readImages(client: Client): Promise<FilledImages> {
  const { rows } = await client.query<FilledImage & { category: string }>(
    `select distinct on (i.public_id) p.category, i.url, i.public_id as "publicId", i.width, i.height
     from product_images i join products p on p.id = i.product_id where i.display_order < 2 order by i.public_id, p.category`,
  )
  return Map.groupBy(rows, ({ category }) => category)
}

async function finishFill(client: Client, { rest }: UnfinishedFill, report: (line: string) => void): Promise<void> {
  const startedAt = performance.now()
  for (let statement = rest.shift(); statement; statement = rest.shift()) {
    const text = statement
    await inTransaction(client, async () => {
      await client.query(text)
      await client.query('update unfinished_fill set rest = $1', [JSON.stringify(rest)])
    })
  }
  await client.query(`vacuum (analyze) order_counts, market_prices, product_facets, ${FILLED_TABLES.join(', ')}`)
  await client.query('drop table unfinished_fill')
  report(`indexes, foreign keys and totals: ${formatSecondsSince(startedAt)} s`)
}

function formatSecondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1)
}

async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  const result = await work() // after an error, the connection is closed
  await client.query('commit')
  return result
}
