import type { Quote } from '#app/features/checkout/quote/quote.ts'
import type { Money } from '#app/features/money/money.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import type { Order } from '#app/features/orders/orders.server.ts'
import type { PaidAt } from '#app/features/payments/payment-provider.ts'
import type { FieldErrors } from '#app/lib/form.ts'

type OrderField =
  | 'id'
  | 'orderNumber'
  | 'link'
  | 'shippingName'
  | 'paymentStatus'
  | 'discountCode'
  | 'charged'
  | 'paymentFee'

export type PlacedOrder = Readonly<Pick<Order, OrderField>> & {
  readonly email: string
  readonly shown: Sums
  readonly paidAt: PaidAt
}

export type FreshLine = {
  readonly productId: string
  readonly size: string
  readonly color: string
  readonly requested: number
  readonly quantity: number
  /** The price of a liter, kilogram or meter, and the old and lowest price of a reduction, where the law requires them. */
  readonly note?: string
  /** Null if no longer for sale in this size and color. */
  readonly product: {
    readonly name: string
    /** Of the color, in the language of the page; without one, its name. */
    readonly colorLabel?: string
    /** In the store currency. */
    readonly price: Money
    /** Null if it is the conversion of `price`, which lists show. */
    readonly charged: Money | null
    readonly onBackorder: boolean
    /** Why consumers cannot withdraw from it, in words. */
    readonly exemption?: string
  } | null
}

export type CodeResult = { readonly code: string; readonly problem: string | null; readonly mayYetCount: boolean }

/** The quote covers available units; null if there are none, or the order is too large. */
export type FreshCart = {
  readonly lines: readonly FreshLine[]
  readonly quote: Quote | null
  readonly code: CodeResult | null
}

/**
 * 'awaiting': the shopper pays at `address`. 'lapsed': cancelled, not paid in time. 'changed': nothing was ordered; the
 * shopper must accept the fresh cart. 'conflict': the key belongs to an order with other contents.
 */
export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'awaiting'; readonly order: PlacedOrder; readonly address: string }
  | { readonly outcome: 'lapsed' }
  | ({ readonly outcome: 'changed' } & FreshCart)
  | { readonly outcome: 'refused'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict' }
