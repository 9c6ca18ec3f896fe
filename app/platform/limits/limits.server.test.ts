import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { sharedLimiter } from '#app/platform/limits/limits.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

test('counting uses no prepared statements, which a pooler would lose', async () => {
  const pool = openPool(database.url)
  const limiter = sharedLimiter(databaseOn(pool), { name: 'tried', points: 1, seconds: 60 })
  expect(await limiter.count('somebody')).toEqual({ allowed: true })
  expect(await limiter.count('somebody')).toMatchObject({ allowed: false })
  await limiter.reset('somebody')
  await limiter.giveBack('somebody')
  expect(pool.totalCount).toBe(1) // every query used the one connection
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([])
  await pool.end()
})

test('an attempt that cannot be counted is refused', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none')
  const limiter = sharedLimiter(databaseOn(pool), { name: 'tried-in-vain', points: 5, seconds: 60 })
  const refusal = await limiter.count('somebody').catch((error: unknown) => error)
  expect(isDatabaseAway(refusal)).toBe(true)
  await pool.end()
})

test('a failed reset does not fail the operation', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none')
  const limiter = sharedLimiter(databaseOn(pool), { name: 'tried-well', points: 5, seconds: 60 })
  expect(await Promise.all([limiter.reset('somebody'), limiter.giveBack('somebody')])).toEqual([undefined, undefined])
  await pool.end()
})

test('subjects are stored as hashes: the table contains neither people nor addresses', async () => {
  const limiter = sharedLimiter(database.db, { name: 'tried-by', points: 1, seconds: 60 })
  await limiter.count('ada@example.com\n203.0.113.9')
  const { rows } = await database.db.execute<{ key: string }>(
    sql`select key from rate_limits where key like 'tried-by:%'`,
  )
  expect(rows).toEqual([{ key: expect.stringMatching(/^tried-by:[\w-]{43}$/) }])
})
