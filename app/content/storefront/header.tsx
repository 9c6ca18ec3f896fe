import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation, useNavigation } from 'react-router'
import { CurrencyPicker } from '#app/content/locales/currency-picker.tsx'
import { LazyLocalePicker } from '#app/content/locales/lazy-locales.tsx'
import type { HeaderEntry } from '#app/content/menus/menu-links.ts'
import { HeaderDropdown } from '#app/content/storefront/header-dropdown.tsx'
import { MenuImage, MenuLink } from '#app/content/storefront/menu-link.tsx'
import { SearchField } from '#app/content/storefront/search/search-field.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { WordmarkLink } from '#app/content/storefront/wordmark-link.tsx'
import { WishlistLink } from '#app/content/wishlist/wishlist-link.tsx'
import { CartButton } from '#app/orders/cart-button.tsx'
import { SharedElement } from '#app/platform/react-router-tuning/shared-markup.tsx'
import { Dialog, isDialogOpen } from '#app/ui/dialog.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

const SHADOW_AFTER_PX = 20
const HIDE_HINT_AFTER_PX = 100

// Before hydration, the browser opens and closes the dialogs
const OPENS_MENU = { command: 'show-modal', commandfor: 'menu' } as const
const CLOSES_MENU = { command: 'close', commandfor: 'menu' } as const

export function Header({ menu }: { menu: readonly HeaderEntry[] }) {
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
      <div className="header-row page grid h-full grid-cols-[1fr_minmax(0,auto)_1fr] items-center">
        <nav
          aria-label={storefrontText.mainMenu}
          className="header-nav flex h-full items-center gap-7 text-base font-medium max-md:hidden"
        >
          {menu
            .filter(({ place }) => place === 'everywhere')
            .map((entry) => (
              <WideEntry key={entry.id} entry={entry} />
            ))}
        </nav>
        <button
          type="button"
          className="-ms-[12px] grid size-11 place-items-center md:hidden"
          aria-label={storefrontText.menu}
          aria-haspopup="dialog"
          {...(hydrated ? {} : OPENS_MENU)}
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
        <WordmarkLink className="header-name" />
        <div className="flex items-center justify-end">
          <SearchField look="header" className="max-md:hidden" />
          <WishlistLink />
          <CartButton />
        </div>
      </div>
      <div aria-hidden="true" className="scroll-progress absolute inset-x-0 bottom-0 h-[3px] bg-lumen" />
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} menu={menu} />
    </header>
  )
}

const WIDE_LINK = 'py-3 underline-offset-[6px] hover:underline'

/** Only links to pages can be current, not links with filters or to other hosts. */
function WideEntry({ entry }: { entry: HeaderEntry }) {
  if ('links' in entry) return <HeaderDropdown label={entry.label} links={entry.links} />
  const { label, to } = entry
  if (!/^\/[^?#]*$/.test(to)) {
    return (
      <MenuLink to={to} className={WIDE_LINK}>
        {label}
      </MenuLink>
    )
  }
  return (
    <NavLink to={to} className={`${WIDE_LINK} aria-[current=page]:underline`}>
      {label}
    </NavLink>
  )
}

/** Marks the scrolled header. Sets `--scrolled` for browsers without scroll-driven animations. */
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

const MENU_ROW = 'type-display flex min-h-14 items-center text-menu leading-none'

type MobileMenuProps = { open: boolean; onClose: () => void; menu: readonly HeaderEntry[] }

function MobileMenu({ open, onClose, menu }: MobileMenuProps) {
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
        <SearchField look="menu" isNear={open} className="mb-4" />
        <SharedElement element="div" className="wrap-anywhere" by={menu}>
          {() => <MobileEntries menu={menu} onLeave={onClose} />}
        </SharedElement>
        <LazyLocalePicker className="flex min-h-11 w-full items-center text-start underline underline-offset-4" />
        <CurrencyPicker className="mt-3 border-edge" />
      </nav>
    </Dialog>
  )
}

type MobileEntriesProps = { menu: readonly HeaderEntry[]; onLeave: () => void }

function MobileEntries({ menu, onLeave }: MobileEntriesProps) {
  const small = menu.flatMap((entry) => (entry.place !== 'small' ? [] : 'links' in entry ? entry.links : [entry]))
  return (
    <>
      {menu.map((entry) =>
        entry.place === 'small' ? null : <LargeEntry key={entry.id} entry={entry} onLeave={onLeave} />,
      )}
      {small.length > 0 && (
        <ul className="mt-4 border-t border-line pt-4">
          {small.map((link) => (
            <li key={link.to + link.label}>
              <MenuLink to={link.to} className="flex min-h-11 items-center" onClick={onLeave}>
                {link.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LargeEntry({ entry, onLeave }: { entry: HeaderEntry; onLeave: () => void }) {
  if ('to' in entry) {
    return (
      <MenuLink to={entry.to} className={MENU_ROW} onClick={onLeave}>
        {entry.label}
      </MenuLink>
    )
  }
  if (entry.links.length === 0) return null
  return (
    <details open>
      <summary className={`${MENU_ROW} justify-between`}>
        {entry.label}
        <Icon name="down" className="size-5 in-open:rotate-180" />
      </summary>
      <ul className="pb-2">
        {entry.links.map(({ label, to, image }) => (
          <li key={to + label}>
            <MenuLink to={to} className="flex min-h-11 items-center gap-3 py-1.5 text-[1rem]" onClick={onLeave}>
              {image && <MenuImage image={image} className="w-10 shrink-0" />}
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
