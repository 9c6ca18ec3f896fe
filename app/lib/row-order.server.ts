import { type SQL, sql } from 'drizzle-orm'
import type { Placed } from '#app/lib/row-order.ts'

/** The rows `moved (id, position)`, for one `update … from` of all of them. */
export function movedRows(moved: readonly Placed<string>[]): SQL {
  const [ids, positions] = [moved.map(({ id }) => id), moved.map(({ position }) => position)]
  return sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(positions)}::int[]) as moved (id, position)`
}

/** The entries of the audit log for rows that moved. */
export function positionChanges<Entity extends 'category' | 'collection' | 'market' | 'shipping-zone'>(
  entity: Entity,
  rows: readonly Placed<string>[],
  moved: readonly Placed<string>[],
) {
  const was = new Map(rows.map(({ id, position }) => [id, position]))
  return moved.map(({ id, position }) => ({
    action: `${entity}.update` as const,
    entity,
    entityId: id,
    changes: { position: { from: was.get(id), to: position } },
  }))
}
