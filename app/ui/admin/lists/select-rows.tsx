import { type ChangeEvent, useEffect, useRef } from 'react'
import type { Rows } from '#app/ui/admin/lists/use-row-selection.ts'

/** Chooses all rows of the page; between all and none it is neither. The first head of the table. */
export function SelectHeader({ rows }: { rows: Pick<Rows, 'count' | 'isPage' | 'togglePage'> }) {
  const box = useRef<HTMLInputElement>(null)
  const isSome = rows.count > 0 && !rows.isPage
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <th scope="col" className="cell-select">
      <label className="select-box">
        <input
          ref={box}
          type="checkbox"
          aria-label="Select all rows on this page"
          checked={rows.isPage}
          onChange={rows.togglePage}
        />
      </label>
    </th>
  )
}

/** Chooses a row; with Shift all up to the one pressed before. The first cell of the row. `name`: what the row is about. */
export function SelectCell<RowId extends string>({ rows, id, name }: { rows: Rows<RowId>; id: RowId; name: string }) {
  const press = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    rows.press(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <td className="cell-select">
      <label
        className="select-box above-row"
        onMouseDown={(event) => event.shiftKey && event.preventDefault()} // which would mark the text between
      >
        <input type="checkbox" aria-label={`Select ${name}`} checked={rows.has(id)} onChange={press} />
      </label>
    </td>
  )
}
