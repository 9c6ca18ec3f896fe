import { Parser } from 'htmlparser2'
import { parseLink } from '#app/lib/link.ts'

const UNREAD = new Set([
  'script',
  'style',
  'head',
  'title',
  'iframe',
  'noscript',
  'template',
  'svg',
  'object',
  'select',
])
/** Deeper elements are read as part of their parent. */
const MAX_DEPTH = 200

export type HtmlElement = {
  readonly tag: string
  /** Set for links to https URLs only. */
  readonly href: string | null
  readonly children: (HtmlElement | string)[]
}

/** Parses HTML leniently, as browsers do, in linear time. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', href: null, children: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag(tag, { href = '' }) {
      const isDeep = open.length >= MAX_DEPTH
      const element = {
        tag,
        href: tag === 'a' && href.trim().startsWith('https://') ? parseLink(href.trim()) : null,
        children: [],
      }
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
