import { DomUtils, parseDocument } from 'htmlparser2'

type Node = Exclude<Parameters<typeof DomUtils.textContent>[0], readonly unknown[]>

/** Returns the cell text of each row, headings first, in the table with this caption, or in the first table. */
export function readTableRows(html: string, caption?: string): readonly (readonly string[])[] {
  const document = parseDocument(html)
  const tables = DomUtils.getElementsByTagName('table', document, true)
  const readCaption = (table: Node) =>
    DomUtils.getElementsByTagName('caption', table, true).map(extractReadableText).join('')
  const table = caption === undefined ? tables[0] : tables.find((candidate) => readCaption(candidate) === caption)
  if (!table) throw new Error(`There is no table ${caption ?? ''}`)
  return DomUtils.getElementsByTagName('tr', table, true).map((row) =>
    DomUtils.getElementsByTagName((name) => name === 'td' || name === 'th', row, true).map((cell) =>
      extractReadableText(cell).replace(/\s+/g, ' ').trim(),
    ),
  )
}

/** Returns the text that screen readers read. */
function extractReadableText(node: Node): string {
  if (!('children' in node)) return DomUtils.textContent(node)
  if ('attribs' in node && node.attribs['aria-hidden'] === 'true') return ''
  return node.children.map(extractReadableText).join('')
}
