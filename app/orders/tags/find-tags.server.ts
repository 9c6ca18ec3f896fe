import { type SQL, sql } from 'drizzle-orm'
import { customers } from '#app/orders/customers.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import { customerTags, orderTags } from '#app/orders/tags/tags.table.ts'
import { compareTags, type TagSubject } from '#app/orders/tags/tags.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

/**
 * The tables of orders and customers, and of their tags. `owner` is the column of the tag table that contains the id of
 * the order or customer.
 */
export const TAG_TABLES = {
  orders: { rows: orders, id: orders.id, tags: orderTags, owner: sql`order_id` },
  customers: { rows: customers, id: customers.id, tags: customerTags, owner: sql`customer_id` },
} as const

/**
 * Selects the tags of each row, sorted by name. The parentheses keep Drizzle from omitting the name of the outer table.
 */
export function selectTags(subject: TagSubject): SQL<readonly string[]> {
  const { id, tags, owner } = TAG_TABLES[subject]
  return sql<readonly string[]>`(array(select t.tag from ${tags} t where t.${owner} = ${id} order by t.key))`
}

export function hasTag(subject: TagSubject, tag: string): SQL {
  const { id, tags, owner } = TAG_TABLES[subject]
  return sql`${id} in (select t.${owner} from ${tags} t where t.key = lower(${tag}))`
}

const MAX_LISTED = 500

/** Selects the keys of the tags in use, sorted by name. Reads one row per tag, however many rows have the tag. */
function selectKeys(subject: TagSubject): SQL {
  const { tags } = TAG_TABLES[subject]
  return sql`
    with recursive used (key) as (
      (select t.key from ${tags} t order by t.key limit 1)
      union all
      select (select t.key from ${tags} t where t.key > used.key order by t.key limit 1) from used
      where used.key is not null
    )
    select used.key from used where used.key is not null`
}

const MIN_SEARCH_LENGTH = 2
/**
 * A search reads at most this many ids, so that it can use the indexes on other text. The tag filter has no such limit.
 */
const MAX_FOUND = 1_000

/** Matches rows with a tag that contains the text. Returns undefined if the text is too short. */
export function tagContains(subject: TagSubject, text: string): SQL | undefined {
  const part = text.trim()
  if (part.length < MIN_SEARCH_LENGTH) return undefined
  const { id, tags, owner } = TAG_TABLES[subject]
  const keys = sql`select found.key from (${selectKeys(subject)}) found where found.key like lower(${toLikePattern(part)})`
  return sql`${id} = any(array(
    select t.${owner} from ${tags} t where t.key = any(array(${keys})) limit ${MAX_FOUND}
  ))`
}

/** Lists the tags in use, in natural order, each in the spelling of the oldest order or customer that has it. */
export async function listTags(db: Database, subject: TagSubject): Promise<string[]> {
  const { tags, owner } = TAG_TABLES[subject]
  const { rows } = await db.execute<{ tag: string }>(sql`
    select (select t.tag from ${tags} t where t.key = used.key order by t.key, t.${owner} limit 1) as tag
    from (${selectKeys(subject)} limit ${MAX_LISTED}) used`)
  return rows.map(({ tag }) => tag).toSorted(compareTags)
}

/** Lists the tags of one row, in natural order. */
export async function listRowTags(db: Database, subject: TagSubject, id: string): Promise<string[]> {
  const { tags, owner } = TAG_TABLES[subject]
  const { rows } = await db.execute<{ tag: string }>(sql`select t.tag from ${tags} t where t.${owner} = ${id}::uuid`)
  return rows.map(({ tag }) => tag).toSorted(compareTags)
}
