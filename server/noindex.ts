/** What is never found by searching, whatever links to it: the admin, what scripts call, pages as data. */
const HIDDEN = /^\/(admin|api|checkout|order)(\/|\.|$)|\.data$/i

/** Whether an answer carries `X-Robots-Tag: noindex`. `target` is the request's. */
export function isHiddenFromSearch(target: string, status: number): boolean {
  return status >= 400 || HIDDEN.test(target.split('?')[0] ?? '')
}
