import { Pool } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { fillStore } from '#db/fill.ts'
import type { BenchHome } from '#tools/bench/bench-home.ts'

/**
 * Runs `work` on a new database with 100,000 generated products. Connections have no time limits, unlike the store's.
 */
export async function withProducts<Result>(
  { newDatabase, quick }: BenchHome,
  name: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const databaseUrl = await newDatabase(name)
  await migrate(databaseUrl)
  const products = quick ? 2_000 : 100_000 // with more than 1,000, a worker computes market prices
  await fillStore(databaseUrl, { products, customers: 1, orders: 1, days: 1 }, { force: true })
  const pool = new Pool({ connectionString: databaseUrl })
  try {
    return await work(databaseOn(pool))
  } finally {
    await pool.end()
  }
}
