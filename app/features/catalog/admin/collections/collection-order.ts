type Placed<Key> = { readonly id: Key; readonly position: number }

/**
 * What has to change so that the collections of `ids` stand in that order, on the places that they hold among all of
 * them (`rows`, in any sequence). Positions that staff gave stay where they are and only change hands; where several share
 * one, those behind move up. Ids that are not there are passed over.
 */
export function arrange<Key extends string>(rows: readonly Placed<Key>[], ids: readonly Key[]): Placed<Key>[] {
  const before = rows.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const known = new Set(before.map(({ id }) => id))
  const arranged = [...new Set(ids)].filter((id) => known.has(id))
  const moving = new Set(arranged)
  const after = before.map(({ id }) => (moving.has(id) ? (arranged.shift() ?? id) : id))
  const was = new Map(before.map(({ id, position }) => [id, position]))
  let last = Number.NEGATIVE_INFINITY
  return after.flatMap((id, place) => {
    const position = Math.max(before[place]?.position ?? 0, last + 1)
    last = position
    return was.get(id) === position ? [] : [{ id, position }]
  })
}
