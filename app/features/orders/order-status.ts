import { keysOf } from '#app/lib/keys-of.ts'
import type { ShareLook } from '#app/ui/admin/charts/chart-shares.tsx'
import type { BadgeTone } from '#app/ui/admin/status-badge.tsx'

// The one place that lists the statuses of an order and of its payment. Lists, labels, database constraints, the shopper's
// timeline and what a change of status does (change-status.server.ts) are derived from these tables.

/** Where an order's units are: committed to it and not shipped, so what is backordered is backordered; shipped; or back in stock. */
type Inventory = 'committed' | 'shipped' | 'restocked'

/** What the shopper reads on the order's own page. `step`: on the timeline; null where the status is no step of it. */
type ShopperTexts = {
  readonly step: string | null
  readonly title: string
  readonly text: string
  /** In the place of `text` for a delivery with a tracking number. */
  readonly trackedText?: string
}

/** What entering a status does, beside what follows from `inventory` and `isSale`. Every change is an event 'status'. */
type Entering = {
  /** Set to the moment of the change. */
  readonly stamp: 'fulfilledAt' | 'restockedAt' | null
  readonly event: 'fulfilled' | null
  readonly mail: 'order-shipped' | 'order-cancelled' | null
  /** No one is to pay for the order any more. */
  readonly endsPaymentHold: boolean
  /** What was paid can be refunded in the same step. */
  readonly offersRefund: boolean
}

type StatusRow = {
  readonly label: string
  readonly badge: { readonly glyph: string; readonly tone: BadgeTone }
  readonly chart: ShareLook
  readonly inventory: Inventory
  /** Only a sale counts as a use of its discount code. */
  readonly isSale: boolean
  readonly entering: Entering
  /** What leaving the status clears. */
  readonly leavingClears: 'restockedAt' | null
  /** Told to staff who choose the status, for one order and for many. */
  readonly hints: { readonly one?: string; readonly many?: string }
  /** Many orders are moved here only from where they are not shipped. */
  readonly isOnlyForUnshipped?: true
  readonly delivery: ShopperTexts
  /** As far as it differs where the order is collected. */
  readonly pickup?: Partial<ShopperTexts>
}

const NOTHING: Entering = { stamp: null, event: null, mail: null, endsPaymentHold: false, offersRefund: false }
/** Of a status that does nothing by itself. */
const PLAIN = { isSale: true, entering: NOTHING, leavingClears: null, hints: {} } as const
const WORKING = { glyph: '◐', tone: 'amber' } as const

const STATUS_ROWS = {
  pending: {
    label: 'Pending',
    badge: WORKING,
    chart: 'waiting',
    inventory: 'committed',
    ...PLAIN,
    delivery: { step: 'Placed', title: 'We have your order', text: 'We begin with it soon. ' },
  },
  processing: {
    label: 'Processing',
    badge: WORKING,
    chart: 'working',
    inventory: 'committed',
    ...PLAIN,
    delivery: { step: 'In preparation', title: 'We are getting your order ready', text: '' },
  },
  shipped: {
    label: 'Shipped',
    badge: WORKING,
    chart: 'moving',
    inventory: 'shipped',
    isSale: true,
    entering: { ...NOTHING, stamp: 'fulfilledAt', event: 'fulfilled', mail: 'order-shipped' },
    leavingClears: null,
    hints: { one: 'Marks the order fulfilled now', many: 'Marks them fulfilled now' },
    isOnlyForUnshipped: true,
    delivery: {
      step: 'Shipped',
      title: 'Your order is on its way',
      text: 'Your parcel has left us and is on its way to you.',
      trackedText: 'You can follow your parcel with the tracking number below, on the pages of its carrier.',
    },
    pickup: {
      step: 'Ready to collect',
      title: 'Your order is ready to collect',
      text: 'Please bring your order number to the store.',
    },
  },
  delivered: {
    label: 'Delivered',
    badge: { glyph: '●', tone: 'moss' },
    chart: 'done',
    inventory: 'shipped',
    ...PLAIN,
    delivery: {
      step: 'Delivered',
      title: 'Your order was delivered',
      text: 'We hope you love it. If something is not right, please write to us.',
    },
    pickup: { step: 'Collected', title: 'You collected your order' },
  },
  cancelled: {
    label: 'Cancelled',
    badge: { glyph: '✕', tone: 'danger' },
    chart: 'gone',
    inventory: 'restocked',
    isSale: false,
    entering: {
      stamp: 'restockedAt',
      event: null,
      mail: 'order-cancelled',
      endsPaymentHold: true,
      offersRefund: true,
    },
    leavingClears: 'restockedAt',
    hints: { many: 'Puts what they took back into stock' },
    delivery: { step: null, title: 'This order is cancelled', text: '' },
  },
} satisfies Record<string, StatusRow>

export type OrderStatus = keyof typeof STATUS_ROWS

/** Every order status; staff set any of them, from any other. */
export const ORDER_STATUS: Readonly<Record<OrderStatus, StatusRow>> = STATUS_ROWS
export const ORDER_STATUSES = keysOf(STATUS_ROWS)

/** Waiting to be packed and shipped. */
export const STATUS_TO_SHIP: OrderStatus = 'processing'

/** Whether the parcel is still here: only then can the address on it be corrected. */
export function isUnshipped(status: OrderStatus): boolean {
  return ORDER_STATUS[status].inventory === 'committed'
}

export const UNSHIPPED_STATUSES = ORDER_STATUSES.filter(isUnshipped)

/** Whether a text, such as that of an old event, is a status. */
export function isOrderStatus(text: string | undefined): text is OrderStatus {
  return text !== undefined && Object.hasOwn(STATUS_ROWS, text)
}

/** What the shopper reads about a status. */
export function shopperTexts(status: OrderStatus, isPickup: boolean): ShopperTexts {
  const { delivery, pickup } = ORDER_STATUS[status]
  return isPickup ? { ...delivery, ...pickup } : delivery
}

/** What a change from one status to another does. */
export type StatusEffects = Entering & {
  /** 'restock': what the order took goes back into stock; 'take-again': it takes it again. */
  readonly stock: 'restock' | 'take-again' | null
  /** What is backordered becomes backordered, or no longer is. */
  readonly backordered: 'owed' | 'settled' | null
  /** How many uses more or less its discount code has. */
  readonly discountUses: -1 | 0 | 1
  readonly clears: 'restockedAt' | null
}

/** The effects of a change of status; none where it is the same one. */
export function effectsOf(from: OrderStatus, to: OrderStatus): StatusEffects {
  const [left, entered] = [ORDER_STATUS[from], ORDER_STATUS[to]]
  const moves = from !== to
  const isBack = entered.inventory === 'restocked'
  return {
    ...(moves ? entered.entering : NOTHING),
    stock: isBack === (left.inventory === 'restocked') ? null : isBack ? 'restock' : 'take-again',
    backordered: isUnshipped(from) === isUnshipped(to) ? null : isUnshipped(to) ? 'owed' : 'settled',
    discountUses: left.isSale === entered.isSale ? 0 : entered.isSale ? 1 : -1,
    clears: moves ? left.leavingClears : null,
  }
}

type PaymentRow = {
  readonly label: string
  /** Whether the money has arrived, whatever was refunded since. */
  readonly isCharged: boolean
  /** Whether there is something left to refund. */
  readonly isRefundable: boolean
  /** 'Credit card: paid' */
  readonly shopper: string
  /** The same of a cancelled order, where that differs. */
  readonly shopperOfCancelled?: string
  /** What follows 'We cancelled it'. */
  readonly afterCancelling: string
}

const UNCHARGED = { isCharged: false, isRefundable: false, afterCancelling: '. Nothing was charged.' } as const

const PAYMENT_ROWS = {
  pending: { ...UNCHARGED, label: 'Pending', shopper: 'not paid yet', shopperOfCancelled: 'nothing was charged' },
  paid: {
    label: 'Paid',
    isCharged: true,
    isRefundable: true,
    shopper: 'paid',
    afterCancelling:
      '. What you paid has not been given back yet; if you have a question about that, please write to us.',
  },
  failed: { ...UNCHARGED, label: 'Not paid in time', shopper: 'not paid, nothing was charged' },
  partly_refunded: {
    label: 'Partly refunded',
    isCharged: true,
    isRefundable: true,
    shopper: 'paid, partly refunded',
    afterCancelling: ', and you get back part of what you paid: see below.',
  },
  refunded: {
    label: 'Refunded',
    isCharged: true,
    isRefundable: false,
    shopper: 'refunded',
    afterCancelling: ', and you get back what you paid.',
  },
} satisfies Record<string, PaymentRow>

export type PaymentStatus = keyof typeof PAYMENT_ROWS

export const PAYMENT_STATUS: Readonly<Record<PaymentStatus, PaymentRow>> = PAYMENT_ROWS
export const PAYMENT_STATUSES = keysOf(PAYMENT_ROWS)
