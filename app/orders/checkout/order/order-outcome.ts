import type { Money } from '#app/base/money.ts'
import type { CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import type { Sums } from '#app/orders/order-sums.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { PaymentFlow } from '#app/pricing/payment-providers.ts'

type OrderField = 'id' | 'orderNumber' | 'link' | 'shippingName' | 'paymentStatus' | 'discountCode' | 'charged'

export type PlacedOrder = Readonly<Pick<Order, OrderField>> & {
  readonly email: string
  readonly shown: Sums
  readonly paymentFlow: PaymentFlow
}

export type FreshLine = {
  readonly productId: string
  readonly size: string
  readonly color: string
  readonly requested: number
  readonly quantity: number
  /**
   * The price per liter, kilogram or meter, and the old and lowest prices of a reduction, if the law requires them.
   */
  readonly note?: string
  /** Null if the product is no longer for sale in this size and color. */
  readonly product: {
    readonly name: string
    /** The name of the color in the page's language; if missing, `color`. */
    readonly colorLabel?: string
    /** In the store currency. */
    readonly price: Money
    /** Null if converting `price` gives the charged price, as it does in lists. */
    readonly charged: Money | null
    /** How many of the `requested` units are on backorder. They are sent once they are in stock. */
    readonly backordered: number
    /** The text that says why consumers cannot withdraw from the purchase. */
    readonly exemption?: string
  } | null
}

export type CodeResult = { readonly code: string; readonly problem: string | null; readonly canStillApply: boolean }

/** The order placed with a key, for the browser that holds the key. Contains no personal data. */
export type EarlierOrder = {
  readonly link: string
  /** True while the order is waiting for a payment on a provider's page. */
  readonly isAwaitingPayment: boolean
  /** The ordered lines, without products that have since been deleted. */
  readonly lines: readonly CheckoutLine[]
}

/** `quote` covers the available units; it is null if there are none, or if the order is too large. */
export type FreshCart = {
  readonly lines: readonly FreshLine[]
  readonly quote: Quote | null
  readonly code: CodeResult | null
}
