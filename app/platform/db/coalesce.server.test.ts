import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let shop: TestDatabase

beforeAll(async () => {
  shop = await testDatabase()
})
afterAll(() => shop.close())

/** Answers a new text each time it is really asked. */
function question() {
  return coalesce(async (db: Database) => {
    const { rows } = await db.execute<{ id: string }>(sql`select gen_random_uuid() as id`)
    return rows[0]?.id
  })
}

test('who asks at the same moment gets the same answer', async () => {
  const ask = question()
  const [first, second] = await Promise.all([ask(shop.db), Promise.resolve().then(() => ask(shop.db))])
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('who asks later gets a new answer, even while the first is on its way', async () => {
  const ask = question()
  const first = ask(shop.db)
  await new Promise((resume) => setImmediate(resume))
  expect(await ask(shop.db)).not.toBe(await first)
})

test('who asks after a message was read gets a new answer, even within one turn of the event loop', async () => {
  const ask = question()
  const asked = await new Promise<ReturnType<typeof ask>[]>((resolve) => {
    const first = new Promise<string | undefined>((answer) => setImmediate(() => answer(ask(shop.db))))
    setImmediate(() => resolve([first, ask(shop.db)]))
  })
  const [first, second] = await Promise.all(asked)
  expect(second).not.toBe(first)
})

test('a transaction asks for itself, as only it sees what it wrote', async () => {
  const ask = question()
  await withTx(shop.db, async (tx) => {
    const [first, second] = [await ask(tx), await ask(tx)]
    expect(first).not.toBe(second)
  })
})

test('all who asked are told of a failure, and it is not kept', async () => {
  let fails = true
  const ask = coalesce(async () => {
    if (fails) throw new Error('away')
    return 'there'
  })
  const both = await Promise.allSettled([ask(shop.db), ask(shop.db)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  await new Promise((resume) => setImmediate(resume))
  expect(await ask(shop.db)).toBe('there')
})
