import { Lexer } from 'marked'
import { parseLink } from '#app/lib/link.ts'

/** Formatted text as a small tree: texts, and elements with what is in them. Only an `a` has an address. */
type RichNode = string | readonly [tag: RichTag, children: RichText, href?: string]
export type RichText = readonly RichNode[]

/** The only elements that a text can become. */
type RichTag = 'p' | 'h3' | 'h4' | 'strong' | 'em' | 'ul' | 'ol' | 'li' | 'a' | 'br' | 'blockquote'

/** What is nested deeper stays as it was typed. */
const MAX_DEPTH = 8
/** A longer text is shown in paragraphs, as it was typed. */
const MAX_LENGTH = 20_000
/** What we look at of the parser's tokens; those that hold none of it stay as they were typed. */
type Token = {
  readonly type: string
  readonly raw: string
  readonly text?: string
  readonly tokens?: readonly Token[]
  /** Of headings: 1 is the highest. */
  readonly depth?: number
  /** Of lists. */
  readonly ordered?: boolean
  readonly start?: number | ''
  readonly items?: readonly Token[]
  /** Of blocks of HTML: whether what is between the tags is no text, as in a script. */
  readonly pre?: boolean
  readonly href?: string
}

const INLINE: Readonly<Record<string, 'strong' | 'em'>> = { strong: 'strong', em: 'em' }

/**
 * Markdown as a tree of our own, for `RichText` to show: paragraphs, two levels of headings, strong, em, lists, quotes,
 * links and line breaks. Tags of HTML are left out, and what is none of these stays text, so that nothing written here
 * can run or load anything. Any text is read, within a second whatever it holds.
 */
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
  // A list that begins with another number is probably a year at the beginning of a line.
  if (token.type === 'list' && (!token.ordered || token.start === 1)) {
    const items = (token.items ?? []).map((item): RichNode => ['li', itemOf(item, depth + 1)])
    return [[token.ordered ? 'ol' : 'ul', items]]
  }
  return asTyped()
}

/** What stands in an item of a list: its text without a paragraph around it, then what else is in it. */
function itemOf(item: Token, depth: number): RichText {
  const [first, ...others] = item.tokens ?? []
  if (first?.type !== 'text' && first?.type !== 'paragraph') return blocks(item.tokens ?? [], depth)
  return [...inline(first, depth), ...blocks(others, depth)]
}

/** What stands in a line of text. Neighboring texts become one. */
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
  if (token.type === 'image') return [token.text ?? ''] // images of the product are where its images are
  if (token.type !== 'link') return [token.raw]
  const href = parseLink(token.href ?? '')
  const children = inline(token, depth + 1)
  return href ? filled('a', children, href) : children
}

/** An element, unless nothing is in it. */
function filled(tag: RichTag, children: RichText, href?: string): RichText {
  if (children.every((child) => typeof child === 'string' && child.trim() === '')) return []
  return [href === undefined ? [tag, children] : [tag, children, href]]
}

/** The words between the tags of a block of HTML. */
function withoutTags(html: string): string {
  return html.replace(/<!--.*?(-->|$)|<\/?[a-z][^<>]*>/gis, ' ')
}
