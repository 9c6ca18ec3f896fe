import { and, eq, isNull, or } from 'drizzle-orm'
import type { CheckoutInput } from '#app/features/checkout/checkout-input.ts'
import type { FreshCart, OrderOutcome } from '#app/features/checkout/order/order-outcome.ts'
import { placeOrder } from '#app/features/checkout/order/place-order.server.ts'
import type { Quote } from '#app/features/checkout/quote/quote.ts'
import { quoteCart } from '#app/features/checkout/quote/quote-cart.server.ts'
import { type Money, money } from '#app/features/money/money.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import { listOrderItems, type Order } from '#app/features/orders/orders.server.ts'
import { proposedRefund } from '#app/features/payments/refunds/refund.ts'
import { refundOrder } from '#app/features/payments/refunds/refund-order.server.ts'
import { marketPrices } from '#app/features/prices/market-prices.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { getOrder } from '#tests/support/checkout.ts'
import { checkoutRequest, quoteRequest } from '#tests/support/checkout-request.ts'
import { codeOf, type OpenWorld } from '#tests/support/golden/open-world.ts'
import {
  type Expected,
  expectedBooked,
  expectedOrder,
  expectedProposal,
  type Figures,
  type Side,
  unitPrice,
} from '#tests/support/golden/reference.ts'
import type { Basket, Destination, GoldenMarket, World } from '#tests/support/golden/world.ts'

/** Where the store and the reference differ. */
export type Difference = {
  readonly where: string
  readonly what: string
  readonly store: string
  readonly reference: string
}

/** Where orders are placed. */
export type Shop = {
  readonly quote: (input: CheckoutInput, prefix: string) => Promise<FreshCart>
  readonly place: (input: CheckoutInput, prefix: string) => Promise<OrderOutcome>
}

export function shopOn(db: Database): Shop {
  return {
    quote: (input, prefix) => quoteCart(db, { ...quoteRequest(input), prefix }),
    place: (input, prefix) => placeOrder(db, { ...input, prefix }),
  }
}

type Case = { readonly world: World; readonly open: OpenWorld; readonly to: Destination; readonly basket: Basket }

/**
 * Quotes a basket, orders it, and refunds it, in full or in parts. Compares every figure with the reference; `named` begins
 * the place of each difference.
 */
export async function checkOrder(
  db: Database,
  shop: Shop,
  { world, open, to, basket }: Case,
  named: string,
): Promise<{ readonly differences: readonly Difference[]; readonly isPlaced: boolean }> {
  const market = marketOf(world, to)
  const expected = expectedOrder(world, market, to, basket)
  const differences: Difference[] = []
  const compare = (where: string, found: Figures, wanted: Figures) => {
    for (const what of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
      const [store, reference] = [String(found[what] ?? '—'), String(wanted[what] ?? '—')]
      if (store !== reference) differences.push({ where: `${named}, ${where}`, what, store, reference })
    }
  }

  const input = requestOf({ world, open, to, basket })
  const { quote } = await shop.quote(input, market.prefix)
  if (!quote) throw new Error(`${named}: the cart has no quote`)
  compare('cart', quoted(quote), figuresOf(expected, ['charged', 'store', 'shown']))
  const { minor: shownTotal, currency: shownCurrency } = quote.charged.total
  const sent = { ...input, shippingMethod: quote.method ?? '', shownTotal, shownCurrency }
  const outcome = await shop.place(sent, market.prefix)
  if (outcome.outcome !== 'placed') {
    differences.push({ where: named, what: 'order', store: JSON.stringify(outcome), reference: 'placed' })
    return { differences, isPlaced: false }
  }
  const { id } = outcome.order
  const [order, items] = [await getOrder(db, id), await listOrderItems(db, id)]
  const rate = market.currency === world.storeCurrency ? { base: 1_000_000, quote: 1_000_000 } : market.rate
  compare(
    'order',
    {
      ...stored(order, items),
      rate: rateText(order.rate),
      currencies: `${order.charged.total.currency} ${order.store.total.currency}`,
    },
    {
      ...figuresOf(expected, ['charged', 'store']),
      rate: rateText(rate),
      currencies: `${market.currency} ${world.storeCurrency}`,
    },
  )
  compare('mail', await mailed(db, id), mailFigures(expected, market.taxIncluded))
  await refund(order, items)
  return { differences, isPlaced: true }

  /** Some units, then the rest; or everything at once, for baskets of an odd number of lines. */
  async function refund(placed: typeof order, sold: typeof items): Promise<void> {
    const total = expected.charged.total
    if (total === 0n) return
    const units = expected.lines.map(({ quantity }, at) => (at === 0 ? (quantity + 1n) / 2n : at === 2 ? quantity : 0n))
    const proposal = expectedProposal(expected, market.taxIncluded, units)
    const returned = sold.map((item, at) => ({ item, before: 0, now: Number(units[at] ?? 0n) }))
    compare('refund', { proposed: BigInt(proposedRefund(placed, returned).minor) }, { proposed: proposal })
    const steps = basket.lines.length % 2 === 1 || proposal === 0n ? [total] : [proposal, total]
    let refunded = 0n
    for (const [step, upTo] of steps.entries()) {
      if (upTo === refunded) continue
      const amount = money(Number(upTo - refunded), placed.charged.total.currency)
      await refundOrder(db, id, { amount, note: '', key: newId(), skipMail: true }, 'store')
      refunded = upTo
      const after = await getOrder(db, id)
      compare(
        `refund ${step + 1}`,
        { refunded: BigInt(after.refunded.minor), booked: BigInt(after.storeRefunded.minor) },
        { refunded, booked: expectedBooked(expected, refunded) },
      )
    }
  }
}

/** What each size of each product costs in a market, as pages show it. */
export async function checkPrices(db: Database, world: World, open: OpenWorld, market: GoldenMarket) {
  const differences: Difference[] = []
  const marketId = open.markets.get(market.prefix)
  if (!marketId) throw new Error('A market of the world has no id')
  for (const [at, product] of world.products.entries()) {
    const productId = open.products[at]
    if (!productId) throw new Error('A product of the world has no id')
    for (const { size } of product.variants) {
      const variantId = open.variants[at]?.get(size)
      const { price, storePrice, variantId: of } = marketPrices
      const rows = await db
        .select({ price, storePrice, of })
        .from(marketPrices)
        .where(
          and(
            eq(marketPrices.marketId, marketId),
            eq(marketPrices.productId, productId),
            or(isNull(of), variantId ? eq(of, variantId) : undefined),
          ),
        )
      const row = rows.find((one) => one.of !== null) ?? rows[0]
      const wanted = unitPrice(world, market, product, size)
      if (BigInt(row?.price ?? -1) === wanted.price) continue
      const where = `prices of ${market.prefix || 'the primary market'}`
      differences.push({
        ...{ where, what: `product ${at} ${size}` },
        ...{ store: String(row?.price), reference: String(wanted.price) },
      })
    }
  }
  return differences
}

export function marketOf({ markets }: World, to: Destination): GoldenMarket {
  const market = markets.find(({ prefix }) => prefix === to.market)
  if (!market) throw new Error(`No market sells to ${to.name}`)
  return market
}

function requestOf({ open, to, basket }: Case): CheckoutInput {
  const lines = basket.lines.map(({ product, size, quantity }) => {
    return { productId: open.products[product] ?? '', size, color: 'Default', quantity }
  })
  const { country, city, state, postalCode: postal_code } = to
  const address = { ...checkoutRequest([]).address, country, city, state, postal_code }
  const { method: shippingMethod, code: discountCode } = basket
  return checkoutRequest(lines, { address, shippingMethod, discountCode, currency: codeOf(basket.shown) })
}

type SideName = 'charged' | 'store' | 'shown'

function figuresOf(expected: Expected, sides: readonly SideName[]): Figures {
  const lines = expected.lines.flatMap((line, at) => [
    ...[
      ['price', line.price],
      ['total', line.price * line.quantity],
      ['store price', line.storePrice],
      ['store total', line.storePrice * line.quantity],
      ['discount', line.discount],
      ['tax', line.tax],
      ['tax rate', line.taxRate],
    ].map(([name, value]) => [`line ${at + 1} ${name}`, value]),
    ...(sides.includes('shown')
      ? [
          [`line ${at + 1} shown price`, line.shownPrice],
          [`line ${at + 1} shown total`, line.shownPrice * line.quantity],
        ]
      : []),
  ])
  const sums = sides.flatMap((name) => Object.entries(sideFigures(name, expected[name])))
  return { method: expected.method ?? '', ...Object.fromEntries(lines), ...Object.fromEntries(sums) }
}

function sideFigures(name: string, { taxes, ...sums }: Side): Figures {
  return Object.fromEntries([
    ...Object.entries(sums).flatMap(([part, amount]) =>
      typeof amount === 'bigint' ? [[`${name} ${part}`, amount]] : [],
    ),
    ...taxes.flatMap((tax, at) => Object.entries(tax).map(([part, value]) => [`${name} tax ${at + 1} ${part}`, value])),
  ])
}

function sumsFigures(name: string, { discount, subtotal, shipping, tax, total, taxes }: Sums): Figures {
  const minor = ({ minor: amount }: Money) => BigInt(amount)
  return sideFigures(name, {
    discount: minor(discount),
    subtotal: minor(subtotal),
    shipping: minor(shipping),
    tax: minor(tax),
    total: minor(total),
    taxes: taxes.map((one) => ({
      name: one.name,
      rate: BigInt(one.rate ?? -1),
      net: minor(one.net),
      tax: minor(one.tax),
    })),
  })
}

type SoldLine = Pick<Awaited<ReturnType<typeof listOrderItems>>[number], LineAmount> & {
  readonly taxRate: number | null
}
type LineAmount = 'price' | 'total' | 'storePrice' | 'storeTotal' | 'discount' | 'tax'

function lineFigures(line: SoldLine, at: number): Figures {
  const amounts = {
    price: line.price,
    total: line.total,
    'store price': line.storePrice,
    'store total': line.storeTotal,
    discount: line.discount,
    tax: line.tax,
  }
  const entries = Object.entries(amounts).map(([name, { minor }]) => [`line ${at + 1} ${name}`, BigInt(minor)])
  return { ...Object.fromEntries(entries), [`line ${at + 1} tax rate`]: BigInt(line.taxRate ?? -1) }
}

function quoted(quote: Quote): Figures {
  const shown = quote.lines.map((line, at) => ({
    [`line ${at + 1} shown price`]: BigInt(line.shownPrice.minor),
    [`line ${at + 1} shown total`]: BigInt(line.shownTotal.minor),
  }))
  return Object.assign(
    { method: quote.method ?? '' },
    ...quote.lines.map(lineFigures),
    ...shown,
    sumsFigures('charged', quote.charged),
    sumsFigures('store', quote.store),
    sumsFigures('shown', quote.shown),
  )
}

function stored(order: Order, items: Awaited<ReturnType<typeof listOrderItems>>): Figures {
  return Object.assign(
    { method: order.shippingMethod },
    ...items.map(lineFigures),
    sumsFigures('charged', order.charged),
    sumsFigures('store', order.store),
  )
}

function rateText({ base, quote }: { readonly base: number; readonly quote: number }): string {
  return `${base}/${quote}`
}

/** The digits of each amount of the confirmation, in their order. */
async function mailed(db: Database, id: Id<'order'>): Promise<Figures> {
  const [mail] = await db
    .select({ body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.event, `order-placed:${id}`))
  const parts = mail?.body.text.split('\n\n') ?? []
  const sums = parts.find((part) => /^Total: /m.test(part))?.split('\n') ?? []
  const amounts = sums.flatMap((row) => row.slice(row.lastIndexOf(': ') + 2).split(/, charged as /))
  return Object.fromEntries(
    amounts.map((amount, at) => {
      const digits = amount.replace(/\D/g, '')
      return [`amount ${at + 1}`, digits && BigInt(digits)] // none in 'Free'
    }),
  )
}

function mailFigures({ charged, shown, isDiscounted }: Expected, taxIncluded: boolean): Figures {
  const isShownElsewhere = charged !== shown
  const paid = shown.taxes.filter(({ rate }) => rate > 0n).map(({ tax }) => tax)
  const amounts = [
    ...(isDiscounted ? [shown.subtotal + shown.discount, shown.discount] : []),
    shown.subtotal,
    shown.shipping === 0n ? '' : shown.shipping,
    ...(taxIncluded ? [] : paid.length > 1 ? paid : [shown.tax]),
    shown.total,
    ...(isShownElsewhere ? [charged.total] : []),
    ...(taxIncluded ? paid : []),
  ]
  return Object.fromEntries(amounts.map((amount, at) => [`amount ${at + 1}`, amount]))
}
