import { eq } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import { marketPrices } from '#app/catalog/prices.table.ts'
import { newId } from '#app/lib/id.ts'
import type { CheckoutInput } from '#app/orders/checkout/checkout-input.ts'
import type { FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import { placeOrder } from '#app/orders/checkout/order/place-order.server.ts'
import { quoteCart } from '#app/orders/checkout/quote/quote-cart.server.ts'
import type { OrderOutcome } from '#app/orders/order-placement.server.ts'
import { listOrderItems, lockOrder, type Order, type OrderItem } from '#app/orders/orders.server.ts'
import { refundOrder } from '#app/orders/refund-order.server.ts'
import { computeReturnedParts, listRefundParts } from '#app/orders/refund-parts.ts'
import { computeProposedRefund } from '#app/orders/refunds/refund.ts'
import { invoiceWhenPaid } from '#app/payments/invoices/issue-invoice.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { getOrder } from '#tests/support/checkout.ts'
import { createCheckoutRequest, createQuoteRequest } from '#tests/support/checkout-request.ts'
import {
  computeExpectedCreditFigures,
  computeExpectedInvoiceFigures,
  computeExpectedMailFigures,
  formatRate,
  listDocuments,
  readMailFigures,
  sumCreditNotes,
  toFigures,
  toInvoiceFigures,
  toOrderFigures,
  toQuoteFigures,
} from '#tests/support/golden/figures.ts'
import { type OpenWorld, toCurrencyCode } from '#tests/support/golden/open-world.ts'
import {
  computeExpectedOrder,
  computeExpectedProposal,
  computeExpectedStoreRefund,
  computeExpectedUnitPrice,
  type ExpectedOrder,
  type Figures,
} from '#tests/support/golden/reference.ts'
import type { Basket, Destination, GoldenMarket, World } from '#tests/support/golden/world.ts'

/** A difference between the store and the reference. */
export type Difference = {
  readonly where: string
  readonly subject: string
  readonly store: string
  readonly reference: string
}

/** Functions that quote and place orders. */
export type Shop = {
  readonly quote: (input: CheckoutInput, prefix: string) => Promise<FreshCart>
  readonly place: (input: CheckoutInput, prefix: string) => Promise<OrderOutcome>
}

export function createShop(db: Database): Shop {
  return {
    quote: (input, prefix) => quoteCart(db, { ...createQuoteRequest(input), prefix }),
    place: (input, prefix) => placeOrder(db, { ...input, prefix }),
  }
}

/** `isRefunded`: the order is also invoiced and refunded. */
type Case = {
  readonly world: World
  readonly open: OpenWorld
  readonly to: Destination
  readonly basket: Basket
  readonly isRefunded: boolean
}

/**
 * Quotes a basket, orders it, and optionally invoices and refunds it, in full or in parts. Compares every figure with
 * the reference; `label` is the prefix of each difference's `where`.
 */
export async function checkOrder(
  db: Database,
  shop: Shop,
  { world, open, to, basket, isRefunded }: Case,
  label: string,
): Promise<{ readonly differences: readonly Difference[]; readonly isPlaced: boolean }> {
  const market = getMarket(world, to)
  const expected = computeExpectedOrder(world, market, to, basket)
  const differences: Difference[] = []
  const compare = (where: string, found: Figures, referenceFigures: Figures) => {
    for (const subject of new Set([...Object.keys(referenceFigures), ...Object.keys(found)])) {
      const [store, reference] = [String(found[subject] ?? '—'), String(referenceFigures[subject] ?? '—')]
      if (store !== reference) differences.push({ where: `${label}, ${where}`, subject, store, reference })
    }
  }

  const input = toRequest({ open, to, basket })
  const { quote } = await shop.quote(input, market.prefix)
  if (!quote) throw new Error(`${label}: the cart has no quote`)
  compare('cart', toQuoteFigures(quote), toFigures(expected, ['charged', 'store', 'shown']))
  const { minor: shownTotal, currency: shownCurrency } = quote.charged.total
  const sent = { ...input, shippingMethod: quote.method ?? '', shownTotal, shownCurrency }
  const outcome = await shop.place(sent, market.prefix)
  if (outcome.outcome !== 'placed') {
    differences.push({ where: label, subject: 'order', store: JSON.stringify(outcome), reference: 'placed' })
    return { differences, isPlaced: false }
  }
  const { id } = outcome.order
  const [order, items] = [await getOrder(db, id), await listOrderItems(db, id)]
  const rate = market.currency === world.storeCurrency ? { base: 1_000_000, quote: 1_000_000 } : market.rate
  compare(
    'order',
    {
      ...toOrderFigures(order, items),
      rate: formatRate(order.rate),
      currencies: `${order.charged.total.currency} ${order.store.total.currency}`,
    },
    {
      ...toFigures(expected, ['charged', 'store']),
      rate: formatRate(rate),
      currencies: `${market.currency} ${world.storeCurrency}`,
    },
  )
  compare('mail', await readMailFigures(db, id), computeExpectedMailFigures(expected, market.taxIncluded))
  if (isRefunded) await checkRefunds(db, { order, items }, expected, market.taxIncluded, compare)
  return { differences, isPlaced: true }
}

type Compare = (where: string, found: Figures, referenceFigures: Figures) => void

type PlacedOrder = { readonly order: Order; readonly items: readonly OrderItem[] }

/**
 * Invoices the order, then refunds some units and later all remaining ones, or everything at once if the number of
 * lines is odd.
 */
async function checkRefunds(
  db: Database,
  { order, items }: PlacedOrder,
  expected: ExpectedOrder,
  taxIncluded: boolean,
  compare: Compare,
): Promise<void> {
  const { total } = expected.charged
  const { id } = order
  if (total === 0n) return
  await withTx(db, async (tx) => {
    await lockOrder(tx, id)
    const settings = { ...initialSettings, invoices_automatic: true }
    await invoiceWhenPaid(tx, { orderId: id, settings, now: new Date() })
  })
  compare('invoice', toInvoiceFigures(await listDocuments(db, id)), computeExpectedInvoiceFigures(expected))
  const units = expected.lines.map(({ quantity }, at) => (at === 0 ? (quantity + 1n) / 2n : at === 2 ? quantity : 0n))
  const proposal = computeExpectedProposal(expected, taxIncluded, units)
  const returned = items.map((item, at) => ({ item, before: 0, now: Number(units[at] ?? 0n) }))
  const proposed = computeProposedRefund(order, computeReturnedParts(order, returned, listRefundParts(order, items)))
  compare('refund', { proposed: BigInt(proposed.minor) }, { proposed: proposal })
  const isFullRefund = items.length % 2 === 1 || proposal === 0n || proposal === total
  const steps = isFullRefund ? [total] : [proposal, total]
  let refunded = 0n
  for (const [step, upTo] of steps.entries()) {
    const amount = money(Number(upTo - refunded), order.charged.total.currency)
    await refundOrder(db, id, { amount, note: '', key: newId(), skipMail: true }, 'store')
    refunded = upTo
    const after = await getOrder(db, id)
    compare(
      `refund ${step + 1}`,
      { refunded: BigInt(after.refunded.minor), storeRefunded: BigInt(after.storeRefunded.minor) },
      { refunded, storeRefunded: computeExpectedStoreRefund(expected, refunded) },
    )
  }
  compare(
    'credit notes',
    sumCreditNotes(await listDocuments(db, id)),
    computeExpectedCreditFigures(expected, steps.length),
  )
}

/** Checks each product's price for each size in a market. */
export async function checkPrices(db: Database, world: World, open: OpenWorld, market: GoldenMarket) {
  const differences: Difference[] = []
  const marketId = open.markets.get(market.prefix)
  if (!marketId) throw new Error('A market in the world has no id')
  const { price, productId, variantId } = marketPrices
  const rows = await db
    .select({ price, productId, variantId })
    .from(marketPrices)
    .where(eq(marketPrices.marketId, marketId))
  for (const [at, product] of world.products.entries()) {
    const productRows = rows.filter((row) => row.productId === open.products[at])
    for (const { size } of product.variants) {
      const variantRow = productRows.find((row) => row.variantId === open.variants[at]?.get(size))
      const row = variantRow ?? productRows.find((priceRow) => priceRow.variantId === null)
      const referencePrice = computeExpectedUnitPrice(world, market, product, size).price
      if (BigInt(row?.price ?? -1) === referencePrice) continue
      const where = `prices of ${market.prefix || 'the primary market'}`
      const subject = `product ${at} ${size}`
      differences.push({ where, subject, store: String(row?.price), reference: String(referencePrice) })
    }
  }
  return differences
}

export function getMarket({ markets }: World, to: Destination): GoldenMarket {
  const market = markets.find(({ prefix }) => prefix === to.market)
  if (!market) throw new Error(`No market sells to ${to.name}`)
  return market
}

function toRequest({ open, to, basket }: Pick<Case, 'open' | 'to' | 'basket'>): CheckoutInput {
  const lines = basket.lines.map(({ product, size, quantity }) => {
    return { productId: open.products[product] ?? '', size, color: 'Default', quantity }
  })
  const { country, city, state, postalCode: postal_code } = to
  const address = { ...createCheckoutRequest([]).address, country, city, state, postal_code }
  const { method: shippingMethod, code: discountCode, vatNumber } = basket
  return createCheckoutRequest(lines, {
    address,
    shippingMethod,
    discountCode,
    vatNumber,
    currency: toCurrencyCode(basket.shown),
  })
}
