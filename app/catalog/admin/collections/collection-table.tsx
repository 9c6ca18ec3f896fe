import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { adminText } from '#app/catalog/admin/collections/admin-text.ts'
import type { CollectionRow } from '#app/catalog/admin/collections/collection-list.server.ts'
import type { CollectionListQuery } from '#app/catalog/admin/collections/collection-list.ts'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { formatNumber } from '#app/lib/format/number.ts'
import { moveItem } from '#app/lib/lists.ts'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { getMoveForKey, MoveActions } from '#app/ui/admin/lists/move-actions.tsx'
import { RowIcon, RowIcons } from '#app/ui/admin/lists/row-icon.tsx'
import { RowLink } from '#app/ui/admin/lists/row-link.tsx'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { useTileDrag } from '#app/ui/admin/uploads/tile-drag.ts'
import { type FailureResult, useFailureToast } from '#app/ui/admin/use-result.ts'

const listColumns = () =>
  [
    { column: 'name', label: adminText.nameLabel },
    { column: 'slug', label: adminText.slug },
    { column: 'products', label: adminText.products, align: 'right', first: 'desc' },
    { column: 'status', label: adminText.status },
    { column: 'position', label: adminText.position },
  ] as const

type CollectionTableProps = {
  readonly rows: readonly CollectionRow[]
  readonly query: CollectionListQuery
  /** The number of rows on earlier pages. */
  readonly before: number
  readonly total: number
  readonly isBusy: boolean
  /** Null if the rows are not in the storefront's order. */
  readonly onArrange: ((ids: readonly string[]) => void) | null
  readonly onDelete: (row: CollectionRow) => void
}

export function CollectionTable({ rows, query, before, total, isBusy, ...callbacks }: CollectionTableProps) {
  const [announcement, setAnnouncement] = useState('')
  const body = useRef<HTMLTableSectionElement>(null)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!callbacks.onArrange || !row || to < 0 || to >= rows.length || to === from) return
    callbacks.onArrange(moveItem(rows, from, to).map(({ id }) => id))
    setAnnouncement(adminText.movedTo(row.name, before + to + 1, total))
  }
  const { drag, begin } = useTileDrag(body, move, 'y')
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {callbacks.onArrange && <RowIcons icons={{ grip: GripVertical }} />}
      <IndexTable
        className="collection-rows"
        caption={adminText.collections}
        isBusy={isBusy}
        body={body}
        columns={[
          { label: adminText.image, isHidden: true },
          ...listColumns().map((column) => ({ ...column, ...query })),
          { label: adminText.actions, isHidden: true },
        ]}
      >
        {rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            index={index}
            count={rows.length}
            canMove={callbacks.onArrange !== null && rows.length > 1}
            line={drag?.line.index === index ? drag.line.side : null}
            isDragged={drag?.from === index}
            onMove={move}
            onDragStart={begin}
            onDelete={() => callbacks.onDelete(row)}
          />
        ))}
      </IndexTable>
    </>
  )
}

export function NoCollections({ isFiltered }: { isFiltered: boolean }) {
  const clearUrl = isFiltered ? href('/admin/collections') : null
  return (
    <EmptyList noun={adminText.collectionsInSentence} title={adminText.noneFound} clear={clearUrl}>
      <AdminButtonLink to={href('/admin/collections/new')}>{adminText.addFirstCollection}</AdminButtonLink>
    </EmptyList>
  )
}

type RowProps = {
  readonly row: CollectionRow
  readonly index: number
  readonly count: number
  readonly canMove: boolean
  readonly line: 'before' | 'after' | null
  readonly isDragged: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onDragStart: (event: PointerEvent, index: number) => void
  readonly onDelete: () => void
}

function Row({ row, index, count, canMove, line, isDragged, ...callbacks }: RowProps) {
  const { id, name, slug, description, products } = row
  const edit = href('/admin/collections/edit/:id', { id })
  const status = useStatus(row)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = canMove ? getMoveForKey(event, index) : null
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
        <Thumb url={row.imageUrl} isSmall />
      </td>
      <th scope="row" className="cell-name wrap-anywhere md:w-full md:max-w-0">
        <RowLink to={edit} className="row-link line-clamp-2 font-medium text-ink">
          {name}
        </RowLink>
        {description && <span className="block truncate text-xs text-ink-2 max-md:hidden">{description}</span>}
        {line && (
          <span
            aria-hidden="true"
            className={`absolute inset-x-0 z-(--z-sticky) h-1 bg-lumen outline-1 outline-ink ${line === 'before' ? '-top-0.5' : '-bottom-0.5'}`}
          />
        )}
      </th>
      <td className="max-w-60 truncate text-xs text-ink-2 max-md:hidden">{slug}</td>
      <td className="cell-products text-right">
        <TextLink to={`${href('/admin/products')}?${new URLSearchParams({ collection: id })}`} className="above-row">
          <span>
            {formatNumber(products)}
            <span className="md:sr-only"> {adminText.productsInSentence(products)}</span>
            <span className="sr-only"> {adminText.inCollection(name)}</span>
          </span>
        </TextLink>
      </td>
      <td className="cell-status">
        <StatusBadge status={status.shown} />
      </td>
      <td className="cell-position">
        <span className="flex items-center gap-1">
          {canMove && (
            <span
              data-sort-handle
              aria-hidden="true"
              className="above-row grid h-9 w-6 cursor-grab touch-none place-items-center text-ink-3 select-none max-md:h-11"
              onPointerDown={(event) => callbacks.onDragStart(event, index)}
            >
              <RowIcon name="grip" />
            </span>
          )}
          <span className="min-w-6 text-right text-ink-2 max-md:hidden">{row.position}</span>
        </span>
      </td>
      <td className="cell-actions text-right">
        <RowMenu name={name}>
          <RowLink to={edit}>{adminText.edit}</RowLink>
          <button type="button" onClick={status.toggle}>
            {status.shown === 'active' ? adminText.hideInStore : adminText.showInStore}
          </button>
          {canMove && <MoveActions index={index} count={count} onMove={callbacks.onMove} />}
          <button type="button" className="text-danger" onClick={callbacks.onDelete}>
            {adminText.deleteOne}
          </button>
        </RowMenu>
      </td>
    </tr>
  )
}

function useStatus({ id, status }: CollectionRow) {
  const fetcher = useFetcher<FailureResult>()
  useFailureToast(fetcher)
  const submitted = fetcher.formData?.get('status')
  const shown = submitted ? (submitted === 'active' ? 'active' : 'draft') : status
  const toggle = () =>
    void fetcher.submit({ intent: 'status', id, status: shown === 'active' ? 'draft' : 'active' }, { method: 'post' })
  return { shown, toggle } as const
}
