import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let store: TestDatabase

beforeAll(async () => {
  store = await openTestDatabase()
})
afterAll(() => store.close())

/** Creates a request that returns a new string for each query that is actually sent. */
function createRequest() {
  return coalesce(async (db: Database) => {
    const { rows } = await db.execute<{ id: string }>(sql`select gen_random_uuid() as id`)
    return rows[0]?.id
  })
}

test('calls in the same tick share one result', async () => {
  const request = createRequest()
  const [first, second] = await Promise.all([request(store.db), Promise.resolve().then(() => request(store.db))])
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('a later call gets a new result, even while the first is pending', async () => {
  const request = createRequest()
  const first = request(store.db)
  await new Promise((resume) => setImmediate(resume))
  expect(await request(store.db)).not.toBe(await first)
})

test('a call from a later callback gets a new result, even in the same iteration of the event loop', async () => {
  const request = createRequest()
  const requested = await new Promise<ReturnType<typeof request>[]>((resolve) => {
    const first = new Promise<string | undefined>((response) => setImmediate(() => response(request(store.db))))
    setImmediate(() => resolve([first, request(store.db)]))
  })
  const [first, second] = await Promise.all(requested)
  expect(second).not.toBe(first)
})

test('a transaction sends its own query, because only the transaction sees its own writes', async () => {
  const request = createRequest()
  await withTx(store.db, async (tx) => {
    const [first, second] = [await request(tx), await request(tx)]
    expect(first).not.toBe(second)
  })
})

test('a failure rejects all concurrent calls and is not reused', async () => {
  let fails = true
  const request = coalesce(async () => {
    if (fails) throw new Error('away')
    return 'there'
  })
  const both = await Promise.allSettled([request(store.db), request(store.db)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  await new Promise((resume) => setImmediate(resume))
  expect(await request(store.db)).toBe('there')
})
