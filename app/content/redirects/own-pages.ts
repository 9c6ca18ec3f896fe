/** Pages without a parameter. */
const PAGES: ReadonlySet<string> = new Set(['/', '/shop', '/lookbook', '/about', '/contact', '/faq', '/wishlist'])

/** Whether the store always has a page there. */
export function isOwnPage(path: string): boolean {
  return PAGES.has(path)
}
