/** The paths of pages without a parameter. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/shop',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/orders',
  '/wishlist',
])

/** Returns true if every store has a page at this path. */
export function isBuiltInPage(path: string): boolean {
  return PAGES.has(path)
}
