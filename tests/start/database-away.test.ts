import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gate, openGate, throughGate } from '#scripts/faults/gate.ts'
import { type KeptPostgres, keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { keepWebProcess, type WebProcess } from '#scripts/stress/web-process.ts'
import { copyPreparedShop } from '#tests/support/prepared-shops.ts'
import { type Shop, startShop, temporaryFolder } from '#tests/support/shop.ts'
import { openShopDatabase } from '#tests/support/shop-database.ts'
import { steadyNow } from '#tests/support/steady-clock.ts'

// A store with two web processes, and a database whose connections the tests cut and restore.

const dataDir = temporaryFolder()
let postgres: KeptPostgres
let gate: Gate
/** On the connections over which processes hear of changes. */
let feedGate: Gate
let database: ReturnType<typeof openShopDatabase>
let shop: Shop
let other: WebProcess
let product: string

beforeAll(async () => {
  copyPreparedShop(dataDir, 'demo')
  postgres = await keepPostgres(dataDir, { say: () => {} })
  const databasePort = () => Number(new URL(postgres.url()).port)
  ;[gate, feedGate] = await Promise.all([openGate(databasePort), openGate(databasePort)])
  database = openShopDatabase({ dataDir })
  const env = {
    DATABASE_URL: throughGate(postgres.url(), gate),
    DATABASE_DIRECT_URL: throughGate(postgres.url(), feedGate),
  }
  shop = await startShop({ dataDir, env })
  other = await keepWebProcess(() => ({ ...env, DATA_DIR: dataDir }), join(dataDir, 'other.log'))
  product = /\/product\/[0-9a-f-]+/.exec((await get(shop.url, '/shop')).body)?.[0] ?? ''
})
afterAll(async () => {
  await other?.stop()
  await shop?.stop()
  await database?.close()
  await Promise.all([gate?.close(), feedGate?.close()])
  await postgres?.release()
  rmSync(dataDir, { recursive: true, force: true })
})

type Response = {
  readonly status: number
  readonly cache: string | undefined
  readonly etag: string
  readonly body: string
}

function get(place: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    request(new URL(path, place), { agent: new Agent(), headers }, (response) => {
      const { statusCode: status = 0 } = response
      const { 'x-cache': cache, etag = '' } = response.headers
      text(response).then((body) => resolve({ status, cache: cache?.toString(), etag, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** Twelve concurrent readers of a page in each of the two processes. */
async function readers(path: string): Promise<Response[]> {
  const places = [shop.url, other.url()]
  return Promise.all(places.flatMap((place) => Array.from({ length: 12 }, () => get(place, path))))
}

/** Requests a page until both processes send it with this `X-Cache`. */
async function untilBoth(path: string, cache: string): Promise<void> {
  for (const place of [shop.url, other.url()]) {
    await expect.poll(async () => (await get(place, path)).cache).toBe(cache)
  }
}

function cutDatabase(): void {
  gate.shut()
  feedGate.shut()
}

/** Resolves when both processes follow page changes again, without a request to either. */
async function untilFeedsAreConnected(): Promise<void> {
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

test('once the change feed is connected again, no reader gets a page from before the outage', async () => {
  const paths = [product, `${product}.data`, '/shop']
  for (const path of paths) await untilBoth(path, 'hit')
  const { etag } = await get(shop.url, product)
  cutDatabase()
  for (const path of paths) await untilBoth(path, 'stale')
  expect((await get(shop.url, product, { 'If-None-Match': etag })).status).toBe(304)
  gate.open()
  feedGate.open()
  await untilFeedsAreConnected()
  const price = await setPrice(98_765)
  for (const path of paths) {
    const responses = await readers(path)
    expect(responses.filter(({ cache }) => cache === 'stale')).toHaveLength(0)
    if (path !== `${product}.data`) expect(responses.filter(({ body }) => !body.includes(price))).toHaveLength(0)
  }
  expect((await get(shop.url, product, { 'If-None-Match': etag })).status).toBe(200)
})

test('with the database back and the change feed still away, old pages are served for at most five seconds', async () => {
  await untilBoth(product, 'hit')
  cutDatabase()
  await untilBoth(product, 'stale')
  gate.open()
  const price = await setPrice(87_654)
  const backAt = steadyNow()
  await expect.poll(async () => (await readers(product)).filter(({ body }) => !body.includes(price))).toEqual([])
  expect(steadyNow() - backAt).toBeLessThan(6_000)
  expect((await readers(product)).filter(({ cache }) => cache === 'stale')).toHaveLength(0)
  feedGate.open()
  await untilFeedsAreConnected()
})
