import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { z } from 'zod'
import { readSchemaFiles } from '#app/platform/db/schema-files.server.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { installPackages } from '#tests/support/debian/install.ts'
import { installCommand } from '#tests/support/debian/programs.ts'
import { addProduct } from '#tests/support/products.ts'
import { waitForOutput } from '#tests/support/store.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { type Machines, openMachines } from '#tools/faults/open-machines.ts'
import {
  countUnexpected,
  filterByTime,
  type Load,
  startLoad,
  type TimedRequest,
  waitForStatus,
} from '#tools/faults/requests.ts'
import { type Shoppers, startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { logIn } from '#tools/log-in.ts'
import { exactly, type Figure, measured, type NotRun } from '#tools/stress/figures.ts'
import { addStockedProducts, auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { type Endpoint, get, post } from '#tools/stress/request.ts'
import { tally } from '#tools/stress/shopping.ts'
import { saveProduct } from '#tools/stress/staff-work.ts'

const SHOPPERS = 3
const READERS = 3
const COUNTERS = 2
const CHANGES = 10
const CHANGE_MS = 1_000
const BACK_MS = 5_000
/** The image does not compress: it takes up about 20 MB of the 25 MB allowed. */
const IMAGE_SIDE = 2_600
const CACHED_MS = 60_000
const [VISITOR, OTHER_VISITOR] = ['127.0.0.2', '127.0.0.3']

/**
 * Runs the setup in the section “Several machines” of docs/operations/scale.md. Its programs are restarted under
 * load; nginx is reloaded.
 */
export async function testMachines(home: FaultHome, random: Random): Promise<Figure[] | NotRun> {
  const missing = installPackages(['postgresql-15', 'pgbouncer', 'nginx-light', 'openssl'])
  if (missing.length > 0) return { notRun: `not installed: ${missing.join(', ')} (Debian: ${installCommand(missing)})` }
  await using opened = await openMachines(home.dataDir)
  return await tryMachines(home, opened, random)
}

/** Clients that use the store through nginx. */
type Visitors = { readonly shoppers: Shoppers; readonly readers: Load; readonly counters: Load }

async function tryMachines(home: FaultHome, opened: Machines, random: Random): Promise<Figure[]> {
  const { db, getEndpoint } = opened
  const migrations = await db.$count(sql`schema_migrations`, sql`name not like 'functions%'`)
  const shown = await addProduct(db)
  const { productIds, before } = await addStockedProducts(db, 6)
  const endpoint = getEndpoint('127.0.0.1')
  const cookie = await logIn(endpoint)
  const paths = ['/', `/product/${productIds[0]}`, '/shop']
  const waitUntilCached = async () => {
    for (const { endpoint: direct } of opened.machines) for (const path of paths) await waitForCachedPage(direct, path)
  }
  const read = (index: number) => get(endpoint, paths[index % paths.length] ?? '/')

  const base = () => endpoint
  const load = { folder: home.dataDir, base, productIds, count: SHOPPERS, pauseMs: 20 }
  const cart = { lines: [createCheckoutLine(productIds[0] ?? '')], country: 'US', method: 'standard', currency: 'USD' }
  const clients: Visitors = {
    shoppers: startShoppers({ ...load, random }),
    readers: startLoad(READERS, 20, read),
    counters: startLoad(COUNTERS, 20, () => post(endpoint, '/checkout/quote', { ...cart, discountCode: '' })),
  }
  const figures = [
    exactly(
      'migrations applied by one of two machines that started at the same time',
      migrations,
      readSchemaFiles().migrations.length,
    ),
    ...(await measureChanges(opened, cookie, shown)),
    ...(await killProcess(opened, clients)),
    ...(await restartUnderLoad(opened, clients, 'pgbouncer restarted', waitUntilCached, async () => {
      await opened.pooler.stop()
      await opened.pooler.start()
    })),
    ...(await restartUnderLoad(opened, clients, 'PostgreSQL restarted', waitUntilCached, async () => {
      await opened.postgres.stop()
      await opened.postgres.start()
    })),
    ...(await checkUnnoticed(clients, 'nginx reloaded', opened.nginx.reload)),
    ...(await uploadLargeImage(opened, cookie)),
    ...(await checkRateLimits(opened)),
    ...(await checkUnnoticed(clients, 'both machines restarted one after the other with SIGTERM', async () => {
      for (const { restart, store } of opened.machines) {
        await restart()
        await waitForOutput(store(), /checkout-order/) // nginx sends requests to this machine again
      }
    })),
  ]
  const acknowledged = await clients.shoppers.stop()
  await Promise.all([clients.readers.stop(), clients.counters.stop()])
  return [
    ...figures,
    measured('pages read and orders placed', `${clients.readers.requests.length}, ${acknowledged.length}`),
    ...(await auditAcknowledgedOrders(db, before, acknowledged)),
  ]
}

/** Measures how long a change that staff save in one process takes to appear in the other. */
async function measureChanges(
  { machines: [first, second] }: Machines,
  cookie: string,
  productId: string,
): Promise<Figure[]> {
  const times: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const [writer, reader] = change % 2 === 0 ? [first, second] : [second, first]
    const price = 16_001 + change
    if (!(await saveProduct(writer.endpoint, cookie, productId, () => ({ price: String(price) })))) {
      throw new Error('A product could not be saved')
    }
    const savedAt = performance.now()
    const readProductPage = async () => String((await get(reader.endpoint, `/product/${productId}`)).body)
    while (!(await readProductPage()).includes(price.toLocaleString('en'))) {
      if (performance.now() - savedAt > 60_000) throw new Error('A saved price was never shown')
      await pause(5)
    }
    times.push(performance.now() - savedAt)
  }
  return [
    exactly('prices saved in one process and shown in the other', times.length, CHANGES),
    within('  at the latest after', Math.max(...times), CHANGE_MS),
  ]
}

/** Kills a process, which can lose its requests in flight: at most one per client, and clients can repeat them. */
async function killProcess({ machines: [{ store }] }: Machines, clients: Visitors): Promise<Figure[]> {
  const from = performance.now()
  const outputLength = store().output().length
  process.kill(listWebProcesses(store())[0], 'SIGKILL')
  await waitForOutput(store(), /Store ready at/, outputLength)
  await waitForMoreOrders(clients.shoppers)
  const { pages, posts } = listSince(clients, from)
  return [
    exactly('one process killed: pages that failed', formatFailures(pages), 'none'),
    exactly(
      '  checkout posts that failed, beyond one per client',
      Math.max(0, countUnexpected(posts, 200) - SHOPPERS - COUNTERS),
      0,
    ),
    measured('  checkout posts that failed', formatFailures(posts)),
  ]
}

async function waitForCachedPage(endpoint: Endpoint, path: string): Promise<void> {
  const deadline = performance.now() + CACHED_MS
  while ((await get(endpoint, path)).headers['x-cache'] !== 'hit') {
    if (performance.now() > deadline) throw new Error(`${path} is not cached`)
  }
}

/** Restarts a dependency: cached pages are served, other requests get a 503, and then everything recovers. */
async function restartUnderLoad(
  { getEndpoint }: Machines,
  clients: Visitors,
  title: string,
  waitUntilCached: () => Promise<void>,
  restart: () => Promise<void>,
): Promise<Figure[]> {
  const endpoint = getEndpoint('127.0.0.1')
  await waitUntilCached()
  const from = performance.now()
  await restart()
  const backMs = Math.max(
    await waitForStatus(200, () => get(endpoint, `/shop?search=${crypto.randomUUID()}`)),
    await waitForStatus(200, () => get(endpoint, `/shop?search=${crypto.randomUUID()}`)), // the other machine is next in line
  )
  await waitForMoreOrders(clients.shoppers)
  const { pages, posts } = listSince(clients, from)
  return [
    exactly(`${title}: cached pages not served`, formatFailures(pages), 'none'),
    exactly('  checkout posts neither successful nor rejected with a 503', countUnexpected(posts, 200, 503), 0),
    measured('  checkout posts that failed', formatFailures(posts)),
    within('  pages are rendered again after', backMs, BACK_MS),
  ]
}

async function checkUnnoticed(clients: Visitors, title: string, work: () => Promise<void>): Promise<Figure[]> {
  await waitForMoreOrders(clients.shoppers)
  const from = performance.now()
  await work()
  await waitForMoreOrders(clients.shoppers)
  const { pages, posts } = listSince(clients, from)
  return [
    exactly(`${title}: pages that failed`, formatFailures(pages), 'none'),
    exactly('  checkout posts that failed', formatFailures(posts), 'none'),
    measured('  pages and posts in the meantime', `${pages.length}, ${posts.length}`),
  ]
}

/** Uploads an image of nearly the maximum size through nginx and reads it from both processes. */
async function uploadLargeImage({ machines: both, getEndpoint }: Machines, cookie: string): Promise<Figure[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({
    create: { width: IMAGE_SIDE, height: IMAGE_SIDE, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' }))
  form.append('folder', 'products/faults')
  const sent = await post(getEndpoint('127.0.0.1'), '/uploads', form, { cookie })
  const { secure_url: url } = z.object({ secure_url: z.string().default('') }).parse(sent.body)
  const seen: number[] = []
  for (const { endpoint } of both) seen.push((await get(endpoint, new URL(url, endpoint.origin).pathname)).status)
  return [
    exactly(`an image of ${(bytes.length / 2 ** 20).toFixed(0)} MB, sent through nginx`, sent.status, 200),
    exactly('  requested from both processes', seen.join(', '), '200, 200'),
  ]
}

/** Rate limits count by the address that nginx sees, across both processes, whatever address a client claims. */
async function checkRateLimits({ getEndpoint }: Machines): Promise<Figure[]> {
  const guess = async (from: string, index: number) => {
    const wrong = { email: 'nobody@lumina.test', password: `wrong-password-${index}` }
    const response = await post(getEndpoint(from), '/api/auth/sign-in/email', wrong, {
      forwardedFor: `203.0.113.${index}`,
    })
    return `× ${response.status}`
  }
  const guesses: string[] = []
  for (let index = 0; index < 8; index++) guesses.push(await guess(VISITOR, index))
  return [
    exactly('eight wrong passwords from one client with eight invented addresses', tally(guesses), '5 × 401, 3 × 429'),
    exactly('  one from another client', await guess(OTHER_VISITOR, 8), '× 401'),
  ]
}

/** `posts` are the checkout's POST requests, which no proxy may send twice. */
function listSince({ shoppers, readers, counters }: Visitors, from: number) {
  const posts = [...filterByTime(shoppers.tries, from), ...filterByTime(counters.requests, from)]
  return { pages: filterByTime(readers.requests, from), posts }
}

/** Returns the number of failures by status, or 'none'. */
function formatFailures(requests: readonly TimedRequest[]): string {
  const failed = requests.filter(({ status }) => status !== 200)
  return tally(failed.map(({ status }) => `× ${status ?? 'lost'}`)) || 'none'
}
