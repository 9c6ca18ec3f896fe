import { ChevronDown, Ellipsis } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type ActionMenuProps = {
  readonly label: string
  /** Shows the label in place of "…". */
  readonly hasText?: boolean
  /** True in a list row (see `RowMenu`). After the removal of a row, `useRowFocus` focuses the next menu. */
  readonly isInRow?: boolean
  readonly children: ReactNode
}

/** Secondary actions behind "…": buttons and links. A native `<details>` works without JavaScript. */
export function ActionMenu({ label, hasText = false, isInRow = false, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** Returns the focus to the button. If the action opens a dialog, closing the dialog also returns the focus there. */
  const close = () => {
    const { current } = menu
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus()
    current?.removeAttribute('open')
  }
  useEffect(() => {
    const { current } = menu
    const list = current?.lastElementChild
    if (!isOpen || !current || !(list instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => keepInView(current, list)) // also fires if the text size changes
    observer.observe(list)
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      observer.disconnect()
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.preventDefault() // Escape would also clear the selection of a list
    close()
  }
  /** Without a `relatedTarget`, the window has lost the focus, or the user clicked in the menu but not on a control. */
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open')
  }
  return (
    <details
      ref={menu}
      name="action-menu" // so that the browser closes all other menus
      className={`action-menu ${isInRow ? 'row-menu' : ''}`}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {hasText ? (
        <summary className="action-menu-text">
          {label}
          <ChevronDown className="size-4" aria-hidden="true" />
        </summary>
      ) : (
        <summary className="action-menu-button" aria-label={label} data-row-button={isInRow ? 'menu' : undefined}>
          <Ellipsis className="size-5" aria-hidden="true" />
        </summary>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the list closes after a click on one of its actions */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and links in it handle keys */}
      <div className="action-menu-list" onClick={close}>
        {children}
      </div>
    </details>
  )
}

/** The distance to the edge of the window, in px. */
const EDGE = 8

/** Opens the menu upwards or to the other side if it would otherwise not fit. */
function keepInView(menu: HTMLElement, list: HTMLElement): void {
  delete menu.dataset.side
  delete menu.dataset.align
  list.style.translate = ''
  const { top } = menu.getBoundingClientRect()
  const { bottom, height, left } = list.getBoundingClientRect()
  if (bottom > window.innerHeight && top > height) menu.dataset.side = 'above'
  if (left < (menu.closest('main')?.getBoundingClientRect().left ?? 0)) menu.dataset.align = 'start'
  const excess = list.getBoundingClientRect().right + EDGE - document.documentElement.clientWidth
  if (excess > 0) list.style.translate = `${-excess}px`
}
