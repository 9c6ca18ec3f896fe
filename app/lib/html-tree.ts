import { parseLink } from '#app/lib/link.ts'

/** Elements whose content is not text. */
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
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', times: '×', deg: '°', frac12: '½' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ntilde: 'ñ' },
  ...{ trade: '™', reg: '®', copy: '©', euro: '€', pound: '£', yen: '¥', cent: '¢', shy: '', zwj: '', zwnj: '' },
}

/** An HTML element. */
export type HtmlElement = {
  readonly tag: string
  readonly href: string | null
  readonly children: (HtmlElement | string)[]
}

/** Parses HTML leniently, as browsers do: an unclosed element ends with its parent. */
export function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', href: null, children: [] }
  const open: HtmlElement[] = [root]
  const top = () => open.at(-1) ?? root
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next === -1) {
      top().children.push(html.slice(at))
      break
    }
    if (next > at) top().children.push(html.slice(at, next))
    if (html.startsWith('<!--', next)) {
      at = endOf(html, '-->', next + 4)
      continue
    }
    const match = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(next, next + 40))
    if (!match && !/^<[!?/]/.test(html.slice(next, next + 2))) {
      top().children.push('<')
      at = next + 1
      continue
    }
    const end = endOfTag(html, next)
    if (!match) {
      at = end
      continue
    }
    const tag = (match[2] ?? '').toLowerCase()
    at = end
    if (match[1]) close(open, tag)
    else if (UNREAD.has(tag)) at = endOfElement(html, tag, end)
    else if (tag === 'br' || tag === 'hr' || tag === 'img') top().children.push({ tag, href: null, children: [] })
    else if (!html.slice(next, end).endsWith('/>') && open.length < 200) {
      if (tag === 'li' || tag === 'p' || tag === 'tr') closeSibling(open, tag)
      const element: HtmlElement = { tag, href: tag === 'a' ? hrefOf(html.slice(next, end)) : null, children: [] }
      top().children.push(element)
      open.push(element)
    }
  }
  return root
}

/** The end of a tag: the next '>' outside quotes, or the next one at all. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  const last = Math.min(html.length, from + 4_000)
  for (let at = from + 1; at < last; at++) {
    const character = html.charAt(at)
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '>') return at + 1
    else if ((character === '"' || character === "'") && html.charAt(at - 1) === '=') quote = character
  }
  return endOf(html, '>', from + 1)
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

function endOfElement(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? endOf(html, '>', found.index) : html.length
}

function close(open: HtmlElement[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index > 0) open.splice(index)
}

/** A new item closes the previous one, but not the item around its list. */
function closeSibling(open: HtmlElement[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  const list = open.findLastIndex((element) => ['ul', 'ol', 'table', 'blockquote', 'div'].includes(element.tag))
  if (index > Math.max(0, list)) open.splice(index)
}

function hrefOf(tag: string): string | null {
  const match = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag)
  const typed = decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim()
  return typed.startsWith('https://') ? parseLink(typed) : null
}

/** Decodes entities such as `&eacute;` and `&#233;`. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (all, decimal, hex, name) => {
    if (name) return named(String(name)) ?? named(String(name).toLowerCase()) ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

function named(entity: string): string | undefined {
  return Object.hasOwn(NAMED, entity) ? NAMED[entity] : undefined
}
