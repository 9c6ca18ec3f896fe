/**
 * Lifts the rate limits per address and email, because tests send all their requests from one address within minutes.
 */
export const UNLIMITED = Object.fromEntries(
  [
    'CHECKOUT',
    'CONTACT',
    'DISCOUNT_CODES',
    'NEWSLETTER',
    'ORDER_LIST',
    'ORDER_LIST_MAILS',
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
