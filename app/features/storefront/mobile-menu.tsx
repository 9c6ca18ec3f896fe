import { useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { SearchField } from '#app/features/catalog/search/search-field.tsx'
import type { CollectionLink } from '#app/features/catalog/storefront/storefront.server.ts'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { useHydrated } from '#app/lib/hydrated.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'

type MobileMenuProps = { open: boolean; onClose: () => void; collections: readonly CollectionLink[] }

const CLOSES_MENU = { command: 'close', commandfor: 'menu' } as const
const more = () => [
  [storefrontText.wishlist, href('/wishlist')],
  [storefrontText.contactUs, href('/contact')],
  [storefrontText.faq, href('/faq')] as const,
]
const ROW = 'type-display flex min-h-14 items-center text-[2.125rem] leading-none'

export function MobileMenu({ open, onClose, collections }: MobileMenuProps) {
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
        <Link to={href('/shop')} prefetch="intent" className={ROW} onClick={onClose}>
          {storefrontText.shop}
        </Link>
        {collections.length > 0 && (
          <details open>
            <summary className={`${ROW} justify-between`}>
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
        <Link to={href('/lookbook')} prefetch="intent" className={ROW} onClick={onClose}>
          {storefrontText.lookbook}
        </Link>
        <Link to={href('/about')} prefetch="intent" className={ROW} onClick={onClose}>
          {storefrontText.about}
        </Link>
        <ul className="mt-4 border-t border-line pt-4">
          {more().map(([text, to]) => (
            <li key={to}>
              <Link to={to} prefetch="intent" className="flex min-h-11 items-center" onClick={onClose}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  )
}
