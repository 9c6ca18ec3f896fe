import type { ShippingMethod } from '#app/features/orders/order.ts'

/** How long each way takes. */
export const SHIPPING_TIMES: Readonly<Record<ShippingMethod, string>> = {
  standard: '5-7 business days',
  express: '2-3 business days',
  pickup: 'Collect it from the store',
}

export const ORDER_FAILED = 'Failed to process order. Please try again.'

/** Shown with it where no response says what became of the order: the next attempt has the same idempotency key. */
export const SAFE_TO_RETRY = 'Your cart is saved. If you place the order again, you will not be charged twice.'

export const STORE_AWAY = 'We could not reach the store. Please try again.'

/** Shown where `shippingOptions` has nothing to offer. */
export const NO_DELIVERY = 'Delivery is currently unavailable.'

/** Shown where not one line of the cart can be had any more. */
export const NOTHING_LEFT = 'Nothing in your cart can be ordered at the moment.'

/** Where whoever takes the payment does not answer. */
export const PAYMENT_AWAY = 'We could not reach the payment page. Please try again.'

export const PAYMENT_LAPSED =
  'Your order was not paid in time: it is cancelled, and nothing was charged. Your cart is still here; please place it again.'
