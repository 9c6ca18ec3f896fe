import type { Quote } from '#app/features/checkout/quote/quote.ts'
import type { Money, ShopperCurrency, StoreCurrency } from '#app/features/money/money.ts'
import type { ShippingMethod } from '#app/features/orders/order.ts'
import type { PaymentStatus } from '#app/features/orders/order-status.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'

/** An order as its shopper sees it once it is placed. */
export type PlacedOrder = {
  readonly id: Id<'order'>
  readonly orderNumber: string
  /** The last part of the address of the order's own page. */
  readonly link: string
  readonly email: string
  readonly shippingMethod: ShippingMethod
  readonly paymentStatus: PaymentStatus
  readonly discountCode: string
  readonly usd: Sums<'USD'>
  /** The same in the currency the shopper looked at; 'charged as $…' stands beside it where that is another. */
  readonly shopper: Sums<ShopperCurrency>
}

/** A line of the cart as it stands now, in the order in which it was sent. */
export type FreshLine = {
  readonly productId: string
  readonly size: string
  readonly color: string
  /** How many were asked for, and how many of them can be had now; 0 where it is gone. */
  readonly requested: number
  readonly quantity: number
  /** Null where the product is no longer for sale, or not in this size and color. */
  readonly product: {
    readonly name: string
    /** What one piece costs now, in the store currency. */
    readonly price: Money<StoreCurrency>
    readonly onBackorder: boolean
  } | null
}

/** What became of a code that was asked for. `problem`: why it gives nothing, in words; null where it counts. */
export type CodeResult = {
  readonly code: string
  readonly problem: string | null
  /** Whether to go on asking for it, as it may count once the cart is another. */
  readonly mayYetCount: boolean
}

/**
 * A cart read afresh. The quote counts what can be had, and is null where nothing can or it is more than we can take;
 * `code` is null where none was asked for.
 */
export type FreshCart = {
  readonly lines: readonly FreshLine[]
  readonly quote: Quote | null
  readonly code: CodeResult | null
}

/**
 * How an attempt to order ended. 'changed': prices moved, stock ran short or a discount is gone, nothing was ordered, the
 * fresh cart is to be shown and agreed to. 'refused': messages by field. 'conflict': the key belongs to an order with
 * other contents. 'awaiting': it is placed and waits for its payment, for which the shopper is sent to `address`.
 * 'lapsed': the key's order was not paid in time and is cancelled.
 */
export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | { readonly outcome: 'awaiting'; readonly order: PlacedOrder; readonly address: string }
  | { readonly outcome: 'lapsed' }
  | ({ readonly outcome: 'changed' } & FreshCart)
  | { readonly outcome: 'refused'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict' }
