import { parseLink } from '#app/lib/link.ts'

/** A piece of a line with what marks it; a text of '\n' is a line break. */
type Piece = { readonly text: string; readonly strong: boolean; readonly em: boolean; readonly href: string | null }

/** What comes out of a block: lines of Markdown. */
type Lines = readonly string[]

/** Elements whose contents are no text. */
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
const BLOCKS = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address', 'pre'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'dl', 'dt', 'dd', 'hr', 'center', 'form', 'fieldset', 'body', 'html'],
])
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', times: '×', deg: '°', frac12: '½' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ntilde: 'ñ' },
  ...{ trade: '™', reg: '®', copy: '©', euro: '€', pound: '£', yen: '¥', cent: '¢', shy: '', zwj: '', zwnj: '' },
}
const DEEPEST = 6

/**
 * HTML as Markdown that says the same within what our long descriptions can hold: paragraphs, two levels of headings, bold,
 * italic, lists, quotes, line breaks and links to https addresses. Everything else comes through as its text, and what
 * is no text (scripts, styles, frames) not at all. Any text is read, in a time that grows with its length.
 */
export function htmlToMarkdown(html: string): string {
  return render(treeOf(html).children, 0)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

type Element = { readonly tag: string; readonly href: string | null; readonly children: (Element | string)[] }

/** The elements of a text, as forgiving as browsers are: what is not closed ends with what is around it. */
function treeOf(html: string): Element {
  const root: Element = { tag: '', href: null, children: [] }
  const open: Element[] = [root]
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
      const element: Element = { tag, href: tag === 'a' ? hrefOf(html.slice(next, end)) : null, children: [] }
      top().children.push(element)
      open.push(element)
    }
  }
  return root
}

/** Where a tag ends: the next '>' that is not within quotes, or else the next at all. */
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
  const found = html.toLowerCase().indexOf(`</${tag}`, from)
  return found === -1 ? html.length : endOf(html, '>', found)
}

function close(open: Element[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (index > 0) open.splice(index)
}

/** A new item ends the one before it, but not that of a list around its own. */
function closeSibling(open: Element[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag)
  const list = open.findLastIndex((element) => ['ul', 'ol', 'table', 'blockquote', 'div'].includes(element.tag))
  if (index > Math.max(0, list)) open.splice(index)
}

function hrefOf(tag: string): string | null {
  const match = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag)
  const typed = decoded(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim()
  return typed.startsWith('https://') ? parseLink(typed) : null
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (all, decimal, hex, name) => {
    if (name) return named(String(name)) ?? named(String(name).toLowerCase()) ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
  })
}

function named(entity: string): string | undefined {
  return Object.hasOwn(NAMED, entity) ? NAMED[entity] : undefined
}

/** The lines of some contents: blocks with an empty line between them. */
function render(children: readonly (Element | string)[], depth: number): Lines {
  const lines: string[] = []
  let pieces: Piece[] = []
  const add = (block: Lines) => {
    if (block.length === 0) return
    if (lines.length > 0) lines.push('')
    lines.push(...block)
  }
  const flush = () => {
    add(paragraph(pieces))
    pieces = []
  }
  const plain = { strong: false, em: false, href: null }
  for (const child of children) {
    if (typeof child !== 'string' && isBlock(child)) {
      flush()
      add(block(child, depth))
    } else pieces.push(...inline(child, plain))
  }
  flush()
  return lines
}

function isBlock({ tag, children }: Element): boolean {
  if (BLOCKS.has(tag) || /^h[1-6]$/.test(tag) || ['ul', 'ol', 'li', 'blockquote'].includes(tag)) return true
  return children.some((child) => typeof child !== 'string' && isBlock(child)) // a mark around blocks holds for none
}

function block(element: Element, depth: number): Lines {
  const { tag, children } = element
  if (tag === 'hr') return []
  if (/^h[1-6]$/.test(tag)) {
    const text = paragraph(children.flatMap((child) => inline(child, { strong: false, em: false, href: null }))).join(
      ' ',
    )
    return text ? [`${Number(tag.charAt(1)) < 3 ? '##' : '###'} ${text.replace(/\\?\s*\n/g, ' ')}`] : []
  }
  if (depth >= DEEPEST) return paragraph(inline(element, { strong: false, em: false, href: null }))
  if (tag === 'ul' || tag === 'ol') return list(element, depth)
  if (tag === 'li') return listItem(children, '- ', depth)
  if (tag === 'blockquote') return render(children, depth + 1).map((line) => (line ? `> ${line}` : '>'))
  if (tag === 'tr') return paragraph(cellsOf(children))
  return render(children, depth)
}

function cellsOf(children: Element['children']): Piece[] {
  const plain = { strong: false, em: false, href: null }
  return children.flatMap((child) => [...inline(child, plain), { text: ' ', ...plain }])
}

function list({ tag, children }: Element, depth: number): Lines {
  let number = 0
  return children.flatMap((child) => {
    if (typeof child === 'string') return child.trim() ? listItem([child], mark(), depth) : []
    if (child.tag === 'ul' || child.tag === 'ol') {
      return list(child, depth + 1).map((line) => (depth < DEEPEST ? `  ${line}` : line))
    }
    return listItem(child.tag === 'li' ? child.children : [child], mark(), depth)
  })
  function mark(): string {
    return tag === 'ol' ? `${++number}. ` : '- '
  }
}

/** The mark and what stands behind it; lists and further lines within are put in by as much as the mark is long. */
function listItem(children: Element['children'], mark: string, depth: number): Lines {
  const lines = render(children, depth + 1).filter((line) => line !== '')
  return lines.map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

type Marks = Pick<Piece, 'strong' | 'em' | 'href'>

function inline(node: Element | string, marks: Marks): Piece[] {
  if (typeof node === 'string') return [{ text: decoded(node), ...marks }]
  const { tag, children, href } = node
  if (tag === 'br') return [{ text: '\n', strong: false, em: false, href: null }]
  const inner: Marks = {
    strong: marks.strong || tag === 'strong' || tag === 'b',
    em: marks.em || tag === 'em' || tag === 'i',
    href: marks.href ?? href,
  }
  return children.flatMap((child) => inline(child, inner))
}

/** Pieces as lines of Markdown: white space as browsers show it, one line for each line break. */
function paragraph(pieces: readonly Piece[]): Lines {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.text === '\n' && piece.href === null) lines.push([])
    else lines.at(-1)?.push({ ...piece, text: piece.text.replace(/\s+/g, ' ') })
  }
  const texts = lines.map((line) => lineOf(line)).filter((line) => line !== '')
  return texts.map((text, index) => (index < texts.length - 1 ? `${text}\\` : text))
}

function lineOf(pieces: readonly Piece[]): string {
  const runs: Piece[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && isMarkedAlike(last, piece)) runs.splice(-1, 1, { ...last, text: last.text + piece.text })
    else runs.push(piece)
  }
  const text = runs.reduce((line, run, index) => joined(line, run, runs[index + 1]?.text.at(0)), '')
  return escapedStart(text.replace(/ {2,}/g, ' ').trim())
}

function isMarkedAlike(a: Piece, b: Piece): boolean {
  return a.strong === b.strong && a.em === b.em && a.href === b.href
}

/** A line with a run behind it: the marks stand at its words, not at the space around them. */
function joined(line: string, { text, strong, em, href }: Piece, next: string | undefined): string {
  const bare = text.trim()
  if (!bare || !(strong || em || href)) return line + escaped(text)
  const mark = (strong ? '**' : '') + (em ? '*' : '')
  const marked = `${mark}${escaped(bare)}${mark}`
  const run = href ? `[${marked}](<${href.replace(/[<>\\]/g, encodeURIComponent)}>)` : marked
  // Between a letter and punctuation a mark marks nothing: a space keeps it what it was.
  const isTight = isLetter(line.at(-1)) ? !isLetter(bare.at(0)) : line.endsWith('*')
  const isTightAfter = isLetter(next) && !isLetter(bare.at(-1))
  return `${line}${isTight || /^\s/.test(text) ? ' ' : ''}${run}${isTightAfter || /\s$/.test(text) ? ' ' : ''}`
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

/** What would be read as a mark stays what it is. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}

/** What only means something where a line begins. */
function escapedStart(line: string): string {
  return line.replace(/^(?:[#+=~|-])/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2')
}
