function pages(...names: readonly string[]): readonly string[] {
  return names.map((name) => `routes/storefront/${name}`)
}

/** Pages of an order. They are personal, and opening one may have its payment checked. */
export const OF_ORDER = pages('order', 'order-review', 'order-review-mails', 'order-withdraw')

/** Pages that are not loaded ahead. Few need the forms of the waiting list and of a withdrawal. */
export const NOT_AHEAD = [...OF_ORDER, ...pages('not-found', 'waiting-entry', 'waiting-join', 'withdraw')]
