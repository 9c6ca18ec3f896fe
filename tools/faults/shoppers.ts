import { setTimeout as pause } from 'node:timers/promises'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import type { TimedRequest } from '#tools/faults/requests.ts'
import { type AcknowledgedOrder, openLedger } from '#tools/stress/ledger.ts'
import type { Random } from '#tools/stress/random.ts'
import type { Base } from '#tools/stress/request.ts'
import { checkout, placeOnce } from '#tools/stress/shopping.ts'

export type Shoppers = {
  /** The attempts to place an order. */
  readonly tries: readonly TimedRequest[]
  readonly placed: () => number
  /** Lets all orders finish and returns the confirmed ones. @throws Error if an order was rejected */
  readonly stop: () => Promise<readonly AcknowledgedOrder[]>
}

type Options = {
  readonly folder: string
  readonly base: () => Base
  readonly productIds: readonly string[]
  readonly count: number
  readonly pauseMs: number
  readonly random: Random
  /** If true, shoppers retry a failed order with the same key, as the store's pages do. */
  readonly shouldRetry?: boolean
}

const TIMEOUT_MS = 120_000

/** Starts shoppers who order repeatedly. Each placed order is recorded in a ledger before anything else happens. */
export function startShoppers(options: Options): Shoppers {
  const { folder, base, productIds, count, pauseMs, random, shouldRetry = true } = options
  const ledger = openLedger(folder)
  const tries: TimedRequest[] = []
  let placed = 0
  let started = 0
  let isOver = false

  async function quote(chance: Random): Promise<CheckoutInput | null> {
    const lines = chance.some(productIds, 2).map((id) => createCheckoutLine(id, { quantity: chance.integer(1, 3) }))
    const email = `shopper-${started++}@example.com`
    return await checkout(base(), lines, { email }).catch(() => null)
  }

  async function place(input: CheckoutInput): Promise<boolean> {
    const at = performance.now()
    const response = await placeOnce(base(), input).catch(() => null)
    tries.push({ at, ms: performance.now() - at, status: response?.status ?? null, retryAfter: response?.retryAfter })
    if (response === null || response.outcome === 'failed') return false
    if (response.outcome !== 'placed') throw new Error(`An order had the unexpected outcome ${response.outcome}`)
    ledger.record({ key: input.key, orderId: response.order.id, lines: input.lines })
    placed++
    return true
  }

  async function shop(chance: Random): Promise<void> {
    while (!isOver) {
      const input = await quote(chance)
      if (input) {
        for (const deadline = Date.now() + TIMEOUT_MS; !(await place(input)) && shouldRetry; ) {
          if (Date.now() > deadline) throw new Error('The store did not recover')
          await pause(chance.integer(50, 250))
        }
      }
      await pause(pauseMs)
    }
  }

  const working = Promise.all(Array.from({ length: count }, (_, index) => shop(random.fork(index))))
  working.catch(() => {}) // `stop` reports it
  return {
    tries,
    placed: () => placed,
    stop: async () => {
      isOver = true
      await working
      return ledger.close()
    },
  }
}

/** Waits until `count` more orders have been placed. */
export async function waitForMoreOrders({ placed }: Shoppers, count = 10): Promise<void> {
  const wanted = placed() + count
  while (placed() < wanted) await pause(10)
}
