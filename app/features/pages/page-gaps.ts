/** Square brackets that are no part of a link, an image, a footnote or a task list. */
const GAP = /(?<![!\]\\])\[(?![ xX]\])([^[\]\n]{1,200})\](?![([:])/g

/**
 * Returns the gaps that a text still has, such as '[name of your company]'. Outlines mark so what the owner fills in, and
 * a page with a gap cannot be published.
 */
export function gapsIn(text: string): readonly string[] {
  const defined = new Set(Array.from(text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm), ([, name = '']) => name.toLowerCase()))
  const found = Array.from(text.matchAll(GAP), ([gap, name = '']) => (defined.has(name.toLowerCase()) ? null : gap))
  return [...new Set(found.filter((gap) => gap !== null))]
}
