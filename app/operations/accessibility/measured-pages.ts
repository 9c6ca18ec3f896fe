/**
 * The pages that `npm run tools accessibility` checks, by their pattern in the route table: an example in the demo store.
 * measured-pages.test.ts requires each public page here, or below.
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
  '/checkout': '/checkout',
  '/accessibility': '/accessibility',
  '/*': '/nothing-here',
}

/** Public pages that are not measured, with the reason. */
export const NOT_MEASURED: Readonly<Record<string, string>> = {
  '/shop/filters': 'without scripts only: the filters of /shop',
  '/product/:id/size-guide': 'the dialog of /product/:id',
  '/product/:id/waiting': 'the form of a sold-out product',
  '/product/waiting/:link': 'by the link of a mail only',
  '/newsletter/:link': 'by the link of a mail only',
  '/order/:link': 'by the link of an order only',
  '/order/:link/withdraw': 'the same, with the form of /withdraw',
  '/order/:link/review-mails': 'by the link of an order only',
  '/order/:link/review/:line': 'by the link of an order only',
  '/pages/:slug': 'written by the owner, with the elements of /accessibility',
  '/terms': 'the same',
  '/privacy': 'the same',
  '/returns': 'the same',
  '/shipping': 'the same',
  '/legal-notice': 'the same',
  '/coming-soon': 'only while the store is closed',
}
