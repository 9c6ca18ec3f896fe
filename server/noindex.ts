/** Paths that are never indexed, even if linked: the admin, endpoints for scripts, checkout, orders and page data. */
const HIDDEN = /^\/(admin|api|checkout|order)(\/|\.|$)|^\/orders\/|\.data$/i

export function isHiddenFromSearch(target: string, status: number): boolean {
  return status >= 400 || HIDDEN.test(target.split('?')[0] ?? '')
}
