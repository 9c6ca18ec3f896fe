import { href } from 'react-router'
import { withPrefix } from '#app/lib/local-path.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import { db } from '#app/platform/db/db.server.ts'
import { POLICIES } from '#app/store/policies.ts'
import { identify } from '#app/store/staff/login.server.ts'
import { createDataRedirect, isData } from '#server/data-redirect.ts'
import { createErrorResponse } from '#server/plain-page.ts'
import type { RequestContext } from '#server/request-context.ts'

const HOME = 'routes/storefront/home'

/**
 * Routes that remain open to everyone while the store is closed, such as those for the newsletter, policies, existing
 * orders and their withdrawals, garment passports, the waitlist, webhooks, login and brand files.
 */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  'routes/storefront/coming-soon',
  'routes/storefront/order',
  'routes/storefront/my-orders',
  'routes/storefront/order-list',
  'routes/storefront/order-review',
  'routes/storefront/order-withdraw',
  'routes/storefront/withdraw',
  'routes/storefront/order-review-mails',
  'routes/storefront/waiting-entry',
  'routes/storefront/newsletter-entry',
  ...POLICIES.map((policy) => `routes/storefront/policy-${policy}`),
  'routes/api/brand-file',
  'routes/api/garment-passport',
  'routes/api/newsletter',
  'routes/api/order-payment',
  'routes/api/order-invoice',
  'routes/api/payment-webhook',
  'routes/api/robots',
  'routes/api/web-manifest',
  'routes/api/auth',
])

/** Returns true if a closed store shows the route to staff only. */
export function isForStaffWhileClosed({ route, pathname }: Pick<RequestContext, 'route' | 'pathname'>): boolean {
  if (route.startsWith('routes/admin/') || OPEN_TO_ALL.has(route)) return false
  return !(route === 'routes/api/share-image' && pathname.startsWith('/share/store/'))
}

/** Returns whether staff sent a request. While the database is unavailable, nobody is recognized as staff. */
export async function isFromStaff({ req }: RequestContext, url: URL): Promise<boolean> {
  const { cookie } = req.headers
  if (!cookie) return false
  try {
    const identity = await identify(db, new Request(url, { headers: { Cookie: cookie } }))
    return identity.kind === 'admin'
  } catch (error) {
    if (isDatabaseAway(error)) return false
    throw error
  }
}

/** Redirects requests for pages to the page for a closed store. Other requests get a 503. */
export function createClosedResponse({ req, route, prefix }: RequestContext, { pathname, search }: URL): Response {
  const isReading = req.method === 'GET' || req.method === 'HEAD'
  if (!isReading || !route.startsWith('routes/storefront/'))
    return createErrorResponse(503, 'The store is not open yet.')
  // The home page's query can contain the outcome of a newsletter subscription that was sent without scripts
  const target = withPrefix(prefix, href('/coming-soon')) + (route === HOME ? search : '')
  if (isData(pathname)) {
    return createDataRedirect(href('/coming-soon'), { status: 302, cacheControl: 'no-store', isDocumentLoad: true })
  }
  return new Response(null, { status: 302, headers: { Location: target, 'Cache-Control': 'no-store' } })
}
