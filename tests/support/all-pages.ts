import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import { createDemoId, demoIds } from '#db/demo/demo-ids.ts'
import type { FullStore } from '#tests/support/full-store.ts'

// The paths that tests/start/all-pages.test.ts and tests/e2e/all-pages.spec.ts check: one for every route, and more for
// some states. They do not include the coming-soon page.

const GOWN = createDemoId('product', 'imisi-satin-gown')
const DRESS = createDemoId('product', 'selah-column-dress')
const TOP = createDemoId('product', 'sienna-rib-top')
const SCARF = createDemoId('product', 'indigo-brush-scarf')

const MISSING_GARMENT = `/passport/${'0'.repeat(25)}`

const UNUSABLE_LIST = '/orders/used'
const UNUSABLE_RESET = '/admin/login/reset/used'
export const LOGIN_PAGES: readonly string[] = ['/admin/login', '/admin/login/forgot', UNUSABLE_RESET]

/** Paths that respond with a 404. */
export const MISSING: readonly string[] = [MISSING_GARMENT, UNUSABLE_RESET, UNUSABLE_LIST, '/nothing-here']

/** Returns the paths of the storefront's pages in groups of about ten. */
export function listStorefrontPages({
  soldOut,
  joined,
  held,
  subscribing,
  subscribed,
  orderList,
  ...orders
}: FullStore) {
  const { placed, unpaid, delivered, returned, withdrawn, cancelled } = orders
  return {
    lists: [
      '/',
      '/shop',
      '/shop?category=dresses&max=90000&fits=dresses.m',
      '/shop?search=nothing-like-it',
      '/shop/filters',
      '/collection/objects',
      '/lookbook',
      '/wishlist',
      '/checkout',
      '/nothing-here',
    ],
    products: [
      `/product/${GOWN}`,
      `/product/${GOWN}?tab=details`,
      `/product/${DRESS}?tab=reviews`,
      `/product/${DRESS}/reviews`,
      `/product/${GOWN}/size-guide`,
      soldOut.page,
      `${soldOut.page}/waiting`,
      `/product/waiting/${joined}`,
      `/product/waiting/${held}`,
      `/passport/${toPassportCode(TOP)}`,
      MISSING_GARMENT,
    ],
    german: ['', '/faq', '/shop?search=tuch', `/product/${SCARF}`, '/checkout', '/accessibility'].map(
      (path) => `/de${path}`,
    ),
    texts: [
      '/about',
      '/contact',
      '/faq',
      '/pages/fabrics-and-care',
      '/privacy',
      `/newsletter/${subscribing}`,
      `/newsletter/${subscribed}`,
      '/orders',
      '/de/orders',
    ],
    orders: [
      '/withdraw',
      '/de/withdraw',
      `/orders/${orderList}`,
      UNUSABLE_LIST,
      `/order/${placed.link}`,
      `/order/${placed.link}?placed`,
      `/order/${unpaid.link}`,
      ...[withdrawn.link, returned.link, cancelled.link].map((link) => `/order/${link}`),
      ...['', '/withdraw', '/review/1', '/review-mails'].map((page) => `/order/${delivered.link}${page}`),
    ],
  }
}

/** Returns the paths of the admin's screens in groups of about ten. */
export function listAdminScreens({ placed, returned, withdrawn, ...full }: FullStore) {
  const at = (path: string) => (rest: string) => `/admin/${path}${rest}`
  return {
    products: [
      '/admin?days=7',
      '/admin/products',
      '/admin/products?q=nothing-like-it',
      '/admin/products/new',
      '/admin/products/drafts',
      ...[`edit/${GOWN}`, `edit/${SCARF}`, `prices/${SCARF}`, `${GOWN}/print/labels`, `preview/${GOWN}`].map(
        at('products/'),
      ),
      full.productFile,
      `${full.productFile}/categories`,
      `${full.columnFile}/columns`,
    ],
    stock: [
      '/admin/stock',
      '/admin/stock/history',
      `/admin/stock/history?product=${full.soldOut.id}`,
      '/admin/reorder?show=all',
      '/admin/waiting-list',
      '/admin/waiting-list?by=people',
      '/admin/reviews',
      '/admin/reviews/fit',
      '/admin/size-guides',
      '/admin/size-guides/new',
      `/admin/size-guides/edit/${full.guide}`,
      '/admin/manufacturers',
      '/admin/manufacturers/new',
      `/admin/manufacturers/edit/${createDemoId('manufacturer', 'porto')}`,
    ],
    orders: [
      '/admin/orders',
      '/admin/orders?withdrawal=open',
      '/admin/orders/print/packing-slips?all=yes&status=pending',
      '/admin/orders/print/labels?all=yes&status=pending',
      `/admin/orders/pack?ids=${placed.id}`,
      `/admin/orders/pack?ids=${withdrawn.id}`,
      placed.screen,
      returned.screen,
      withdrawn.screen,
      `${placed.screen}/print/packing-slip`,
      `${placed.screen}/print/label`,
      `${returned.screen}/print/summary`,
      `${placed.screen}/print/evidence`,
      '/admin/orders/imported',
      `/admin/orders/imported/${full.importedOrder}`,
    ],
    payments: [
      '/admin/payments/activity',
      '/admin/payments/activity/reconciliation',
      '/admin/transfers',
      ...['received', 'aside', 'statements'].map(at('transfers?view=')),
      '/admin/invoices',
      '/admin/invoices/settings',
      `/admin/invoices/${full.invoice}`,
      '/admin/mails',
      `/admin/mails/${full.mail}`,
    ],
    customers: [
      '/admin/customers',
      `/admin/customers/${full.customerId}`,
      `/admin/tags/customers?ids=${full.customerId}`,
      '/admin/subscribers',
      '/admin/messages',
      `/admin/messages/${full.message}`,
      '/admin/account',
      '/admin/views/new?list=orders&query=ship%3Dopen',
      `/admin/views/${full.view}`,
      '/admin/discounts',
      '/admin/discounts/new',
      `/admin/discounts/edit/${demoIds.discounts[0]}`,
    ],
    catalog: [
      '/admin/categories',
      '/admin/categories/new',
      `/admin/categories/edit/${full.category}`,
      '/admin/collections',
      '/admin/collections/new',
      `/admin/collections/edit/${createDemoId('collection', 'objects')}`,
      '/admin/looks',
      '/admin/looks/new',
      `/admin/looks/edit/${createDemoId('look', 'look-1')}`,
      '/admin/homepage',
      '/admin/homepage/preview',
      '/admin/brand',
    ],
    content: [
      '/admin/pages',
      '/admin/pages/new',
      '/admin/pages/new?outline=returns',
      `/admin/pages/edit/${full.page}`,
      `/admin/pages/preview/${full.page}`,
      '/admin/menus',
      '/admin/announcements',
      '/admin/redirects',
      '/admin/redirects/new',
      `/admin/redirects/edit/${full.redirect}`,
    ],
    settings: [
      ...[
        '',
        '?tab=pricing',
        '?tab=shipping',
        '?tab=inventory',
        '/all',
        '/setup',
        '/own-store',
        '/mail',
        '/mail/server',
        '/texts',
        '/opening',
      ].map(at('settings')),
      '/admin/system',
    ],
    markets: [
      ...['', '/new', '/rates', '/prices', `/edit/${full.market}`].map(at('markets')),
      '/admin/languages',
      '/admin/languages?market=new&language=German',
      '/admin/translations?state=outdated',
      '/admin/translations',
      `/admin/translations/de/product/${SCARF}`,
      '/admin/product-feeds',
    ],
    taxes: [
      ...['', '/new', `/${full.zone}`, `/pickup/${full.market}`].map(at('shipping')),
      ...['', '/rates/new?country=US', '/registrations/new', `/registrations/edit/${full.registration}`].map(
        at('taxes'),
      ),
      '/admin/taxes/starter',
      '/admin/law',
      '/admin/law/details',
      '/admin/law/packaging',
    ],
    files: [
      '/admin/import',
      full.redirectFile,
      full.customerFile,
      '/admin/export',
      '/admin/backups',
      `/admin/export/${full.archive}/download`,
      `/admin/backups/${full.backup}/download`,
      '/admin/payments',
      '/admin/payments/stripe',
      '/admin/payments/bank_transfer',
    ],
  }
}
