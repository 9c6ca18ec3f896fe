/** `isAll`: everything that matches the filter, on all pages. */
export type RowSelection<RowId extends string> = {
  readonly chosen: ReadonlySet<RowId>
  readonly isAll: boolean
  /** The row clicked last: the start of a range. */
  readonly anchor: RowId | null
}

export const NO_ROWS: RowSelection<never> = { chosen: new Set<never>(), isAll: false, anchor: null }

/** Selects or deselects a row. With `isRange`, all rows between the row and the anchor get the same state. */
export function withRow<RowId extends string>(
  selection: RowSelection<RowId>,
  ids: readonly RowId[],
  id: RowId,
  isRange = false,
): RowSelection<RowId> {
  const chosen = new Set(selection.isAll ? ids : selection.chosen)
  const isAdding = !chosen.has(id)
  const start = selection.anchor === null ? -1 : ids.indexOf(selection.anchor)
  const end = ids.indexOf(id)
  const toggled = isRange && start >= 0 ? ids.slice(Math.min(start, end), Math.max(start, end) + 1) : [id]
  for (const row of toggled) {
    if (isAdding) chosen.add(row)
    else chosen.delete(row)
  }
  return { chosen, isAll: false, anchor: id }
}

/** Selects all rows of the page or, if all are already selected, deselects everything. */
export function withPage<RowId extends string>(
  selection: RowSelection<RowId>,
  ids: readonly RowId[],
): RowSelection<RowId> {
  const isComplete = selection.isAll || ids.every((id) => selection.chosen.has(id))
  return isComplete ? NO_ROWS : { chosen: new Set(ids), isAll: false, anchor: null }
}
