import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'

/** Typed expressions, by their column names in the result. */
type NamedValues = Readonly<Record<string, SQL>>

/** The row that a statement with these values returns. */
export type ValuesRow<Values extends NamedValues> = {
  readonly [Name in keyof Values]: Values[Name] extends SQL<infer Value> ? Value : never
}

/**
 * Returns a select list, so that a statement can read values from several modules in one round trip. The row's types
 * come from the expressions.
 */
export function toSelectList<const Values extends NamedValues>(values: Values): SQL<ValuesRow<Values>> {
  // biome-ignore lint/plugin: column names from the code
  const columns = Object.entries(values).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  return sql`${sql.join(columns, sql`, `)}`
}

/** Reads values with a select without a table. */
export async function readValues<const Values extends NamedValues>(
  db: Database,
  values: Values,
): Promise<ValuesRow<Values>> {
  return await readRow(db, sql<ValuesRow<Values>>`select ${toSelectList(values)}`)
}

/** Returns the row of a statement that always returns one row. @throws if it returns no row */
export async function readRow<Row extends Readonly<Record<string, unknown>>>(
  db: Database,
  statement: SQL<Row>,
): Promise<Row> {
  const { rows } = await db.execute(statement)
  const [row] = rows
  if (!row) throw new Error('A statement that must return one row returned none')
  return row as Row // boundary: the statement's expressions declare the types
}
