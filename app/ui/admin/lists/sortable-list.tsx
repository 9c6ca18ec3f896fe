import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { adminText } from '#app/ui/admin/admin-text.ts'
import { getMoveForKey, MoveActions } from '#app/ui/admin/lists/move-actions.tsx'
import { OPEN_ROW_ON_CLICK } from '#app/ui/admin/lists/open-row.ts'
import { RowMenu } from '#app/ui/admin/lists/row-menu.tsx'
import { useRowFocus } from '#app/ui/admin/lists/use-row-focus.ts'
import { UnsentNote } from '#app/ui/admin/unsent-form.tsx'
import { useTileDrag } from '#app/ui/admin/uploads/tile-drag.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

type SortableListProps<Item> = {
  readonly id?: string
  readonly label: string
  readonly items: readonly Item[]
  readonly toKey: (item: Item) => string
  readonly getName: (item: Item) => string
  readonly onMove: (from: number, to: number) => void
  readonly onRemove?: ((index: number) => void) | undefined
  readonly empty?: ReactNode
  readonly disabled?: boolean
  /** True if rows consist of fields. Handle and menu are beside the first line, which is as tall as the menu. */
  readonly hasFields?: boolean
  /** True if the fields of the rows are sent as one list, which needs scripts. */
  readonly isSentAsList?: boolean
  /** The number of rows shown at first; a button shows that many more. */
  readonly max?: number
  /** A control with a `data-row-button` can receive the focus after a removal, as the menu can; see `useRowFocus`. */
  readonly control?: (item: Item, index: number) => ReactNode
  /** Buttons and links for the menu of a row, between moving and removing. */
  readonly actions?: (item: Item, index: number) => ReactNode
  readonly children: (item: Item, index: number) => ReactNode
}

/**
 * Rows that can be arranged by dragging (on touch screens by the handle, since swiping scrolls), from a menu, or with
 * Alt+↑ and Alt+↓.
 */
export function SortableList<Item>({
  id,
  label,
  items,
  toKey,
  getName,
  onMove,
  onRemove,
  empty,
  disabled = false,
  hasFields = false,
  isSentAsList = false,
  max = Number.POSITIVE_INFINITY,
  control,
  actions,
  children,
}: SortableListProps<Item>) {
  const [announcement, setAnnouncement] = useState('')
  const [shownCount, setShownCount] = useState(max)
  const box = useRef<HTMLFieldSetElement>(null)
  const { list, rowProps } = useRowFocus<HTMLOListElement>(() => box.current)
  const count = items.length
  const isHydrated = useHydrated()

  const move = (from: number, to: number) => {
    const item = items[from]
    if (disabled || !item || to === from || to < 0 || to >= count) return
    onMove(from, to)
    setAnnouncement(adminText.movedToPosition(getName(item), to, count))
  }
  const remove = (index: number) => {
    const item = items[index]
    if (!item) return
    onRemove?.(index)
    setAnnouncement(adminText.removed(getName(item)))
  }
  const { drag, begin } = useTileDrag(list, move, 'y')

  return (
    <>
      {isSentAsList && <UnsentNote />}
      <fieldset ref={box} id={id} aria-label={label} tabIndex={-1} inert={isSentAsList && !isHydrated}>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {count === 0 ? (
          empty
        ) : (
          <ol ref={list} {...OPEN_ROW_ON_CLICK}>
            {items.slice(0, shownCount).map((item, index) => {
              const key = toKey(item)
              return (
                <Row
                  key={key}
                  name={getName(item)}
                  index={index}
                  count={count}
                  disabled={disabled}
                  hasFields={hasFields}
                  isDragged={drag?.from === index}
                  line={drag?.line.index === index ? drag.line.side : null}
                  onDragStart={begin}
                  onMove={move}
                  onRemove={onRemove && remove}
                  control={control?.(item, index)}
                  actions={actions?.(item, index)}
                  focusProps={rowProps(index)}
                >
                  {children(item, index)}
                </Row>
              )
            })}
          </ol>
        )}
        {count > shownCount && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            {adminText.itemsShown(shownCount, count)}
            <TextButton className="text-base" onClick={() => setShownCount(shownCount + max)}>
              {adminText.showMore}
            </TextButton>
          </p>
        )}
      </fieldset>
    </>
  )
}

type RowProps = {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly disabled: boolean
  readonly hasFields: boolean
  readonly isDragged: boolean
  readonly line: 'before' | 'after' | null
  readonly onDragStart: (event: PointerEvent, index: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: ((index: number) => void) | undefined
  readonly focusProps: ReturnType<ReturnType<typeof useRowFocus>['rowProps']>
  readonly control: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

function Row({
  name,
  index,
  count,
  disabled,
  hasFields,
  isDragged,
  line,
  control,
  actions,
  focusProps,
  children,
  ...handlers
}: RowProps) {
  const canMove = count > 1 && !disabled
  const onKeyDown = (event: KeyboardEvent) => {
    const to = getMoveForKey(event, index)
    if (to === null) return
    event.preventDefault()
    handlers.onMove(index, to)
  }
  return (
    <li
      data-place={index}
      className={`relative flex items-center gap-x-2 has-[.summary-panel[open]]:items-start border-b border-line bg-paper py-1.5 last:border-b-0 ${hasFields ? 'field-row' : ''} ${isDragged ? 'bg-lumen-soft outline-2 -outline-offset-2 outline-plum' : ''}`}
      onKeyDown={onKeyDown}
      {...focusProps}
      onPointerDown={(event) =>
        canMove && event.pointerType !== 'touch' && !isControl(event.target) && handlers.onDragStart(event, index)
      }
    >
      {count > 1 && (
        <span
          data-sort-handle
          aria-hidden="true"
          className="grid size-6 shrink-0 cursor-grab touch-none place-items-center text-ink-3 max-md:h-11 md:has-[~div_.summary-panel[open]]:mt-1.5"
          onPointerDown={(event) => canMove && event.pointerType === 'touch' && handlers.onDragStart(event, index)}
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <div className={`min-w-[min(8rem,100%)] flex-1 ${canMove ? 'cursor-grab select-none' : ''}`}>{children}</div>
        {control}
      </div>
      {(count > 1 || actions || handlers.onRemove) && (
        <RowMenu name={name}>
          <MoveActions index={index} count={count} disabled={disabled} onMove={handlers.onMove} />
          {actions}
          {handlers.onRemove && (
            <button
              type="button"
              className="text-danger"
              disabled={disabled}
              onClick={() => handlers.onRemove?.(index)}
            >
              {adminText.remove}
            </button>
          )}
        </RowMenu>
      )}
      {line && (
        <span
          aria-hidden="true"
          className={`absolute inset-x-0 z-(--z-sticky) h-1 bg-lumen outline-1 outline-ink ${line === 'before' ? '-top-0.5' : '-bottom-0.5'}`}
        />
      )}
    </li>
  )
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, textarea, label, summary') !== null
}
