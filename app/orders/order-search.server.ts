import { desc, or, type SQL, sql } from 'drizzle-orm'
import { toLatinDigits } from '#app/lib/format/parse-number.ts'
import { wiredList } from '#app/lib/wired-list.ts'
import { orderDetails, orders } from '#app/orders/orders.table.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'

/** Shorter texts are in no trigram of the index, or in most orders. */
export const MIN_LENGTH = 4
const MIN_LETTERS = 3
/** The newest: a text that more orders share does not find one of them. */
export const MAX_FOUND = 500

/** Digits with what people write between them: a phone number, perhaps with the zero that a country's code replaces. */
const PHONE = /^\+?[\d\s()./-]+$/
/** Conditions by which modules above find orders, such as by the number of an invoice. Undefined for a text without any. */
export const orderSearches = wiredList<(typed: string) => SQL | undefined>('orderSearches')

/** A search as stored texts are searched: without invisible characters, with letters of one width and digits 0 to 9. */
export function searchedText(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
}

/**
 * Whether an order has this name, phone number, tracking number, street, city or postal code, or a part of it. Accents do
 * not matter. The ids come first: so its index is used beside that of the other texts.
 */
export function hasDetail(typed: string): SQL | undefined {
  const spellings = spellingsOf(searchedText(typed).trim()).filter(
    (text) => text.length >= (/^\p{L}+$/u.test(text) ? MIN_LETTERS : MIN_LENGTH),
  )
  if (spellings.length === 0) return undefined
  const { id, createdAt } = orders
  const details = or(...spellings.map((text) => sql`${orderDetails(orders)} like order_text(${likePattern(text)})`))
  const newest = sql`array(select ${id} from ${orders} where ${details} order by ${desc(createdAt)} limit ${MAX_FOUND})`
  return sql`${id} = any(${newest})`
}

function spellingsOf(q: string): readonly string[] {
  const compact = q.replace(/[\s()./-]/g, '')
  if (!PHONE.test(q)) return [...new Set([q, compact])]
  const digits = compact.replace(/^(\+|00(?=[1-9]))/, '')
  return [...new Set([q, digits, digits.replace(/^0(?=[1-9])/, '')])]
}
