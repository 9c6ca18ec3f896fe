import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#app/platform/db/db.server.ts'
import { doSetupStep } from '#app/platform/db/setup-steps.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.execute(sql`create table shelves (n int)`)
})
beforeEach(async () => {
  await database.db.execute(sql`truncate shelves`)
  await database.db.execute(sql`update setup_steps set done_at = null`)
})
afterAll(() => database.close())

async function fill(tx: Database): Promise<void> {
  await tx.execute(sql`insert into shelves values (1)`)
}

async function countShelves(): Promise<unknown> {
  return (await database.db.execute(sql`select count(*)::int as shelves from shelves`)).rows
}

test('a step is done once, however many ask at the same time', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => doSetupStep(database.db, 'demo-shop', fill)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await countShelves()).toEqual([{ shelves: 1 }])
})

test('a step that fails leaves nothing behind and is done the next time', async () => {
  const fail = async (tx: Database) => {
    await fill(tx)
    throw new Error('killed')
  }
  await expect(doSetupStep(database.db, 'demo-shop', fail)).rejects.toThrow('killed')
  expect(await countShelves()).toEqual([{ shelves: 0 }])
  expect(await doSetupStep(database.db, 'demo-shop', fill)).toBe(true)
  expect(await countShelves()).toEqual([{ shelves: 1 }])
})
