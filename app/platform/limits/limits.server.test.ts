import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { openPool } from '#app/platform/db/db.server.ts'
import { clearLimits, createSharedLimiter, deleteEndedLimits } from '#app/platform/limits/limits.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

test('counting uses no prepared statements, which a pooler would lose', async () => {
  const pool = openPool(database.url)
  const limiter = createSharedLimiter(databaseOn(pool), { name: 'tried', points: 1, seconds: 60 })
  expect(await limiter.count('somebody')).toEqual({ allowed: true })
  expect(await limiter.count('somebody')).toMatchObject({ allowed: false })
  await limiter.reset('somebody')
  await limiter.uncount('somebody')
  expect(pool.totalCount).toBe(1) // every query used the one connection
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([])
  await pool.end()
})

test('an attempt that cannot be counted is rejected', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none')
  const limiter = createSharedLimiter(databaseOn(pool), { name: 'count-offline', points: 5, seconds: 60 })
  const failure = await limiter.count('somebody').catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  await pool.end()
})

test('a failed reset does not fail the operation', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none')
  const limiter = createSharedLimiter(databaseOn(pool), { name: 'reset-offline', points: 5, seconds: 60 })
  expect(await Promise.all([limiter.reset('somebody'), limiter.uncount('somebody')])).toEqual([undefined, undefined])
  await pool.end()
})

test('subjects are stored as hashes: the table contains neither email nor IP addresses', async () => {
  const limiter = createSharedLimiter(database.db, { name: 'tried-by', points: 1, seconds: 60 })
  await limiter.count('ada@example.com\n203.0.113.9')
  const { rows } = await database.db.execute<{ key: string }>(
    sql`select key from rate_limits where key like 'tried-by:%'`,
  )
  expect(rows).toEqual([{ key: expect.stringMatching(/^tried-by:[\w-]{43}$/) }])
})

test.each([
  { row: 'a row written with a clock that was three days ahead', shift: 3 * 86_400_000 },
  { row: 'a row whose window is over', shift: -61_000 },
])('$row limits nobody', async ({ shift }) => {
  const name = `shifted${shift}`
  const limiter = createSharedLimiter(database.db, { name, points: 1, seconds: 60 })
  await limiter.count('somebody')
  await database.db.execute(sql`update rate_limits set expire = expire + ${shift} where starts_with(key, ${name})`)
  expect(await limiter.count('somebody')).toEqual({ allowed: true })
  const second = await limiter.count('somebody')
  expect(second).toEqual({ allowed: false, retryAfter: expect.any(Number) })
  expect(!second.allowed && second.retryAfter).toBeLessThanOrEqual(60)
})

test('the process’s clock does not affect when a limit ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
  try {
    const limiter = createSharedLimiter(database.db, { name: 'other-clock', points: 1, seconds: 60 })
    await limiter.count('somebody')
    const second = await limiter.count('somebody')
    expect(second).toEqual({ allowed: false, retryAfter: expect.any(Number) })
    expect(!second.allowed && second.retryAfter).toBeLessThanOrEqual(60)
  } finally {
    vi.useRealTimers()
  }
})

test('50 concurrent attempts are counted one by one', async () => {
  const limiter = createSharedLimiter(database.db, { name: 'at-once', points: 7, seconds: 60 })
  const results = await Promise.all(Array.from({ length: 50 }, () => limiter.count('somebody')))
  expect(results.filter(({ allowed }) => allowed)).toHaveLength(7)
})

test('rows of ended limits are deleted, but rows of current limits are not', async () => {
  await database.db.execute(sql`truncate rate_limits`)
  const limiter = createSharedLimiter(database.db, { name: 'swept', points: 5, seconds: 60 })
  for (const subject of ['over', 'ahead', 'open']) await limiter.count(subject)
  await database.db.execute(sql`with numbered as (select key, row_number() over () as nr from rate_limits)
    update rate_limits set expire = expire + (array[-61000, 200000000, 0])[numbered.nr] from numbered where numbered.key = rate_limits.key`)
  await deleteEndedLimits(database.db)
  expect((await database.db.execute(sql`select 1 from rate_limits`)).rowCount).toBe(1)
})

test('a limit is cleared for everybody without clearing other limits', async () => {
  const [cleared, other] = ['login', 'login-account'].map((name) =>
    createSharedLimiter(database.db, { name, points: 1, seconds: 60 }),
  )
  for (const limiter of [cleared, other]) await limiter?.count('somebody')
  await clearLimits(database.db, 'login')
  expect(await cleared?.count('somebody')).toEqual({ allowed: true })
  expect(await other?.count('somebody')).toMatchObject({ allowed: false })
})
