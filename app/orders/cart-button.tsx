import { useState } from 'react'
import { loadCartContents } from '#app/orders/cart/cart-drawer.tsx'
import { CART_DRAWER, useCart } from '#app/orders/cart/cart-provider.tsx'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'

const OPEN_CART_ATTRIBUTES = { command: 'show-modal', commandfor: CART_DRAWER } as const

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
      className="no-js:hidden relative -me-[12px] flex h-11 min-w-11 items-center justify-center px-3 text-base font-medium md:-me-[22px] md:gap-1 md:pe-0"
      aria-label={cartText.openCart(itemCount)}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      {...(hydrated ? {} : OPEN_CART_ATTRIBUTES)}
      onClick={openCart}
    >
      <Icon name="cart" className="size-5 md:hidden" />
      <span className="max-md:hidden">{`${cartText.cart} `}</span>
      <span className="grid h-4.5 min-w-4.5 place-items-center max-md:absolute max-md:top-1 max-md:end-0.5">
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
