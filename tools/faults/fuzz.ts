import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import routes from '#app/routes.ts'
import { findHome } from '#scripts/postgres/home.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { type LeafRoute, listLeafRoutes } from '#tests/support/leaf-routes.ts'
import { listForms, type PageForm } from '#tests/support/page-forms.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { createRandomRequest, type JsonBody, PLANTED, type RequestMaterial } from '#tools/faults/random-request.ts'
import { describeRequest, type RawRequest, type RawResponse, sendRaw } from '#tools/faults/raw-request.ts'
import { exactly, type Figure, measured, percentile } from '#tools/stress/figures.ts'
import { readResidentMb } from '#tools/stress/process-usage.ts'
import type { Random } from '#tools/stress/random.ts'
import { get } from '#tools/stress/request.ts'
import { runConcurrently, tally } from '#tools/stress/shopping.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'

const REQUESTS = 5_000
const MAX_CONCURRENT = 6
const SLOW_MS = 2_000
/**
 * The maximum ratio of memory after the second half of the requests to memory after the first half. Garbage
 * collection alone changes a single process by a tenth.
 */
const MAX_GROWTH = 1.1

/** The share of requests that are sent before measuring begins, while caches fill and code loads. */
const WARM_UP = 0.2

/**
 * Small caches and heaps: otherwise V8 would grow the heap before it collects garbage, which looks like a leak. With a
 * small heap, a real leak ends the process.
 */
const ENV = {
  DEMO_DATA: 'on',
  NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
  PAGE_CACHE_MB: '4',
  LIMIT_CONTACT: '1000000',
  LIMIT_WAITING_LIST: '1000000',
  LIMIT_DISCOUNT_CODES: '1000000',
  LIMIT_NEWSLETTER: '1000000',
  LIMIT_ORDER_PAGE: '1000000',
  LIMIT_UPLOADS: '1000000',
  LIMIT_WISHLIST: '1000000',
}

/**
 * Sends random requests to every URL, half of them as staff: none gets a 5xx, takes over two seconds, or makes a
 * process leak or crash.
 */
export async function fuzz({ dataDir, databaseUrl, clusterDir }: FaultHome, random: Random): Promise<Figure[]> {
  await using store = await openStressStore(dataDir, databaseUrl, ENV)
  const material = await collectMaterial(store)
  const pids = store.web.map(({ pid }) => pid())
  const warmUp = await sendRequests(store, material, random.fork(0), REQUESTS * WARM_UP)
  const first = await sendRequests(store, material, random.fork(1), REQUESTS / 2)
  const before = pids.map(readResidentMb)
  const second = await sendRequests(store, material, random.fork(2), REQUESTS / 2)
  const after = pids.map(readResidentMb)
  const exchanges = [...warmUp, ...first, ...second]
  const failed = exchanges.filter(({ response }) => response.status === null || response.status >= 500)
  const slow = exchanges.filter(({ response }) => response.ms > SLOW_MS)
  const file = join(dataDir, 'fuzz.jsonl')
  for (const { request, response } of [...failed, ...slow]) {
    appendFileSync(file, `${response.status} ${Math.round(response.ms)} ms ${describeRequest(request)}\n`)
  }
  const reported = exchanges.filter(({ response }) => INTERNALS.test(response.text))
  for (const { request, response } of reported)
    appendFileSync(file, `SHOWN ${response.status} ${describeRequest(request)}\n`)
  const logs = ['web-1.log', 'web-2.log'].map((name) => readFileSync(join(dataDir, name), 'utf8')).join('')
  await provokeErrors(store.db)
  const databaseLog = readFileSync(`${findHome(clusterDir, () => {}).cluster}.log`, 'utf8')
  const times = exchanges.map(({ response }) => response.ms)
  const byKind = tally(exchanges.map(({ response }) => `× ${String(response.status).charAt(0)}xx`))
  const growth = sum(after) / sum(before)
  return [
    measured(
      `${exchanges.length} requests over ${material.leaves.length} URLs and ${material.forms.length} forms`,
      byKind,
    ),
    exactly(
      'requests with a 5xx response or without a response',
      tally(failed.map(({ response }) => `× ${response.status}`)) || 'none',
      'none',
    ),
    exactly('processes that ended', pids.filter((pid, index) => store.web[index]?.pid() !== pid).length, 0),
    exactly('responses with a stack trace, a path or a statement', reported.length, 0),
    exactly('planted words in the log', findPlanted(logs), 'none'),
    exactly("planted words in PostgreSQL's log", findPlanted(databaseLog), 'none'),
    measured('99 of 100 requests took at most', `${percentile(times, 0.99).toFixed(0)} ms`),
    exactly(`requests slower than ${SLOW_MS} ms`, slow.length, 0),
    measured('memory after each half', `${before.map(mb).join(', ')} → ${after.map(mb).join(', ')}`),
    exactly(`memory grew to more than ${MAX_GROWTH} ×`, growth > MAX_GROWTH ? growth.toFixed(2) : 'no', 'no'),
  ]
}

/** Matches text that reveals internals: stack frames, the store's folder, database errors. */
const INTERNALS =
  /\n\s+at \S+ \(|node_modules\/|build\/server\/|DrizzleQueryError|Failed query|SQLSTATE|syntax error at/

const findPlanted = (log: string) => PLANTED.filter((word) => log.includes(word)).join(', ') || 'none'

/** Makes PostgreSQL reject each planted word as a duplicate, as invalid JSON and as an invalid id. */
async function provokeErrors(db: Database): Promise<void> {
  for (const word of PLANTED) {
    const statements = [
      sql`insert into newsletter_subscribers (id, email) values (gen_random_uuid(), ${word}), (gen_random_uuid(), ${word})`,
      sql`select ${`{${word}`}::json`,
      sql`select ${word}::uuid`,
    ]
    for (const statement of statements) {
      const accepted = await db.execute(statement).catch(() => null)
      if (accepted) throw new Error('PostgreSQL accepted a statement that it should reject')
    }
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mb = (value: number) => `${value.toFixed(0)} MB`

type FuzzExchange = { readonly request: RawRequest; readonly response: RawResponse }

/** Sends requests to both processes. Logs in again after a request that ended the session. */
async function sendRequests(
  store: StressStore,
  material: RequestMaterial,
  random: Random,
  count: number,
): Promise<FuzzExchange[]> {
  const exchanges: FuzzExchange[] = []
  const open = () => openStaffSession(store.db, store)
  let session = await open()
  const requests = Array.from({ length: count }, (_, index) => {
    const isStaff = random.integer(0, 1) === 0
    return { isStaff, draw: random.fork(index) }
  })
  await runConcurrently(MAX_CONCURRENT, requests, async ({ isStaff, draw }) => {
    const origin = store.base()
    const request = createRandomRequest(draw, { ...material, origin }, isStaff ? session.cookie : '')
    const response = await sendRaw(Number(new URL(origin).port), request)
    exchanges.push({ request, response })
    const endsSession = /^\/(admin\/(logout|account)|api\/auth\/sign-out)/i.test(request.target)
    if (isStaff && endsSession) session = await open()
  })
  return exchanges
}

async function collectMaterial(store: StressStore): Promise<RequestMaterial> {
  const origin = store.web[0].url()
  const [first, ...others] = listLeafRoutes(await routes)
  if (!first) throw new Error('The route table is empty')
  const names = await listNames(store)
  const [product = ''] = names
  const forms = await readForms(store, [first, ...others], names)
  return {
    origin,
    leaves: [first, ...others],
    names: [product, ...names.slice(1)],
    forms,
    bodies: createBodies(product),
  }
}

async function listNames({ db }: StressStore): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    (select id::text as name from products where status = 'active' order by id limit 4)
    union all (select slug from products order by id limit 2) union all (select slug from collections order by id limit 2)
    union all (select id::text from collections order by id limit 2) union all (select id::text from orders order by id limit 3)
    union all (select link from orders order by id limit 2) union all (select id::text from customers order by id limit 2)
    union all (select id::text from discount_codes order by id limit 2) union all (select id::text from mail_outbox limit 2)
    union all (select code from discount_codes order by id limit 1)`)
  return rows.map(({ name }) => name)
}

/** Opens each path, with every known name in place of its parameter. Returns one form of each kind. */
async function readForms(
  store: StressStore,
  leaves: readonly LeafRoute[],
  names: readonly string[],
): Promise<PageForm[]> {
  const { cookie } = await openStaffSession(store.db, store)
  const paths = leaves.flatMap(({ path }) => {
    if (path.includes('*')) return []
    return path.includes(':') ? names.map((name) => path.replace(/:\w+/, name).replace(/:\w+/g, 'invoice')) : [path]
  })
  const forms = new Map<string, PageForm>()
  for (const path of paths) {
    const { status, body } = await get(store.web[0].url(), path, { cookie })
    if (status !== 200 || typeof body !== 'string') continue
    for (const form of listForms(body, path)) {
      const kind = `${form.action.split('?')[0]} ${form.fields.map(([name]) => name).join(' ')}`
      if (!forms.has(kind)) forms.set(kind, form)
    }
  }
  return [...forms.values()]
}

function createBodies(product: string): [JsonBody, ...JsonBody[]] {
  const session = `session_1763000000000_${'a1'.repeat(16)}`
  const order = createCheckoutRequest([createCheckoutLine(product, { size: 'M', color: 'Black', quantity: 2 })])
  const { lines, shippingMethod: method, currency, discountCode, address } = order
  return [
    { path: '/checkout/order', value: order },
    { path: '/checkout/quote', value: { lines, country: address.country, method, currency, discountCode } },
    { path: '/checkout/shipping', value: { email: order.email, address, shippingMethod: method } },
    { path: '/wishlist/change', value: { session, product, saved: true } },
    { path: '/wishlist/items', value: { session } },
    { path: '/wishlist/products', value: { session } },
    { path: '/newsletter', value: { email: 'ada@example.com' } },
    { path: '/contact/message', value: { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello' } },
    { path: '/api/auth/sign-in/email', value: { email: 'eve@example.com', password: 'not the password' } },
    { path: '/admin/orders/bulk', value: { status: 'cancelled', orders: [{ id: product, version: 1 }] } },
    { path: '/webhooks/stripe', value: { id: 'evt_1', type: 'charge.refunded', data: { object: { id: 'ch_1' } } } },
  ]
}
