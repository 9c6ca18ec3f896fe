import { type ChangeEvent, useEffect, useRef } from 'react'
import { adminText } from '#app/ui/admin/admin-text.ts'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'

export function SelectHeader({ rows }: { rows: Pick<Rows, 'count' | 'isPageSelected' | 'togglePage'> }) {
  const box = useRef<HTMLInputElement>(null)
  const isPartial = rows.count > 0 && !rows.isPageSelected
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <th scope="col" className="cell-select">
      <label className="select-box">
        <input
          ref={box}
          type="checkbox"
          aria-label={adminText.selectRowsOfPage}
          checked={rows.isPageSelected}
          onChange={rows.togglePage}
        />
      </label>
    </th>
  )
}

export function SelectCell<RowId extends string>({ rows, id, name }: { rows: Rows<RowId>; id: RowId; name: string }) {
  const toggle = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    rows.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <td className="cell-select">
      <label
        className="select-box above-row"
        onMouseDown={(event) => event.shiftKey && event.preventDefault()} // prevents selecting text
      >
        <input type="checkbox" aria-label={adminText.selectRow(name)} checked={rows.has(id)} onChange={toggle} />
      </label>
    </td>
  )
}
