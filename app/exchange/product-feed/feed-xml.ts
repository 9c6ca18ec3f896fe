import { cutText } from '#app/lib/text.ts'
import { escapeXml } from '#app/lib/xml.ts'

/** The maximum lengths that shopping services accept, in characters (Google's product data specification). */
const LIMITS = {
  title: 150,
  description: 5_000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  material: 200,
  product_type: 750,
} as const satisfies Record<string, number>

/** The maximum lengths of the text in a `product_detail`. */
const DETAIL_LIMITS = { section_name: 140, attribute_name: 140, attribute_value: 1_000 } as const

type FeedAttribute =
  | keyof typeof LIMITS
  | 'id'
  | 'item_group_id'
  | 'link'
  | 'image_link'
  | 'additional_image_link'
  | 'availability'
  | 'availability_date'
  | 'price'
  | 'sale_price'
  | 'unit_pricing_measure'
  | 'unit_pricing_base_measure'
  | 'gtin'
  | 'condition'
  | 'age_group'
  | 'gender'
  | 'shipping_weight'

type ProductDetail = { readonly section: string; readonly name: string; readonly value: string }

/** Returns an element of an item, or '' if there is no text. Text that exceeds the limit is truncated. */
export function attribute(name: FeedAttribute, text: string): string {
  const limit = name in LIMITS ? LIMITS[name as keyof typeof LIMITS] : Number.POSITIVE_INFINITY
  return element(name, text, limit)
}

export function productDetail({ section, name, value }: ProductDetail): string {
  const parts = [
    element('section_name', section, DETAIL_LIMITS.section_name),
    element('attribute_name', name, DETAIL_LIMITS.attribute_name),
    element('attribute_value', value, DETAIL_LIMITS.attribute_value),
  ]
  return `<g:product_detail>${parts.join('')}</g:product_detail>`
}

/** Shortens a long name so that the distinguishing end, such as ', M, Wine', is not cut off. */
export function formatFeedTitle(name: string, options: readonly string[]): string {
  const end = options.map((option) => `, ${option}`).join('')
  if (name.length + end.length <= LIMITS.title) return name + end
  const available = LIMITS.title - end.length
  return available > 0 ? `${cutText(name, available - 1)}…${end}` : cutText(name, LIMITS.title)
}

/** Returns the RSS 2.0 markup that precedes the items, with the namespace of shopping services. */
export function renderFeedStart(channel: { readonly title: string; readonly link: string }): string {
  const title = escapeXml(channel.title)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${title}</title>
<link>${escapeXml(channel.link)}</link>
<description>${title}</description>
`
}

export const FEED_END = '</channel>\n</rss>\n'

function element(name: string, text: string, limit: number): string {
  const escaped = escapeXml(cutText(text.trim(), limit))
  return escaped && `<g:${name}>${escaped}</g:${name}>`
}
