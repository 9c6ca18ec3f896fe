import process from 'node:process'
import { startSteadyLoad } from '#tests/support/steady-load.ts'
import { waitForOutput } from '#tests/support/store.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { countUnexpected } from '#tools/faults/requests.ts'
import { startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { openSupervisedStore } from '#tools/faults/supervised-store.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { addStockedProducts, auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'

const KILLS = 10
const SHOPPERS = 4

/**
 * Kills one of two processes repeatedly, then stops the store: a kill fails at most one request of each client, and no
 * order gets an error response when the store stops.
 */
export async function killProcesses(home: FaultHome, random: Random): Promise<Figure[]> {
  await using opened = await openSupervisedStore(home, { DEMO_DATA: 'off', WEB_CONCURRENCY: '2' })
  const { store, db } = opened
  const { productIds, before } = await addStockedProducts(db, 6)
  const load = { folder: home.dataDir, base: () => store.url, productIds, count: SHOPPERS, pauseMs: 5 }
  const shoppers = startShoppers({ ...load, random })
  const readers = startSteadyLoad(`${store.url}/faq`, { clients: SHOPPERS })
  for (let kill = 0; kill < KILLS; kill++) {
    await waitForMoreOrders(shoppers)
    const from = store.output().length
    process.kill(random.pick(listWebProcesses(store)), 'SIGKILL')
    await waitForOutput(store, /All web processes are running again/, from)
  }
  await waitForMoreOrders(shoppers)
  const failedReads = await readers.stop()
  await shoppers.stop()
  const failedTries = countUnexpected(shoppers.tries, 200)

  // no client retries from here on: requests without a response must have had no effect
  const lastShoppers = startShoppers({ ...load, random: random.fork(1), shouldRetry: false })
  await waitForMoreOrders(lastShoppers)
  store.supervisor.kill('SIGTERM')
  const { code } = await store.ended
  const acknowledged = await lastShoppers.stop()
  const rejected = lastShoppers.tries.filter(({ status }) => status !== null && status !== 200)
  const beyond = (failed: number) => Math.max(0, failed - KILLS * SHOPPERS)
  return [
    measured('kills', String(KILLS)),
    measured('  pages read and orders placed', `${readers.responded()}, ${acknowledged.length}`),
    exactly('  pages that failed, beyond one per client and kill', beyond(failedReads.length), 0),
    measured('  pages that failed', String(failedReads.length)),
    exactly('  orders that failed, beyond one per shopper and kill', beyond(failedTries), 0),
    measured('  orders that failed', String(failedTries)),
    exactly('exit status after the stop', code ?? 'a signal', 0),
    exactly('  orders with an error response', rejected.length, 0),
    ...(await auditAcknowledgedOrders(db, before, acknowledged)),
  ]
}
