import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import type { LookRow } from '#app/content/looks/admin/look-list.server.ts'
import { adminText } from '#app/content/looks/admin-text.ts'
import { moveItem } from '#app/lib/lists.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { getMoveForKey, MoveActions } from '#app/ui/admin/lists/move-actions.tsx'
import { RowIcon, RowIcons } from '#app/ui/admin/lists/row-icon.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { useTileDrag } from '#app/ui/admin/uploads/tile-drag.ts'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'

type LookTableProps = {
  readonly rows: readonly LookRow[]
  readonly onArrange: (ids: readonly string[]) => void
  readonly onDelete: (row: LookRow) => void
}

export function LookTable({ rows, onArrange, onDelete }: LookTableProps) {
  const [announcement, setAnnouncement] = useState('')
  const body = useRef<HTMLTableSectionElement>(null)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || to === from) return
    onArrange(moveItem(rows, from, to).map(({ id }) => id))
    setAnnouncement(adminText.movedTo(row.name, to + 1, rows.length))
  }
  const { drag, begin } = useTileDrag(body, move, 'y')
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <RowIcons icons={{ grip: GripVertical }} />
      <IndexTable
        className="collection-rows"
        caption={adminText.looks}
        isBusy={false}
        body={body}
        columns={[
          { label: adminText.image, isHidden: true },
          { label: adminText.name },
          { label: adminText.products, className: 'text-right' },
          { label: adminText.status },
          { label: adminText.position, isHidden: true },
          { label: adminText.actions, isHidden: true },
        ]}
      >
        {rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            index={index}
            count={rows.length}
            line={drag?.line.index === index ? drag.line.side : null}
            isDragged={drag?.from === index}
            onMove={move}
            onDragStart={begin}
            onDelete={() => onDelete(row)}
          />
        ))}
      </IndexTable>
    </>
  )
}

type RowProps = {
  readonly row: LookRow
  readonly index: number
  readonly count: number
  readonly line: 'before' | 'after' | null
  readonly isDragged: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onDragStart: (event: PointerEvent, index: number) => void
  readonly onDelete: () => void
}

function Row({ row, index, count, line, isDragged, ...callbacks }: RowProps) {
  const { id, name, products, shownProducts, removedColors } = row
  const edit = href('/admin/looks/edit/:id', { id })
  const status = useStatus(row)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = getMoveForKey(event, index)
    if (to === null) return
    event.preventDefault()
    callbacks.onMove(index, to)
  }
  return (
    <tr
      data-place={index}
      className={isDragged ? 'outline-2 -outline-offset-2 outline-plum' : ''}
      onKeyDown={onKeyDown}
    >
      <td className="cell-thumb w-8">
        <Thumb url={row.image} isSmall />
      </td>
      <th scope="row" className="cell-name wrap-anywhere md:w-full md:max-w-0">
        <RowLink to={edit} className="row-link line-clamp-2 font-medium text-ink">
          {name}
        </RowLink>
        {line && (
          <span
            aria-hidden="true"
            className={`absolute inset-x-0 z-(--z-sticky) h-1 bg-lumen outline-1 outline-ink ${line === 'before' ? '-top-0.5' : '-bottom-0.5'}`}
          />
        )}
      </th>
      <td className="cell-products text-right whitespace-nowrap">
        {products}
        <span className="md:sr-only"> {adminText.productsInSentence(products)}</span>
        {shownProducts < products && (
          <span className="text-amber"> · {adminText.hiddenCount(products - shownProducts)}</span>
        )}
        {removedColors > 0 && <span className="text-amber"> · {adminText.removedColors(removedColors)}</span>}
      </td>
      <td className="cell-status">
        <StatusBadge status={status.shown} />
      </td>
      <td className="cell-position">
        {count > 1 && (
          <span
            data-sort-handle
            aria-hidden="true"
            className="above-row grid h-9 w-6 cursor-grab touch-none place-items-center text-ink-3 select-none max-md:h-11"
            onPointerDown={(event) => callbacks.onDragStart(event, index)}
          >
            <RowIcon name="grip" />
          </span>
        )}
      </td>
      <td className="cell-actions text-right">
        <RowMenu name={name}>
          <RowLink to={edit}>{adminText.edit}</RowLink>
          <button type="button" onClick={status.toggle}>
            {status.shown === 'active' ? adminText.hideInStore : adminText.showInStore}
          </button>
          <MoveActions index={index} count={count} onMove={callbacks.onMove} />
          <button type="button" className="text-danger" onClick={callbacks.onDelete}>
            {adminText.deleteOne}
          </button>
        </RowMenu>
      </td>
    </tr>
  )
}

function useStatus({ id, isActive }: LookRow) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  const submitted = fetcher.formData?.get('status')
  const shown = (submitted ? submitted === 'active' : isActive) ? 'active' : 'draft'
  const toggle = () =>
    void fetcher.submit({ intent: 'status', id, status: shown === 'active' ? 'draft' : 'active' }, { method: 'post' })
  return { shown, toggle } as const
}
