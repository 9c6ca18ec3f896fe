import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { products } from '#app/catalog/products.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { createCheckoutLine } from '#tests/support/checkout.ts'
import { createCheckoutRequest } from '#tests/support/checkout-request.ts'
import { addDiscount } from '#tests/support/discounts.ts'
import { saveMoneySettings } from '#tests/support/markets.ts'
import { addProduct } from '#tests/support/products.ts'
import { anyChoice, anyDiscount, anyMoneySettings, anyPrice } from '#tests/support/random-orders.ts'
import { findWrongTotals } from '#tests/support/recomputed-sums.ts'
import { exactly, type Figure, measured } from '#tools/stress/figures.ts'
import { checkMarketAgreement } from '#tools/stress/market-agreement.ts'
import type { Random } from '#tools/stress/random.ts'
import { checkout, placeOnce, tally } from '#tools/stress/shopping.ts'
import type { StressStore } from '#tools/stress/stress-store.ts'

const ORDERS = 100
const PRODUCTS = 5

const anyOrder = fc.record({
  settings: anyMoneySettings,
  lines: fc.array(fc.record({ priceFields: anyPrice, quantity: fc.integer({ min: 1, max: 999 }) }), {
    minLength: 1,
    maxLength: PRODUCTS,
  }),
  to: anyChoice,
  discount: fc.option(anyDiscount),
})

/**
 * Places random orders, each in a store with different prices, rates and settings, and lets the database recompute
 * their amounts.
 */
export async function checkRecomputedTotals(store: StressStore, random: Random): Promise<Figure[]> {
  const { db, base } = store
  const productIds = await Promise.all(Array.from({ length: PRODUCTS }, () => addProduct(db, { stock: 1_000_000 })))
  const outcomes: string[] = []
  const wrong: string[] = []
  let discounted = 0
  const seed = random.integer(0, 2 ** 31)
  for (const { settings, lines, to, discount } of fc.sample(anyOrder, { seed, numRuns: ORDERS })) {
    await saveMoneySettings(db, { ...initialSettings, ...settings })
    for (const [index, line] of lines.entries()) {
      await db
        .update(products)
        .set(line.priceFields)
        .where(inArray(products.id, productIds.slice(index, index + 1)))
    }
    const discountCode = discount ? (await addDiscount(db, discount)).code : ''
    const cart = productIds
      .slice(0, lines.length)
      .map((id, index) => createCheckoutLine(id, { quantity: lines[index]?.quantity ?? 1 }))
    const { country, ...choice } = to
    const address = { ...createCheckoutRequest([]).address, country }
    const url = base()
    const input = await checkout(url, cart, { ...choice, address, discountCode })
    const response = input && (await placeOnce(url, input))
    outcomes.push(response?.outcome ?? 'not available')
    if (response?.outcome !== 'placed') continue
    if (discountCode) discounted++
    const differences = await findWrongTotals(db, [response.order.orderNumber])
    wrong.push(...differences.map(({ order, name, found, expected }) => `${order} ${name}: ${found}, not ${expected}`))
  }
  await saveMoneySettings(db, initialSettings)
  return [
    exactly(`${ORDERS} random orders in random stores`, tally(outcomes), `${ORDERS} placed`),
    measured('  with a discount code', String(discounted)),
    exactly('  amounts that the database computes differently', wrong.slice(0, 3).join('; ') || '0', '0'),
    ...(await checkMarketAgreement(store, random)),
  ]
}
