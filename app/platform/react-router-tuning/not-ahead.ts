function pages(...names: readonly string[]): readonly string[] {
  return names.map((name) => `routes/storefront/${name}`)
}

/** Pages of an order. They are personal, and opening one may have its payment checked. */
export const OF_ORDER = pages('order', 'order-review', 'order-review-mails', 'order-withdraw')

/** Pages that are not loaded ahead: few need these forms, and nothing links to the others. */
export const NOT_AHEAD = [
  ...OF_ORDER,
  ...pages('coming-soon', 'newsletter-entry', 'not-found', 'waiting-entry', 'waiting-join', 'withdraw'),
]
