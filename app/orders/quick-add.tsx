import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { toLocalPath } from '#app/lib/local-path.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { useAddToCart } from '#app/orders/cart/use-add-to-cart.ts'
import type { QuickPanelProps } from '#app/orders/quick-add/quick-panel.tsx'
import { useCanHover } from '#app/ui/can-hover.ts'
import { useLazy } from '#app/ui/lazy.ts'

// Looks also add products to the cart outside of product pages
export { useAddToCart }

const loadPanel = () => import('#app/orders/quick-add/quick-panel.tsx')

type QuickAddProps = { product: QuickPanelProps['product']; ratio: string }

/**
 * Shows a button on a card that offers the sizes of a product. Hovering with a mouse shows the sizes above the button;
 * on touch screens, they open in a sheet. The button does not move, so that a click on it never adds a size. `ratio`:
 * the class that sets the aspect ratio of the card's image.
 */
export function QuickAdd({ product, ratio }: QuickAddProps) {
  const { part, hasFailed, startLoading } = useLazy(loadPanel)
  const [openedBy, setOpenedBy] = useState<'hover' | 'click' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const canHover = useCanHover()
  const open = (by: 'hover' | 'click') => {
    startLoading()
    setOpenedBy(by)
  }
  const close = () => {
    if (openedBy === 'click') button.current?.focus()
    setOpenedBy(null)
  }
  useEffect(() => {
    if (hasFailed && openedBy === 'click') window.location.assign(toLocalPath(href('/product/:id', { id: product.id })))
  }, [hasFailed, openedBy, product.id])
  const panel = { product, isOpen: openedBy !== null, onClose: close }
  return (
    <div className={`quick ${ratio}`} onPointerLeave={openedBy === 'hover' ? close : undefined}>
      {part &&
        (canHover ? <part.QuickPanel {...panel} takesFocus={openedBy === 'click'} /> : <part.QuickSheet {...panel} />)}
      <button
        ref={button}
        type="button"
        className="quick-open"
        aria-label={cartText.quickAddProduct(product.name)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !openedBy && open('hover')}
        onClick={() => open('click')}
      >
        <span>{cartText.quickAdd}</span>
      </button>
    </div>
  )
}
