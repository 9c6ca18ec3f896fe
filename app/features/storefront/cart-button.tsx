import { useState } from 'react'
import { CART_DRAWER, useCart } from '#app/features/cart/cart-provider.tsx'
import { cartText } from '#app/features/cart/cart-text.ts'
import { loadCartContents } from '#app/features/storefront/cart-drawer.tsx'
import { useHydrated } from '#app/lib/hydrated.ts'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Before hydration the browser opens the drawer. */
const OPENS_CART = { command: 'show-modal', commandfor: CART_DRAWER } as const

/** The count appears after hydration in reserved space, and bounces with each later change. */
export function CartButton() {
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
