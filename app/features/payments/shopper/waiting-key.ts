/**
 * Where the browser keeps the order whose shopper was sent away to pay. Apart from `waiting-order.ts`, so that an order's
 * page, which only asks whether there is one, need not load the rest.
 */
export const WAITING_ORDER = 'checkout.waiting'
