import { Parser } from 'htmlparser2'

/** An item's attributes, keyed by name without prefix; `product_detail` as 'section | name | value'. */
export type ParsedItem = Readonly<Record<string, readonly string[]>>

/** Returns the items that shopping services read from a feed. */
export function parseFeed(xml: string): readonly ParsedItem[] {
  const items: Record<string, string[]>[] = []
  const path: string[] = []
  let detail: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name)
        text = ''
        if (name === 'item') items.push({})
        if (name === 'g:product_detail') detail = []
      },
      ontext(part) {
        text += part
      },
      onclosetag(name) {
        path.pop()
        const item = items.at(-1)
        if (path.at(-1) === 'g:product_detail') detail.push(text)
        else if (item && name.startsWith('g:')) {
          const value = name === 'g:product_detail' ? detail.join(' | ') : text
          item[name.slice(2)] = [...(item[name.slice(2)] ?? []), value]
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return items
}
