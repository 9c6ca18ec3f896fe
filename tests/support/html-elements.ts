import { DomUtils, parseDocument } from 'htmlparser2'

/** An element of parsed HTML, with its attributes as `attribs`. */
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Finds all elements with a tag, in HTML or inside an element, in document order. */
export function findElements(where: string | HtmlElement, tag: string): HtmlElement[] {
  return DomUtils.getElementsByTagName(tag, typeof where === 'string' ? parseDocument(where) : where)
}

/** Reads an element's text, with single spaces. Returns an empty string if there is no element. */
export function readText(element: HtmlElement | undefined): string {
  return element ? DomUtils.textContent(element).replace(/\s+/g, ' ').trim() : ''
}

/** Reads the text and target of each link in HTML or inside an element. */
export function readLinks(where: string | HtmlElement): [text: string, target: string][] {
  return findElements(where, 'a').map((link) => [readText(link), link.attribs.href ?? ''])
}

/** Reads the links of the first element with a tag. */
export function readLinksIn(html: string, tag: string): [text: string, target: string][] {
  const [first] = findElements(html, tag)
  return first ? readLinks(first) : []
}
