import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { readPostmaster } from '#tests/support/store-database.ts'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { type GatedStore, withGatedStore } from '#tools/faults/gated-store.ts'
import {
  countUnexpected,
  filterByTime,
  getMaxMs,
  startLoad,
  type TimedRequest,
  timeRequest,
  waitForStatus,
} from '#tools/faults/requests.ts'
import { type Shoppers, startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { get, post } from '#tools/stress/request.ts'

const DELAY_MS = 2_000
/** A page has ten seconds to load; the additional half second allows for a busy machine. */
const MAX_MS = 10_500

/** Delays PostgreSQL by two seconds, and then freezes it without closing connections. */
export function slowDatabase(home: FaultHome, random: Random): Promise<Figure[]> {
  return withGatedStore(home, async (gated) => {
    const { gate, base, productIds } = gated
    const shoppers = startShoppers({ folder: home.dataDir, base, productIds, count: 2, pauseMs: 20, random })
    await waitForMoreOrders(shoppers)
    const figures = [
      ...(await measureDuring(gated, shoppers, {
        title: `every response takes ${DELAY_MS / 1_000} s`,
        begin: () => gate.delay(DELAY_MS),
        end: () => gate.delay(0),
      })),
      ...(await measureDuring(gated, shoppers, {
        title: 'PostgreSQL is frozen',
        begin: () => signalCluster(home.clusterDir, 'SIGSTOP'),
        end: () => signalCluster(home.clusterDir, 'SIGCONT'),
      })),
    ]
    await waitForMoreOrders(shoppers)
    const acknowledged = await shoppers.stop()
    return [
      ...figures,
      measured('orders placed by the end', String(acknowledged.length)),
      ...(await auditAcknowledgedOrders(gated.db, gated.before, acknowledged)),
    ]
  })
}

type Slowdown = { readonly title: string; readonly begin: () => void; readonly end: () => void }

async function measureDuring(
  { base, cookie, cachedPath, productIds }: GatedStore,
  { tries }: Shoppers,
  { title, begin, end }: Slowdown,
): Promise<Figure[]> {
  const stored = startLoad(2, 20, () => get(base(), cachedPath))
  const lines = [createCheckoutLine(productIds[0] ?? '')]
  const quote = { lines, country: 'US', method: 'standard', currency: 'USD', discountCode: '' }
  begin()
  const from = performance.now()
  let others: TimedRequest[]
  try {
    others = await Promise.all([
      timeRequest(() => get(base(), `/shop?search=${crypto.randomUUID()}`)),
      timeRequest(() => get(base(), '/admin/orders', { cookie })),
      timeRequest(() => get(base(), '/admin/products', { cookie })),
      timeRequest(() => post(base(), '/checkout/quote', quote)),
      pause(2_500).then(() => timeRequest(() => get(base(), '/admin/orders', { cookie }))),
    ])
  } finally {
    end()
  }
  const to = performance.now()
  const backMs = await waitForStatus(200, () => get(base(), `/shop?search=${crypto.randomUUID()}`))
  const staffMs = await waitForStatus(200, () => get(base(), '/admin/orders', { cookie }))
  await stored.stop()
  const orders = filterByTime(tries, from, to)
  return [
    exactly(`${title}: cached pages not served`, countUnexpected(stored.requests, 200), 0),
    exactly('  other requests that got neither a page nor a 503', countUnexpected(others, 200, 503), 0),
    measured('  statuses', others.map(({ status }) => status).join(', ')),
    within('  the slowest took', getMaxMs(others), MAX_MS),
    exactly('  orders neither placed nor rejected with a 503', countUnexpected(orders, 200, 503), 0),
    measured('  order attempts', String(orders.length)),
    within('  the slowest took', getMaxMs(orders), MAX_MS),
    within('  pages are rendered again after', backMs, 5_000),
    within('  staff see their pages again after', staffMs, 5_000),
  ]
}

/** Signals every PostgreSQL process, the postmaster last, so that none is missed. */
function signalCluster(dataDir: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const { pid } = readPostmaster({ dataDir })
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  for (const child of [...stdout.split('\n').filter(Boolean).map(Number), pid]) {
    try {
      process.kill(child, signal)
    } catch {
      // the process has already ended
    }
  }
}
