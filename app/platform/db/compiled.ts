import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

export const CASING = 'snake_case'

const dialect = new PgDialect({ casing: CASING })

/** Returns a statement's constant part, assembled once. @throws if it has a parameter */
export function compileSql<Result>(part: SQL<Result>): SQL<Result> {
  const { sql: text, params } = dialect.sqlToQuery(part)
  if (params.length > 0) throw new Error(`This part of a statement is not constant: ${text}`)
  // biome-ignore lint/plugin: the text of the statement, without any outside input
  return sql<Result>`${sql.raw(text)}`
}
