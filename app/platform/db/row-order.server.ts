import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#app/platform/db/db.server.ts'

type PositionedRow = { readonly id: string; readonly position: number }

/** A row with its former and its new position. */
export type MovedRow = { readonly id: string; readonly from: number; readonly to: number }

type ArrangedTable = PgTable & Readonly<Record<'id' | 'position' | 'updatedAt', AnyPgColumn>>

/**
 * Puts rows into the order of `ids`, reusing their positions (see `arrange`). Returns the rows that moved. `where`
 * selects the rows that share an order; by default, all rows of the table.
 */
export async function arrangeRows(
  tx: Database,
  table: ArrangedTable,
  ids: readonly string[],
  where: SQL = sql`true`,
): Promise<readonly MovedRow[]> {
  const { rows } = await tx.execute<PositionedRow>(
    sql`select id, position from ${table} where ${where} order by id for no key update`,
  )
  const movedRows = arrange(rows, ids)
  if (movedRows.length === 0) return []
  const [movedIds, positions] = [movedRows.map(({ id }) => id), movedRows.map(({ to }) => to)]
  await tx.execute(
    sql`update ${table} set position = moved.position, updated_at = now()
      from unnest(${sql.param(movedIds)}::uuid[], ${sql.param(positions)}::int[]) as moved (id, position)
      where ${table.id} = moved.id`,
  )
  return movedRows
}

/** Returns the changes that put rows into the order of `ids`. Reuses their positions, and makes equal ones distinct. */
export function arrange(rows: readonly PositionedRow[], ids: readonly string[]): readonly MovedRow[] {
  const before = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const knownIds = new Set(before.map(({ id }) => id))
  const arrangedIds = [...new Set(ids)].filter((id) => knownIds.has(id))
  const movingIds = new Set(arrangedIds)
  const after = before.map(({ id }) => (movingIds.has(id) ? (arrangedIds.shift() ?? id) : id))
  const previousPositions = new Map(before.map(({ id, position }) => [id, position]))
  let last = Number.NEGATIVE_INFINITY
  return after.flatMap((id, index) => {
    const to = Math.max(before[index]?.position ?? 0, last + 1)
    last = to
    const from = previousPositions.get(id)
    return from === undefined || from === to ? [] : [{ id, from, to }]
  })
}
