import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/free-port.ts'
import { keepPostgres, type PostgresHandle } from '#scripts/postgres/keep-postgres.ts'
import { addMarket } from '#tests/support/markets.ts'
import { copyPreparedStore } from '#tests/support/prepared-stores.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'
import { createTemporaryFolder, launch, type StoreProcess, startStore, waitForOutput } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import { type Gate, openGate, toGateUrl } from '#tools/faults/gate.ts'
import { keepWebProcess, type WebProcess } from '#tools/stress/web-process.ts'

// Uses a store with two web processes, and a database whose connections the tests cut and restore.

const dataDir = createTemporaryFolder()
let postgres: PostgresHandle
let gate: Gate
/** A gate for the connections through which processes learn of changes. */
let feedGate: Gate
let env: Record<string, string>
let database: ReturnType<typeof openStoreDatabase>
let store: StoreProcess
let other: WebProcess
let product: string

beforeAll(async () => {
  copyPreparedStore(dataDir, 'demo')
  postgres = await keepPostgres(dataDir, { say: () => {} })
  const databasePort = () => Number(new URL(postgres.url()).port)
  ;[gate, feedGate] = await Promise.all([openGate(databasePort), openGate(databasePort)])
  database = openStoreDatabase({ dataDir })
  env = {
    PORT: String(await findFreePort()), // caches are per address, so a restarted process must keep its port
    DATABASE_URL: toGateUrl(postgres.url(), gate),
    DATABASE_DIRECT_URL: toGateUrl(postgres.url(), feedGate),
  }
  store = await startStore({ dataDir, env })
  other = await keepWebProcess(() => ({ ...env, PORT: '0', DATA_DIR: dataDir }), join(dataDir, 'other.log'))
  await addMarket(database.db, { countries: ['NG'], languages: { ng: 'en' } })
  product = /\/product\/[0-9a-f-]+/.exec((await get(store.url, '/shop')).body)?.[0] ?? ''
})
afterAll(async () => {
  await other?.stop()
  await store?.stop()
  await database?.close()
  await Promise.all([gate?.close(), feedGate?.close()])
  await postgres?.release()
  rmSync(dataDir, { recursive: true, force: true })
})

type Response = {
  readonly status: number
  readonly cache: string | undefined
  readonly etag: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function get(baseUrl: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    request(new URL(path, baseUrl), { agent: new Agent(), headers }, (response) => {
      const { statusCode: status = 0 } = response
      const { 'x-cache': cache, 'x-request-id': _id, date: _date, etag = '', ...rest } = response.headers
      text(response).then((body) => resolve({ status, cache: cache?.toString(), etag, headers: rest, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** Requests a page from both processes with twelve concurrent readers each. */
async function readFromBoth(path: string): Promise<Response[]> {
  const processUrls = [store.url, other.url()]
  return Promise.all(processUrls.flatMap((baseUrl) => Array.from({ length: 12 }, () => get(baseUrl, path))))
}

/** Requests a page until both processes send it with this `X-Cache`. */
async function waitForBoth(path: string, cache: string): Promise<void> {
  for (const baseUrl of [store.url, other.url()]) {
    await expect.poll(async () => (await get(baseUrl, path)).cache).toBe(cache)
  }
}

function cutDatabase(): void {
  gate.shut()
  feedGate.shut()
}

function restoreDatabase(): void {
  gate.open()
  feedGate.open()
}

/** Returns true if the supervisor's web process has a copy of the page on disk. */
function hasCopy(path: string): boolean {
  const folder = join(dataDir, 'page-copies')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').includes(`"key":"${store.url}${path}"`))
}

/** Kills the supervisor's web process and resolves when the next one is serving requests. */
async function killWebProcess(): Promise<void> {
  const from = store.output().length
  process.kill(listWebProcesses(store)[0], 'SIGKILL')
  await waitForOutput(store, /Store ready at .*\n/, from)
}

/** Resolves when both processes follow page changes again, without a request to either. */
async function waitForFeeds(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.db.execute(sql`
        select 1 from pg_stat_activity
        where application_name = 'lumina pages' and state = 'idle' and query like '%page_changes cross join%'`)
      return rows.length
    })
    .toBe(2)
}

/** Sets the product's price in whole units of the store currency, and returns how pages show it. */
async function setPrice(price: number): Promise<string> {
  await database.db.execute(sql`
    update products set price = ${price * 100}, sale_price = null where id = ${product.replace('/product/', '')}`)
  return price.toLocaleString('en')
}

test('once the change feed is reconnected, no reader gets a page from before the outage', async () => {
  const paths = [product, `${product}.data`, '/shop']
  for (const path of paths) await waitForBoth(path, 'hit')
  const { etag } = await get(store.url, product)
  cutDatabase()
  for (const path of paths) await waitForBoth(path, 'stale')
  expect((await get(store.url, product, { 'If-None-Match': etag })).status).toBe(304)
  restoreDatabase()
  await waitForFeeds()
  const price = await setPrice(98_765)
  for (const path of paths) {
    const responses = await readFromBoth(path)
    expect(responses.filter(({ cache }) => cache === 'stale')).toHaveLength(0)
    if (path !== `${product}.data`) expect(responses.filter(({ body }) => !body.includes(price))).toHaveLength(0)
  }
  expect((await get(store.url, product, { 'If-None-Match': etag })).status).toBe(200)
})

test('after the database is back without a change feed, stale pages are served for only a few seconds', async () => {
  await waitForBoth(product, 'hit')
  cutDatabase()
  await waitForBoth(product, 'stale')
  gate.open()
  const price = await setPrice(87_654)
  const backAt = steadyNow()
  await expect.poll(async () => (await readFromBoth(product)).filter(({ body }) => !body.includes(price))).toEqual([])
  expect(steadyNow() - backAt).toBeLessThan(6_000)
  expect((await readFromBoth(product)).filter(({ cache }) => cache === 'stale')).toHaveLength(0)
  feedGate.open()
  await waitForFeeds()
})

test('after a web process is killed during an outage, the next one serves cached pages and is ready once the database is back', async () => {
  const paths = ['/', '/shop', product, `${product}.data`, '/ng', `/ng${product}`, '/ng/shop.data']
  const accept = { 'Accept-Encoding': 'br', Accept: 'text/html' }
  for (const path of paths) {
    await waitForBoth(path, 'hit')
    await get(store.url, path, accept)
  }
  const before = await Promise.all(paths.map((path) => get(store.url, path, accept)))
  for (const path of paths) await expect.poll(() => hasCopy(path)).toBe(true)
  cutDatabase()
  const from = store.output().length
  await killWebProcess()
  expect(store.output().slice(from)).toMatch(/Store ready at \S+ without its database, .*\n/)

  for (const [index, path] of paths.entries()) {
    const page = await get(store.url, path, accept)
    expect([page.status, page.cache]).toEqual([200, 'stale'])
    expect(page).toEqual({ ...before[index], cache: 'stale' })
    const plain = await get(store.url, path)
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined])
    const unchanged = await get(store.url, path, { 'If-None-Match': page.etag })
    expect([unchanged.status, unchanged.cache]).toEqual([304, 'stale'])
  }
  const stylesheet = /\/assets\/[\w.-]+\.css/.exec((await get(store.url, '/')).body)?.[0] ?? ''
  expect((await get(store.url, stylesheet)).status).toBe(200)
  for (const path of ['/shop?search=never-asked-for', '/checkout', '/admin', '/no-such-page']) {
    const page = await get(store.url, path, accept)
    expect([page.status, page.cache, page.headers['retry-after']], path).toEqual([503, undefined, '2'])
  }
  expect(await get(store.url, '/readyz')).toMatchObject({ status: 503, body: 'database\n' })

  const price = await setPrice(76_543)
  restoreDatabase()
  const backAt = steadyNow()
  await expect.poll(async () => (await get(store.url, '/readyz')).status).toBe(200)
  await waitForFeeds()
  expect(steadyNow() - backAt).toBeLessThan(5_000)
  const responses = [...(await readFromBoth(product)), ...(await readFromBoth('/shop'))]
  expect(responses.filter(({ cache, body }) => cache === 'stale' || !body.includes(price))).toHaveLength(0)
})

test('a product taken off sale does not reappear with the cached pages', async () => {
  await waitForBoth(product, 'hit')
  await expect.poll(() => hasCopy(product)).toBe(true)
  await database.db.execute(sql`update products set status = 'draft' where id = ${product.replace('/product/', '')}`)
  await expect.poll(() => hasCopy(product)).toBe(false)
  cutDatabase()
  await killWebProcess()
  expect((await get(store.url, product)).status).toBe(503)
  restoreDatabase()
  await expect.poll(async () => (await get(store.url, product)).status).toBe(404)
  await waitForFeeds()
})

test('during an outage, SIGUSR2 does not replace the running web processes', async () => {
  await waitForBoth('/about', 'hit')
  cutDatabase()
  await waitForBoth('/about', 'stale')
  const before = listWebProcesses(store)
  const from = store.output().length
  store.supervisor.kill('SIGUSR2')
  await waitForOutput(store, /The new web process could not start. The running ones continue./, from)
  expect(listWebProcesses(store)).toEqual(before)
  restoreDatabase()
  await waitForFeeds()
})

test('an exited process is not replaced with one that has no database while another of its store is still running', async () => {
  const pairedStore = await startStore({ dataDir, env: { ...env, PORT: '0', WEB_CONCURRENCY: '2' } })
  try {
    const [killed, survivor] = listWebProcesses(pairedStore)
    cutDatabase()
    const from = pairedStore.output().length
    process.kill(killed, 'SIGKILL')
    await waitForOutput(pairedStore, /A web process could not start\. Retrying\./, from)
    restoreDatabase()
    await waitForOutput(pairedStore, /All web processes are running again\./, from)
    expect(pairedStore.output().slice(from)).not.toContain('without its database')
    expect(listWebProcesses(pairedStore)).toContain(survivor)
    expect(listWebProcesses(pairedStore)).toHaveLength(2)
  } finally {
    restoreDatabase()
    await pairedStore.stop()
  }
  await waitForFeeds()
})

test('a prepared store starts before its database, but an unprepared store reports the error', async () => {
  const start = { ...env, PORT: '0', DEMO_DATA: 'off' }
  const newFolder = createTemporaryFolder()
  cutDatabase()
  const failedStart = launch({ dataDir: newFolder, env: start })
  expect((await failedStart.ended).code).toBe(1)
  expect(failedStart.output()).toMatch(/^The database at \S+ cannot be used: .*\n$/)

  const wrongEnv = { ...start, DATABASE_DIRECT_URL: postgres.url().replace(/:\d+\//, ':1/') }
  restoreDatabase()
  const failedProcess = launch({ dataDir, env: wrongEnv })
  expect((await failedProcess.ended).code, 'the store has used only one of the two addresses before').toBe(1)
  expect(failedProcess.output()).toMatch(/^The database at \S+ cannot be used: .*\n$/)
  cutDatabase()

  const earlyStart = launch({ dataDir, env: start })
  const [, url = ''] = await waitForOutput(earlyStart, /Store ready at (\S+) without its database/)
  expect((await get(url, '/readyz')).status).toBe(503)
  restoreDatabase()
  await waitForOutput(earlyStart, /The database responds again\. All pages are available\./)
  expect((await get(url, '/readyz')).status).toBe(200)
  expect((await get(url, '/about')).status).toBe(200)
  earlyStart.supervisor.kill('SIGTERM')
  expect((await earlyStart.ended).code).toBe(0)
  rmSync(newFolder, { recursive: true })
})
