import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { href, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { CART_DRAWER, useCart } from '#app/features/cart/cart-provider.tsx'
import { SearchField } from '#app/features/catalog/shop/search-field.tsx'
import type { CollectionLink } from '#app/features/catalog/shop/storefront.server.ts'
import { useStore } from '#app/features/settings/store.tsx'
import { WishlistLink } from '#app/features/wishlist/wishlist-link.tsx'
import { useHydrated } from '#app/lib/hydrated.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'
import { loadCartContents } from '#app/routes/storefront/shell/cart-drawer.tsx'
import { MobileMenu } from '#app/routes/storefront/shell/mobile-menu.tsx'
import { isOpenAlready } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

const SHADOW_AFTER_PX = 20
const HINT_GOES_AFTER_PX = 100

/** Before our scripts are there, and without them, the browser opens the menu by itself; before them, the cart too. */
const OPENS_MENU = { command: 'show-modal', commandfor: 'menu' } as const
const OPENS_CART = { command: 'show-modal', commandfor: CART_DRAWER } as const

export function Header({ collections }: { collections: readonly CollectionLink[] }) {
  const { name } = useStore()
  const [menuOpen, setMenuOpen] = useState(() => isOpenAlready('menu'))
  const header = useScrollState()
  const hydrated = useHydrated()
  const { state } = useNavigation()
  return (
    <header
      ref={header}
      className="site-header sticky top-0 z-30 h-15 bg-paper transition-shadow data-scrolled:shadow-header"
      data-pending={state === 'idle' ? undefined : ''}
    >
      <div className="page grid h-full grid-cols-[1fr_minmax(0,auto)_1fr] items-center">
        <nav aria-label="Main" className="flex h-full items-center gap-7 text-base font-medium max-md:hidden">
          <PageLink to={href('/shop')}>Shop</PageLink>
          <CollectionsDropdown collections={collections} />
          <PageLink to={href('/about')}>About</PageLink>
        </nav>
        <button
          type="button"
          className="-ml-3 grid size-11 place-items-center md:hidden"
          aria-label="Menu"
          aria-haspopup="dialog"
          {...(hydrated ? {} : OPENS_MENU)}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Link
          to={href('/')}
          prefetch="intent"
          className="type-display inline-flex min-h-11 min-w-0 items-center text-[2.125rem] leading-none"
        >
          <span className="truncate">{name}</span>
        </Link>
        <div className="flex items-center justify-end">
          <SearchField look="header" className="max-md:hidden" />
          <WishlistLink />
          <CartButton />
        </div>
      </div>
      <div aria-hidden="true" className="scroll-progress absolute inset-x-0 bottom-0 h-[3px] bg-lumen" />
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} collections={collections} />
    </header>
  )
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      prefetch="intent"
      className="py-3 underline-offset-[6px] hover:underline aria-[current=page]:underline"
    >
      {children}
    </NavLink>
  )
}

/** The count appears once the browser has read its cart; its place is kept. It bounces with every change after that. */
function CartButton() {
  const { itemCount, openCart } = useCart()
  const hydrated = useHydrated()
  const [known, setKnown] = useState({ count: -1, changes: -1 })
  if (hydrated && known.count !== itemCount) setKnown({ count: itemCount, changes: known.changes + 1 })
  const preload = () => {
    loadCartContents().catch(() => undefined) // the drawer tells, once it is open
  }
  return (
    <button
      type="button"
      className="no-js:hidden relative -mr-3 flex h-11 min-w-11 items-center justify-center gap-2 px-3 text-base font-medium"
      aria-label={itemCount === 0 ? 'Cart' : `Cart, ${itemCount} ${itemCount === 1 ? 'item' : 'items'}`}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      {...(hydrated ? {} : OPENS_CART)}
      onClick={openCart}
    >
      <Icon name="cart" className="size-5 md:hidden" />
      <span className="max-md:hidden">Cart </span>
      <span className="absolute grid h-4.5 min-w-4.5 place-items-center max-md:top-1 max-md:right-0.5 md:left-[calc(100%-8px)] md:justify-items-start">
        {itemCount > 0 && (
          <span
            key={known.changes}
            className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-lumen px-1 text-xs leading-none font-semibold ${known.changes > 0 ? 'animate-bounce-badge' : ''}`}
          >
            {itemCount > 99 ? '99+' : itemCount}
          </span>
        )}
      </span>
    </button>
  )
}

const OPEN_AFTER_MS = 80
const CLOSE_AFTER_MS = 200

/** Disclosure navigation: a mouse opens it by resting on it, everything else by pressing the button. */
function CollectionsDropdown({ collections }: { collections: readonly CollectionLink[] }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const root = useRef<HTMLDivElement>(null)
  const pointer = useRef('')
  const [shown, setShown] = useState(collections[0])
  const location = useLocation()
  const hydrated = useHydrated() // before that, and without JavaScript, CSS alone opens it

  // biome-ignore lint/correctness/useExhaustiveDependencies: having gone somewhere else closes it
  useEffect(() => {
    clearTimeout(timer.current) // a mouse that came in and pressed a link at once would open it again
    setOpen(false)
  }, [location.key])
  useEffect(() => () => clearTimeout(timer.current), [])

  const soon = (next: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  const isOpen = open && collections.length > 0
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
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
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        className="h-11 underline-offset-[6px] hover:underline aria-current:underline aria-expanded:underline"
        aria-current={location.pathname.startsWith('/collection/') || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={(event) => {
          pointer.current = event.pointerType
        }}
        onClick={() => {
          clearTimeout(timer.current)
          setOpen(pointer.current === 'mouse' || !open) // a mouse has opened it by getting here
          pointer.current = ''
        }}
      >
        Collections
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
                  onPointerEnter={() => setShown(collection)}
                  onFocus={() => setShown(collection)}
                >
                  {collection.name}
                </Link>
              </li>
            ))}
          </ul>
          {shown?.image && (
            <img
              src={pictureUrl(shown.image, 400)}
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

/** Marks header and page by how far the page is scrolled, and draws the progress line where CSS alone cannot. */
function useScrollState() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const element = header.current
      if (!element) return
      element.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER_PX)
      document.documentElement.toggleAttribute('data-explored', window.scrollY > HINT_GOES_AFTER_PX)
      const length = document.documentElement.scrollHeight - window.innerHeight
      element.style.setProperty('--scrolled', String(length > 0 ? window.scrollY / length : 0))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
    }
  }, [])
  return header
}
