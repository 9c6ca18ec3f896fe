/** Lifts the limits of requests per address and email: tests send all of theirs from one address within minutes. */
export const UNLIMITED = Object.fromEntries(
  [
    'CHECKOUT',
    'CONTACT',
    'DISCOUNT_CODES',
    'NEWSLETTER',
    'ORDER_MAILS',
    'ORDER_PAGE',
    'QUOTE',
    'SEARCH',
    'UPLOADS',
    'WAITING_LIST',
    'WISHLIST',
    'WISHLIST_READS',
    'WITHDRAWAL',
  ].map((name) => [`LIMIT_${name}`, '10000']),
)
