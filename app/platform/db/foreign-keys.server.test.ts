import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Staff accounts are deactivated, never deleted. A return is deleted only together with its demo order. */
const NEEDS_NO_INDEX = ['staff_id', 'undone_by', 'return_id']

test('every foreign key has an index for deletes', async () => {
  const { rows } = await database.db.execute<{ reference: string }>(sql`
    select conrelid::regclass || '(' || string_agg(attname, ', ' order by attnum) || ')' as reference
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and attname <> all (${sql.param(NEEDS_NO_INDEX)}) and not exists (
      select from pg_index where indrelid = conrelid and (indkey::int2[])[0 : cardinality(conkey) - 1] @> conkey
    )
    group by pg_constraint.oid, conrelid
    order by 1`)
  expect(rows.map(({ reference }) => reference)).toEqual([])
})

test('foreign keys defined only in the baseline are present, and clear their column when the referenced row is deleted', async () => {
  const { rows } = await database.db.execute<{ table: string; onDelete: string }>(sql`
    select conrelid::regclass::text as "table", confdeltype as "onDelete" from pg_constraint
    where conname = 'waiting_list_order_id_orders_id_fk' and confrelid = 'orders'::regclass`)
  expect(rows).toEqual([{ table: 'waiting_list', onDelete: 'n' }])
})
