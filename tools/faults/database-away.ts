import { setTimeout as pause } from 'node:timers/promises'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { withGatedStore } from '#tools/faults/gated-store.ts'
import { countUnexpected, filterByTime, getMaxMs, startLoad, waitForStatus } from '#tools/faults/requests.ts'
import { startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { get } from '#tools/stress/request.ts'

const AWAY_MS = 30_000
/** Cached pages live for five seconds without change notifications, and detecting the outage takes another second. */
const UNCERTAIN_MS = 6_500

export function stopDatabase(home: FaultHome, random: Random): Promise<Figure[]> {
  return withGatedStore(home, async (gated) => {
    const { gate, base, cachedPath, productIds, cookie } = gated
    const cachedReaders = startLoad(2, 20, () => get(base(), cachedPath))
    const fresh = startLoad(2, 20, (index) => get(base(), `/shop?search=never-${index}`))
    const admin = startLoad(1, 100, () => get(base(), '/admin/orders', { cookie }))
    const shoppers = startShoppers({ folder: home.dataDir, base, productIds, count: 3, pauseMs: 20, random })
    await waitForMoreOrders(shoppers, 20)
    const placedBefore = shoppers.placed()

    gate.shut()
    const from = performance.now()
    await pause(AWAY_MS)
    const to = performance.now()
    gate.open()

    const [pageMs, adminMs] = await Promise.all([
      waitForStatus(200, () => get(base(), '/shop?search=back')),
      waitForStatus(200, () => get(base(), '/admin/orders', { cookie })),
    ])
    await waitForMoreOrders(shoppers, 20)
    const acknowledged = await shoppers.stop()
    await Promise.all([cachedReaders.stop(), fresh.stop(), admin.stop()])

    const storedAway = filterByTime(cachedReaders.requests, from, to)
    const afterUncertainty = filterByTime(storedAway, from + UNCERTAIN_MS)
    // Requests in flight when the outage began or ended belong to neither period
    const freshAway = filterByTime(fresh.requests, from + 50, to - 2_500)
    const adminAway = filterByTime(admin.requests, from + 50, to - 2_500)
    const tries = filterByTime(shoppers.tries, from + 50, to - 2_500)
    const retryResponses = freshAway.filter(({ status, retryAfter }) => status === 503 && retryAfter === '2')
    return [
      measured('seconds of outage', ((to - from) / 1_000).toFixed(0)),
      exactly('cached pages not served during the outage', countUnexpected(storedAway, 200), 0),
      measured('  shown', String(storedAway.length)),
      exactly('  not marked as stale after 6.5 s', afterUncertainty.filter(({ cache }) => cache !== 'stale').length, 0),
      exactly('other pages without a 503 and a retry time', freshAway.length - retryResponses.length, 0),
      measured('  requested', String(freshAway.length)),
      within('  the slowest took', getMaxMs(freshAway), 2_500),
      exactly('staff pages without a 503', countUnexpected(adminAway, 503), 0),
      within('  the slowest took', getMaxMs(adminAway), 2_500),
      exactly('order attempts without a 503', countUnexpected(tries, 503), 0),
      measured('  attempts', String(tries.length)),
      within('  the slowest took', getMaxMs(tries), 2_500),
      within('pages are rendered again after', pageMs, 5_000),
      within('staff see their pages again after', adminMs, 5_000),
      measured('orders placed before and after', `${placedBefore}, ${acknowledged.length - placedBefore}`),
      ...(await auditAcknowledgedOrders(gated.db, gated.before, acknowledged)),
    ]
  })
}
