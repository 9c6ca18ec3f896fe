import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Database } from '#app/platform/db/db.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import type { FaultHome } from '#tools/faults/fault-home.ts'
import { countUnexpected, filterByTime, startLoad } from '#tools/faults/requests.ts'
import { startShoppers } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured, type NotRun } from '#tools/stress/figures.ts'
import { openToShoppers } from '#tools/stress/open-to-shoppers.ts'
import { addStockedProducts, auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { get } from '#tools/stress/request.ts'
import { SHOPPING_LIMITS } from '#tools/stress/stress-store.ts'

const SIZE_MB = 320
const FILLER = 'filler'
const TIMEOUT_MS = 60_000
const ENV = { ...SHOPPING_LIMITS, DEMO_DATA: 'off', WEB_CONCURRENCY: '2', LIMIT_UPLOADS: '1000000' }

/** Fills the disk of the database and images to the last byte under load, and frees it again. */
export async function fillDisk(home: FaultHome, random: Random): Promise<Figure[] | NotRun> {
  const disk = join(home.dataDir, 'disk')
  mkdirSync(disk)
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0711`]
  const mounted = spawnSync('mount', [...options, 'tmpfs', disk], { encoding: 'utf8' })
  if (mounted.status !== 0) {
    return { notRun: `no small disk could be created: ${mounted.stderr?.trim() || 'there is no mount command'}` }
  }
  try {
    const store = await startStore({ dataDir: disk, env: ENV })
    const { db, close } = openStoreDatabase(store)
    try {
      await openToShoppers(db, [store.url])
      return await fillUp(home, store, db, random)
    } finally {
      await close()
      await store.stop()
    }
  } finally {
    spawnSync('umount', [disk])
  }
}

async function fillUp(home: FaultHome, store: StoreProcess, db: Database, random: Random): Promise<Figure[]> {
  const base = () => store.url
  const { productIds, before } = await addStockedProducts(db, 6)
  const { cookie } = await openStaffSession(db, store)
  const cachedPath = `/product/${productIds[0]}`
  for (let time = 0; time < 10; time++) await get(base(), cachedPath)
  const sentBefore = await upload(store, cookie, await createPhoto(1))

  const shoppers = startShoppers({ folder: home.dataDir, base, productIds, count: 3, pauseMs: 10, random })
  await until('an order is placed', () => shoppers.placed() > 10)
  const requests = startLoad(2, 20, () => get(base(), cachedPath))

  // Starts a new WAL file, because a WAL file that has to grow on a full disk would stop the database
  await db.execute(sql`select pg_switch_wal()`)
  const placedBefore = shoppers.placed()
  await until('orders are in the new file', () => shoppers.placed() > placedBefore + 2)

  const filesBefore = listFiles(store.dataDir)
  fillFile(join(store.dataDir, FILLER))
  const from = performance.now()
  const listFailed = () => filterByTime(shoppers.tries, from).filter(({ status }) => status !== 200)
  await until('an order finds the disk full', () => listFailed().length >= 5)
  const sentWhileFull = await upload(store, cookie, await createPhoto(2))
  const ready = await get(base(), '/readyz')
  const filesWhileFull = listFiles(store.dataDir).filter((name) => !filesBefore.includes(name) && !isPageCopy(name))
  const failedWhileFull = listFailed()
  const requestsWhileFull = filterByTime(requests.requests, from)

  rmSync(join(store.dataDir, FILLER))
  const placedFull = shoppers.placed()
  await until('orders are placed again', () => shoppers.placed() > placedFull + 10)
  const acknowledged = await shoppers.stop()
  await requests.stop()
  const sentAfter = await upload(store, cookie, await createPhoto(3))
  return [
    measured('orders that failed while the disk was full', String(failedWhileFull.length)),
    exactly('  with a status other than 503', countUnexpected(failedWhileFull, 503), 0),
    exactly('cached pages not served', countUnexpected(requestsWhileFull, 200), 0),
    measured('  shown', String(requestsWhileFull.length)),
    exactly('images sent before and after', `${sentBefore.status}, ${sentAfter.status}`, '200, 200'),
    exactly('  an image sent in the meantime', sentWhileFull.status, 507),
    exactly('  with the message', sentWhileFull.message, '{"error":{"message":"There is no space left for images."}}'),
    exactly('  files that this image left behind', filesWhileFull.join(', ') || 'none', 'none'),
    exactly('  images recorded in the database', await db.$count(uploads), 2),
    exactly('/readyz in the meantime', ready.status, 503),
    measured('orders placed by the end', String(acknowledged.length)),
    ...(await auditAcknowledgedOrders(db, before, acknowledged)),
  ]
}

function fillFile(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (let block = Buffer.alloc(2 ** 20, 1); ; ) {
      try {
        writeSync(descriptor, block)
      } catch {
        if (block.length === 1) return
        block = block.subarray(0, Math.floor(block.length / 16) || 1)
      }
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Lists all files except the database, queued emails and the file that fills the disk. */
function listFiles(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^(postgres|outbox|filler)/.test(name),
  )
}

/** Creates a unique image of about half a megabyte. */
function createPhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 80 + seed * 20, sigma: 30 } as const
  return sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}

async function upload(store: StoreProcess, cookie: string, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  form.append('folder', 'products/faults')
  const headers = { Origin: store.url, Cookie: cookie }
  const response = await fetch(`${store.url}/uploads`, { method: 'POST', headers, body: form })
  return { status: response.status, message: (await response.text()).slice(0, 100) }
}

async function until(description: string, condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; !condition(); await pause(20)) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${description}`)
  }
}

/** A complete page copy can still fit on the disk, but a partial copy must not be left behind. */
function isPageCopy(name: string): boolean {
  return name.startsWith('page-copies') && !name.endsWith('.draft')
}
