import { Lexer, walkTokens } from 'marked'
import { parseLink } from '#app/lib/link.ts'
import { slugify } from '#app/lib/slug.ts'

/** `detail` is the target of a link, the id of a heading, or the image of an 'img'. */
type RichNode = string | readonly [tag: RichTag, children: RichText, detail?: string | RichImage]
export type RichText = readonly RichNode[]

/** Width and height are those of the original. `alt` is '' for decoration. */
export type RichImage = { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }

type RichTag =
  | ('p' | 'h2' | 'h3' | 'h4' | 'strong' | 'em' | 'ul' | 'ol' | 'li' | 'a' | 'br' | 'wbr' | 'blockquote' | 'img')
  | ('table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td')

/** Deeper nesting is shown as typed. */
const MAX_DEPTH = 8
/**
 * The lexer's time is quadratic in the number of marks. With more marks, the whole text is shown as plain paragraphs.
 */
const MAX_MARKS_PER_PART = 3_000
const LONG_EMAIL = /[\w.+-]{1000}/
const MANY_QUOTES_OR_LISTS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){100}/m
type Token = {
  readonly type: string
  readonly raw: string
  readonly text?: string
  readonly tokens?: readonly Token[]
  readonly depth?: number
  readonly ordered?: boolean
  readonly start?: number | ''
  readonly items?: readonly Token[]
  /** True for HTML blocks whose content is not text, such as scripts. */
  readonly pre?: boolean
  readonly href?: string
  readonly header?: readonly Cell[]
  readonly rows?: readonly (readonly Cell[])[]
}
type Cell = { readonly text: string; readonly tokens: readonly Token[] }

type FindImage = (url: string, alt: string) => RichImage | null

/** Rules that depend on where the text is shown. */
type Rules = {
  /** Longer text is shown as plain paragraphs. */
  readonly maxLength: number
  /** GitHub Flavored Markdown: tables, and bare URLs as links. */
  readonly gfm: boolean
  /** The tags for headings at levels 1 and 2, and at deeper levels. */
  readonly headings: readonly ['h2' | 'h3', 'h3' | 'h4']
  readonly findImage: FindImage | null
}

const WITHIN_PRODUCT: Rules = { maxLength: 20_000, gfm: false, headings: ['h3', 'h4'], findImage: null }

/** The maximum length of a page's text. */
export const MAX_PAGE_LENGTH = 60_000

/** Parses Markdown, within a second, into a tree without scripts or loaded resources. HTML tags are removed. */
export function readMarkdown(text: string): RichText {
  return read(text, WITHIN_PRODUCT)
}

/** Like `readMarkdown`, for a whole page, with heading ids, tables and the images that `findImage` returns. */
export function readPageMarkdown(text: string, findImage: FindImage): RichText {
  return addHeadingIds(read(text, { maxLength: MAX_PAGE_LENGTH, gfm: true, headings: ['h2', 'h3'], findImage }))
}

function read(text: string, rules: Rules): RichText {
  if (text.length > rules.maxLength || isSlow(text)) return toPlainParagraphs(text)
  try {
    return toBlocks(new Lexer({ gfm: rules.gfm }).lex(text), 0, rules)
  } catch (error) {
    if (error instanceof RangeError) return toPlainParagraphs(text) // the text is nested thousands of levels deep
    throw error
  }
}

function isSlow(text: string): boolean {
  if (MANY_QUOTES_OR_LISTS.test(text) || LONG_EMAIL.test(text)) return true
  return text.split(/\n\s*\n/).some((part) => part.replace(/[^*_!]/g, '').length > MAX_MARKS_PER_PART)
}

type References = {
  /** `isDecorative` is true if the title is "decorative". */
  readonly images: readonly { readonly url: string; readonly alt: string; readonly isDecorative: boolean }[]
  /** Excludes bare URLs. */
  readonly links: readonly string[]
}

/** Lists the images and links in the Markdown of a page, including those that `readPageMarkdown` omits. */
export function listReferences(text: string): References {
  const images: References['images'][number][] = []
  const links: string[] = []
  if (isSlow(text)) return { images, links }
  try {
    walkTokens(new Lexer({ gfm: true }).lex(text.slice(0, MAX_PAGE_LENGTH)), (token) => {
      if (token.type === 'image') {
        const isDecorative = token.title?.trim().toLowerCase() === 'decorative'
        images.push({ url: token.href, alt: token.text.trim(), isDecorative })
      }
      if (token.type === 'link' && /^[[<]/.test(token.raw)) links.push(token.href)
    })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return { images, links }
}

/** Returns the nodes' text without formatting. */
export function toPlainText(nodes: RichText): string {
  return nodes.map((node) => (typeof node === 'string' ? node : toPlainText(node[1]))).join('')
}

const LINE_TAGS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'tr', 'pre'])
const GROUP_TAGS: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody'])

/** Returns the blocks' text as lines: one for each paragraph, heading, list item and table row. */
export function toPlainLines(nodes: RichText): readonly string[] {
  const lines: string[] = []
  let line = ''
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    line = ''
  }
  for (const node of nodes) {
    const [tag, children] = typeof node === 'string' ? ['', []] : node
    const isGroup = GROUP_TAGS.has(tag)
    if (isGroup || LINE_TAGS.has(tag)) endLine()
    if (isGroup) {
      const [first, ...others] = toPlainLines(children)
      if (first !== undefined) lines.push(tag === 'li' ? `– ${first}` : first, ...others)
    } else {
      line += tag === 'tr' ? children.map((cell) => toPlainText([cell])).join(' | ') : toPlainText([node])
    }
    if (LINE_TAGS.has(tag)) endLine()
  }
  endLine()
  return lines
}

/** Adds ids to headings. They begin with 'section-', so that they cannot collide with other ids on the page. */
function addHeadingIds(nodes: RichText): RichText {
  const counts = new Map<string, number>()
  return nodes.map((node): RichNode => {
    if (typeof node === 'string' || !/^h\d$/.test(node[0])) return node
    const [tag, children] = node
    const name = ['section', slugify(toPlainText(children).slice(0, 60))].filter(Boolean).join('-')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [tag, children, count === 1 ? name : `${name}--${count}`]
  })
}

function toPlainParagraphs(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ['p', [part]])
}

function toBlocks(tokens: readonly Token[], depth: number, rules: Rules): RichText {
  return tokens.flatMap((token) => toBlock(token, depth, rules))
}

function toBlock(token: Token, depth: number, rules: Rules): RichText {
  const asTyped = () => toPlainParagraphs(token.raw)
  if (token.type === 'space' || token.type === 'def') return []
  if (token.type === 'html') return toPlainParagraphs(token.pre ? '' : removeTags(token.raw))
  if (token.type === 'paragraph' || token.type === 'text') return toParagraph(toInlineNodes(token, depth, rules))
  if (token.type === 'heading') {
    return toNodes(rules.headings[(token.depth ?? 1) < 3 ? 0 : 1], toInlineNodes(token, depth, rules))
  }
  if (depth >= MAX_DEPTH) return asTyped()
  if (token.type === 'blockquote') return toNodes('blockquote', toBlocks(token.tokens ?? [], depth + 1, rules))
  // A list that starts with a different number is probably a year at the start of a line
  if (token.type === 'list' && (!token.ordered || token.start === 1)) {
    const items = (token.items ?? []).map((item): RichNode => ['li', toItem(item, depth + 1, rules)])
    return [[token.ordered ? 'ol' : 'ul', items]]
  }
  if (token.type === 'table') return [toTable(token, depth + 1, rules)]
  return asTyped()
}

/** An image on its own needs no paragraph. */
function toParagraph(children: RichText): RichText {
  const isImages = children.some(isImage) && children.every((node) => isImage(node) || isBlank(node))
  return isImages ? children.filter(isImage) : toNodes('p', children)
}

function isImage(node: RichNode): boolean {
  return node[0] === 'img' && typeof node !== 'string'
}

function toTable({ header = [], rows = [] }: Token, depth: number, rules: Rules): RichNode {
  const row = (tag: 'th' | 'td', cells: readonly Cell[]): RichNode => [
    'tr',
    cells.map(({ text, tokens }): RichNode => [tag, toInlineNodes({ type: 'text', raw: text, tokens }, depth, rules)]),
  ]
  return [
    'table',
    [
      ['thead', [row('th', header)]],
      ['tbody', rows.map((cells) => row('td', cells))],
    ],
  ]
}

function toItem(item: Token, depth: number, rules: Rules): RichText {
  const [first, ...others] = item.tokens ?? []
  if (first?.type !== 'text' && first?.type !== 'paragraph') return toBlocks(item.tokens ?? [], depth, rules)
  return [...toInlineNodes(first, depth, rules), ...toBlocks(others, depth, rules)]
}

function toInlineNodes({ tokens, raw }: Token, depth: number, rules: Rules): RichText {
  const nodes = tokens ? tokens.flatMap((token) => toInline(token, depth, rules)) : [raw]
  return nodes.reduce<RichNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
    return joined
  }, [])
}

const INLINE: Readonly<Record<string, 'strong' | 'em'>> = { strong: 'strong', em: 'em' }

function toInline(token: Token, depth: number, rules: Rules): RichText {
  if (token.type === 'text' || token.type === 'escape') {
    return token.tokens ? toInlineNodes(token, depth, rules) : [token.text ?? '']
  }
  if (token.type === 'br') return [['br', []]]
  if (token.type === 'html') return []
  if (depth >= MAX_DEPTH) return [token.raw]
  const tag = INLINE[token.type]
  if (tag) return toNodes(tag, toInlineNodes(token, depth + 1, rules))
  if (token.type === 'image') {
    const image = rules.findImage?.(token.href ?? '', token.text ?? '')
    return image ? [['img', [], image]] : [token.text ?? ''] // a product's images belong in its gallery
  }
  if (token.type !== 'link') return [token.raw]
  const href = parseLink(token.href ?? '')
  const children = toInlineNodes(token, depth + 1, rules)
  return href ? toNodes('a', children, href) : children
}

function toNodes(tag: RichTag, children: RichText, href?: string): RichText {
  if (children.every(isBlank)) return []
  return [href === undefined ? [tag, children] : [tag, children, href]]
}

function isBlank(node: RichNode): boolean {
  return typeof node === 'string' && node.trim() === ''
}

function removeTags(html: string): string {
  return html.replace(/<!--.*?(-->|$)|<\/?[a-z][^<>]*>/gis, ' ')
}
