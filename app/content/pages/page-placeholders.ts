import { fillPlaceholders } from '#app/content/storefront/placeholders.ts'
import type { ShippingPromises } from '#app/pricing/shipping-promises.ts'

/** The Markdown markers at the start of a line: list, heading or quote. */
const MARK = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+)*/

/** Fills the placeholders in the Markdown of a page. Omits lines that become empty. */
export function fillPagePlaceholders(body: string, promises: ShippingPromises): string {
  if (!body.includes('{')) return body
  return body
    .split('\n')
    .flatMap((line) => {
      if (!line.includes('{')) return line
      const [mark = ''] = MARK.exec(line) ?? []
      const filled = fillPlaceholders(line.slice(mark.length), () => promises)
      return filled ? mark + filled : []
    })
    .join('\n')
}
