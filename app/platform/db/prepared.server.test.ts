import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let store: TestDatabase
let pool: Pool
let db: Database
let withTx: typeof import('#app/platform/db/tx.server.ts').withTx

beforeAll(async () => {
  store = await openTestDatabase()
})
beforeEach(async () => {
  vi.resetModules() // named statements are cached per process
  withTx = (await import('#app/platform/db/tx.server.ts')).withTx
  pool = new Pool({ connectionString: store.url, max: 1 })
  db = databaseOn(pool)
  await db.execute(sql`create table stock (id int primary key, units int not null)`)
  await db.execute(sql`insert into stock values (1, 5)`)
})
afterEach(async () => {
  await db.execute(sql`drop table stock`)
  await pool.end()
})
afterAll(() => store.close())

function takeUnit(isFrequent: boolean) {
  return withTx(
    db,
    async (tx) => {
      const { rows } = await tx.execute(sql`update stock set units = units - ${1} where id = ${1} returning units`)
      return rows[0]?.units
    },
    { isFrequent },
  )
}

/** Returns how many prepared statements the pool's only connection holds. */
async function countPrepared() {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pg_prepared_statements`)
  return rows[0]?.count
}

test('only frequent work is prepared, each statement once', async () => {
  expect([await takeUnit(false), await countPrepared()]).toEqual([4, 0])
  expect([await takeUnit(true), await takeUnit(true), await countPrepared()]).toEqual([3, 2, 1])
})

test('work whose statements return different types after a migration is retried on a different connection', async () => {
  const read = () =>
    withTx(db, async (tx) => (await tx.execute(sql`select * from stock where id = ${1}`)).rows, { isFrequent: true })
  expect(await read()).toEqual([{ id: 1, units: 5 }])
  await db.execute(sql`alter table stock add column place text not null default 'top'`)
  expect(await read()).toEqual([{ id: 1, units: 5, place: 'top' }])
})

test('the number of prepared statements is limited', async () => {
  for (let terms = 1; terms <= 80; terms++) {
    const sum = sql.join(Array(terms).fill(sql`${1}::int`), sql` + `)
    await withTx(db, (tx) => tx.execute(sql`select ${sum}`), { isFrequent: true })
  }
  expect(await countPrepared()).toBeLessThanOrEqual(60)
})

test('if a pooler loses named statements, the work is retried without names, and no more names are used', async () => {
  await takeUnit(true)
  await db.execute(sql`deallocate all`)
  expect([await takeUnit(true), await countPrepared()]).toEqual([3, 0])
  expect([await takeUnit(true), await countPrepared()]).toEqual([2, 0])
})
