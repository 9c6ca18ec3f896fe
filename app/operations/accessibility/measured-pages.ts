/**
 * The pages that `npm run tools accessibility` checks: an example from the demo store for each pattern in the route
 * table. measured-pages.test.ts requires each public page to be here or in `NOT_MEASURED`.
 */
export const MEASURED_PAGES: Readonly<Record<string, string>> = {
  '/': '/',
  '/shop': '/shop',
  '/collection/:slug': '/collection/objects',
  '/product/:id': '/product/ember-linen-shift',
  '/product/:id/reviews': '/product/selah-column-dress/reviews',
  '/lookbook': '/lookbook',
  '/about': '/about',
  '/contact': '/contact',
  '/faq': '/faq',
  '/wishlist': '/wishlist',
  '/withdraw': '/withdraw',
  '/orders': '/orders',
  '/checkout': '/checkout',
  '/accessibility': '/accessibility',
  '/*': '/nothing-here',
}

/** Public pages that are not measured, with the reason. */
export const NOT_MEASURED: Readonly<Record<string, string>> = {
  '/shop/filters': 'only without scripts: the filters of /shop',
  '/product/:id/size-guide': 'the dialog of /product/:id',
  '/product/:id/waiting': 'the waitlist form of a sold-out product',
  '/product/waiting/:link': 'only through a link in an email',
  '/newsletter/:link': 'only through a link in an email',
  '/orders/:token': 'only through a link in an email',
  '/order/:link': 'only through the link of an order',
  '/order/:link/withdraw': 'only through the link of an order, with the form of /withdraw',
  '/order/:link/review-mails': 'only through the link of an order',
  '/order/:link/review/:line': 'only through the link of an order',
  '/pages/:slug': 'written by the owner, with the same elements as /accessibility',
  '/terms': 'written by the owner, like /pages/:slug',
  '/privacy': 'written by the owner, like /pages/:slug',
  '/returns': 'written by the owner, like /pages/:slug',
  '/shipping': 'written by the owner, like /pages/:slug',
  '/legal-notice': 'written by the owner, like /pages/:slug',
  '/coming-soon': 'only while the store is closed',
}
