import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

type ActionMenuProps = { readonly label: string; readonly children: ReactNode }

/** Secondary actions behind "…": buttons and links. A native `<details>` works without scripts. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  /** Focuses the button first, so that a dialog of an action returns the focus to it. */
  const closeAndFocus = () => {
    menu.current?.querySelector('summary')?.focus()
    close()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && menu.current?.open) closeAndFocus()
  }
  return (
    <details ref={menu} className="action-menu" onKeyDown={closeByKey}>
      <summary className="action-menu-button" aria-label={label}>
        <Ellipsis className="size-5" aria-hidden="true" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on one of its actions */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and links in it handle keys */}
      <div className="action-menu-list" onClick={closeAndFocus}>
        {children}
      </div>
    </details>
  )
}
