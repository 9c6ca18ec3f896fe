import type { Quote } from '#app/features/checkout/quote.ts'
import type { Money, ShopperCurrency, StoreCurrency } from '#app/features/money/money.ts'
import type { Sums } from '#app/features/orders/order-sums.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'

/** An order as its shopper sees it once it is placed. */
export type PlacedOrder = {
  readonly id: Id<'order'>
  readonly orderNumber: string
  readonly email: string
  readonly usd: Sums<'USD'>
  /** The same in the currency the shopper looked at; 'charged as $…' stands beside it where that is another. */
  readonly shopper: Sums<ShopperCurrency>
}

/** A line of the cart as it stands now, in the sequence in which it was sent. */
export type FreshLine = {
  readonly productId: string
  readonly size: string
  readonly color: string
  /** How many were asked for, and how many of them can be had now; 0 where it is gone. */
  readonly asked: number
  readonly quantity: number
  /** Null where the product is no longer for sale, or not in this size and colour. */
  readonly product: {
    readonly name: string
    /** What one piece costs now, in the store currency. */
    readonly price: Money<StoreCurrency>
    readonly onBackorder: boolean
  } | null
}

/** A cart read afresh. The quote counts what can be had, and is null where nothing can or it is more than we can take. */
export type FreshCart = { readonly lines: readonly FreshLine[]; readonly quote: Quote | null }

/** Said of an order that costs more than one can. */
export const TOO_LARGE = 'This order is too large to be placed here. Please contact us.'

/**
 * How an attempt to order ended. 'changed': prices moved or stock ran short, nothing was ordered, the fresh cart is to be
 * shown and agreed to. 'refused': messages by field. 'conflict': the key belongs to an order with other contents.
 */
export type OrderOutcome =
  | { readonly outcome: 'placed'; readonly order: PlacedOrder }
  | ({ readonly outcome: 'changed' } & FreshCart)
  | { readonly outcome: 'refused'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict' }
