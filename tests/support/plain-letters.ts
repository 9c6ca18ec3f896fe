import { sql } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import { DEMO_SECTIONS } from '#app/content/homepage/sections/preset-sections.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { PRESET_SHIPPING } from '#app/pricing/market-shipping.server.ts'
import { markets } from '#app/store/markets.table.ts'
import { initialSettings } from '#app/store/settings.ts'
import { address } from '#tests/support/checkout-request.ts'

// In the pseudo-locale, every letter of a message has an accent. Text with plain letters is therefore not a message and
// cannot be translated, unless the owner wrote it.

/** Codes, names and examples that are the same in all languages, and Intl's English output. */
const UNIVERSAL =
  /\b(Portugal|Nigeria|United States|Canada|United Kingdom|Switzerland|European Union|USD|GBP|EUR|CAD|NGN|SKU|IBAN|BIC|CVV|MM|YY|PayPal|Apple Pay|Google Pay|Instagram|Facebook|TikTok|Pinterest|Lumina|XS|[SMLX]{1,3}|UTC|PDF|cm|in|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
const CODES_AND_ADDRESSES = /C\$|\S+@\S+|https?:\/\/\S+|\bIN[0-9A-Z]{8,}\b|[A-Z]{2}\d{4,}\w*/g

const SPOKEN_ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']
const SILENT_ELEMENTS = new Set(['script', 'style', 'noscript', 'template'])

const CONTENT_TABLES = [
  'products',
  'product_images',
  'product_variants',
  'categories',
  'collections',
  'store_settings',
  'pages',
  'announcements',
  'menus',
  'size_guides',
  'manufacturers',
  'looks',
  'reviews',
  'homepage_versions',
]

/** Returns everything that the owner wrote and the tests' shopping address, as one string. */
export async function readContent(db: Database): Promise<string> {
  const all = await Promise.all(
    CONTENT_TABLES.map(async (table) => {
      const { rows } = await db.execute<{ text: string | null }>(
        sql`select query_to_xml('select * from ' || quote_ident(${table}), true, false, '')::text as text`,
      )
      return rows[0]?.text ?? ''
    }),
  )
  const marketNames = await db.select({ name: markets.name }).from(markets)
  return normalize(
    JSON.stringify([all, marketNames, initialSettings, DEMO_SECTIONS, PRESET_SHIPPING, address]).replaceAll('\\', ''),
  )
}

/** Lists text with plain letters that shoppers see or hear on a page, unless `content` contains it. */
export function findPlainLetters(html: string, content: string): string[] {
  const parts = listTexts(html).flatMap((text) => text.split(/[·,|:;()\n“”]|(?<=[.!?])\s/))
  return [...new Set(parts.map((part) => normalize(part).trim()))].filter((part) => {
    const untranslated = part.replaceAll(CODES_AND_ADDRESSES, '').replaceAll(UNIVERSAL, '')
    return /[a-z]/i.test(untranslated) && !isContent(part, content) && !isContent(untranslated, content)
  })
}

function listTexts(html: string): string[] {
  const document = parseDocument(html)
  const isSilent = (node: { readonly name?: string }) => SILENT_ELEMENTS.has(node.name ?? '')
  for (const element of DomUtils.find((node) => 'name' in node && isSilent(node), [document], true, Infinity)) {
    DomUtils.removeElement(element)
  }
  const texts = DomUtils.find((node) => node.type === 'text', [document], true, Infinity)
  const elements = DomUtils.getElementsByTagName('*', document)
  return [
    ...texts.map((text) => DomUtils.textContent(text)),
    ...elements.flatMap(({ attribs }) => SPOKEN_ATTRIBUTES.map((name) => attribs[name] ?? '')),
    ...elements.flatMap(({ attribs }) => (attribs.name === 'description' ? [attribs.content ?? ''] : [])),
  ]
}

function normalize(text: string): string {
  return text.replaceAll(/[\s*_#>`"']+/g, ' ')
}

/** Returns true if the owner or the shopper wrote the part, as one string or as two consecutive ones. */
function isContent(part: string, content: string): boolean {
  if (content.includes(part)) return true
  const spaces = [...part.matchAll(/ /g)].map(({ index }) => index)
  return spaces.some((at) => content.includes(part.slice(0, at)) && content.includes(part.slice(at + 1)))
}
