import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type ActionMenuProps = {
  readonly label: string
  /** In a row of a list: without a frame. It passes the focus on, see `useRowFocus`. */
  readonly isInRow?: boolean
  readonly children: ReactNode
}

/** Secondary actions behind "…": buttons and links. A native `<details>` works without scripts. */
export function ActionMenu({ label, isInRow = false, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    const { current } = menu
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus()
    current?.removeAttribute('open')
  }
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) close()
  }
  return (
    <details
      ref={menu}
      name="action-menu" // the browser closes the other menus
      className="action-menu"
      onKeyDown={closeByKey}
      onToggle={({ currentTarget }) => currentTarget.open && keepInView(currentTarget)}
    >
      <summary
        className={`action-menu-button ${isInRow ? 'border-transparent! hover:bg-mist' : ''}`}
        aria-label={label}
        data-row-button={isInRow ? 'menu' : undefined}
      >
        <Ellipsis className={isInRow ? 'size-4' : 'size-5'} aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on one of its actions */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and links in it handle keys */}
      <div className="action-menu-list" onClick={closeAndFocus}>
        {children}
      </div>
    </details>
  )
}

/** Opens the menu upwards if there is more space than below it. */
function keepInView(menu: HTMLDetailsElement): void {
  delete menu.dataset.side
  const list = menu.lastElementChild
  if (!list) return
  const { top } = menu.getBoundingClientRect()
  const { bottom, height } = list.getBoundingClientRect()
  if (bottom > window.innerHeight && top > height) menu.dataset.side = 'above'
}
