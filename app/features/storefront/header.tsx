import { useEffect, useRef, useState } from 'react'
import { href, Link, NavLink, useNavigation } from 'react-router'
import { SearchField } from '#app/features/catalog/search/search-field.tsx'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { useStore } from '#app/features/settings/store.tsx'
import { CartButton } from '#app/features/storefront/cart-button.tsx'
import { CollectionsDropdown } from '#app/features/storefront/collections-dropdown.tsx'
import { MobileMenu } from '#app/features/storefront/mobile-menu.tsx'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { WishlistLink } from '#app/features/wishlist/wishlist-link.tsx'
import { useHydrated } from '#app/lib/hydrated.ts'
import { isDialogOpen } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

const SHADOW_AFTER_PX = 20
const HIDE_HINT_AFTER_PX = 100

/** Before hydration the browser opens the menu. */
const OPENS_MENU = { command: 'show-modal', commandfor: 'menu' } as const

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
