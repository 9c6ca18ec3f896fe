import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { ShopperPrice, useShopperAmounts } from '#app/catalog/storefront/shopper-price.tsx'
import { looksText } from '#app/content/looks/looks-text.ts'
import type { ShownLook, ShownLookItem } from '#app/content/looks/shown-looks.server.ts'
import type { LookState } from '#app/content/looks/use-look.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { placeAt } from '#app/ui/image-point.ts'

type HotspotsProps = { readonly look: ShownLook; readonly state: LookState }

/** Buttons on the image. Each opens a card with its product; the image of the product loads only then. */
export function Hotspots({ look, state }: HotspotsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (openId === null) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) setOpenId(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [openId])
  return (
    <ul ref={list} className="no-js:hidden">
      {look.items.map((item) => (
        <Hotspot
          key={item.id}
          item={item}
          state={state}
          isOpen={item.id === openId}
          onToggle={(isOpen) => setOpenId(isOpen ? item.id : null)}
        />
      ))}
    </ul>
  )
}

type HotspotProps = {
  readonly item: ShownLookItem
  readonly state: LookState
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

function Hotspot({ item, state, isOpen, onToggle }: HotspotProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { unit, pricesVary } = state.getPrice(item)
  const price = formatMoney(useShopperAmounts()(unit).price)
  const close = () => {
    onToggle(false)
    button.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle(false)
  }
  return (
    <li onBlur={closeOnLeave} onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}>
      <button
        ref={(element) => {
          button.current = element
          placeAt(item)(element)
        }}
        type="button"
        className="look-spot"
        aria-label={`${item.name}, ${pricesVary ? catalogText.priceFrom(price) : price}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onToggle(!isOpen)}
      />
      {isOpen && <Card id={id} item={item} state={state} onClose={close} />}
    </li>
  )
}

type CardProps = {
  readonly id: string
  readonly item: ShownLookItem
  readonly state: LookState
  readonly onClose: () => void
}

function Card({ id, item, state, onClose }: CardProps) {
  const size = state.findSize(item)
  const needsSize = item.sizes.length > 0 && !size
  return (
    <fieldset
      ref={placeAt(item)}
      id={id}
      aria-label={item.name}
      className="look-card"
      data-side={item.x > 50 ? 'left' : 'right'}
      data-edge={item.y > 50 ? 'top' : 'bottom'}
    >
      <div className="look-card-image bg-tone-stone">
        {item.image && (
          <StoreImage image={item.image} widths={[300]} sizes="88px" box={4 / 5} className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <Link to={href('/product/:id', { id: item.id })} className="look-link">
          {item.name}
        </Link>
        <p className="text-base">
          <ShopperPrice {...state.getPrice(item)} />
        </p>
      </div>
      <button type="button" className="look-close" aria-label={looksText.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {item.canOrder && item.sizes.length > 1 && (
        <fieldset className="look-sizes" aria-label={looksText.sizeFor(item.name)}>
          {item.sizes.map(({ name, canOrder }) => (
            <button
              key={name}
              type="button"
              className="look-chip"
              aria-pressed={name === size?.name}
              aria-label={canOrder ? undefined : looksText.soldOutSize(name)}
              disabled={!canOrder}
              onClick={() => state.chooseSize(item, name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <Button
        className="look-add min-h-11 px-4 text-base"
        disabled={!item.canOrder || needsSize}
        onClick={() => state.addOne(item)}
      >
        {item.canOrder ? looksText.addToCart : catalogText.outOfStock}
      </Button>
    </fieldset>
  )
}
