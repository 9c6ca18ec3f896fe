import { LRUCache } from 'lru-cache'

/** The maximum number of characters in keys and markup: the cards of about 2,000 products. */
const MAX_SIZE = 4_000_000
const MAX_SCOPES = 100
const MARK = ' data-shared="'
const END = '<template data-shared="'
const END_TAG = '"></template>'

const markup = new LRUCache<string, string>({
  maxSize: MAX_SIZE,
  sizeCalculation: (html, key) => html.length + key.length,
})
const scopes = new Map<string, number>()
let lastScope = 0

/**
 * Gives access to the markup that pages share (`SharedElement`) while one of them is rendered. Only pages in the same
 * scope share markup. Markup is keyed by its content, so it never becomes outdated.
 */
export function openSharedMarkup(scope: string) {
  const prefix = `${getScopeNumber(scope)} `
  const recordedKeys: string[] = []

  /** Stores the recorded markup and returns the page without marks. Works on bytes, because decoding a page is slow. */
  function extract(html: Buffer): Buffer {
    if (recordedKeys.length === 0) return html
    const parts: Buffer[] = []
    let from = 0
    for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, from)) {
      const afterMark = html.indexOf('"', at + MARK.length) + 1
      const mark = html.toString('latin1', at + MARK.length, afterMark - 1)
      const start = html.indexOf('>', afterMark) + 1
      const end = html.indexOf(END + mark + END_TAG, start)
      const key = recordedKeys[Number(mark)]
      if (key === undefined || end < 0) throw new Error('A shared element is incomplete')
      markup.set(prefix + key, html.toString('utf8', start, end))
      parts.push(html.subarray(from, at), html.subarray(afterMark, end))
      from = end + END.length + mark.length + END_TAG.length
    }
    return Buffer.concat([...parts, html.subarray(from)])
  }

  return {
    find: (key: string) => markup.get(prefix + key),
    record: (key: string) => recordedKeys.push(key) - 1,
    extract: extract,
  }
}

function getScopeNumber(scope: string): number {
  const known = scopes.get(scope)
  if (known !== undefined) return known
  if (scopes.size >= MAX_SCOPES) scopes.clear()
  scopes.set(scope, ++lastScope)
  return lastScope
}
