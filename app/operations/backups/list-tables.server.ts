import type { Client } from 'pg'
import { EXCLUDED_TABLES } from '#app/exchange/excluded-tables.ts'
import { FORMER_TABLES } from '#app/operations/backups/backed-up-tables.ts'
import { sortByLoadOrder, type Table } from '#app/operations/backups/load-order.ts'

/** Lists all tables of the store by name, except those of extensions. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; refers_to: string[] }>(
    `select t.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
         where c.conrelid = t.oid and c.contype = 'f') as refers_to
     from pg_class t
     where t.relkind in ('r', 'p') and t.relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
     order by t.relname`,
  )
  return rows.map(({ name, columns, refers_to }) => ({ name, columns, refersTo: refers_to }))
}

/** Lists the tables of a backup in load order. Includes all tables except excluded and former ones. */
export async function listBackedUpTables(client: Client): Promise<Table[]> {
  const excluded = new Set([...Object.keys(EXCLUDED_TABLES), ...FORMER_TABLES])
  return sortByLoadOrder((await listTables(client)).filter(({ name }) => !excluded.has(name)))
}
