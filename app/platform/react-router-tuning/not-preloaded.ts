/**
 * Returns true for the pages of an order and for the list of a shopper's orders. They are personal, and opening one may
 * trigger a check of its payment.
 */
export function isOrderPage(route: string): boolean {
  return route.startsWith('routes/storefront/order')
}

/** Returns true for pages that are not preloaded, because few shoppers need them or because no page links to them. */
export function isNotPreloaded(route: string): boolean {
  return isOrderPage(route) || /\/(coming-soon|my-orders|newsletter-entry|not-found|waiting-\w+|withdraw)$/.test(route)
}
