import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CART_DRAWER, useCart } from '#app/orders/cart/cart-provider.tsx'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

/** The contents are a separate script, because most page views never open the cart. */
export const loadCartContents = () => import('#app/orders/cart/cart-contents.tsx')

const CLOSE_CART_ATTRIBUTES = { command: 'close', commandfor: CART_DRAWER } as const

export function CartDrawer({ currencyPicker }: { currencyPicker: ReactNode }) {
  const { isOpen, closeCart, itemCount } = useCart()
  const hydrated = useHydrated()
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { part, hasFailed, startLoading: load } = useLazy(loadCartContents)
  const hasItems = itemCount > 0
  useEffect(() => {
    if (isOpen || hasItems) load() // refreshes stored prices even while the drawer is closed
  }, [isOpen, hasItems, load])
  return (
    <Dialog
      id={CART_DRAWER}
      open={isOpen}
      onClose={closeCart}
      labelledBy={title}
      className="drawer sheet flex-col overflow-y-auto open:flex md:w-110"
    >
      <div className="flex items-center justify-between py-2 pe-2 ps-6">
        <h2 id={title} ref={heading} tabIndex={-1} className="type-display text-sub rtl:font-sans">
          {cartText.heading(itemCount)}
        </h2>
        <button
          type="button"
          className="grid size-11 place-items-center"
          aria-label={cartText.close}
          {...(hydrated ? {} : CLOSE_CART_ATTRIBUTES)}
          onClick={closeCart}
        >
          <Icon name="close" />
        </button>
      </div>
      {part ? (
        <part.CartContents heading={heading} currencyPicker={currencyPicker} />
      ) : (
        <LazySlot
          hasFailed={hasFailed}
          onRetry={() => {
            heading.current?.focus() // the focused button disappears
            load()
          }}
          className="mx-6 my-4 min-h-50"
        >
          {cartText.notShown}
        </LazySlot>
      )}
    </Dialog>
  )
}
