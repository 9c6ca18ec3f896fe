import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { z } from 'zod'
import { installPackages } from '#tests/support/debian/install.ts'
import { installCommand } from '#tests/support/debian/programs.ts'
import { addProduct } from '#tests/support/products.ts'
import { listWebProcesses } from '#tests/support/web-processes.ts'
import type { DatabaseMachine } from '#tools/faults/failover/database-machine.ts'
import { createDirectWritesTable, startDirectWriter } from '#tools/faults/failover/direct-writer.ts'
import { openMachineNetwork } from '#tools/faults/failover/machine-network.ts'
import { type Cluster, openCluster } from '#tools/faults/failover/open-cluster.ts'
import { measureOrderCost } from '#tools/faults/failover/order-cost.ts'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { countUnexpected, filterByTime, getMaxGapMs, getMaxMs, type Load, startLoad } from '#tools/faults/requests.ts'
import { type Shoppers, startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { logIn } from '#tools/log-in.ts'
import { exactly, type Figure, measured, type NotRun } from '#tools/stress/figures.ts'
import { addStockedProducts, auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import { readResidentMb } from '#tools/stress/process-usage.ts'
import type { Random } from '#tools/stress/random.ts'
import { type Endpoint, get, post } from '#tools/stress/request.ts'
import { saveProduct } from '#tools/stress/staff-work.ts'

const SHOPPERS = 4
const READERS = 4
const GAP_LIMIT_MS = 30_000
/** Longer than a failover takes, and longer than the lease of a primary. */
const FAULT_MS = 30_000
const SHOWN_MS = 5_000
const FILL_MS = 30_000

/**
 * Runs the setup of docs/operations/high-availability.md. Its database machines fail one after another under load.
 */
export async function testFailover(home: FaultHome, random: Random): Promise<Figure[] | NotRun> {
  const missing = installPackages(['postgresql-15', 'etcd-server', 'patroni', 'python3-etcd', 'haproxy', 'openssl'])
  if (missing.length > 0) return { notRun: `not installed: ${missing.join(', ')} (Debian: ${installCommand(missing)})` }
  const network = openMachineNetwork()
  if (!network) return { notRun: 'network namespaces and bridges need root and iproute2' }
  try {
    await using cluster = await openCluster(home.dataDir, network)
    return await tryFailover(home, cluster, random)
  } finally {
    network.close()
  }
}

type Fault = {
  readonly title: string
  readonly begin: (machines: Roles) => Promise<unknown>
  readonly durationMs: number
  /** Ends the fault. Called once orders are accepted again. */
  readonly end: (machines: Roles) => Promise<unknown>
}

type Roles = { readonly primary: DatabaseMachine; readonly standby: DatabaseMachine }

async function restart({ startEtcd, startPatroni }: DatabaseMachine): Promise<void> {
  await startEtcd()
  await startPatroni()
}

function listFaults({ databases }: Cluster): readonly Fault[] {
  return [
    {
      title: 'primary lost, while its standbys replay nothing',
      begin: async ({ primary }) => {
        const others = databases.filter((machine) => machine !== primary)
        for (const { psql } of others) psql('postgres', 'select pg_wal_replay_pause()')
        primary.signal('SIGKILL')
      },
      durationMs: FAULT_MS,
      end: ({ primary }) => restart(primary),
    },
    {
      title: 'PostgreSQL of the primary killed',
      begin: async ({ primary }) => process.kill(primary.postgresPid(), 'SIGKILL'),
      durationMs: 0,
      end: async () => {},
    },
    {
      title: 'primary frozen and resumed',
      begin: async ({ primary }) => primary.signal('SIGSTOP'),
      durationMs: FAULT_MS,
      end: async ({ primary }) => primary.signal('SIGCONT'),
    },
    {
      title: 'primary cut off from the other machines, but not from the store',
      begin: async ({ primary }) => primary.cutOff(),
      durationMs: FAULT_MS,
      end: async ({ primary }) => primary.rejoin(),
    },
    {
      title: 'a standby frozen and resumed',
      begin: async ({ standby }) => standby.signal('SIGSTOP'),
      durationMs: FAULT_MS,
      end: async ({ standby }) => standby.signal('SIGCONT'),
    },
    {
      title: 'etcd stopped and restarted on all machines',
      begin: () => Promise.all(databases.map(({ stopEtcd }) => stopEtcd())),
      durationMs: FAULT_MS,
      end: () => Promise.all(databases.map(({ startEtcd }) => startEtcd())),
    },
  ]
}

type Clients = { readonly shoppers: Shoppers; readonly pages: Load; readonly images: Load }

async function tryFailover(home: FaultHome, cluster: Cluster, random: Random): Promise<Figure[]> {
  const { db, web } = cluster
  const shownProduct = await addProduct(db)
  await createDirectWritesTable(db)
  const cookie = await logIn(web[0].endpoint)
  const image = await uploadImage(web[0].endpoint, cookie)
  const cost = await measureOrderCost(cluster, (await cluster.waitUntilHealthy()).primary)
  const { productIds, before } = await addStockedProducts(db, 6)
  const memory = () => web.map(({ store }) => Math.round(readResidentMb(listWebProcesses(store)[0])))
  const getEndpoint = (index: number) => web[index % 2 === 0 ? 0 : 1].endpoint
  const paths = ['/', '/shop', `/product/${shownProduct}`, `/product/${productIds[0]}`]
  for (const path of paths) await fillCaches(web[0].endpoint, path)
  let shopperRequests = 0
  const load = {
    folder: home.dataDir,
    base: () => getEndpoint(shopperRequests++),
    productIds,
    count: SHOPPERS,
    pauseMs: 50,
  }
  const clients: Clients = {
    shoppers: startShoppers({ ...load, random }),
    pages: startLoad(READERS, 100, (index) =>
      get(getEndpoint(index), paths[Math.floor(index / 2) % paths.length] ?? '/'),
    ),
    images: startLoad(1, 100, (index) => get(getEndpoint(index), image)),
  }
  await waitForMoreOrders(clients.shoppers)
  const memoryBefore = memory()
  const figures: Figure[] = []
  for (const [index, fault] of listFaults(cluster).entries()) {
    figures.push(...(await failUnderLoad(cluster, clients, fault)))
    const price = 16_001 + index
    if (!(await saveProduct(getEndpoint(index), cookie, shownProduct, () => ({ price: String(price) })))) {
      throw new Error('A product could not be saved')
    }
    figures.push(
      within(
        '  both machines show a newly saved price after',
        await measureUntilShown(cluster, shownProduct, price),
        SHOWN_MS,
      ),
    )
  }
  const acknowledged = await clients.shoppers.stop()
  await Promise.all([clients.pages.stop(), clients.images.stop()])
  return [
    ...cost,
    ...figures,
    measured('orders placed', String(acknowledged.length)),
    measured(
      'memory of the web processes before and after, in MB',
      `${memoryBefore.join(', ')}; ${memory().join(', ')}`,
    ),
    ...(await auditAcknowledgedOrders(db, before, acknowledged)),
  ]
}

/**
 * HAProxy alternates requests between both processes. Each must cache the page now, because neither can render pages
 * while the database is away.
 */
async function fillCaches(endpoint: Endpoint, path: string): Promise<void> {
  const deadline = performance.now() + FILL_MS
  for (let hits = 0; hits < 4; ) {
    if (performance.now() > deadline) throw new Error(`${path} was never cached`)
    hits = (await get(endpoint, path)).headers['x-cache'] === 'hit' ? hits + 1 : 0
  }
}

/** Causes one fault under load, and waits until all three machines are in use again. */
async function failUnderLoad(cluster: Cluster, clients: Clients, fault: Fault): Promise<Figure[]> {
  const { shoppers, pages, images } = clients
  const roles = await cluster.waitUntilHealthy()
  const writer = startDirectWriter(cluster.getDatabaseUrl(roles.primary))
  await waitForMoreOrders(shoppers)
  const from = performance.now()
  await fault.begin(roles)
  await pause(fault.durationMs)
  await waitForMoreOrders(shoppers)
  const endedAt = performance.now()
  await fault.end(roles)
  const after = await cluster.waitUntilHealthy()
  const recoveryMs = performance.now() - endedAt
  await waitForMoreOrders(shoppers)
  const to = performance.now()
  const confirmed = await writer.stop()
  const known = await cluster.db.execute<{ id: string }>(sql`select id from direct_writes`)
  const stored = new Set(known.rows.map(({ id }) => id))
  const tries = filterByTime(shoppers.tries, from, to)
  const read = filterByTime(pages.requests, from, to)
  return [
    measured(fault.title, after.primary === roles.primary ? 'same primary' : 'a different primary'),
    within('  longest time without an accepted order', getMaxGapMs(tries, from, to), GAP_LIMIT_MS),
    exactly('  orders neither placed nor rejected with a 503', countUnexpected(tries, 200, 503), 0),
    measured(
      '  placed, and rejected with a 503',
      `${tries.length - countUnexpected(tries, 200)}, ${tries.length - countUnexpected(tries, 503)}`,
    ),
    exactly('  cached pages not served', countUnexpected(read, 200), 0),
    measured(
      '  served, stale among these, and the slowest',
      `${read.length}, ${read.filter(({ cache }) => cache === 'stale').length}, ${Math.round(getMaxMs(read))} ms`,
    ),
    exactly('  images not served', countUnexpected(filterByTime(images.requests, from, to), 200), 0),
    exactly('  rows that the first primary confirmed but lost', confirmed.filter((id) => !stored.has(id)).length, 0),
    measured('  rows that it confirmed', String(confirmed.length)),
    measured('  all machines in use again after', `${(recoveryMs / 1_000).toFixed(1)} s`),
  ]
}

async function measureUntilShown({ web }: Cluster, productId: string, price: number): Promise<number> {
  const savedAt = performance.now()
  for (const { endpoint } of web) {
    while (!String((await get(endpoint, `/product/${productId}`)).body).includes(price.toLocaleString('en'))) {
      if (performance.now() - savedAt > 60_000) throw new Error('A saved price was never shown')
      await pause(20)
    }
  }
  return performance.now() - savedAt
}

/** Returns the path of an image in the object storage. */
async function uploadImage(endpoint: Endpoint, cookie: string): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' }))
  form.append('folder', 'products/faults')
  const { body } = await post(endpoint, '/uploads', form, { cookie })
  return new URL(z.object({ secure_url: z.string() }).parse(body).secure_url, endpoint.origin).pathname
}
