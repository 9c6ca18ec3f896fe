import { inArray, type SQL, sql } from 'drizzle-orm'
import { type Id, parseId } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { TAG_TABLES } from '#app/orders/tags/find-tags.server.ts'
import { findTagsOnlyIn, MAX_TAGGED_ROWS, MAX_TAGS, type TagChange, type TagSubject } from '#app/orders/tags/tags.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'

/** Numbers of rows. `full` counts the rows to which no tag was added, because they would have had too many. */
export type TagCounts = { readonly found: number; readonly changed: number; readonly full: number }

type RowTag = { readonly id: string; readonly tag: string }

/**
 * Removes the tags that are only in `before` from the chosen rows, and adds those that are only in `after`. A row that
 * already has a tag keeps the existing spelling.
 */
export async function saveTags(
  db: Database,
  subject: TagSubject,
  where: SQL | undefined,
  { before, after }: Pick<TagChange, 'before' | 'after'>,
  staffId: Id<'staff'>,
): Promise<TagCounts> {
  const { rows, id } = TAG_TABLES[subject]
  return await withTx(db, async (tx) => {
    const locked = await tx.execute<{ id: string }>(
      sql`select ${id} from ${rows} where ${where ?? sql`true`} order by ${id} limit ${MAX_TAGGED_ROWS} for no key update`,
    )
    const ids = locked.rows.map((row) => row.id)
    const removed = await removeTags(tx, subject, ids, findTagsOnlyIn(before, after))
    const { added, full } = await addTags(tx, subject, ids, findTagsOnlyIn(after, before))
    await recordTagChanges(tx, subject, { removed, added }, staffId)
    return { found: ids.length, changed: new Set([...removed, ...added].map((row) => row.id)).size, full }
  })
}

async function addTags(tx: Database, subject: TagSubject, ids: readonly string[], tags: readonly string[]) {
  const { tags: table, owner } = TAG_TABLES[subject]
  const spelledTags = await findSpellings(tx, subject, tags)
  const existing = await tx.execute<{ id: string; key: string }>(
    sql`select t.${owner} as id, t.key from ${table} t where t.${owner} = any(${sql.param(ids)}::uuid[])`,
  )
  const tagsByRow = Map.groupBy(existing.rows, ({ id }) => id)
  let full = 0
  const newRowTags = ids.flatMap((id): RowTag[] => {
    const existingKeys = new Set(tagsByRow.get(id)?.map(({ key }) => key))
    const missingTags = spelledTags.filter(({ key }) => !existingKeys.has(key))
    if (existingKeys.size + missingTags.length <= MAX_TAGS) return missingTags.map(({ tag }) => ({ id, tag }))
    full += 1
    return []
  })
  const column = (name: keyof RowTag) => sql.param(newRowTags.map((row) => row[name]))
  const { rows } = await tx.execute<RowTag>(sql`
    insert into ${table} (${owner}, tag) select * from unnest(${column('id')}::uuid[], ${column('tag')}::text[])
    on conflict do nothing returning ${owner} as id, tag`)
  return { added: rows, full }
}

/** Returns each tag once, with its key, in the spelling that other rows use. */
async function findSpellings(tx: Database, subject: TagSubject, tags: readonly string[]) {
  const { tags: table } = TAG_TABLES[subject]
  const { rows } = await tx.execute<{ key: string; tag: string }>(sql`
    select distinct on (lower(n.tag)) lower(n.tag) as key, coalesce((
      select t.tag from ${table} t where t.key = lower(n.tag) order by t.created_at limit 1
    ), n.tag) as tag
    from unnest(${sql.param(tags)}::text[]) with ordinality as n (tag, position) order by lower(n.tag), n.position`)
  return rows
}

async function removeTags(tx: Database, subject: TagSubject, ids: readonly string[], tags: readonly string[]) {
  const { tags: table, owner } = TAG_TABLES[subject]
  const { rows } = await tx.execute<RowTag>(sql`
    delete from ${table} t where t.${owner} = any(${sql.param(ids)}::uuid[])
      and t.key in (select lower(n.tag) from unnest(${sql.param(tags)}::text[]) as n (tag))
    returning t.${owner} as id, t.tag`)
  return rows
}

type ChangedTags = { readonly removed: readonly RowTag[]; readonly added: readonly RowTag[] }

/**
 * Records the changes in the audit log and in the timelines of orders. Marks customers as changed, so that undoing an
 * import keeps them.
 */
async function recordTagChanges(
  tx: Database,
  subject: TagSubject,
  { removed, added }: ChangedTags,
  staffId: Id<'staff'>,
): Promise<void> {
  const ids = [...new Set([...removed, ...added].map(({ id }) => id))]
  if (ids.length === 0) return
  const entity = subject === 'orders' ? 'order' : 'customer'
  const changes = ids.map((id) => ({
    action: `${entity}.update`,
    entity,
    entityId: id,
    changes: { fields: ['tags'] },
  }))
  await recordChanges(tx, staffId, changes)
  if (subject === 'customers') {
    await tx
      .update(customers)
      .set({ updatedAt: new Date() })
      .where(inArray(sql`${customers.id}`, ids))
    return
  }
  const toEvents = (rows: readonly RowTag[], toDetail: (tag: string) => { from: string } | { to: string }) =>
    rows.flatMap(({ id, tag }) => {
      const orderId = parseId<'order'>(id)
      return orderId ? [{ orderId, kind: 'tag' as const, detail: toDetail(tag), staffId }] : []
    })
  await tx
    .insert(orderEvents)
    .values([...toEvents(removed, (from) => ({ from })), ...toEvents(added, (to) => ({ to }))])
}
