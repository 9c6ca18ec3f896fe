import { type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { sizedImageUrl } from '#app/lib/image-url.ts'

const OPEN_AFTER_MS = 80
const CLOSE_AFTER_MS = 200

/** Disclosure navigation: a mouse opens it by resting on it, everything else by pressing the button. */
export function CollectionsDropdown({ collections }: { collections: readonly CollectionLink[] }) {
  const [wanted, setWanted] = useState(false)
  const [pointedAt, setPointedAt] = useState<string>()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const pressedBy = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const location = useLocation()
  const hydrated = useHydrated() // before that, and without JavaScript, CSS alone opens it
  const isOpen = wanted && collections.length > 0
  const imaged = collections.find((collection) => collection.id === pointedAt) ?? collections[0]

  /** At once, whatever a mouse that came or left was about to do. */
  const setOpen = (next: boolean) => {
    clearTimeout(timer.current)
    setWanted(next)
  }
  const close = () => setOpen(false)
  const soon = (next: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWanted(next), delay)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: having gone somewhere else closes it
  useEffect(() => {
    setWanted(false)
    return () => clearTimeout(timer.current) // of a mouse that came in and pressed a link at once
  }, [location.key])

  const closeByKey = useEffectEvent(() => {
    close()
    if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && closeByKey()
    document.addEventListener('keydown', onKeyDown) // a mouse may have opened it, with the focus anywhere
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; the mouse only gets a short cut
    <div
      ref={root}
      className="group flex h-full items-center"
      onPointerEnter={soon(true, OPEN_AFTER_MS)}
      onPointerLeave={soon(false, CLOSE_AFTER_MS)}
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
        aria-current={location.pathname.startsWith('/collection/') || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType
        }}
        onClick={() => {
          setOpen(pressedBy.current === 'mouse' || !isOpen) // a mouse has opened it by getting here
          pressedBy.current = ''
        }}
      >
        {storefrontText.collections}
      </button>
      <div
        id={id}
        hidden={(hydrated && !isOpen) || collections.length === 0}
        className={`${hydrated ? '' : 'hidden group-focus-within:block group-hover:block'} absolute inset-x-0 top-full min-h-60 border-t border-line bg-paper pt-8 pb-10 shadow-header`}
      >
        <div className="page flex justify-between gap-8">
          <ul className="grid content-start gap-y-1">
            {collections.map((collection) => (
              <li key={collection.id}>
                <Link
                  to={href('/collection/:slug', { slug: collection.slug })}
                  prefetch="intent"
                  className="type-display block py-1.5 text-sub decoration-1 underline-offset-[6px] hover:underline"
                  onPointerEnter={() => setPointedAt(collection.id)}
                  onFocus={() => setPointedAt(collection.id)}
                >
                  {collection.name}
                </Link>
              </li>
            ))}
          </ul>
          {imaged?.image && (
            <img
              src={sizedImageUrl(imaged.image, 400)}
              width="184"
              height="230"
              alt=""
              loading="lazy"
              className="h-[230px] w-[184px] bg-tone-stone object-cover"
            />
          )}
        </div>
      </div>
    </div>
  )
}
