import { z } from 'zod'
import { withPrefix } from '#app/lib/local-path.ts'
import type { CheckoutInput, CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import { type Base, post } from '#tools/stress/request.ts'

const quoteResponse = z.object({
  quote: z.object({ charged: z.object({ total: z.object({ minor: z.int() }) }) }).nullable(),
})

const placedOrder = z.object({ id: z.uuid(), orderNumber: z.string() })

const orderResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('placed'), order: placedOrder }),
  z.object({ outcome: z.literal('awaiting'), order: placedOrder, address: z.string() }),
  z.object({ outcome: z.literal('lapsed') }),
  z.object({
    outcome: z.literal('changed'),
    lines: z.array(z.object({ requested: z.int(), quantity: z.int() })),
    code: z.object({ problem: z.string().nullable() }).nullable(),
  }),
  z.object({ outcome: z.literal('rejected'), errors: z.record(z.string(), z.string()) }),
  z.object({ outcome: z.literal('conflict') }),
])

/** 'failed' for a status of 500 or above, such as 503. */
export type OrderResult = { readonly status: number; readonly retryAfter?: string | undefined } & (
  | z.output<typeof orderResult>
  | { readonly outcome: 'failed' }
)

/** Returns a checkout with the total that its shopper now sees; null if nothing in the cart is available. */
export async function checkout(
  base: Base,
  lines: readonly CheckoutLine[],
  changes: Partial<CheckoutInput> = {},
  prefix = '',
): Promise<CheckoutInput | null> {
  const request = createCheckoutRequest(lines, changes)
  const { body } = await post(base, withPrefix(prefix, '/checkout/quote'), createQuoteRequest(request))
  const { quote } = quoteResponse.parse(body)
  return quote && { ...request, shownTotal: quote.charged.total.minor }
}

/** Sends an order once. @throws Error if the connection was lost or the response is unknown */
export async function placeOnce(base: Base, input: CheckoutInput, prefix = ''): Promise<OrderResult> {
  const { status, headers, body } = await post(base, withPrefix(prefix, '/checkout/order'), input)
  if (status >= 500) return { status, retryAfter: headers['retry-after'], outcome: 'failed' }
  return { status, ...orderResult.parse(body) }
}

/** Runs `work` for every item, `count` at a time. */
export async function runConcurrently<Item>(
  count: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
    }),
  )
}

/** Returns the outcomes by frequency, such as '195 changed, 5 placed'. */
export function tally(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return sorted.map(([name, count]) => `${count} ${name}`).join(', ')
}
