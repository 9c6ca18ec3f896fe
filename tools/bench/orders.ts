import type { Part } from '#tools/bench/bench-home.ts'
import { compareOrders, type OrderRate } from '#tools/bench/order-rate.ts'
import { type Row, ratio } from '#tools/bench/row.ts'
import { formatNoise, watchStolenTime } from '#tools/bench/stolen-time.ts'
import { percentile } from '#tools/stress/figures.ts'
import { createRandom } from '#tools/stress/random.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const MIN_SHARE_OF_BARE = 0.6
const MAX_MS = 50
const SEED = 20_261_120
/** Sending emails is separate work: a slow mail server keeps it out of the measurement. */
const MAIL_MS = 1_000

export const ordersPart: Part = {
  description:
    'Saturated: 16 shoppers place orders with two lines over HTTP at two processes without a pause, alternating with a bare loop that sends the same prepared statements, all of one order’s in one round trip. Processor time includes the store, PostgreSQL and senders. Open loop: orders arrive at fixed times for 20 seconds, whatever the responses do; their time counts from the planned arrival. A failed order makes the row miss its target.',
  measure: async ({ dataDir, newDatabase, quick }) => {
    await using store = await openStressStore(dataDir, await newDatabase('orders'), {}, MAIL_MS)
    const readStolenShare = watchStolenTime()
    const rate = await compareOrders(store, createRandom(SEED), quick ? 1 : 6, quick ? 3 : 20)
    return [createSaturatedRow(rate), createOpenLoopRow(rate, formatNoise(readStolenShare()))]
  },
}

function createSaturatedRow({ statements, overHttp, bare, shareOfBare, durationsMs }: OrderRate): Row {
  const perBusySecond = overHttp.busy > 0 ? bare.busy / overHttp.busy : Number.NaN
  return {
    work: 'orders with two lines over HTTP, saturated, against the same statements in one round trip',
    figures: [
      ratio(shareOfBare, 'the orders per second', { min: MIN_SHARE_OF_BARE }),
      ratio(perBusySecond, 'the orders for the same processor time', { min: MIN_SHARE_OF_BARE }),
    ],
    remark: `${overHttp.perSecond.toFixed(0)} a second at ${(overHttp.busy * 1_000).toFixed(1)} ms of processor time; ${formatPercentiles(durationsMs)}; ${statements} statements`,
  }
}

function createOpenLoopRow({ openLoop: { perSecond, durationsMs, late, failed } }: OrderRate, noise: string): Row {
  const value = failed > 0 ? Number.POSITIVE_INFINITY : percentile(durationsMs, 0.99)
  return {
    work: `orders with two lines over HTTP, ${perSecond} a second, open loop: p99`,
    figures: [{ value, unit: 'ms', target: { max: MAX_MS } }],
    remark: `${formatPercentiles(durationsMs)}; of ${durationsMs.length} orders ${late} took more than ${MAX_MS} ms and ${failed} failed; ${noise}`,
  }
}

function formatPercentiles(taken: readonly number[]): string {
  const [half, max] = [0.5, 0.99].map((share) => percentile(taken, share).toFixed(0))
  return `half of them within ${half} ms, 99 % within ${max} ms`
}
