/**
 * Lists everything that the storefront stores in a shopper's browser, and for how long. Data that the admin stores in
 * the browsers of staff is not listed.
 */
export const STORAGE = [
  { name: 'cart', area: 'local' },
  { name: 'cart.key', area: 'local' },
  { name: 'cart.old-prices', area: 'local' },
  { name: 'cart.damaged', area: 'local' },
  { name: 'wishlist.saved', area: 'local' },
  { name: 'currency', area: 'local' },
  { name: 'session_id', area: 'local' },
  { name: 'recently-viewed', area: 'local' },
  { name: 'my-sizes', area: 'local' },
  { name: 'in-my-size', area: 'local' },
  { name: 'size-unit', area: 'local' },
  { name: 'body-measures', area: 'local' },
  { name: 'review-votes', area: 'local' },
  { name: 'announcement.dismissed', area: 'local' },
  { name: 'locale.suggestion', area: 'local' },
  { name: 'checkout.waiting', area: 'local' },
  { name: 'checkout.draft', area: 'session' },
  { name: 'react-router-scroll-positions', area: 'session' },
] as const satisfies readonly { readonly name: string; readonly area: StorageArea }[]

/** Data in 'local' is kept until the shopper clears it, data in 'session' until the tab is closed. */
export type StorageArea = 'local' | 'session'
export type StorageName = (typeof STORAGE)[number]['name']
