import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { compileSql } from '#app/platform/db/compiled.ts'

type Values<Table extends PgTable, Other extends PropertyKey> = Readonly<Required<Omit<Table['$inferInsert'], Other>>>

/**
 * Creates a statement that inserts rows sent as one JSON value. The statement is assembled once and is the same for any
 * number of rows, so PostgreSQL plans it once. `defaults`: columns that get their default. `computed`: columns that are
 * not in the rows, with the expressions of their values, in which `r` is the row.
 */
export function createJsonInsert<
  Table extends PgTable,
  Default extends string & keyof Table['$inferInsert'] = never,
  Computed extends string & keyof Table['$inferInsert'] = never,
>(
  table: Table,
  { defaults = [], computed = [] }: { defaults?: readonly Default[]; computed?: readonly (readonly [Computed, SQL])[] },
): (rows: readonly Values<Table, Default | Computed>[]) => SQL {
  const others: ReadonlySet<string> = new Set([...defaults, ...computed.map(([name]) => name)])
  const givenColumns = Object.entries(getTableColumns(table)).filter(
    ([name, { generated }]) => !generated && !others.has(name),
  )
  // biome-ignore lint/plugin: column names
  const quote = (name: string) => sql`${sql.identifier(name)}`
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
  const columns = [...givenColumns, ...computed].map(([name]) => quote(toSnakeCase(name)))
  const values = [...givenColumns.map(([name]) => sql`r.${quote(name)}`), ...computed.map(([, value]) => value)]
  // biome-ignore lint/plugin: column types
  const types = givenColumns.map(([name, column]) => sql`${quote(name)} ${sql.raw(column.getSQLType())}`)
  const head = compileSql(
    sql`insert into ${table} (${list(columns)}) select ${list(values)} from json_to_recordset(`.inlineParams(),
  )
  const tail = compileSql(sql`::json) as r (${list(types)})`)
  return (rows) => sql`${head}${JSON.stringify(rows, writeBytesAsHex)}${tail}`
}

/**
 * Writes bytes in the hex format of PostgreSQL. `JSON.stringify` converts a `Buffer` to a plain object before it calls
 * this.
 */
function writeBytesAsHex(this: unknown, key: string, value: unknown): unknown {
  const original = typeof this === 'object' && this !== null ? Reflect.get(this, key) : value
  return original instanceof Uint8Array ? `\\x${Buffer.from(original).toString('hex')}` : value
}
