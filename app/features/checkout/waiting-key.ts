/** Where the browser keeps the order whose shopper was sent away to pay: see `waiting-order.ts`. */
export const WAITING_ORDER = 'checkout.waiting'
