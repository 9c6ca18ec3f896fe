import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { fillStore } from '#db/fill.ts'
import { ensureFolder } from '#scripts/postgres/home.ts'
import { keepPostgres } from '#scripts/postgres/keep-postgres.ts'
import { createStaffReader, listAllScreens } from '#tools/admin-screens.ts'
import { SCREEN_MS, timeScreens } from '#tools/bench/admin.ts'
import { type BenchHome, type Part, withStore } from '#tools/bench/bench-home.ts'
import { measureStorefront, SEARCH_MS, STORE_MS } from '#tools/bench/lists.ts'
import type { Row } from '#tools/bench/row.ts'
import { formatSize, toPercentileRow } from '#tools/bench/times.ts'
import { logIn } from '#tools/log-in.ts'

const SIZES = { products: 1_000_000, customers: 1_000_000, orders: 10_000_000, days: 3_650 }
const QUICK_SIZES = { products: 1_000, customers: 1_000, orders: 10_000, days: 3_650 }

export const largePart: Part = {
  onlyByName: true, // needs 50 GB of disk space
  description:
    'Like lists, but with a million products, ten million orders from ten years, and every admin screen instead of two lists. Measured after one uncounted round.',
  measure: async (home) => {
    const { largeDir, say, quick } = home
    if (!largeDir) throw new Error('the large store needs a folder')
    ensureFolder(largeDir)
    const postgres = await keepPostgres(largeDir, { say, settings: ['max_wal_size=8GB'] })
    try {
      const databaseUrl = postgres.url()
      await ensureFilled(databaseUrl, quick ? QUICK_SIZES : SIZES, home)
      return await measureLarge(databaseUrl, home)
    } finally {
      await postgres.release()
    }
  },
}

async function ensureFilled(databaseUrl: string, sizes: typeof SIZES, home: BenchHome): Promise<void> {
  await migrate(databaseUrl)
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query<{ orders: number; is_unfinished: boolean }>(
    `select coalesce(sum(orders), 0)::int as orders, to_regclass('unfinished_fill') is not null as is_unfinished
     from order_counts`,
  )
  await pool.end()
  const [{ orders, is_unfinished } = { orders: 0, is_unfinished: false }] = rows
  if (orders >= sizes.orders && !is_unfinished) return
  // Starts with the demo store, whose images the products use
  if (orders === 0 && !is_unfinished) await withStore(home, { DATABASE_URL: databaseUrl }, async () => {})
  const startedAt = performance.now()
  await fillStore(databaseUrl, sizes, { report: home.say })
  home.say(`filled after ${((performance.now() - startedAt) / 60_000).toFixed(0)} minutes`)
}

async function measureLarge(databaseUrl: string, home: BenchHome): Promise<Row[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 })
  try {
    const db = databaseOn(pool)
    const { rows } = await db.execute<{ products: number; orders: number }>(sql`
      select (select count(*)::int from products) as products, sum(orders)::int as orders from order_counts`)
    const { products = 0, orders = 0 } = rows[0] ?? {}
    const { shop, search } = await measureStorefront(db, 1)
    const failures = new Set<string>()
    const screens = await withStore(home, { DATABASE_URL: databaseUrl }, async ({ url, admin }) => {
      const read = createStaffReader(url, await logIn(url, admin))
      return await timeScreens(read, await listAllScreens(read), 3, (failure) => failures.add(failure))
    })
    return [
      toPercentileRow(
        `/shop, filtered, sorted, counted and paged, at ${formatSize(products)} products: p99`,
        shop,
        STORE_MS,
      ),
      toPercentileRow(`text search and suggestions at ${formatSize(products)} products: p99`, search, SEARCH_MS),
      toPercentileRow(`admin, all lists and the dashboard at ${formatSize(orders)} orders: p99`, screens, SCREEN_MS),
      {
        work: `admin, screens that failed at ${formatSize(orders)} orders`,
        figures: [{ value: failures.size, unit: 'score', target: { max: 0 } }],
        remark: [...failures].join('; '),
      },
    ]
  } finally {
    await pool.end()
  }
}
