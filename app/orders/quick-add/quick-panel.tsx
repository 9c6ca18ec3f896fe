import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { Thumbnail } from '#app/orders/cart/thumbnail.tsx'
import { QuickChoice } from '#app/orders/quick-add/quick-choice.tsx'
import { useQuickProducts } from '#app/orders/quick-add/use-quick-products.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DrawerHeading } from '#app/ui/drawer-heading.tsx'
import { uiText } from '#app/ui/ui-text.ts'

export type QuickPanelProps = {
  /** `color`: the color that the card shows, which is preselected. */
  product: { readonly id: string; readonly name: string; readonly color?: { readonly name: string } }
  isOpen: boolean
  onClose: () => void
}

/** Colors and sizes over the image of a card. `takesFocus`: true if a click or key opened the panel, not hovering. */
export function QuickPanel({ product, isOpen, takesFocus, onClose }: QuickPanelProps & { takesFocus: boolean }) {
  const { found, hasFailed, retry } = useQuickProducts(isOpen ? `id=${product.id}` : '')
  const panel = useRef<HTMLDivElement>(null)
  const isLoaded = found !== null
  useEffect(() => {
    if (takesFocus && isLoaded) panel.current?.querySelector<HTMLElement>('input, button:enabled')?.focus()
  }, [takesFocus, isLoaded])
  if (!isOpen) return null
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (takesFocus && relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which this small panel has no space for
    <div
      ref={panel}
      role="group"
      aria-label={cartText.quickAddProduct(product.name)}
      className="quick-panel"
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <QuickContents
        color={product.color?.name ?? null}
        found={found}
        hasFailed={hasFailed}
        onRetry={retry}
        onAdded={onClose}
        showsPrice="varying"
      />
    </div>
  )
}

/** A sheet for touch screens, with the same choices as `QuickPanel`. */
export function QuickSheet({ product, isOpen, onClose }: QuickPanelProps) {
  const { found, hasFailed, retry } = useQuickProducts(isOpen ? `id=${product.id}` : '')
  const title = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      labelledBy={title}
      className="drawer sheet sheet-low flex-col overflow-y-auto open:flex md:w-110"
    >
      <DrawerHeading id={title} closeLabel={cartText.closeQuickAdd} onClose={onClose}>
        {product.name}
      </DrawerHeading>
      <div className="grid grid-cols-[88px_1fr] gap-4 px-6 pb-[max(24px,env(safe-area-inset-bottom))]">
        <Thumbnail url={found?.products[0]?.images[0]?.url ?? null} />
        <div className="flex min-h-30 min-w-0 flex-col gap-3">
          <QuickContents
            color={product.color?.name ?? null}
            found={found}
            hasFailed={hasFailed}
            onRetry={retry}
            onAdded={onClose}
            showsPrice
          />
        </div>
      </div>
    </Dialog>
  )
}

type QuickContentsProps = Pick<ReturnType<typeof useQuickProducts>, 'found' | 'hasFailed'> & {
  color: string | null
  onRetry: () => void
  onAdded: () => void
  showsPrice: boolean | 'varying'
}

function QuickContents({ color, found, hasFailed, onRetry, onAdded, showsPrice }: QuickContentsProps) {
  const [product] = found?.products ?? []
  if (product && found) {
    return (
      <QuickChoice
        product={product}
        initialColor={color}
        stockSettings={found.stockSettings}
        showsPrice={showsPrice}
        onAdded={onAdded}
      />
    )
  }
  if (!found && !hasFailed) return <div className="skeleton h-11" aria-hidden="true" />
  return (
    <div role="alert" className="text-base">
      <p>{found ? cartText.noLongerAvailable : cartText.sizesNotLoaded}</p>
      {!found && (
        <button type="button" className="min-h-11 text-link" onClick={onRetry}>
          {uiText.tryAgain}
        </button>
      )}
    </div>
  )
}
