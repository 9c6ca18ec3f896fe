import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type FaultHome, within } from '#tools/faults/fault-home.ts'
import { withGatedStore } from '#tools/faults/gated-store.ts'
import {
  countUnexpected,
  filterByTime,
  getMaxMs,
  type TimedRequest,
  timeRequest,
  waitForStatus,
} from '#tools/faults/requests.ts'
import { type Shoppers, startShoppers, waitForMoreOrders } from '#tools/faults/shoppers.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { auditAcknowledgedOrders } from '#tools/stress/order-audit.ts'
import type { Random } from '#tools/stress/random.ts'
import { get } from '#tools/stress/request.ts'

/** The number of shoppers, which is larger than the number of connections of both processes. */
const SHOPPERS = 30
const MAX_MS = 10_500

/** Locks a table that every order needs, with more shoppers than connections; then takes all connections. */
export function crowdDatabase(home: FaultHome, random: Random): Promise<Figure[]> {
  return withGatedStore(home, async (gated) => {
    const { base, cachedPath, productIds, cookie } = gated
    const shoppers = startShoppers({ folder: home.dataDir, base, productIds, count: SHOPPERS, pauseMs: 100, random })
    await waitForMoreOrders(shoppers, SHOPPERS)

    const lockingClient = await openClient(home.databaseUrl)
    await lockingClient.query('begin; lock table product_variants in access exclusive mode')
    const locked = await collectRequests(shoppers, 20, () => timeRequest(() => get(base(), cachedPath)))
    await lockingClient.query('rollback')
    await lockingClient.end()
    const afterLock = await measureUntilPlaced(shoppers)

    const crowd = await takeAllConnections(home.databaseUrl)
    const full = await collectRequests(shoppers, 20, () => timeRequest(() => get(base(), cachedPath)))
    await Promise.all(crowd.map((client) => client.end()))
    const afterCrowd = await measureUntilPlaced(shoppers)
    const staffMs = await waitForStatus(200, () => get(base(), '/admin/orders', { cookie }))

    const acknowledged = await shoppers.stop()
    return [
      ...listFigures('a lock that is held', locked),
      within('  orders are placed again after', afterLock, 5_000),
      ...listFigures(`all connections taken, ${crowd.length} of them by others`, full),
      within('  orders are placed again after', afterCrowd, 5_000),
      within('  staff see their pages after', staffMs, 5_000),
      measured('orders placed by the end', String(acknowledged.length)),
      ...(await auditAcknowledgedOrders(gated.db, gated.before, acknowledged)),
    ]
  })
}

type CrowdedRequests = Record<'tries' | 'cached', readonly TimedRequest[]>

/** Waits for `count` attempts to order, and requests a cached page repeatedly in the meantime. */
async function collectRequests(
  { tries }: Shoppers,
  count: number,
  requestCached: () => Promise<TimedRequest>,
): Promise<CrowdedRequests> {
  const from = performance.now()
  const cached: TimedRequest[] = []
  const since = () => filterByTime(tries, from)
  while (since().length < count) {
    cached.push(await requestCached())
    await pause(50)
  }
  return { tries: since(), cached }
}

async function measureUntilPlaced(shoppers: Shoppers): Promise<number> {
  const startedAt = performance.now()
  await waitForMoreOrders(shoppers, 1)
  return performance.now() - startedAt
}

function listFigures(title: string, { tries, cached }: CrowdedRequests): Figure[] {
  const isUnexpected = ({ status, retryAfter }: TimedRequest) => status !== 503 || retryAfter !== '2'
  return [
    exactly(`${title}: order attempts without a 503 and a retry time`, tries.filter(isUnexpected).length, 0),
    measured('  attempts', String(tries.length)),
    within('  the slowest took', getMaxMs(tries), MAX_MS),
    exactly('  cached pages that were not shown', countUnexpected(cached, 200), 0),
    measured('  shown', String(cached.length)),
  ]
}

async function openClient(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Takes all connections, including the store's. Also waits for connections that are being opened, which use a slot but
 * have no application name yet.
 */
async function takeAllConnections(databaseUrl: string): Promise<Client[]> {
  const first = await openClient(databaseUrl)
  const crowd = [first]
  for (;;) {
    const { rows } = await first.query<{ theirs: number; arriving: number }>(
      `select count(*) filter (where datname is null)::int as arriving,
              count(case when application_name like 'lumina%' then pg_terminate_backend(pid) end)::int as theirs
         from pg_stat_activity
        where backend_type = 'client backend' and (datname is null or datname = current_database())
          and pid <> pg_backend_pid()`,
    )
    if (rows[0]?.theirs === 0 && rows[0].arriving === 0) return crowd
    for (let isFull = false; !isFull; ) {
      const more = await openClient(databaseUrl).catch(() => null)
      if (more) crowd.push(more)
      else isFull = true
    }
  }
}
