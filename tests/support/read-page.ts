import { DomUtils, parseDocument } from 'htmlparser2'

/** A page as the server sends it. */
export type SentPage = {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  /** The text of the page's main element without scripts, styles and comments, with single spaces. */
  readonly text: string
}

const HIDDEN = new Set(['script', 'style', 'template', 'noscript'])

/** Requests a page from a started store, with a staff cookie for admin pages. Does not follow redirects. */
export async function readPage(url: string, path: string, cookie = ''): Promise<SentPage> {
  const response = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' })
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: readMainText(html) }
}

/** Returns the text of the main element, or of the entire document if there is no main element. */
export function readMainText(html: string): string {
  const document = parseDocument(html)
  const main = DomUtils.getElementsByTagName('main', document, true, 1)[0] ?? document
  for (const element of DomUtils.find((node) => 'name' in node && HIDDEN.has(node.name), [main], true, Infinity)) {
    DomUtils.removeElement(element)
  }
  return DomUtils.textContent(main).replace(/\s+/g, ' ').trim()
}
