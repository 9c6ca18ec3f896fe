function toRouteIds(...names: readonly string[]): readonly string[] {
  return names.map((name) => `routes/storefront/${name}`)
}

/** An order's pages. They are personal, and opening one may trigger a check of its payment. */
export const ORDER_PAGES = toRouteIds('order', 'order-list', 'order-review', 'order-review-mails', 'order-withdraw')

/** Pages that are not preloaded, because few shoppers need them or because no page links to them. */
export const NOT_PRELOADED_PAGES = [
  ...ORDER_PAGES,
  ...toRouteIds(
    'coming-soon',
    'my-orders',
    'newsletter-entry',
    'not-found',
    'waiting-entry',
    'waiting-join',
    'withdraw',
  ),
]
