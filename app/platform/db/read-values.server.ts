import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** Typed expressions, by the names of their columns in the result. */
type NamedValues = Readonly<Record<string, SQL>>

/** The row that a statement with these values returns. */
export type RowOf<Values extends NamedValues> = {
  readonly [Name in keyof Values]: Values[Name] extends SQL<infer Value> ? Value : never
}

/**
 * Returns the list of a select, so that a statement can read values of several modules in one round trip. The row's
 * types are those of the expressions.
 */
export function listValues<const Values extends NamedValues>(values: Values): SQL<RowOf<Values>> {
  // biome-ignore lint/plugin: names that the code gives to columns
  const columns = Object.entries(values).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  return sql`${sql.join(columns, sql`, `)}`
}

/** Reads values by a select without a table. */
export async function readValues<const Values extends NamedValues>(
  db: Database,
  values: Values,
): Promise<RowOf<Values>> {
  return await readRow(db, sql<RowOf<Values>>`select ${listValues(values)}`)
}

/** Returns the row of a statement that always has one. @throws if it has none */
export async function readRow<Row extends Readonly<Record<string, unknown>>>(
  db: Database,
  statement: SQL<Row>,
): Promise<Row> {
  const { rows } = await db.execute(statement)
  const [row] = rows
  if (!row) throw new Error('A statement that returns one row returned none')
  return row as Row // boundary: its expressions declare the types
}
