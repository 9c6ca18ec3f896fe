import type { Part } from '#tools/bench/bench-home.ts'
import { type Row, ratio } from '#tools/bench/row.ts'
import { percentile } from '#tools/stress/figures.ts'
import { randomOf } from '#tools/stress/random.ts'
import { compareOrders, type OrderRate } from '#tools/stress/rate.ts'
import { openStressStore } from '#tools/stress/stress-store.ts'

const LEAST_OF_BARE = 0.5
const SEED = 20_261_120

export const ordersPart: Part = {
  how: '16 shoppers place orders of two lines over HTTP, without a pause, at two processes, against the very same statements from a bare loop, in turns. Processor time is that of store, PostgreSQL and senders.',
  measure: async ({ dataDir, newDatabase, quick }) => {
    await using store = await openStressStore(dataDir, await newDatabase('orders'))
    return [rowOf(await compareOrders(store, randomOf(SEED), quick ? 1 : 6))]
  },
}

function rowOf({ overHttp, bare, reached, taken }: OrderRate): Row {
  const [half, max] = [0.5, 0.99].map((share) => percentile(taken, share).toFixed(0))
  const perBusySecond = overHttp.busy > 0 ? bare.busy / overHttp.busy : Number.NaN
  return {
    work: 'orders of two lines over HTTP, against the same statements from a bare loop',
    figures: [
      ratio(reached, 'its orders a second', { min: LEAST_OF_BARE }),
      ratio(perBusySecond, 'its orders for the same processor time', { min: LEAST_OF_BARE }),
    ],
    remark: `${overHttp.aSecond.toFixed(0)} a second at ${(overHttp.busy * 1_000).toFixed(1)} ms of processor time; half of them within ${half} ms, 99 % within ${max} ms`,
  }
}
