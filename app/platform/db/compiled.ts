import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** How names of columns are spelt in the database. */
export const CASING = 'snake_case'

const dialect = new PgDialect({ casing: CASING })

/**
 * The same part of a statement as one text. Drizzle puts a statement together anew each time it is asked, column by column:
 * for a part that is always the same, and is asked with every page, that is done here once.
 * @throws Error where it holds a value, which would have to be sent beside it.
 */
export function compiled<ActionResult>(part: SQL<ActionResult>): SQL<ActionResult> {
  const { sql: text, params } = dialect.sqlToQuery(part)
  if (params.length > 0) throw new Error(`This part of a statement is not always the same: ${text}`)
  // biome-ignore lint/plugin: a statement's own text, in which nothing was put that came from outside
  return sql<ActionResult>`${sql.raw(text)}`
}
