import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { z } from 'zod'
import { installPackages } from '#tests/support/debian/install.ts'
import { installCommand } from '#tests/support/debian/programs.ts'
import { addProduct } from '#tests/support/products.ts'
import { webProcesses } from '#tests/support/web-processes.ts'
import type { DatabaseMachine } from '#tools/faults/failover/database-machine.ts'
import { createWrittenTable, startDirectWriter } from '#tools/faults/failover/direct-writer.ts'
import { openMachineNetwork } from '#tools/faults/failover/machine-network.ts'
import { type Cluster, openCluster } from '#tools/faults/failover/open-cluster.ts'
import { orderCostFigures } from '#tools/faults/failover/order-cost.ts'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { between, countOther, type Load, maxGapMs, maxMs, startLoad } from '#tools/faults/requests.ts'
import { type Shoppers, startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { logIn } from '#tools/log-in.ts'
import { exactly, type Figure, measured, type NotRun } from '#tools/stress/figures.ts'
import { acknowledgedFigures, addStockedProducts } from '#tools/stress/order-audit.ts'
import { residentMb } from '#tools/stress/process-usage.ts'
import type { Random } from '#tools/stress/random.ts'
import { get, post, type Way } from '#tools/stress/request.ts'
import { saveProduct } from '#tools/stress/staff-work.ts'

const SHOPPERS = 4
const READERS = 4
const GAP_LIMIT_MS = 30_000
/** Longer than a failover takes, and than the lease of a primary. */
const FAULT_MS = 30_000
const SHOWN_MS = 5_000
const FILL_MS = 30_000

/**
 * Runs the setup of docs/operations/high-availability.md. Its database machines fail one after another under load.
 */
export async function failover(home: FaultHome, random: Random): Promise<Figure[] | NotRun> {
  const missing = installPackages(['postgresql-15', 'etcd-server', 'patroni', 'python3-etcd', 'haproxy', 'openssl'])
  if (missing.length > 0) return { notRun: `there is no ${missing.join(', ')} (Debian: ${installCommand(missing)})` }
  const network = openMachineNetwork()
  if (!network) return { notRun: 'network namespaces and bridges need root, and iproute2' }
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
  readonly lastsMs: number
  /** Called once orders are accepted again. */
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
      lastsMs: FAULT_MS,
      end: ({ primary }) => restart(primary),
    },
    {
      title: 'PostgreSQL of the primary killed',
      begin: async ({ primary }) => process.kill(primary.postgresPid(), 'SIGKILL'),
      lastsMs: 0,
      end: async () => {},
    },
    {
      title: 'primary frozen, and continued',
      begin: async ({ primary }) => primary.signal('SIGSTOP'),
      lastsMs: FAULT_MS,
      end: async ({ primary }) => primary.signal('SIGCONT'),
    },
    {
      title: 'primary cut off from the others, not from the store',
      begin: async ({ primary }) => primary.cutOff(),
      lastsMs: FAULT_MS,
      end: async ({ primary }) => primary.rejoin(),
    },
    {
      title: 'a standby frozen, and continued',
      begin: async ({ standby }) => standby.signal('SIGSTOP'),
      lastsMs: FAULT_MS,
      end: async ({ standby }) => standby.signal('SIGCONT'),
    },
    {
      title: 'etcd stopped on all machines, and started',
      begin: () => Promise.all(databases.map(({ stopEtcd }) => stopEtcd())),
      lastsMs: FAULT_MS,
      end: () => Promise.all(databases.map(({ startEtcd }) => startEtcd())),
    },
  ]
}

type Clients = { readonly shoppers: Shoppers; readonly pages: Load; readonly images: Load }

async function tryFailover(home: FaultHome, cluster: Cluster, random: Random): Promise<Figure[]> {
  const { db, web } = cluster
  const shown = await addProduct(db)
  await createWrittenTable(db)
  const cookie = await logIn(web[0].way)
  const image = await uploadImage(web[0].way, cookie)
  const cost = await orderCostFigures(cluster, (await cluster.healthy()).primary)
  const { productIds, before } = await addStockedProducts(db, 6)
  const memory = () => web.map(({ store }) => Math.round(residentMb(webProcesses(store)[0])))
  const getWay = (index: number) => web[index % 2 === 0 ? 0 : 1].way
  const paths = ['/', '/shop', `/product/${shown}`, `/product/${productIds[0]}`]
  for (const path of paths) await fillCaches(web[0].way, path)
  let shopperRequests = 0
  const load = { folder: home.dataDir, base: () => getWay(shopperRequests++), productIds, count: SHOPPERS, pauseMs: 50 }
  const clients: Clients = {
    shoppers: startShoppers({ ...load, random }),
    pages: startLoad(READERS, 100, (index) => get(getWay(index), paths[Math.floor(index / 2) % paths.length] ?? '/')),
    images: startLoad(1, 100, (index) => get(getWay(index), image)),
  }
  await waitForMoreOrders(clients.shoppers)
  const memoryBefore = memory()
  const figures: Figure[] = []
  for (const [index, fault] of listFaults(cluster).entries()) {
    figures.push(...(await failUnderLoad(cluster, clients, fault)))
    const price = 16_001 + index
    if (!(await saveProduct(getWay(index), cookie, shown, () => ({ price: String(price) })))) {
      throw new Error('A product could not be saved')
    }
    figures.push(
      within(
        '  a price saved then is shown by both machines after',
        await msUntilShown(cluster, shown, price),
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
    ...(await acknowledgedFigures(db, before, acknowledged)),
  ]
}

/**
 * HAProxy alternates requests between both processes; each must cache the page, because neither can render it later.
 */
async function fillCaches(way: Way, path: string): Promise<void> {
  const giveUpAt = performance.now() + FILL_MS
  for (let hits = 0; hits < 4; ) {
    if (performance.now() > giveUpAt) throw new Error(`${path} was never cached`)
    hits = (await get(way, path)).headers['x-cache'] === 'hit' ? hits + 1 : 0
  }
}

/** Causes one fault under load, and waits until all three machines are in use again. */
async function failUnderLoad(cluster: Cluster, clients: Clients, fault: Fault): Promise<Figure[]> {
  const { shoppers, pages, images } = clients
  const roles = await cluster.healthy()
  const writer = startDirectWriter(cluster.urlOn(roles.primary))
  await waitForMoreOrders(shoppers)
  const from = performance.now()
  await fault.begin(roles)
  await pause(fault.lastsMs)
  await waitForMoreOrders(shoppers)
  const endedAt = performance.now()
  await fault.end(roles)
  const after = await cluster.healthy()
  const recoveryMs = performance.now() - endedAt
  await waitForMoreOrders(shoppers)
  const to = performance.now()
  const confirmed = await writer.stop()
  const known = await cluster.db.execute<{ id: string }>(sql`select id from direct_writes`)
  const stored = new Set(known.rows.map(({ id }) => id))
  const tries = between(shoppers.tries, from, to)
  const read = between(pages.requests, from, to)
  return [
    measured(fault.title, after.primary === roles.primary ? 'same primary' : 'a different primary'),
    within('  longest time without an accepted order', maxGapMs(tries, from, to), GAP_LIMIT_MS),
    exactly('  orders neither placed nor 503', countOther(tries, 200, 503), 0),
    measured('  placed and 503', `${tries.length - countOther(tries, 200)}, ${tries.length - countOther(tries, 503)}`),
    exactly('  cached pages not served', countOther(read, 200), 0),
    measured(
      '  served, stale among these, and the slowest',
      `${read.length}, ${read.filter(({ cache }) => cache === 'stale').length}, ${Math.round(maxMs(read))} ms`,
    ),
    exactly('  images not served', countOther(between(images.requests, from, to), 200), 0),
    exactly('  rows that the first primary confirmed but lost', confirmed.filter((id) => !stored.has(id)).length, 0),
    measured('  confirmed', String(confirmed.length)),
    measured('  all machines in use again after', `${(recoveryMs / 1_000).toFixed(1)} s`),
  ]
}

async function msUntilShown({ web }: Cluster, productId: string, price: number): Promise<number> {
  const savedAt = performance.now()
  for (const { way } of web) {
    while (!String((await get(way, `/product/${productId}`)).body).includes(price.toLocaleString('en'))) {
      if (performance.now() - savedAt > 60_000) throw new Error('A saved price was never shown')
      await pause(20)
    }
  }
  return performance.now() - savedAt
}

/** Returns the path of an image in the object storage. */
async function uploadImage(way: Way, cookie: string): Promise<string> {
  const bytes = await sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' }))
  form.append('folder', 'products/faults')
  const { body } = await post(way, '/uploads', form, { cookie })
  return new URL(z.object({ secure_url: z.string() }).parse(body).secure_url, way.origin).pathname
}
