import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openStaffSession } from '#tests/support/staff-session.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { countUnexpected, startLoad } from '#tools/faults/requests.ts'
import { startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured, type NotRun } from '#tools/stress/figures.ts'
import { addStockedProducts, auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { get } from '#tools/stress/request.ts'
import { openStressStore, type StressStore } from '#tools/stress/stress-store.ts'

/** Debian's libfaketime, which gives a program a different time from the machine's. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
]
/** The time within which a change must reach both processes. */
const TIMEOUT_MS = 10_000
/**
 * `staffStatus` is the status that logged-in staff get after the jump. The first jump is shorter than the admin's idle
 * timeout. A login dated ahead of the clock ends, because it would last too long (app/platform/time-window.ts), so
 * staff log in again.
 */
const JUMPS = [
  { title: 'half an hour ahead', offset: '+30m', staffStatus: 200 },
  { title: 'a day back', offset: '-1d', staffStatus: 302 },
  { title: 'back to the correct time', offset: '+0', staffStatus: 302 },
]

const MAX_JUMP_MS = 2 * 24 * 60 * 60 * 1_000

/**
 * The clock of the store's processes jumps, but PostgreSQL's does not: changes appear, no order is lost, and no login
 * is extended.
 */
export async function jumpClock({ dataDir, databaseUrl }: FaultHome, random: Random): Promise<Figure[] | NotRun> {
  const library = LIBRARIES.find(existsSync)
  if (!library) return { notRun: 'not installed: libfaketime (Debian: apt-get install libfaketime)' }
  const file = join(dataDir, 'clock')
  writeFileSync(file, '+0')
  await using store = await openStressStore(dataDir, databaseUrl, {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const { db, base } = store
  const { productIds, before } = await addStockedProducts(db, 4)
  const { cookie } = await openStaffSession(db, { dataDir })
  const shoppers = startShoppers({ folder: dataDir, base, productIds, count: 3, pauseMs: 20, random })
  const paths = ['/', '/shop', '/faq', `/product/${productIds[0]}`]
  const readers = startLoad(2, 20, (index) => get(base(), paths[index % paths.length] ?? '/'))
  const figures: Figure[] = []
  for (const { title, offset, staffStatus } of JUMPS) {
    writeFileSync(file, offset)
    await waitForMoreOrders(shoppers)
    const name = `Renamed ${title}`
    await db.execute(sql`update products set name = ${name} where id = ${productIds[0]}`)
    figures.push(
      exactly(`${title}: processes that still show an old page`, await countStale(store, productIds[0], name), 0),
    )
    const { status } = await get(base(), '/admin/orders', { cookie })
    figures.push(exactly('  status that logged-in staff get', status, staffStatus))
  }
  const acknowledged = await shoppers.stop()
  const startedAt = new Date(before.startedAt.getTime() - MAX_JUMP_MS) // an order can be dated before the real start
  await readers.stop()
  return [
    ...figures,
    exactly('pages that were not shown', countUnexpected(readers.requests, 200), 0),
    measured('  shown', String(readers.requests.length)),
    exactly('orders that failed', countUnexpected(shoppers.tries, 200), 0),
    ...(await auditAcknowledgedOrders(db, { ...before, startedAt }, acknowledged)),
  ]
}

/** Returns the number of processes that do not show the new name in time. */
async function countStale({ web }: StressStore, productId: string | undefined, name: string): Promise<number> {
  const deadline = performance.now() + TIMEOUT_MS
  let old = 0
  for (const { url } of web) {
    for (;;) {
      const { body } = await get(url(), `/product/${productId}`)
      if (String(body).includes(name)) break
      if (performance.now() > deadline) {
        old++
        break
      }
      await pause(50)
    }
  }
  return old
}
