import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** Returns the tables that contain these digits, contiguous or separated only by non-digits. */
export function findTablesWithDigits(db: Database, digits: string): Promise<string[]> {
  return findTablesWhere(db, `strpos(regexp_replace(t::text, '\\D', '', 'g'), $1) > 0`, digits)
}

export function findTablesWithText(db: Database, text: string): Promise<string[]> {
  return findTablesWhere(db, 'strpos(t::text, $1) > 0', text)
}

/** Returns the tables with a row `t` for which the condition holds; `$1` is the value. */
async function findTablesWhere(db: Database, condition: string, value: string): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.$client.query(`select 1 from ${name} t where ${condition} limit 1`, [value])
    if (rows.rowCount) found.push(name)
  }
  if (tables.length < 20) throw new Error(`Only ${tables.length} tables were searched`)
  return found
}
