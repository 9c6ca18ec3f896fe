import { type HtmlElement, readHtml } from '#app/lib/html-tree.ts'

/** A piece of a line with what marks it; a text of '\n' is a line break. */
type Unit = { readonly text: string; readonly strong: boolean; readonly em: boolean; readonly href: string | null }

/** What comes out of a block: lines of Markdown. */
type Lines = readonly string[]

const BLOCKS = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'figure', 'figcaption', 'address', 'pre'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'dl', 'dt', 'dd', 'hr', 'center', 'form', 'fieldset', 'body', 'html'],
])
const DEEPEST = 6

/**
 * HTML as Markdown that says the same within what our long descriptions can hold: paragraphs, two levels of headings, bold,
 * italic, lists, quotes, line breaks and links to https addresses. Everything else comes through as its text, and what
 * is no text (scripts, styles, frames) not at all. Any text is read, in a time that grows with its length.
 */
export function htmlToMarkdown(html: string): string {
  return render(readHtml(html).children, 0)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The lines of some contents: blocks with an empty line between them. */
function render(children: readonly (HtmlElement | string)[], depth: number): Lines {
  const lines: string[] = []
  let pieces: Unit[] = []
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

function isBlock({ tag, children }: HtmlElement): boolean {
  if (BLOCKS.has(tag) || /^h[1-6]$/.test(tag) || ['ul', 'ol', 'li', 'blockquote'].includes(tag)) return true
  return children.some((child) => typeof child !== 'string' && isBlock(child)) // a mark around blocks holds for none
}

function block(element: HtmlElement, depth: number): Lines {
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

function cellsOf(children: HtmlElement['children']): Unit[] {
  const plain = { strong: false, em: false, href: null }
  return children.flatMap((child) => [...inline(child, plain), { text: ' ', ...plain }])
}

function list({ tag, children }: HtmlElement, depth: number): Lines {
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
function listItem(children: HtmlElement['children'], mark: string, depth: number): Lines {
  const lines = render(children, depth + 1).filter((line) => line !== '')
  return lines.map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

type Marks = Pick<Unit, 'strong' | 'em' | 'href'>

function inline(node: HtmlElement | string, marks: Marks): Unit[] {
  if (typeof node === 'string') return [{ text: node, ...marks }]
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
function paragraph(pieces: readonly Unit[]): Lines {
  const lines: Unit[][] = [[]]
  for (const piece of pieces) {
    if (piece.text === '\n' && piece.href === null) lines.push([])
    else lines.at(-1)?.push({ ...piece, text: piece.text.replace(/\s+/g, ' ') })
  }
  const texts = lines.map((line) => lineOf(line)).filter((line) => line !== '')
  return texts.map((text, index) => (index < texts.length - 1 ? `${text}\\` : text))
}

function lineOf(pieces: readonly Unit[]): string {
  const runs: Unit[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && isMarkedAlike(last, piece)) runs.splice(-1, 1, { ...last, text: last.text + piece.text })
    else runs.push(piece)
  }
  const text = runs.reduce((line, run, index) => joined(line, run, runs[index + 1]?.text.at(0)), '')
  return escapedStart(text.replace(/ {2,}/g, ' ').trim())
}

function isMarkedAlike(a: Unit, b: Unit): boolean {
  return a.strong === b.strong && a.em === b.em && a.href === b.href
}

/** A line with a run behind it: the marks stand at its words, not at the space around them. */
function joined(line: string, { text, strong, em, href }: Unit, next: string | undefined): string {
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
