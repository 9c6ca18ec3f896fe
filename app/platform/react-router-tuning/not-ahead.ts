function pages(...names: readonly string[]): readonly string[] {
  return names.map((name) => `routes/storefront/${name}`)
}

/** An order's pages. They are personal, and opening one may trigger a check of its payment. */
export const ORDER_PAGES = pages('order', 'order-review', 'order-review-mails', 'order-withdraw')

/** Pages that are not preloaded: few shoppers need these forms, and nothing links to the others. */
export const NOT_LOADED_AHEAD = [
  ...ORDER_PAGES,
  ...pages('coming-soon', 'newsletter-entry', 'not-found', 'waiting-entry', 'waiting-join', 'withdraw'),
]
