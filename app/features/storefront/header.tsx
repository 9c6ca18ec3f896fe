import { useEffect, useRef, useState } from 'react'
import { href, Link, NavLink, useLocation, useNavigation } from 'react-router'
import { CART_DRAWER, useCart } from '#app/features/cart/cart-provider.tsx'
import { cartText } from '#app/features/cart/cart-text.ts'
import { SearchField } from '#app/features/catalog/search/search-field.tsx'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { LazyLocalePicker } from '#app/features/markets/lazy-locales.tsx'
import { useStore } from '#app/features/settings/store.tsx'
import { loadCartContents } from '#app/features/storefront/cart-drawer.tsx'
import { CollectionsDropdown } from '#app/features/storefront/collections-dropdown.tsx'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { WishlistLink } from '#app/features/wishlist/wishlist-link.tsx'
import { useHydrated } from '#app/lib/hydrated.ts'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Dialog, isDialogOpen } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

const SHADOW_AFTER_PX = 20
const HIDE_HINT_AFTER_PX = 100

// Before hydration the browser opens and closes the dialogs.
const OPENS_CART = { command: 'show-modal', commandfor: CART_DRAWER } as const
const OPENS_MENU = { command: 'show-modal', commandfor: 'menu' } as const
const CLOSES_MENU = { command: 'close', commandfor: 'menu' } as const

export function Header({ collections }: { collections: readonly CollectionLink[] }) {
  const { name } = useStore()
  const [menuOpen, setMenuOpen] = useState(() => isDialogOpen('menu'))
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
        <nav
          aria-label={storefrontText.mainMenu}
          className="flex h-full items-center gap-7 text-base font-medium max-md:hidden"
        >
          <PageLink to={href('/shop')}>{storefrontText.shop}</PageLink>
          <CollectionsDropdown collections={collections} />
          <PageLink to={href('/about')}>{storefrontText.about}</PageLink>
        </nav>
        <button
          type="button"
          className="-ml-[12px] grid size-11 place-items-center md:hidden"
          aria-label={storefrontText.menu}
          aria-haspopup="dialog"
          {...(hydrated ? {} : OPENS_MENU)}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <Link
          to={href('/')}
          prefetch="intent"
          className="type-display inline-flex min-h-11 min-w-0 items-center text-menu leading-none"
        >
          <span className="wordmark truncate">{name}</span>
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

/** The progress is for browsers without scroll-driven animations. */
function useScrollState() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const element = header.current
      if (!element) return
      element.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER_PX)
      document.documentElement.toggleAttribute('data-explored', window.scrollY > HIDE_HINT_AFTER_PX)
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

/** The count appears after hydration in reserved space, and bounces with each later change. */
function CartButton() {
  const { itemCount, openCart } = useCart()
  const hydrated = useHydrated()
  const [known, setKnown] = useState({ count: -1, changes: -1 })
  if (hydrated && known.count !== itemCount) setKnown({ count: itemCount, changes: known.changes + 1 })
  const preload = () => {
    loadCartContents().catch(() => undefined) // the drawer shows the failure once it is open
  }
  return (
    <button
      type="button"
      className="no-js:hidden relative -mr-[12px] flex h-11 min-w-11 items-center justify-center px-3 text-base font-medium md:-mr-[22px] md:gap-1 md:pr-0"
      aria-label={cartText.openCart(itemCount)}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      {...(hydrated ? {} : OPENS_CART)}
      onClick={openCart}
    >
      <Icon name="cart" className="size-5 md:hidden" />
      <span className="max-md:hidden">{`${cartText.cart} `}</span>
      <span className="grid h-4.5 min-w-4.5 place-items-center max-md:absolute max-md:top-1 max-md:right-0.5">
        {itemCount > 0 && (
          <CountBadge
            key={known.changes}
            count={itemCount}
            className={known.changes > 0 ? 'animate-bounce-badge' : ''}
          />
        )}
      </span>
    </button>
  )
}

const menuLinks = () => [
  [storefrontText.wishlist, href('/wishlist')],
  [storefrontText.contactUs, href('/contact')],
  [storefrontText.faq, href('/faq')] as const,
]
const MENU_ROW = 'type-display flex min-h-14 items-center text-menu leading-none'

type MobileMenuProps = { open: boolean; onClose: () => void; collections: readonly CollectionLink[] }

function MobileMenu({ open, onClose, collections }: MobileMenuProps) {
  const hydrated = useHydrated()
  const { key } = useLocation()
  const shownAt = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => {
    if (shownAt.current !== key) onClose()
    shownAt.current = key
  }, [key])
  return (
    <Dialog
      id="menu"
      open={open}
      onClose={onClose}
      label={storefrontText.menu}
      className="drawer w-[min(88vw,360px)] overflow-y-auto"
    >
      <div className="flex justify-end p-2">
        <button
          type="button"
          className="grid size-11 place-items-center"
          aria-label={storefrontText.closeMenu}
          {...(hydrated ? {} : CLOSES_MENU)}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={storefrontText.menu} className="px-6 pb-10">
        <SearchField look="menu" className="mb-4" />
        <Link to={href('/shop')} prefetch="intent" className={MENU_ROW} onClick={onClose}>
          {storefrontText.shop}
        </Link>
        {collections.length > 0 && (
          <details open>
            <summary className={`${MENU_ROW} justify-between`}>
              {storefrontText.collections}
              <Icon name="right" className="size-5 rotate-90 in-open:-rotate-90" />
            </summary>
            <ul className="pb-2 wrap-anywhere">
              {collections.map(({ id, name, slug }) => (
                <li key={id}>
                  <Link
                    to={href('/collection/:slug', { slug })}
                    prefetch="intent"
                    className="flex min-h-11 items-center py-1.5 text-[1rem]"
                    onClick={onClose}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        <Link to={href('/lookbook')} prefetch="intent" className={MENU_ROW} onClick={onClose}>
          {storefrontText.lookbook}
        </Link>
        <Link to={href('/about')} prefetch="intent" className={MENU_ROW} onClick={onClose}>
          {storefrontText.about}
        </Link>
        <ul className="mt-4 border-t border-line pt-4">
          {menuLinks().map(([text, to]) => (
            <li key={to}>
              <Link to={to} prefetch="intent" className="flex min-h-11 items-center" onClick={onClose}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <LazyLocalePicker className="flex min-h-11 w-full items-center text-left underline underline-offset-4" />
      </nav>
    </Dialog>
  )
}
