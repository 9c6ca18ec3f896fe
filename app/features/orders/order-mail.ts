import { formatMoney, type Money, type ShopperCurrency, times } from '#app/features/money/money.ts'
import { type Address, addressLines } from '#app/features/orders/address.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import { orderPath } from '#app/features/orders/order-link.ts'
import type { PaymentStatus } from '#app/features/orders/order-status.ts'
import { type SoldLine, type Sums, shopperSums, shopperUnitPrice } from '#app/features/orders/order-sums.ts'
import { orderText } from '#app/features/orders/order-text.ts'
import { sumRows } from '#app/features/orders/sum-rows.ts'
import { sizedImageUrl } from '#app/lib/image-url.ts'
import type { MailBlock, MailContent, MailItem } from '#app/platform/mail/mail-content.ts'

type MailedOrder = {
  readonly orderNumber: string
  readonly link: string
  readonly paymentStatus: PaymentStatus
  readonly shippingAddress: Address
  readonly shippingMethod: ShippingMethod
  readonly trackingNumber: string
  readonly shopperCurrency: ShopperCurrency
  readonly discountCode: string
  readonly usd: Sums<'USD'>
  readonly store: Sums
  readonly refunded: Money<'USD'>
}

type MailedLine = SoldLine & {
  readonly productName: string
  readonly variantName: string
  readonly imageUrl: string | null
  readonly backordered: number
}

/** The store in these mails: its name, its e-mail (may be empty), its address (may be), and the origin of its links. */
type MailingStore = {
  readonly name: string
  readonly email: string
  readonly address: string
  readonly origin: string
}

/** What the mails about an order tell of: the order, its lines as sold, and who sells. */
export type OrderForMail = {
  readonly order: MailedOrder
  readonly lines: readonly MailedLine[]
  readonly store: MailingStore
}

/** After an order was placed, and paid: what was bought, what it costs, and where it goes. */
export function confirmationMail({ order, lines, store: server }: OrderForMail): MailContent {
  const { orderNumber, shippingAddress } = order
  return {
    subject: `Your ${server.name} order ${orderNumber}`,
    preview: 'We will get it ready for you now.',
    title: `Thank you for your order, ${shippingAddress.first_name}.`,
    blocks: [
      { kind: 'text', lines: [`Order ${orderNumber}`, 'We will get it ready for you now.', PROMISE] },
      toOrder(order, server.origin),
      ...boughtBlocks(order, lines, server.origin),
      ...whereTo(order),
    ],
  }
}

/** As the FAQ promises (docs/rules.md, Orders). */
const PROMISE =
  'Within 1 hour of ordering you can cancel it on its own page, or correct the address while it is not shipped.'

/** When an order was handed over to be delivered, or lies ready to be picked up. */
export function shippedMail({ order, lines, store: server }: OrderForMail): MailContent {
  const { orderNumber, shippingAddress, trackingNumber } = order
  const isPickup = order.shippingMethod === 'pickup'
  const news = isPickup ? 'is ready to be picked up' : 'is on its way'
  return {
    subject: `Your ${server.name} order ${orderNumber} ${news}`,
    preview: trackingNumber ? `Tracking number ${trackingNumber}` : `Order ${orderNumber}`,
    title: `Your order ${news}, ${shippingAddress.first_name}.`,
    blocks: [
      { kind: 'text', lines: [`Order ${orderNumber}`] },
      ...(trackingNumber ? [{ kind: 'facts', title: 'Tracking number', lines: [trackingNumber] } as const] : []),
      ...(isPickup && server.address
        ? [{ kind: 'facts', title: 'Where to pick it up', lines: server.address.split('\n') } as const]
        : []),
      toOrder(order, server.origin),
      ...boughtBlocks(order, lines, server.origin),
      ...whereTo(order),
    ],
  }
}

/** Who cancelled: the shopper, the store's people, or the store by itself as it was not paid in time. */
export type CancelledBy = 'shopper' | 'staff' | 'unpaid'

const CANCELLED: Readonly<Record<CancelledBy, string>> = {
  shopper: 'You cancelled this order, so nothing will be sent.',
  staff: 'We had to cancel this order, so nothing will be sent.',
  unpaid: 'Your payment did not arrive in time, so this order was cancelled and nothing will be sent.',
}

/** When an order was cancelled: by whom, and what becomes of the money. */
export function cancelledMail({ order, lines, store: server }: OrderForMail, by: CancelledBy): MailContent {
  const { orderNumber } = order
  const questions = server.email ? `If you have any questions, write to us at ${server.email}.` : ''
  return {
    subject: `Your ${server.name} order ${orderNumber} was cancelled`,
    preview: CANCELLED[by],
    title: 'Your order was cancelled',
    blocks: [
      { kind: 'text', lines: [`Order ${orderNumber}`, CANCELLED[by], moneyBack(order), questions].filter(Boolean) },
      toOrder(order, server.origin),
      ...boughtBlocks(order, lines, server.origin),
    ],
  }
}

/** When money of an order was given back: `amount` of what was charged. `order` counts it already. */
export function refundMail({ order, lines, store: server }: OrderForMail, amount: Money<'USD'>): MailContent {
  const { orderNumber } = order
  const news = `We have refunded ${formatMoney(amount)} of the ${formatMoney(order.usd.total)} that you were charged.`
  return {
    subject: `Refund for your ${server.name} order ${orderNumber}`,
    preview: news,
    title: `You get ${formatMoney(amount)} back`,
    blocks: [
      {
        kind: 'text',
        lines: [
          `Order ${orderNumber}`,
          news,
          'It goes back the way you paid; your bank may take some days to show it.',
        ],
      },
      toOrder(order, server.origin),
      ...boughtBlocks(order, lines, server.origin),
    ],
  }
}

function moneyBack({ paymentStatus, refunded }: MailedOrder): string {
  if (refunded.minor > 0) return `We refund ${formatMoney(refunded)} the way you paid.`
  return paymentStatus === 'paid' ? '' : 'You have not been charged.'
}

function toOrder({ link }: MailedOrder, origin: string): MailBlock {
  return { kind: 'button', label: 'View your order', href: origin + orderPath(link) }
}

/** What was bought, and its sums in the shopper's currency. */
function boughtBlocks(order: MailedOrder, lines: readonly MailedLine[], origin: string): MailBlock[] {
  const { usd, store, shopperCurrency, refunded } = order
  const sums = shopperSums(lines, usd, store, shopperCurrency)
  return [
    { kind: 'items', items: lines.map((line) => itemOf(line, shopperCurrency, origin)) },
    {
      kind: 'sums',
      rows: sumRows(sums, order),
      total: {
        term: 'Total',
        amount: formatMoney(sums.total),
        note: shopperCurrency === 'USD' ? '' : `charged as ${formatMoney(usd.total)}`,
      },
      after: refunded.minor > 0 ? [{ term: 'Refunded', amount: `−${formatMoney(refunded)}` }] : [],
    },
  ]
}

function whereTo({ shippingMethod, shippingAddress }: MailedOrder): MailBlock[] {
  const title =
    shippingMethod === 'pickup' ? 'Your address' : `Shipping to (${orderText.shippingNames[shippingMethod]})`
  return [{ kind: 'facts', title, lines: addressLines(shippingAddress) }]
}

function itemOf(line: MailedLine, currency: ShopperCurrency, origin: string): MailItem {
  const { productName, variantName, quantity, backordered } = line
  return {
    name: productName,
    details: [`${variantName}, quantity ${quantity}`, ...(backordered > 0 ? [`${backordered} on backorder`] : [])],
    amount: formatMoney(times(shopperUnitPrice(line, currency), quantity)),
    image: reachable(line.imageUrl, origin),
  }
}

/** A mail program is elsewhere: it reaches only what lies on the internet, over https. */
function reachable(imageUrl: string | null, origin: string): string | null {
  if (!imageUrl) return null
  const url = URL.parse(sizedImageUrl(imageUrl, 'thumbnail'), origin)
  return url?.protocol === 'https:' ? url.href : null
}
