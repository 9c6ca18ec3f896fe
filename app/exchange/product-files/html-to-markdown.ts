import { Parser } from 'htmlparser2'
import { parseLink } from '#app/lib/link.ts'

/** A run of inline text with its formatting; a text of '\n' is a line break. */
type Run = Marks & { readonly text: string }
type Marks = { readonly strong: boolean; readonly em: boolean; readonly href: string | null }
const PLAIN: Marks = { strong: false, em: false, href: null }

const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'figure',
  'figcaption',
  'address',
  'pre',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'dl',
  'dt',
  'dd',
  'hr',
  'center',
  'form',
  'fieldset',
  'body',
  'html',
])
const MAX_DEPTH = 6

/**
 * Converts HTML to the Markdown that product text supports. All other elements are replaced with their text. Accepts
 * any text; converting a cell takes up to 0.1 s.
 */
export function htmlToMarkdown(html: string): string {
  return render(readHtml(html).children, 0)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function render(children: readonly (HtmlElement | string)[], depth: number): readonly string[] {
  const lines: string[] = []
  let inlineRuns: Run[] = []
  const add = (block: readonly string[]) => {
    if (block.length === 0) return
    if (lines.length > 0) lines.push('')
    lines.push(...block)
  }
  const flush = () => {
    add(renderParagraph(inlineRuns))
    inlineRuns = []
  }
  for (const child of children) {
    if (typeof child !== 'string' && isBlock(child)) {
      flush()
      add(renderBlock(child, depth))
    } else inlineRuns.push(...toRuns(child))
  }
  flush()
  return lines
}

function isBlock({ tag, children }: HtmlElement): boolean {
  if (BLOCKS.has(tag) || /^h[1-6]$/.test(tag) || ['ul', 'ol', 'li', 'blockquote'].includes(tag)) return true
  return children.some((child) => typeof child !== 'string' && isBlock(child)) // formatting around blocks is ignored
}

function renderBlock(element: HtmlElement, depth: number): readonly string[] {
  const { tag, children } = element
  if (tag === 'hr') return []
  if (/^h[1-6]$/.test(tag)) {
    const text = renderParagraph(children.flatMap((child) => toRuns(child))).join(' ')
    return text ? [`${Number(tag.charAt(1)) < 3 ? '##' : '###'} ${text.replace(/\\?\s*\n/g, ' ')}`] : []
  }
  if (depth >= MAX_DEPTH) return renderParagraph(toRuns(element))
  if (tag === 'ul' || tag === 'ol') return renderList(element, depth)
  if (tag === 'li') return renderListItem(children, '- ', depth)
  if (tag === 'blockquote') return render(children, depth + 1).map((line) => (line ? `> ${line}` : '>'))
  if (tag === 'table') return renderTable(element, depth)
  return render(children, depth)
}

/** Product text has no tables, so each row becomes a line of a paragraph, such as 'S | 84 | 66'. */
function renderTable(table: HtmlElement, depth: number): readonly string[] {
  const isTable = ({ tag }: HtmlElement) => tag === 'table'
  const listElements = ({ children }: HtmlElement) => children.filter((child) => typeof child !== 'string')
  const parts = listElements(table).flatMap((part) => (TABLE_PARTS.has(part.tag) ? listElements(part) : [part]))
  const rows = parts.filter(({ tag }) => tag === 'tr')
  const cells = rows.map(listElements)
  // A table with a single column, or with another table in it, is only used for layout
  const isLayout = cells.every((row) => row.length < 2) || cells.flat().some((cell) => contains(cell, isTable))
  if (isLayout)
    return render(
      parts.flatMap((part) => (part.tag === 'tr' ? part.children : [part])),
      depth + 1,
    )
  const captions = parts.filter(({ tag }) => tag !== 'tr')
  const lines = cells.map((row) => row.map(renderCell).join(' | ').trim())
  const filled = lines.filter((line) => line.replaceAll('|', '').trim() !== '')
  const text = filled.map((line, index) => (index < filled.length - 1 ? `${line}\\` : line))
  const caption = render(captions, depth + 1)
  return caption.length > 0 && text.length > 0 ? [...caption, '', ...text] : [...caption, ...text]
}

function renderCell(cell: HtmlElement): string {
  return toLine(toRuns(cell).map((run) => ({ ...run, text: run.text.replace(/\s+/g, ' ') })))
}

const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot'])

function contains({ children }: HtmlElement, matches: (element: HtmlElement) => boolean): boolean {
  return children.some((child) => typeof child !== 'string' && (matches(child) || contains(child, matches)))
}

function renderList({ tag, children }: HtmlElement, depth: number): readonly string[] {
  let number = 0
  return children.flatMap((child) => {
    if (typeof child === 'string') return child.trim() ? renderListItem([child], mark(), depth) : []
    if (child.tag === 'ul' || child.tag === 'ol') {
      return renderList(child, depth + 1).map((line) => (depth < MAX_DEPTH ? `  ${line}` : line))
    }
    return renderListItem(child.tag === 'li' ? child.children : [child], mark(), depth)
  })
  function mark(): string {
    return tag === 'ol' ? `${++number}. ` : '- '
  }
}

function renderListItem(children: HtmlElement['children'], mark: string, depth: number): readonly string[] {
  const lines = render(children, depth + 1).filter((line) => line !== '')
  return lines.map((line, index) => (index === 0 ? mark : ' '.repeat(mark.length)) + line)
}

function toRuns(node: HtmlElement | string, marks: Marks = PLAIN): Run[] {
  if (typeof node === 'string') return [{ text: node.replaceAll('\u00ad', ''), ...marks }] // removes soft hyphens
  const { tag, children, href } = node
  if (tag === 'br') return [{ text: '\n', ...PLAIN }]
  const inner: Marks = {
    strong: marks.strong || tag === 'strong' || tag === 'b',
    em: marks.em || tag === 'em' || tag === 'i',
    href: marks.href ?? href,
  }
  return children.flatMap((child) => toRuns(child, inner))
}

function renderParagraph(inlineRuns: readonly Run[]): readonly string[] {
  const lines: Run[][] = [[]]
  for (const run of inlineRuns) {
    if (run.text === '\n' && run.href === null) lines.push([])
    else lines.at(-1)?.push({ ...run, text: run.text.replace(/\s+/g, ' ') })
  }
  const texts = lines.map((line) => toLine(line)).filter((line) => line !== '')
  return texts.map((text, index) => (index < texts.length - 1 ? `${text}\\` : text))
}

function toLine(inlineRuns: readonly Run[]): string {
  const runs: Run[] = []
  for (const run of inlineRuns) {
    const last = runs.at(-1)
    if (last && hasSameMarks(last, run)) runs.splice(-1, 1, { ...last, text: last.text + run.text })
    else runs.push(run)
  }
  const text = runs.reduce((line, run, index) => appendRun(line, run, runs[index + 1]?.text.at(0)), '')
  return escapeStart(text.replace(/ {2,}/g, ' ').trim())
}

function hasSameMarks(a: Run, b: Run): boolean {
  return a.strong === b.strong && a.em === b.em && a.href === b.href
}

/** Appends a run to a line. Markers enclose its words, not the surrounding space. */
function appendRun(line: string, { text, strong, em, href }: Run, next: string | undefined): string {
  const bare = text.trim()
  if (!bare || !(strong || em || href)) return line + escapeMarkdown(text)
  const mark = (strong ? '**' : '') + (em ? '*' : '')
  const marked = `${mark}${escapeMarkdown(bare)}${mark}`
  const run = href ? `[${marked}](<${href.replace(/[<>\\]/g, encodeURIComponent)}>)` : marked
  // A marker between a letter and punctuation has no effect, so a space is added.
  const isTight = isLetter(line.at(-1)) ? !isLetter(bare.at(0)) : line.endsWith('*')
  const isTightAfter = isLetter(next) && !isLetter(bare.at(-1))
  return `${line}${isTight || /^\s/.test(text) ? ' ' : ''}${run}${isTightAfter || /\s$/.test(text) ? ' ' : ''}`
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}

function escapeStart(line: string): string {
  return line.replace(/^(?:[#+=~|-])/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

const IGNORED = new Set([
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
/** The text of elements that are nested deeper than this is read as part of their parent. */
const MAX_OPEN = 200

type DroppedMedia = {
  /** The URLs of images, in order. */
  readonly images: readonly string[]
  readonly videos: number
}

/** Lists the media that `htmlToMarkdown` omits from a text. */
export function listDroppedMedia(html: string): DroppedMedia {
  const images: string[] = []
  let videos = 0
  const parser = new Parser({
    onopentag(tag, { src = '' }) {
      if (tag === 'img' && src.trim()) images.push(src.trim())
      if (tag === 'iframe' || tag === 'video' || tag === 'object') videos++
    },
  })
  parser.end(html)
  return { images: [...new Set(images)], videos }
}

type HtmlElement = {
  readonly tag: string
  /** Set for links to https URLs only. */
  readonly href: string | null
  readonly children: (HtmlElement | string)[]
}

/** Parses HTML leniently, as browsers do. */
function readHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', href: null, children: [] }
  const open = [root]
  const top = () => open.at(-1) ?? root
  const parser = new Parser({
    onopentag(tag, { href = '' }) {
      const isDeep = open.length >= MAX_OPEN
      const element = {
        tag,
        href: tag === 'a' && href.trim().startsWith('https://') ? parseLink(href.trim()) : null,
        children: [],
      }
      if (!IGNORED.has(tag) && !isDeep) top().children.push(element)
      open.push(isDeep && !IGNORED.has(tag) ? top() : element)
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
