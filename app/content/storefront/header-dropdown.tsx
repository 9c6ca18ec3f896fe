import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuLink as NestedLink } from '#app/content/menus/menu-links.ts'
import { MenuImage, MenuLink } from '#app/content/storefront/menu-link.tsx'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'

const OPEN_AFTER_MS = 80
const CLOSE_AFTER_MS = 200
/** If there are more links, they have no images. */
const MAX_IMAGES = 6

/** Disclosure navigation: opens on hover with a mouse, otherwise on a click. */
export function HeaderDropdown({ label, links }: { label: string; links: readonly NestedLink[] }) {
  const [shouldOpen, setShouldOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const pressedBy = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const location = useLocation()
  const hydrated = useHydrated() // before hydration, and without JavaScript, CSS opens the dropdown
  const isOpen = shouldOpen && links.length > 0
  const hasImages = links.length <= MAX_IMAGES && links.some(({ image }) => image)

  const setOpen = (next: boolean) => {
    clearTimeout(timer.current)
    setShouldOpen(next)
  }
  const close = () => setOpen(false)
  const setOpenLater = (next: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShouldOpen(next), delay)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => {
    setShouldOpen(false)
    return () => clearTimeout(timer.current) // cancels a hover timer that started just before a click on a link
  }, [location.key])

  const closeOnEscape = useEffectEvent(() => {
    close()
    if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && closeOnEscape()
    // On an iPad, a tapped button gets no focus, so no blur event follows when something else is tapped
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setShouldOpen(false)
    }
    document.addEventListener('keydown', onKeyDown) // after a hover, the focus can be anywhere
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; hovering is a shortcut
    <div
      ref={root}
      className="group flex h-full items-center"
      onPointerEnter={setOpenLater(true, OPEN_AFTER_MS)}
      onPointerLeave={setOpenLater(false, CLOSE_AFTER_MS)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && isOpen) {
          event.preventDefault()
          root.current?.querySelector('a')?.focus()
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <button
        type="button"
        className="h-11 underline-offset-[6px] hover:underline aria-current:underline aria-expanded:underline"
        aria-current={links.some(({ to }) => to === location.pathname) || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType
        }}
        onClick={() => {
          setOpen(pressedBy.current === 'mouse' || !isOpen) // hovering has already opened it
          pressedBy.current = ''
        }}
      >
        {label}
      </button>
      <div
        id={id}
        hidden={(hydrated && !isOpen) || links.length === 0}
        className={`${hydrated ? '' : 'hidden group-focus-within:block group-hover:block'} absolute inset-x-0 top-full border-t border-line bg-paper pt-8 pb-10 shadow-header`}
      >
        <SharedElement element="div" className="page" by={links}>
          {() => (
            <ul className={hasImages ? 'flex gap-4 xl:gap-6' : 'columns-3 gap-8'}>
              {links.map(({ to, label, image }) => (
                <li key={to + label} className={hasImages ? 'min-w-0 max-w-72 flex-1' : ''}>
                  <MenuLink
                    to={to}
                    className="type-display block text-sub decoration-1 underline-offset-[6px] wrap-anywhere hover:underline"
                  >
                    {hasImages && <MenuImage image={image} className="mb-3 w-full" />}
                    {label}
                  </MenuLink>
                </li>
              ))}
            </ul>
          )}
        </SharedElement>
      </div>
    </div>
  )
}
