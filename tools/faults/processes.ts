import process from 'node:process'
import { Pool } from 'pg'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { addProduct } from '#tests/support/products.ts'
import { startSteadyLoad } from '#tests/support/steady-load.ts'
import { startStore, waitForOutput } from '#tests/support/store.ts'
import { webProcesses } from '#tests/support/web-processes.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { acknowledgedFigures } from '#tools/faults/gated-store.ts'
import { morePlaced, startShoppers } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { stockOf } from '#tools/stress/kill-audit.ts'
import type { Random } from '#tools/stress/random.ts'

const KILLS = 10
const KILLS_FAST = 2
const SHOPPERS = 4
const ENV = { DEMO_DATA: 'off', WEB_CONCURRENCY: '2', LIMIT_CHECKOUT: '1000000', LIMIT_QUOTE: '1000000' }

/** Kills one of two processes repeatedly, then stops the store: no client fails twice per kill, no order at a stop. */
export async function processes(home: FaultHome, random: Random): Promise<Figure[]> {
  const store = await startStore({ dataDir: home.dataDir, env: { ...ENV, DATABASE_URL: home.databaseUrl } })
  const pool = new Pool({ connectionString: home.databaseUrl, max: 2 })
  pool.on('error', () => {})
  const db = databaseOn(pool)
  try {
    const productIds: string[] = []
    for (let index = 0; index < 6; index++) productIds.push(await addProduct(db, { stock: 1_000_000 }))
    const base = () => store.url
    const before = { startedAt: new Date(), stock: await stockOf(db) }
    const load = { folder: home.dataDir, base, productIds, count: SHOPPERS, pauseMs: 5 }
    const shoppers = startShoppers({ ...load, random })
    const readers = startSteadyLoad(`${store.url}/faq`, { clients: SHOPPERS })
    const kills = home.isFast ? KILLS_FAST : KILLS
    for (let kill = 0; kill < kills; kill++) {
      await morePlaced(shoppers)
      const from = store.output().length
      process.kill(random.pick(webProcesses(store)), 'SIGKILL')
      await waitForOutput(store, /All web processes serve again/, from)
    }
    await morePlaced(shoppers)
    const failedReads = await readers.stop()
    await shoppers.stop()
    const failedTries = shoppers.tries.filter(({ status }) => status !== 200)

    // no client retries from here on: requests without a response must have had no effect
    const lastShoppers = startShoppers({ ...load, random: random.apart(1), insists: false })
    await morePlaced(lastShoppers)
    store.supervisor.kill('SIGTERM')
    const { code } = await store.ended
    const acknowledged = await lastShoppers.stop()
    const stopped = lastShoppers.tries.filter(({ status }) => status !== null && status !== 200)
    const figures = await acknowledgedFigures(db, before, acknowledged)
    return [
      exactly('kills', kills, kills),
      measured('  pages read and orders placed', `${readers.responded()}, ${acknowledged.length}`),
      exactly(
        '  pages that failed, beyond one for each client and kill',
        Math.max(0, failedReads.length - kills * SHOPPERS),
        0,
      ),
      measured('  pages that failed', String(failedReads.length)),
      exactly(
        '  orders that failed, beyond one for each shopper and kill',
        Math.max(0, failedTries.length - kills * SHOPPERS),
        0,
      ),
      measured('  orders that failed', String(failedTries.length)),
      exactly('stopped, it exited with', code ?? 'a signal', 0),
      exactly('  orders responded with with an error', stopped.length, 0),
      ...figures,
    ]
  } finally {
    await pool.end()
    await store.stop()
  }
}
