import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { NO_ROWS, type RowSelection, withPage, withRow } from '#app/ui/admin/lists/row-selection.ts'

export type Rows<RowId extends string = string> = ReturnType<typeof useRowSelection<RowId>>

/** Selects among `ids`, one page of `total` matches. A different page, sort order or filter empties the selection. */
export function useRowSelection<RowId extends string>(ids: readonly RowId[], total: number) {
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [{ selectionAddress, selection }, setState] = useState<{
    selectionAddress: string
    selection: RowSelection<RowId>
  }>({
    selectionAddress: address,
    selection: NO_ROWS,
  })
  const now = selectionAddress === address ? selection : NO_ROWS
  const set = (next: RowSelection<RowId>) => setState({ selectionAddress: address, selection: next })
  const chosen = now.isAll ? ids : ids.filter((id) => now.chosen.has(id))
  const isAny = chosen.length > 0

  useEffect(() => {
    if (!isAny) return
    const clear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isNeededElsewhere(event)) {
        setState({ selectionAddress: address, selection: NO_ROWS })
      }
    }
    document.addEventListener('keydown', clear)
    return () => document.removeEventListener('keydown', clear)
  }, [isAny, address])

  return {
    chosen,
    count: now.isAll ? total : chosen.length,
    isAll: now.isAll,
    total,
    isPage: isAny && chosen.length === ids.length,
    has: (id: RowId) => now.isAll || now.chosen.has(id),
    toggle: (id: RowId, isRange: boolean) => set(withRow(now, ids, id, isRange)),
    togglePage: () => set(withPage({ ...now, chosen: new Set(chosen) }, ids)),
    selectAll: () => set({ chosen: new Set(ids), isAll: true, anchor: null }),
    clear: () => set(NO_ROWS),
  }
}

/** Escape closes a dialog or menu, or clears a text field, before it clears a selection. */
function isNeededElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover="auto"]:popover-open')) return true
  return target instanceof Element && target.matches('textarea, select, input:not([type="checkbox"])')
}
