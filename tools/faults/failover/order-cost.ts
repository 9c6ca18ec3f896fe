import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import {
  type Counters,
  computeCostPerOrder,
  type Measurement,
  mapCounters,
} from '#tools/faults/failover/cost-per-order.ts'
import type { DatabaseMachine } from '#tools/faults/failover/database-machine.ts'
import { type Cluster, METRICS_TOKEN } from '#tools/faults/failover/open-cluster.ts'
import { type Figure, measured } from '#tools/stress/figures.ts'
import { addStockedProducts } from '#tools/stress/order-audit.ts'
import { readProcessorSeconds } from '#tools/stress/process-usage.ts'
import { checkout, placeOnce, runConcurrently } from '#tools/stress/shopping.ts'

const ORDERS = 400
const PRODUCTS = 20
const SHOPPERS = 4
/** The duration of the measurement without orders, whose work is subtracted. */
const IDLE_MS = 10_000

/** Places orders with two lines through HAProxy; everything else must be idle. */
export async function measureOrderCost(cluster: Cluster, primary: DatabaseMachine): Promise<Figure[]> {
  const { productIds } = await addStockedProducts(cluster.db, PRODUCTS)
  const inputs: CheckoutInput[] = []
  for (let index = 0; index < ORDERS; index++) {
    const lines = [0, 1].map((line) => createCheckoutLine(productIds[(index + line) % productIds.length] ?? ''))
    const input = await checkout(cluster.web[0].endpoint, lines, { email: `cost-${index}@example.com` })
    if (input) inputs.push(input)
  }
  const idle = await measureDuring(cluster, primary, () => pause(IDLE_MS))
  const busy = await measureDuring(cluster, primary, () =>
    runConcurrently(SHOPPERS, inputs.entries(), async ([index, input]) => {
      const { outcome } = await placeOnce(cluster.web[index % 2 === 0 ? 0 : 1].endpoint, input)
      if (outcome !== 'placed') throw new Error(`An order had the unexpected outcome ${outcome}`)
    }),
  )
  const cost = computeCostPerOrder(idle, busy, inputs.length)
  return [
    measured('an order with two lines: statements', cost.statements.toFixed(1)),
    measured('  round trips to the database', cost.roundTrips.toFixed(1)),
    measured('  commits', cost.commits.toFixed(1)),
    measured('  WAL written, without page images', kilobytes(cost.wal - cost.pageImages * 8_192)),
    measured('  WAL written in total', kilobytes(cost.wal)),
    measured('  stored, including indexes', kilobytes(cost.stored)),
    measured('  processor time on the primary', `${(cost.processor * 1_000).toFixed(1)} ms`),
    measured('  orders per second, on this machine in total', (inputs.length / busy.seconds).toFixed(0)),
  ]
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}

async function measureDuring(
  cluster: Cluster,
  primary: DatabaseMachine,
  work: () => Promise<unknown>,
): Promise<Measurement> {
  const startedAt = performance.now()
  const before = await readCounters(cluster, primary)
  await work()
  const seconds = (performance.now() - startedAt) / 1_000
  const after = await readCounters(cluster, primary)
  return { seconds, counters: mapCounters((counter) => after[counter] - before[counter]) }
}

async function readCounters({ web }: Cluster, primary: DatabaseMachine): Promise<Counters> {
  const roundTrips = (await Promise.all(web.map(({ metricsUrl }) => countQueries(metricsUrl)))).reduce(
    (a, b) => a + b,
    0,
  )
  const readNumber = (expression: string) => Number(primary.psql('postgres', `select ${expression}`))
  const database = "(select oid from pg_database where datname = 'lumina')"
  return {
    statements: readNumber(`coalesce(sum(calls), 0) from pg_stat_statements where toplevel and dbid = ${database}`),
    roundTrips,
    commits: readNumber("xact_commit from pg_stat_database where datname = 'lumina'"),
    wal: readNumber('wal_bytes from pg_stat_wal'),
    pageImages: readNumber('wal_fpi from pg_stat_wal'),
    stored: readNumber("pg_database_size('lumina')"),
    processor: readProcessorSeconds(primary.postgresPid()),
  }
}

async function countQueries(metricsUrl: string): Promise<number> {
  const response = await fetch(metricsUrl, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/^lumina_database_query_duration_seconds_count (\d+)$/m.exec(await response.text())?.[1] ?? Number.NaN)
}
