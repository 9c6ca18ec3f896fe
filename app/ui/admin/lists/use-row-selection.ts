import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { NO_ROWS, type RowSelection, withPage, withRow } from '#app/ui/admin/lists/row-selection.ts'

export type Rows<RowId extends string = string> = ReturnType<typeof useRowSelection<RowId>>

/** Selects among `ids`, one page of `total` matches. A different page, sort order or filter empties the selection. */
export function useRowSelection<RowId extends string>(ids: readonly RowId[], total: number) {
  const { pathname, search } = useLocation()
  const url = pathname + search
  const [{ selectionUrl, selection }, setState] = useState<{
    selectionUrl: string
    selection: RowSelection<RowId>
  }>({
    selectionUrl: url,
    selection: NO_ROWS,
  })
  const current = selectionUrl === url ? selection : NO_ROWS
  const set = (next: RowSelection<RowId>) => setState({ selectionUrl: url, selection: next })
  const chosen = current.isAll ? ids : ids.filter((id) => current.chosen.has(id))
  const hasSelection = chosen.length > 0

  useEffect(() => {
    if (!hasSelection) return
    const clear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isNeededElsewhere(event)) {
        setState({ selectionUrl: url, selection: NO_ROWS })
      }
    }
    document.addEventListener('keydown', clear)
    return () => document.removeEventListener('keydown', clear)
  }, [hasSelection, url])

  return {
    chosen,
    count: current.isAll ? total : chosen.length,
    isAll: current.isAll,
    total,
    isPageSelected: hasSelection && chosen.length === ids.length,
    has: (id: RowId) => current.isAll || current.chosen.has(id),
    toggle: (id: RowId, isRange: boolean) => set(withRow(current, ids, id, isRange)),
    togglePage: () => set(withPage({ ...current, chosen: new Set(chosen) }, ids)),
    selectAll: () => set({ chosen: new Set(ids), isAll: true, anchor: null }),
    clear: () => set(NO_ROWS),
  }
}

/** Escape closes a dialog or menu, or clears a text field, before it clears a selection. */
function isNeededElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return true
  return target instanceof Element && target.matches('textarea, select, input:not([type="checkbox"])')
}
