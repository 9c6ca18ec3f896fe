import { sql } from 'drizzle-orm'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { addProduct } from '#tests/support/products.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { closeIdleConnections } from '#tools/stress/request.ts'
import { openSecondMarket, PRIMARY, type StressMarket } from '#tools/stress/second-market.ts'
import { checkout, type OrderResult, placeOnce, tally } from '#tools/stress/shopping.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const SHOPPERS = 200
const REMAINING_UNITS = 5
const USED_UP = 'This discount code has been used up.'
const NOTHING_LEFT = 'shown that nothing is left'

/**
 * Shoppers, half of them on each process, compete for five units: first in the primary market, then in a market with
 * different prices.
 */
export async function race(store: StressStore): Promise<Figure[]> {
  return [...(await runRace(store, PRIMARY)), ...(await runRace(store, await openSecondMarket(store, 'ch')))]
}

async function runRace(store: StressStore, market: StressMarket): Promise<Figure[]> {
  const simpleProduct = await addProduct(store.db, { name: 'The last five', stock: REMAINING_UNITS })
  const sized = await addProduct(store.db, {
    name: 'The last five in M and Olive',
    sizes: ['S', 'M'],
    colors: [
      { name: 'Olive', hex: '#4b5320' },
      { name: 'Ink', hex: '#1b1f3b' },
    ],
    stock: ['S', 'M'].flatMap((size) =>
      ['Olive', 'Ink'].map((color) => ({
        size,
        color,
        stock: size === 'M' && color === 'Olive' ? REMAINING_UNITS : 50,
      })),
    ),
  })
  const plenty = await addProduct(store.db, { name: 'Enough for all', stock: 1_000 })
  const { id, code } = await addDiscount(store.db, { usageLimit: REMAINING_UNITS })
  return [
    ...(await runContest(store, market, 'the last 5 units', createCheckoutLine(simpleProduct))),
    exactly('  units left', await readStock(store, simpleProduct, null), 0),
    ...(await runContest(
      store,
      market,
      'the last 5 of a size and color',
      createCheckoutLine(sized, { size: 'M', color: 'Olive' }),
    )),
    exactly('  units left', await readStock(store, sized, 'M'), 0),
    ...(await runContest(store, market, 'a discount code with 5 uses', createCheckoutLine(plenty), code)),
    exactly(
      '  orders that use it',
      await store.db.$count(sql`orders`, sql`discount_id = ${id} and discount > 0`),
      REMAINING_UNITS,
    ),
  ]
}

async function runContest(
  { base }: StressStore,
  { prefix, label: marketLabel, input: where }: StressMarket,
  label: string,
  line: CheckoutLine,
  discountCode = '',
): Promise<Figure[]> {
  const input = await checkout(base(), [line], { ...where, discountCode }, prefix)
  if (!input) throw new Error('The product to race for is not available')
  closeIdleConnections()
  let slowest = 0
  const responses = await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index) => {
      const startedAt = performance.now()
      const request = { ...input, key: crypto.randomUUID(), email: `shopper-${index}@example.com` }
      const response = await placeOnce(base(), request, prefix)
      slowest = Math.max(slowest, performance.now() - startedAt)
      return response
    }),
  )
  return [
    exactly(
      `${SHOPPERS} shoppers for ${label}${marketLabel}`,
      tally(responses.map(describeResult)),
      tally([...Array(REMAINING_UNITS).fill('placed'), ...Array(SHOPPERS - REMAINING_UNITS).fill(NOTHING_LEFT)]),
    ),
    measured('  the last response came after', `${Math.round(slowest)} ms`),
  ]
}

function describeResult(response: OrderResult): string {
  const isGone =
    response.outcome === 'changed' &&
    response.status === 409 &&
    (response.lines[0]?.quantity === 0 || response.code?.problem === USED_UP)
  if (isGone) return NOTHING_LEFT
  return response.outcome === 'placed' ? 'placed' : `${response.outcome} ${response.status}`
}

async function readStock({ db }: StressStore, productId: string, size: string | null): Promise<number> {
  const { rows } = await db.execute<{ stock: number }>(
    sql`select sum(stock)::int as stock from product_variants
      where product_id = ${productId} and (${size}::text is null or (size = ${size} and color = 'Olive'))`,
  )
  return rows[0]?.stock ?? -1
}
