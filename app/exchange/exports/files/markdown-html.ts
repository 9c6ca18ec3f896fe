import { type RichText, readMarkdown } from '#app/lib/markdown.ts'

/**
 * Converts a product's Markdown to HTML for files that other systems read. Pages show the tree of `readMarkdown`
 * instead.
 */
export function markdownToHtml(text: string): string {
  return toHtml(readMarkdown(text))
}

function toHtml(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node)
      const [tag, children, detail] = node
      if (tag === 'br') return '<br>'
      const target = tag === 'a' && typeof detail === 'string' ? ` href="${escapeHtml(detail)}"` : ''
      return `<${tag}${target}>${toHtml(children)}</${tag}>`
    })
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
