/** Square brackets that are not part of a link, an image, a footnote or a task list. */
const GAP = /(?<![!\]\\])\[(?![ xX]\])([^[\]\n]{1,200})\](?![([:])/g

/** A gap such as '[name of your company]', its position, and its line. */
type Gap = { readonly gap: string; readonly start: number; readonly line: string }

/**
 * Returns the gaps in a text, in order. The owner fills in the gaps of outlines, and a page with a gap cannot be
 * published.
 */
export function findGaps(text: string): readonly Gap[] {
  const defined = new Set(Array.from(text.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm), ([, name = '']) => name.toLowerCase()))
  return Array.from(text.matchAll(GAP), ({ 0: gap, 1: name = '', index: start }) => {
    const end = text.indexOf('\n', start)
    const line = text.slice(text.lastIndexOf('\n', start) + 1, end === -1 ? undefined : end)
    return { gap, name, start, line }
  })
    .filter(({ name }) => !defined.has(name.toLowerCase()))
    .map(({ gap, start, line }) => ({ gap, start, line }))
}

/** Returns the gaps without duplicates. */
export function listGaps(text: string): readonly string[] {
  return [...new Set(findGaps(text).map(({ gap }) => gap))]
}

/** Fills the `nth` of several equal gaps, counted from 0. Returns the text unchanged if this gap is missing. */
export function fillGap(text: string, gap: string, nth: number, value: string): string {
  const found = findGaps(text).filter((candidate) => candidate.gap === gap)[nth]
  return found ? text.slice(0, found.start) + value + text.slice(found.start + gap.length) : text
}
