/** Elements that end a paragraph. */
const BLOCK =
  'address|article|aside|blockquote|body|br|center|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul'
const STARTS_BLOCK = new RegExp(`^</?(?:${BLOCK})\\b`, 'i')
const ENDS_BLOCK = new RegExp(`</?(?:${BLOCK})\\b[^<>]*>$`, 'i')

/**
 * Restores the line breaks in a text, which WooCommerce's export writes as a backslash and an n
 * (WC_Product_CSV_Exporter::filter_description_field). As in its importer, a second backslash means that the text
 * itself contained a backslash and an n (WC_Product_CSV_Importer::parse_description_field).
 */
export function unescapeLineBreaks(text: string): string {
  return text.replace(/\\\\n|\\n/g, (escaped) => (escaped === '\\n' ? '\n' : '\\n'))
}

/** The reverse of `unescapeLineBreaks`. */
export function escapeLineBreaks(text: string): string {
  return text.replaceAll('\\n', '\\\\n').replace(/\r\n|\r|\n/g, '\\n')
}

/**
 * Returns the HTML that WordPress shows for a text: a blank line begins a paragraph, and a line break is kept
 * (wpautop).
 */
export function withParagraphs(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const parts: string[] = []
  let before = ''
  let isParagraph = false
  for (const line of lines) {
    if (line === '') {
      isParagraph = true
      continue
    }
    const isNextToBlock = before === '' || ENDS_BLOCK.test(before) || STARTS_BLOCK.test(line)
    if (before !== '') parts.push(isNextToBlock ? '\n' : isParagraph ? '</p><p>' : '<br>')
    parts.push(line)
    before = line
    isParagraph = false
  }
  return parts.join('')
}
