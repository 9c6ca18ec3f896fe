import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let store: TestDatabase
let pool: Pool
let db: Database
let withTx: typeof import('#app/platform/db/tx.server.ts').withTx

beforeAll(async () => {
  store = await testDatabase()
})
beforeEach(async () => {
  vi.resetModules() // which texts have a name, and whether any may have one, is kept for the process
  withTx = (await import('#app/platform/db/tx.server.ts')).withTx
  pool = new Pool({ connectionString: store.url, max: 1 })
  db = databaseOn(pool)
  await db.execute(sql`create table shelf (id int primary key, pieces int not null)`)
  await db.execute(sql`insert into shelf values (1, 5)`)
})
afterEach(async () => {
  await db.execute(sql`drop table shelf`)
  await pool.end()
})
afterAll(() => store.close())

function take(repeats: boolean) {
  return withTx(
    db,
    async (tx) => {
      const { rows } = await tx.execute(sql`update shelf set pieces = pieces - ${1} where id = ${1} returning pieces`)
      return rows[0]?.pieces
    },
    { repeats },
  )
}

/** How many statements the one connection of the pool keeps ready. */
async function countPrepared() {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pg_prepared_statements`)
  return rows[0]?.count
}

test('only work that repeats is prepared, each statement once', async () => {
  expect([await take(false), await countPrepared()]).toEqual([4, 0])
  expect([await take(true), await take(true), await countPrepared()]).toEqual([3, 2, 1])
})

test('work whose statements answer something else since is done again on another connection', async () => {
  const read = () =>
    withTx(db, async (tx) => (await tx.execute(sql`select * from shelf where id = ${1}`)).rows, { repeats: true })
  expect(await read()).toEqual([{ id: 1, pieces: 5 }])
  await db.execute(sql`alter table shelf add column place text not null default 'top'`)
  expect(await read()).toEqual([{ id: 1, pieces: 5, place: 'top' }])
})

test('not every text is kept ready', async () => {
  for (let terms = 1; terms <= 80; terms++) {
    const sum = sql.join(Array(terms).fill(sql`${1}::int`), sql` + `)
    await withTx(db, (tx) => tx.execute(sql`select ${sum}`), { repeats: true })
  }
  expect(await countPrepared()).toBeLessThanOrEqual(60)
})

test('where a pooler loses names, the work is done without them, and no more are given', async () => {
  await take(true)
  await db.execute(sql`deallocate all`)
  expect([await take(true), await countPrepared()]).toEqual([3, 0])
  expect([await take(true), await countPrepared()]).toEqual([2, 0])
})
