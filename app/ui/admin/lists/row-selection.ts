/** Which rows of a list are chosen. `isAll`: everything that the list's filter matches, on whatever page. */
export type RowSelection<RowId extends string> = {
  readonly chosen: ReadonlySet<RowId>
  readonly isAll: boolean
  /** The row that was pressed last: where a range begins. */
  readonly anchor: RowId | null
}

export const NO_ROWS: RowSelection<never> = { chosen: new Set<never>(), isAll: false, anchor: null }

/**
 * Chooses a row of a page, or lets it go; with `isRange` all rows between it and the one pressed before follow it. Where
 * everything was chosen, the page's rows but this one stay.
 */
export function withRow<RowId extends string>(
  selection: RowSelection<RowId>,
  ids: readonly RowId[],
  id: RowId,
  isRange = false,
): RowSelection<RowId> {
  const chosen = new Set(selection.isAll ? ids : selection.chosen)
  const isChosen = !chosen.has(id)
  const start = selection.anchor === null ? -1 : ids.indexOf(selection.anchor)
  const end = ids.indexOf(id)
  const pressed = isRange && start >= 0 ? ids.slice(Math.min(start, end), Math.max(start, end) + 1) : [id]
  for (const row of pressed) {
    if (isChosen) chosen.add(row)
    else chosen.delete(row)
  }
  return { chosen, isAll: false, anchor: id }
}

/** Chooses all rows of a page, or none where all of them are chosen. */
export function withPage<RowId extends string>(
  selection: RowSelection<RowId>,
  ids: readonly RowId[],
): RowSelection<RowId> {
  const isWhole = selection.isAll || ids.every((id) => selection.chosen.has(id))
  return isWhole ? NO_ROWS : { chosen: new Set(ids), isAll: false, anchor: null }
}
