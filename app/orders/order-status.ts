import { listKeys } from '#app/lib/keys.ts'
import type { Actor } from '#app/orders/order.ts'
import type { ShareLook } from '#app/ui/admin/charts/chart-shares.tsx'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

// Lists, database constraints and the effects of a change (change-status.server.ts) are derived from these tables.
// Labels are in admin/messages/en.admin.ts, shoppers' text in mails/messages/en.server.ts.

/** The state of an order's units: committed to the order (or backordered), shipped, or back in stock. */
type Inventory = 'committed' | 'shipped' | 'restocked'

/** Effects in addition to those of `inventory` and `countsAsSold`. Every change records a 'status' event. */
type EntryEffects = {
  readonly stamp: 'fulfilledAt' | 'restockedAt' | null
  readonly event: 'fulfilled' | null
  readonly mail: 'order-shipped' | 'order-cancelled' | null
  readonly endsPaymentHold: boolean
  readonly offersRefund: boolean
}

type StatusRow = {
  readonly badge: { readonly glyph: string; readonly tone: BadgeTone }
  readonly chart: ShareLook
  readonly inventory: Inventory
  readonly countsAsSold: boolean
  readonly entering: EntryEffects
  readonly leavingClears: 'restockedAt' | null
  /**
   * True if the carrier has collected the cash for an order paid on delivery; null if the status does not determine
   * this.
   */
  readonly hasCash: boolean | null
  readonly isOnlyForUnshipped?: true
  /** True if a payment advances the order and a failed payment cancels it. */
  readonly isAdvancedByPayment?: true
  /** True if the units have arrived. */
  readonly isDelivered?: true
}

const NO_EFFECTS: EntryEffects = {
  stamp: null,
  event: null,
  mail: null,
  endsPaymentHold: false,
  offersRefund: false,
}
const PLAIN = { countsAsSold: true, entering: NO_EFFECTS, leavingClears: null, hasCash: false } as const
const WORKING = { glyph: '◐', tone: 'amber' } as const

const STATUS_ROWS = {
  pending: { ...PLAIN, badge: WORKING, chart: 'waiting', inventory: 'committed', isAdvancedByPayment: true },
  processing: { ...PLAIN, badge: WORKING, chart: 'working', inventory: 'committed' },
  shipped: {
    ...PLAIN,
    badge: WORKING,
    chart: 'moving',
    inventory: 'shipped',
    entering: { ...NO_EFFECTS, stamp: 'fulfilledAt', event: 'fulfilled', mail: 'order-shipped' },
    isOnlyForUnshipped: true,
  },
  delivered: {
    ...PLAIN,
    badge: { glyph: '●', tone: 'moss' },
    chart: 'done',
    inventory: 'shipped',
    hasCash: true,
    isDelivered: true,
  },
  cancelled: {
    badge: { glyph: '✕', tone: 'danger' },
    chart: 'gone',
    inventory: 'restocked',
    countsAsSold: false,
    entering: {
      ...NO_EFFECTS,
      stamp: 'restockedAt',
      mail: 'order-cancelled',
      endsPaymentHold: true,
      offersRefund: true,
    },
    leavingClears: 'restockedAt',
    hasCash: null,
  },
} satisfies Record<string, StatusRow>

export type OrderStatus = keyof typeof STATUS_ROWS

export const ORDER_STATUS: Readonly<Record<OrderStatus, StatusRow>> = STATUS_ROWS
export const ORDER_STATUSES = listKeys(STATUS_ROWS)

export const STATUS_TO_SHIP: OrderStatus = 'processing'

export function isUnshipped(status: OrderStatus): boolean {
  return ORDER_STATUS[status].inventory === 'committed'
}

/** Includes delivered orders. */
export function isShipped(status: OrderStatus): boolean {
  return ORDER_STATUS[status].inventory === 'shipped'
}

export function isDelivered(status: OrderStatus): boolean {
  return ORDER_STATUS[status].isDelivered === true
}

export function isCancelled(status: OrderStatus): boolean {
  return ORDER_STATUS[status].inventory === 'restocked'
}

export function countsAsSold(status: OrderStatus): boolean {
  return ORDER_STATUS[status].countsAsSold
}

export function isAdvancedByPayment(status: OrderStatus): boolean {
  return ORDER_STATUS[status].isAdvancedByPayment === true
}

export const UNSHIPPED_STATUSES = ORDER_STATUSES.filter(isUnshipped)

export function isOrderStatus(text: string | undefined): text is OrderStatus {
  return text !== undefined && Object.hasOwn(STATUS_ROWS, text)
}

export type StatusEffects = EntryEffects & {
  readonly stock: 'restock' | 'take' | null
  readonly backorder: 'add' | 'remove' | null
  readonly discountUses: -1 | 0 | 1
  readonly cash: 'collect' | 'undo' | null
  readonly clears: 'restockedAt' | null
}

export function getStatusEffects(from: OrderStatus, to: OrderStatus): StatusEffects {
  const [left, entered] = [ORDER_STATUS[from], ORDER_STATUS[to]]
  return {
    ...(from === to ? NO_EFFECTS : entered.entering),
    stock: findChange(left.inventory === 'restocked', entered.inventory === 'restocked', 'restock', 'take'),
    backorder: findChange(isUnshipped(from), isUnshipped(to), 'add', 'remove'),
    discountUses: findChange(left.countsAsSold, entered.countsAsSold, 1, -1) ?? 0,
    cash: findCashChange(left, entered),
    clears: from === to ? null : left.leavingClears,
  }
}

function findCashChange({ hasCash: before }: StatusRow, { hasCash: after }: StatusRow): StatusEffects['cash'] {
  if (after === null || before === after) return null
  if (after) return 'collect'
  return before ? 'undo' : null
}

function findChange<On, Off>(before: boolean, after: boolean, on: On, off: Off): On | Off | null {
  if (before === after) return null
  return after ? on : off
}

type PaymentRow = {
  /** True if the payment is still expected. */
  readonly isOpen: boolean
  /** True if the payment arrived, even if it was refunded later. */
  readonly isCharged: boolean
  readonly isRefundable: boolean
  /** True if the payment was refunded in part or in full. */
  readonly isRefunded: boolean
}

const UNPAID = { isOpen: false, isCharged: false, isRefundable: false, isRefunded: false } as const
const CHARGED = { isOpen: false, isCharged: true, isRefundable: true, isRefunded: false } as const

const PAYMENT_ROWS = {
  pending: { ...UNPAID, isOpen: true },
  paid: CHARGED,
  failed: UNPAID,
  partly_refunded: { ...CHARGED, isRefunded: true },
  refunded: { ...CHARGED, isRefundable: false, isRefunded: true },
} satisfies Record<string, PaymentRow>

export type PaymentStatus = keyof typeof PAYMENT_ROWS

export const PAYMENT_STATUS: Readonly<Record<PaymentStatus, PaymentRow>> = PAYMENT_ROWS
export const PAYMENT_STATUSES = listKeys(PAYMENT_ROWS)

export function isPaymentOpen(status: PaymentStatus): boolean {
  return PAYMENT_STATUS[status].isOpen
}

/** Returns true if the payment did not arrive and is no longer expected. */
export function hasPaymentFailed(status: PaymentStatus): boolean {
  return !PAYMENT_STATUS[status].isOpen && !PAYMENT_STATUS[status].isCharged
}

/** Includes refunded payments. */
export function isCharged(status: PaymentStatus): boolean {
  return PAYMENT_STATUS[status].isCharged
}

export function isRefundable(status: PaymentStatus): boolean {
  return PAYMENT_STATUS[status].isRefundable
}

/** Payments that were refunded, even in part, do not count. */
export function isPaid(status: PaymentStatus): boolean {
  return PAYMENT_STATUS[status].isCharged && !PAYMENT_STATUS[status].isRefunded
}

export function isFullyRefunded(status: PaymentStatus): boolean {
  return PAYMENT_STATUS[status].isRefunded && !PAYMENT_STATUS[status].isRefundable
}

type Statuses = { readonly status: OrderStatus; readonly paymentStatus: PaymentStatus }

/** An order can be paid on its own page until it is delivered; later, staff arrange the payment. */
export function isPayableStatus(status: OrderStatus): boolean {
  return !isCancelled(status) && !isDelivered(status)
}

export function isPayable({ status, paymentStatus }: Statuses): boolean {
  return isPaymentOpen(paymentStatus) && !isCancelled(status)
}

/** Returns true for an unshipped order whose payment has arrived, or is collected on delivery. */
export function isReadyToPack({ status, paymentStatus }: Statuses): boolean {
  const awaitsPayment = isAdvancedByPayment(status) && isPaymentOpen(paymentStatus)
  return isUnshipped(status) && !awaitsPayment && !isFullyRefunded(paymentStatus)
}

/** 'unpaid': the store cancelled the order because it was not paid in time. 'staff': staff, or the store otherwise. */
export type CancelledBy = 'shopper' | 'staff' | 'unpaid'

export function getCancelledBy(
  { paymentStatus }: { readonly paymentStatus: PaymentStatus },
  actor: Actor,
): CancelledBy {
  if (actor === 'shopper') return 'shopper'
  return actor === 'store' && !isCharged(paymentStatus) ? 'unpaid' : 'staff'
}
