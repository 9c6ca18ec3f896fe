import { fillPlaceholders } from '#app/content/storefront/placeholders.ts'
import type { ShippingPromises } from '#app/pricing/shipping-promises.ts'

/** What begins a line of Markdown: of a list, a heading or a quote. */
const MARK = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+)*/

/** The Markdown of a page with its placeholders filled. A line of which nothing is left is left out. */
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
