import { Parser } from 'htmlparser2'
import { parseLink } from '#app/lib/link.ts'

/** Elements whose contents are no text. */
const UNREAD = new Set([
  ...['script', 'style', 'head', 'title', 'iframe', 'noscript', 'template', 'svg', 'object', 'select'],
])
/** What is nested deeper counts as part of what is around it. */
const MAX_DEPTH = 200

/** An element of HTML, as far as our texts know it. */
export type HtmlElement = {
  readonly tag: string
  /** Where it leads, if to an https address. */
  readonly href: string | null
  readonly children: (HtmlElement | string)[]
}

/** The elements of a text, as forgiving as browsers are, in a time that grows with its length. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', href: null, children: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag(tag, { href = '' }) {
      const isDeep = open.length >= MAX_DEPTH
      const element = { tag, href: tag === 'a' ? httpsLink(href.trim()) : null, children: [] }
      if (!UNREAD.has(tag) && !isDeep) top().children.push(element)
      open.push(isDeep && !UNREAD.has(tag) ? top() : element)
    },
    ontext(text) {
      const { children } = top()
      const last = children.at(-1)
      if (typeof last === 'string') children.splice(-1, 1, last + text)
      else children.push(text)
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return root
}

function httpsLink(href: string): string | null {
  return href.startsWith('https://') ? parseLink(href) : null
}
