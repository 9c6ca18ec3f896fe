import { formatAddressLines } from '#app/base/address.server.ts'
import type { Address } from '#app/base/address.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { add, type Money, money, subtract, sum } from '#app/base/money.ts'
import { allocate, computeFraction } from '#app/base/money-arithmetic.ts'
import { formatVariant } from '#app/catalog/choice.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { isCancelled, isOrderStatus, isShipped } from '#app/orders/order-status.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import type { Order, OrderItem } from '#app/orders/orders.server.ts'
import { getPartAmount, listRefundParts, type RefundPart } from '#app/orders/refund-parts.ts'
import { computeCredit, computeStoreCredit } from '#app/payments/invoices/credit.ts'
import {
  type CreditNoteContents,
  type Figures,
  type InvoiceContents,
  invoiceContents,
  type PaymentFee,
  type Supply,
} from '#app/payments/invoices/invoice-contents.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import type { listRegistrations } from '#app/pricing/stored-taxes.server.ts'
import { getPlaceName, isExport, toTaxDestination } from '#app/pricing/tax-destination.ts'
import type { Settings } from '#app/store/settings.ts'
import { getSeller } from '#app/store/store-mail.server.ts'

type Registration = Awaited<ReturnType<typeof listRegistrations>>[number]

/** `zone`: the store's time zone, in which days are determined. */
export type Issue = { readonly number: string; readonly day: string; readonly zone: string }
type Seller = InvoiceContents['seller']
type Terms = { readonly seller: Seller; readonly isExport: boolean; readonly supply: Supply }

/** Returns the seller, with the tax numbers of registrations in force on `day` and their places named in `language`. */
export function toSeller(
  settings: Settings,
  registrations: readonly Registration[],
  { day, language }: { readonly day: string; readonly language: string },
): Seller {
  return {
    ...getSeller(settings),
    phone: settings.store_phone,
    taxNumbers: registrations.flatMap((registration) =>
      registration.number !== '' && registration.validFrom <= day
        ? [{ place: inLanguage(language, () => getPlaceName(registration)), number: registration.number }]
        : [],
    ),
    footer: settings.invoice_footer,
  }
}

/**
 * Returns true if the order was not taxed and was shipped outside the places where the store was registered for tax on
 * the day of the order.
 */
export function isExportOrder(order: Order, registrations: readonly Registration[], zone: string): boolean {
  const { charged, shippingAddress, shippingKind, createdAt } = order
  const day = toDay(createdAt, zone)
  const inForce = registrations.filter(({ validFrom }) => validFrom <= day)
  const isUntaxed = !charged.isReverseCharge && charged.taxes.every(({ rate }) => rate === 0) && charged.tax.minor === 0
  const { country, state, postal_code } = shippingAddress
  const destination = toTaxDestination({ country, region: state, postalCode: postal_code })
  return isUntaxed && shippingKind === 'delivery' && isExport(destination, inForce)
}

type Event = {
  readonly kind: string
  readonly detail: { readonly from?: string; readonly to?: string }
  readonly createdAt: Date
}

/**
 * Returns the day on which the goods were first sent since the order was last reopened. If they have not been sent
 * since then, returns the recorded day of payment, or else the day of `now`.
 */
export function getSupply(events: readonly Event[], now: Date, zone: string): Supply {
  const listTimes = (isWanted: (event: Event) => boolean) =>
    events
      .filter(isWanted)
      .map(({ createdAt }) => createdAt.getTime())
      .toSorted((a, b) => a - b)
  const isReopening = ({ kind, detail: { from } }: Event) =>
    kind === 'status' && isOrderStatus(from) && isCancelled(from)
  const isSending = ({ kind, detail: { to } }: Event) => kind === 'status' && isOrderStatus(to) && isShipped(to)
  const reopenedAt = listTimes(isReopening).at(-1) ?? 0
  const sentAt = listTimes(isSending).find((time) => time >= reopenedAt)
  const [paidAt = now.getTime()] = listTimes(({ kind }) => kind === 'paid')
  return sentAt === undefined
    ? { kind: 'paid', day: toDay(new Date(paidAt), zone) }
    : { kind: 'supplied', day: toDay(new Date(sentAt), zone) }
}

/** Builds an invoice from the recorded data of the order. @throws ZodError if its sums do not add up */
export function toInvoice(
  order: Order,
  items: readonly OrderItem[],
  { seller, isExport, supply }: Terms,
  issue: Issue,
): InvoiceContents {
  const { charged, store, billingAddress, shippingAddress } = order
  const hasDifferentStoreCurrency = store.total.currency !== charged.total.currency
  const writeAddress = (address: Address) =>
    inLanguage(order.language, () => formatAddressLines(address, getAddressRules(order)))
  return invoiceContents.parse({
    kind: 'invoice',
    number: issue.number,
    language: order.language,
    day: issue.day,
    seller,
    buyer: {
      name: [billingAddress.first_name, billingAddress.last_name].filter(Boolean).join(' '),
      ...(billingAddress.company && { company: billingAddress.company }),
      country: billingAddress.country,
      lines: writeAddress(billingAddress),
      vatNumber: order.vatNumber,
    },
    isReverseCharge: false,
    isIntraCommunity: charged.isReverseCharge,
    isExport,
    supply,
    order: { number: order.orderNumber, day: toDay(order.createdAt, issue.zone) },
    currency: charged.total.currency,
    shipTo: writeAddress(shippingAddress),
    lines: items.map((item) => ({
      ...toUnit(item, item.quantity, order.language),
      price: item.price.minor,
      total: item.total.minor,
      rate: item.taxRate,
    })),
    discount: { code: order.discountCode, amount: charged.discount.minor },
    subtotal: charged.subtotal.minor,
    shipping: { name: order.shippingName, amount: charged.shipping.minor },
    ...(charged.paymentFee.minor > 0 && { paymentFee: toPaymentFee(charged, items) }),
    taxIncluded: charged.taxIncluded,
    ...toFigures(charged),
    ...(hasDifferentStoreCurrency && {
      store: { currency: store.total.currency, rate: order.rate, ...toFigures(store) },
    }),
  })
}

/** The fee is taxed like the shipping: at each rate, in proportion to the shipping taxed at that rate. */
function toPaymentFee({ paymentFee, shipping, taxes, taxIncluded }: Sums, items: readonly OrderItem[]): PaymentFee {
  const { currency } = shipping
  const none = money(0, currency)
  const groups = groupTaxes(taxes).map((group) => {
    const net = group[0]?.net ?? none
    const tax = sum(
      group.map((figure) => figure.tax),
      currency,
    )
    const rate = group.reduce((all, figure) => all + (figure.rate ?? 0), 0)
    const base = taxIncluded ? add(net, tax) : net
    const goods = items.flatMap((item) => (item.taxRate === rate ? [subtract(item.total, item.discount)] : []))
    return { group, base, shippingBase: clampToZero(subtract(base, sum(goods, currency))) }
  })
  const shippingBase = groups.map((entry) => entry.shippingBase)
  const untaxed = clampToZero(subtract(shipping, sum(shippingBase, currency)))
  const shares = allocate(paymentFee, [...shippingBase, untaxed])
  return {
    amount: paymentFee.minor,
    untaxed: shares.at(-1)?.minor ?? 0,
    taxes: groups.flatMap(({ group, base }, at) => {
      const share = shares[at] ?? none
      const feeTaxes = group.map(({ tax }) => (share.minor === 0 ? 0 : computeFraction(tax, share, base).minor))
      const net = share.minor - (taxIncluded ? feeTaxes.reduce((all, tax) => all + tax, 0) : 0)
      return group.map(({ net: _, ...figure }, index) => ({ ...figure, net, tax: feeTaxes[index] ?? 0 }))
    }),
  }
}

/** Groups the taxes that are computed on the same net amount. */
function groupTaxes(taxes: Sums['taxes']): readonly Sums['taxes'][] {
  const starts = taxes.flatMap(({ isAdded }, at) => (isAdded ? [] : [at]))
  return starts.map((start, index) => taxes.slice(start, starts[index + 1]))
}

function clampToZero({ minor, currency }: Money): Money {
  return money(Math.max(0, minor), currency)
}

function toFigures({ taxes, tax, rounding, total }: Sums): Figures {
  return {
    taxes: taxes.map(({ net, tax, ...figure }) => ({ ...figure, net: net.minor, tax: tax.minor })),
    net: total.minor - tax.minor - rounding.minor,
    tax: tax.minor,
    ...(rounding.minor !== 0 && { rounding: rounding.minor }),
    total: total.minor,
  }
}

/** Returned units of an order line. */
export type ReturnedUnits = { readonly item: OrderItem; readonly quantity: number }

/** `shippingBefore`: the shipping that each earlier note refunded. */
export type RefundToCredit = {
  readonly amount: Money
  readonly parts: readonly RefundPart[]
  readonly shippingBefore: readonly number[]
  readonly returned: readonly ReturnedUnits[]
}

/**
 * Builds a credit note. `earlier`: the notes that were issued for the invoice before.
 * @throws RangeError if `amount` is more than the remaining amount of the invoice
 */
export function toCreditNote(
  invoice: InvoiceContents,
  earlier: readonly InvoiceContents[],
  { amount, parts, shippingBefore, returned }: RefundToCredit,
  { order: creditedOrder, items }: { readonly order: Order; readonly items: readonly OrderItem[] },
  seller: Seller,
  { number, day }: Issue,
): CreditNoteContents {
  const { language, buyer, isReverseCharge, isIntraCommunity, isExport, order, currency } = invoice
  const listGoods = (refundParts: readonly RefundPart[]) =>
    items.map(({ id, taxRate }) => ({ rate: taxRate, gross: getPartAmount(refundParts, id) }))
  const credited = {
    goods: listGoods(parts),
    shipping: getPartAmount(parts, null),
    ordered: listGoods(listRefundParts(creditedOrder, items)),
    shippingBefore,
  }
  const rounding = computeRounding(invoice, earlier, amount.minor)
  const goods = subtract(amount, money(rounding.charged, currency))
  const credit = goods.minor === 0 ? NOTHING_CREDITED : computeCredit(invoice, earlier, goods, credited)
  const store = computeStoreCredit(invoice, earlier, credit)
  const isFullCredit = amount.minor === invoice.total
  const contents = invoiceContents.parse({
    kind: 'credit-note',
    number,
    language,
    day,
    seller,
    buyer,
    isReverseCharge,
    isIntraCommunity,
    isExport,
    order,
    currency,
    invoice: { number: invoice.number, day: invoice.day },
    returned: returned.map(({ item, quantity }) => toUnit(item, quantity, language)),
    ...withRounding(credit, rounding.charged),
    ...(isFullCredit && invoice.kind === 'invoice' && invoice.paymentFee && { paymentFee: invoice.paymentFee }),
    ...(store && { store: withRounding(store, rounding.store) }),
  })
  if (contents.kind !== 'credit-note') throw new Error('A credit note was parsed as an invoice')
  return contents
}

const NOTHING_CREDITED: Figures = { taxes: [], net: 0, tax: 0, total: 0 }

function withRounding<Value extends Figures>(figures: Value, rounding: number): Value {
  return rounding === 0 ? figures : { ...figures, rounding, total: figures.total + rounding }
}

function computeRemainingTotal(invoice: InvoiceContents, earlier: readonly InvoiceContents[]): number {
  return earlier.reduce((left, { total }) => left - total, invoice.total)
}

/** Computes the part of the cash rounding to credit: it is credited last, after all other amounts of the invoice. */
function computeRounding(invoice: InvoiceContents, earlier: readonly InvoiceContents[], amount: number) {
  const computeRemaining = (readAmount: (contents: InvoiceContents) => number) =>
    earlier.reduce((rest, creditNote) => rest - readAmount(creditNote), readAmount(invoice))
  const isLast = amount === computeRemainingTotal(invoice, earlier)
  if (isLast)
    return {
      charged: computeRemaining(({ rounding = 0 }) => rounding),
      store: computeRemaining(({ store }) => store?.rounding ?? 0),
    }
  return { charged: Math.max(0, amount - computeRemaining(({ net, tax }) => net + tax)), store: 0 }
}

function toUnit(item: OrderItem, quantity: number, language: string) {
  const variant = inLanguage(language, () => formatVariant(item))
  return { name: item.productName, variant, sku: item.sku, quantity }
}
