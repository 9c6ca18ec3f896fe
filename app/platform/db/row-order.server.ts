import { type SQL, sql } from 'drizzle-orm'

/** The rows `moved (id, position)`, for one `update … from` of all of them. */
export function movedRows(moved: readonly Placed[]): SQL {
  const [ids, positions] = [moved.map(({ id }) => id), moved.map(({ position }) => position)]
  return sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(positions)}::int[]) as moved (id, position)`
}

export type Placed = { readonly id: string; readonly position: number }

/** Returns the changes that put `ids` into this order. Reuses their positions, made distinct if equal. */
export function arrange(rows: readonly Placed[], ids: readonly string[]): Placed[] {
  const before = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const known = new Set(before.map(({ id }) => id))
  const arranged = [...new Set(ids)].filter((id) => known.has(id))
  const moving = new Set(arranged)
  const after = before.map(({ id }) => (moving.has(id) ? (arranged.shift() ?? id) : id))
  const was = new Map(before.map(({ id, position }) => [id, position]))
  let last = Number.NEGATIVE_INFINITY
  return after.flatMap((id, index) => {
    const position = Math.max(before[index]?.position ?? 0, last + 1)
    last = position
    return was.get(id) === position ? [] : [{ id, position }]
  })
}
