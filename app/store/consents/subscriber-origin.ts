/** How somebody subscribed. 'import': consent was given in an earlier store. */
export const SUBSCRIBER_ORIGINS = ['storefront', 'import'] as const
