/** Apart from `waiting-order.ts`, because the order page needs only the key. */
export const WAITING_ORDER = 'checkout.waiting'
