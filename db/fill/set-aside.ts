import { type Client, escapeIdentifier } from 'pg'
import { FILLED_TABLES } from '#db/fill/batch.ts'

/** Triggers whose work is done later for all rows at once (as in `recount_orders`). */
const TRIGGERS = [
  ['products', 'price_new_product'],
  ['product_variants', 'price_coming_or_gone_variant'],
  ['orders', 'count_orders_of_insert'],
] as const

/**
 * Drops what makes copying slow: the indexes that no constraint needs, foreign keys, and triggers. Returns the
 * statements that restore all of this and check every row.
 */
export async function setAside(client: Client): Promise<string[]> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
      order by 1`,
    [FILLED_TABLES],
  )
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and conrelid = any($1::regclass[]) order by 1, 2`,
    [FILLED_TABLES],
  )
  await client.query(`drop index ${indexes.rows.map(({ name }) => name).join(', ')}`)
  for (const { table, name } of keys.rows) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`)
  }
  for (const [table, trigger] of TRIGGERS) await client.query(`alter table ${table} disable trigger ${trigger}`)
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...keys.rows.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
    ),
    ...TRIGGERS.map(([table, trigger]) => `alter table ${table} enable trigger ${trigger}`),
  ]
}
