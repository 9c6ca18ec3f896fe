import { formatAddressLines } from '#app/base/address.server.ts'
import type { ParcelTracking } from '#app/base/carriers.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { compare, formatMoney, type Money, multiply, subtract } from '#app/base/money.ts'
import { addMinus } from '#app/base/money-formats.ts'
import { formatVariant } from '#app/catalog/choice.ts'
import { getMailImageUrl } from '#app/lib/image-url.ts'
import { pick } from '#app/lib/keys.ts'
import { computeCashDue, isDueOnDelivery } from '#app/orders/amount-due.server.ts'
import type { OrderLaw } from '#app/orders/evidence/law-of-order.server.ts'
import { lawText } from '#app/orders/law/law-text.ts'
import { serverOrderText } from '#app/orders/mails/order-text.server.ts'
import { formatPickupPoint, getOrderPath } from '#app/orders/order.ts'
import { type CancelledBy, isCharged } from '#app/orders/order-status.ts'
import { convertSums, convertUnitPrice, type SoldLine } from '#app/orders/order-sums.ts'
import { orderText } from '#app/orders/order-text.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import type { MailedPolicy } from '#app/orders/sales-terms.server.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { buildModelForm, buildWithdrawalInstructions } from '#app/orders/withdrawals/model-form.server.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import type { MailBlock, MailContent, MailItem, MailStore } from '#app/platform/mail/mail-content.ts'
import { getGuaranteeUrl, getNoticeUrl } from '#app/store/guarantee.ts'
import type { DisplayCurrency } from '#app/store/market.ts'
import type { Seller } from '#app/store/store-mail.server.ts'

type MailedOrder = Pick<
  Order,
  | 'orderNumber'
  | 'link'
  | 'paymentStatus'
  | 'shippingAddress'
  | 'addressForm'
  | 'shippingName'
  | 'shippingKind'
  | 'pickupPoint'
  | 'trackingNumber'
  | 'shown'
  | 'discountCode'
  | 'charged'
  | 'store'
  | 'refunded'
  | 'uncollected'
  | 'paymentProvider'
>
type MailedLine = SoldLine &
  Pick<
    OrderItem,
    | 'productName'
    | 'size'
    | 'color'
    | 'shownColor'
    | 'imageUrl'
    | 'backordered'
    | 'returned'
    | 'total'
    | 'discount'
    | 'tax'
  >

/** An invoice or credit note, which the order's page also offers. */
export type OrderDocument = { readonly kind: keyof typeof orderText.documents; readonly number: string }

type OrderForMail = {
  readonly order: MailedOrder
  readonly lines: readonly MailedLine[]
  readonly store: Pick<MailStore, 'name' | 'email' | 'address'> & { readonly origin: string; readonly seller: Seller }
  /** The path prefix of the locale that the links in the email lead to. */
  readonly prefix: string
  readonly law: OrderLaw
  /** The document that was issued for the event that the email reports. */
  readonly document?: OrderDocument | null
  /** The policies that are part of the contract, for the confirmation. */
  readonly terms?: readonly MailedPolicy[]
  /** The parcel's carrier and tracking link, for the shipping email. */
  readonly parcel?: ParcelTracking
}

export function buildConfirmationMail(mailed: OrderForMail): MailContent {
  const { order, store } = mailed
  const { subject, title, next, promise } = serverOrderText.confirmation
  return {
    subject: subject(store.name, order.orderNumber),
    preview: next,
    title: title(order.shippingAddress.first_name),
    blocks: [
      ...buildOrderBlocks(mailed, [next, getCashText(mailed), promise]),
      buildShippingBlock(order),
      ...buildGuaranteeBlocks(mailed),
      ...buildWithdrawBlocks(mailed),
      ...buildContractBlocks(mailed),
    ],
  }
}

/** Explains how to pay an order that awaits payment. `account` contains the lines of the bank account. */
export function buildPaymentMail(mailed: OrderForMail, text: string, account: readonly string[]): MailContent {
  const { order, store } = mailed
  const texts = serverOrderText.paymentRequest
  const details: MailBlock[] = account.length > 0 ? [{ kind: 'facts', title: texts.account, lines: account }] : []
  return {
    subject: texts.subject(store.name, order.orderNumber),
    preview: text,
    title: texts.title(order.shippingAddress.first_name),
    blocks: [...buildOrderBlocks(mailed, [text], details), buildShippingBlock(order)],
  }
}

export function buildShippedMail(mailed: OrderForMail): MailContent {
  const { order, store, parcel } = mailed
  const { orderNumber, trackingNumber } = order
  const { subject, title, tracking, pickupAddress, ...texts } = serverOrderText.shipped
  const isPickup = order.shippingKind === 'pickup'
  const progress = isPickup ? texts.pickup : texts.delivery
  const details: MailBlock[] = []
  if (trackingNumber) {
    const lines = [trackingNumber, parcel?.carrier ?? ''].filter(Boolean)
    details.push({ kind: 'facts', title: orderText.trackingNumber, lines })
  }
  if (parcel?.link) details.push({ kind: 'link', label: orderText.followParcel(parcel.carrier), href: parcel.link })
  const pickupLines = listPickupLines(order, store.address)
  if (isPickup && pickupLines.length > 0) details.push({ kind: 'facts', title: pickupAddress, lines: pickupLines })
  return {
    subject: subject(store.name, orderNumber, progress),
    preview: trackingNumber ? tracking(trackingNumber) : serverOrderText.order(orderNumber),
    title: title(progress, order.shippingAddress.first_name),
    blocks: [
      ...buildOrderBlocks(mailed, [getCashText(mailed)], details),
      buildShippingBlock(order),
      ...buildWithdrawBlocks(mailed),
    ],
  }
}

/** `refund` is the refund made with the cancellation, or null. `order` already includes it. */
export function buildCancelledMail(mailed: OrderForMail, by: CancelledBy, refund: Money | null): MailContent {
  const { order, store } = mailed
  const texts = serverOrderText.cancelled
  const questions = store.email && texts.questions(store.email)
  return {
    subject: texts.subject(store.name, order.orderNumber),
    preview: texts.by[by],
    title: texts.title,
    blocks: buildOrderBlocks(mailed, [texts.by[by], ...listRefundTexts(order, refund), questions]),
  }
}

/** The purpose of a refund: these units, or no units in particular. */
export type RefundedItems =
  | { readonly for: 'items'; readonly lines: readonly { readonly line: MailedLine; readonly quantity: number }[] }
  | { readonly for: keyof typeof serverOrderText.refund.about }

/** `order` already includes `amount`. */
export function buildRefundMail(mailed: OrderForMail, amount: Money, refunded: RefundedItems): MailContent {
  const { order, store } = mailed
  const { subject, title, progress, when, about } = serverOrderText.refund
  const paid = subtract(order.charged.total, order.uncollected)
  const text = progress(formatMoney(amount), formatMoney(paid))
  const texts = refunded.for === 'items' ? [text, when] : [text, about[refunded.for], when]
  return {
    subject: subject(store.name, order.orderNumber),
    preview: text,
    title: title(formatMoney(amount)),
    blocks: [
      ...buildIntroBlocks(mailed, texts),
      ...(refunded.for === 'items' ? [buildRefundedItemsBlock(refunded.lines, mailed)] : []),
      {
        kind: 'sums',
        rows: [],
        total: { term: serverOrderText.refund.amount, amount: formatMoney(amount), note: '' },
        after: [
          { term: orderText.total, amount: formatMoney(order.charged.total) },
          ...listUncollectedRows(order),
          { term: orderText.refunded, amount: addMinus(formatMoney(computePaidBack(order))) },
        ],
      },
    ],
  }
}

function buildRefundedItemsBlock(
  lines: readonly { readonly line: MailedLine; readonly quantity: number }[],
  { order, store }: OrderForMail,
): MailBlock {
  const items = lines.map(({ line, quantity }) =>
    toMailItem({ ...line, quantity, backordered: 0 }, order.shown, store.origin),
  )
  return { kind: 'items', items }
}

function getCashText({ order, lines }: OrderForMail): string {
  return isDueOnDelivery(order) ? serverOrderText.payInCash(formatMoney(computeCashDue(order, lines))) : ''
}

function listRefundTexts(order: MailedOrder, refund: Money | null): string[] {
  const { refund: refundText, refundInAll, notCharged } = serverOrderText.cancelled
  const refunded = computePaidBack(order)
  if (!refund) return isCharged(order.paymentStatus) ? [] : [notCharged]
  const hasEarlier = compare(refunded, refund) > 0
  return [refundText(formatMoney(refund)), ...(hasEarlier ? [refundInAll(formatMoney(refunded))] : [])]
}

/** Returns the refunded amount without the part that was never collected. */
function computePaidBack({ refunded, uncollected }: MailedOrder): Money {
  return subtract(refunded, uncollected)
}

function listUncollectedRows({ uncollected }: MailedOrder) {
  if (uncollected.minor === 0) return []
  return [{ term: orderText.uncollected, amount: addMinus(formatMoney(uncollected)) }]
}

/** Returns the introduction and the links to the order and to a document. */
function buildIntroBlocks(
  { order, store, prefix, document }: OrderForMail,
  texts: readonly string[],
  details: readonly MailBlock[] = [],
): readonly MailBlock[] {
  const page = store.origin + getOrderPath(order.link, prefix)
  return [
    { kind: 'text', lines: [serverOrderText.order(order.orderNumber), ...texts.filter(Boolean)] },
    ...details,
    { kind: 'button', label: serverOrderText.viewOrder, href: page },
    ...(document
      ? [
          {
            kind: 'link' as const,
            label: orderText.documentName(document),
            href: `${page}/invoices/${document.number}`,
          },
        ]
      : []),
  ]
}

function buildOrderBlocks(mailed: OrderForMail, texts: string[], details: MailBlock[] = []): MailBlock[] {
  const { order, lines, store } = mailed
  const { charged, shown } = order
  const refunded = computePaidBack(order)
  const sums = convertSums(lines, charged, order.store, shown)
  return [
    ...buildIntroBlocks(mailed, texts, details),
    { kind: 'items', items: lines.map((line) => toMailItem(line, shown, store.origin)) },
    {
      kind: 'sums',
      rows: listSumRows(sums, order),
      total: {
        term: orderText.total,
        amount: formatMoney(sums.total),
        note: shown.currency === charged.total.currency ? '' : orderText.chargedAs(formatMoney(charged.total)),
      },
      after: [
        ...listIncludedTaxRows(sums),
        ...listUncollectedRows(order),
        ...(refunded.minor > 0 ? [{ term: orderText.refunded, amount: addMinus(formatMoney(refunded)) }] : []),
      ],
    },
  ]
}

/** Returns the address of the chosen pickup point, otherwise the store's. */
function listPickupLines({ pickupPoint }: MailedOrder, storeAddress: string): string[] {
  if (!pickupPoint) return storeAddress === '' ? [] : storeAddress.split('\n')
  return formatPickupPoint(pickupPoint).split('\n')
}

/** Returns the reminder of the legal guarantee (Directive 2011/83/EU, Art. 6(1)(l) and 8(7)). */
function buildGuaranteeBlocks({ law, store }: OrderForMail): readonly MailBlock[] {
  const { guaranteeYears: years, guaranteeNotice: notice } = law
  if (years === null) return []
  const text = lawText.guarantee(years)
  return [
    notice
      ? { kind: 'image', ...pick(notice, ['width', 'height']), url: store.origin + getNoticeUrl(notice), alt: text }
      : { kind: 'text', lines: [text] },
    { kind: 'link', label: lawText.guaranteeRights, href: getGuaranteeUrl() },
  ]
}

function buildShippingBlock(order: MailedOrder): MailBlock {
  const { shippingKind, shippingName, shippingAddress } = order
  const title = shippingKind === 'pickup' ? orderText.yourAddress : serverOrderText.shippingTo(shippingName)
  return { kind: 'facts', title, lines: formatAddressLines(shippingAddress, getAddressRules(order)) }
}

function buildWithdrawBlocks(mailed: OrderForMail): MailBlock[] {
  const { withdrawHere } = withdrawalText
  return mailed.law.hasWithdrawal ? [{ kind: 'link', label: withdrawHere, href: buildWithdrawUrl(mailed) }] : []
}

function buildWithdrawUrl({ order, store, prefix }: OrderForMail): string {
  return `${store.origin}${getOrderPath(order.link, prefix)}/withdraw`
}

/** Contains the text itself, since a link is not a durable medium (Directive 2011/83/EU, Art. 8(7)). */
function buildContractBlocks(mailed: OrderForMail): MailBlock[] {
  const { store, law, terms = [] } = mailed
  if (!law.hasWithdrawal) return []
  const texts = [
    buildWithdrawalInstructions(store.seller, buildWithdrawUrl(mailed)),
    pick(buildModelForm(store.seller), ['title', 'lines']),
    ...terms,
  ]
  return texts.map((text) => ({ kind: 'facts', ...text }))
}

function toMailItem(line: MailedLine, shown: DisplayCurrency, origin: string): MailItem {
  const { productName, quantity, backordered } = line
  return {
    name: productName,
    details: [
      ...[formatVariant(line)].filter(Boolean),
      orderText.quantity(quantity),
      ...(backordered > 0 ? [orderText.onBackorder(backordered)] : []),
    ],
    amount: formatMoney(multiply(convertUnitPrice(line, shown), quantity)),
    image: line.imageUrl && getMailImageUrl(line.imageUrl, origin),
  }
}
