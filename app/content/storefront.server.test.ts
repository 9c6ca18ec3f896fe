import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStorefront } from '#app/content/storefront.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { addMarket } from '#tests/support/markets.ts'
import { createPageContext } from '#tests/support/page-context.ts'

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await openTestDatabase()
  await addMarket(database.db, { countries: ['CH'], languages: { ch: 'de-CH' } })
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

/** Returns the number of parallel workers that PostgreSQL planned for the statements of this connection. */
async function countPlannedWorkers(db: Database): Promise<number> {
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.execute<{ planned: number }>(sql`select parallel_workers_to_launch::int as planned
    from pg_stat_database where datname = current_database()`)
  return rows[0]?.planned ?? Number.NaN
}

test.each(['', 'ch'])(
  'PostgreSQL plans no parallel worker for the data that all pages need, with the prefix “%s”',
  async (prefix) => {
    const db = databaseOn(client)
    const before = await countPlannedWorkers(db)
    await readStorefront(createPageContext(db, prefix))
    expect(await countPlannedWorkers(db)).toBe(before)
  },
)
