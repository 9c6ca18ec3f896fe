import { Lexer } from 'marked'
import { parseLink } from '#app/lib/link.ts'

type RichNode = string | readonly [tag: RichTag, children: RichText, href?: string]
export type RichText = readonly RichNode[]

type RichTag = 'p' | 'h3' | 'h4' | 'strong' | 'em' | 'ul' | 'ol' | 'li' | 'a' | 'br' | 'blockquote'

/** Deeper nesting stays as typed. */
const MAX_DEPTH = 8
/** A longer text is shown as plain paragraphs. */
const MAX_LENGTH = 20_000
type Token = {
  readonly type: string
  readonly raw: string
  readonly text?: string
  readonly tokens?: readonly Token[]
  readonly depth?: number
  readonly ordered?: boolean
  readonly start?: number | ''
  readonly items?: readonly Token[]
  /** Of HTML blocks: whether the content is not text, as in a script. */
  readonly pre?: boolean
  readonly href?: string
}

const INLINE: Readonly<Record<string, 'strong' | 'em'>> = { strong: 'strong', em: 'em' }

/** Parses Markdown to a tree in which nothing can run or load, within a second. HTML tags are removed. */
export function readMarkdown(text: string): RichText {
  if (text.length > MAX_LENGTH) return plainParagraphs(text)
  try {
    return blocks(new Lexer({ gfm: false }).lex(text), 0)
  } catch (error) {
    if (error instanceof RangeError) return plainParagraphs(text) // nested thousands of times
    throw error
  }
}

function plainParagraphs(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ['p', [part]])
}

function blocks(tokens: readonly Token[], depth: number): RichText {
  return tokens.flatMap((token) => block(token, depth))
}

function block(token: Token, depth: number): RichText {
  const asTyped = () => plainParagraphs(token.raw)
  if (token.type === 'space' || token.type === 'def') return []
  if (token.type === 'html') return plainParagraphs(token.pre ? '' : withoutTags(token.raw))
  if (token.type === 'paragraph' || token.type === 'text') return filled('p', inline(token, depth))
  if (token.type === 'heading') return filled((token.depth ?? 1) < 3 ? 'h3' : 'h4', inline(token, depth))
  if (depth >= MAX_DEPTH) return asTyped()
  if (token.type === 'blockquote') return filled('blockquote', blocks(token.tokens ?? [], depth + 1))
  // A list that starts with another number is probably a year at the start of a line.
  if (token.type === 'list' && (!token.ordered || token.start === 1)) {
    const items = (token.items ?? []).map((item): RichNode => ['li', itemOf(item, depth + 1)])
    return [[token.ordered ? 'ol' : 'ul', items]]
  }
  return asTyped()
}

function itemOf(item: Token, depth: number): RichText {
  const [first, ...others] = item.tokens ?? []
  if (first?.type !== 'text' && first?.type !== 'paragraph') return blocks(item.tokens ?? [], depth)
  return [...inline(first, depth), ...blocks(others, depth)]
}

function inline({ tokens, raw }: Token, depth: number): RichText {
  const nodes = tokens ? tokens.flatMap((token) => inlineOf(token, depth)) : [raw]
  return nodes.reduce<RichNode[]>((joined, node) => {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
    return joined
  }, [])
}

function inlineOf(token: Token, depth: number): RichText {
  if (token.type === 'text' || token.type === 'escape') return token.tokens ? inline(token, depth) : [token.text ?? '']
  if (token.type === 'br') return [['br', []]]
  if (token.type === 'html') return []
  if (depth >= MAX_DEPTH) return [token.raw]
  const tag = INLINE[token.type]
  if (tag) return filled(tag, inline(token, depth + 1))
  if (token.type === 'image') return [token.text ?? ''] // a product's images belong in its gallery
  if (token.type !== 'link') return [token.raw]
  const href = parseLink(token.href ?? '')
  const children = inline(token, depth + 1)
  return href ? filled('a', children, href) : children
}

function filled(tag: RichTag, children: RichText, href?: string): RichText {
  if (children.every((child) => typeof child === 'string' && child.trim() === '')) return []
  return [href === undefined ? [tag, children] : [tag, children, href]]
}

function withoutTags(html: string): string {
  return html.replace(/<!--.*?(-->|$)|<\/?[a-z][^<>]*>/gis, ' ')
}
