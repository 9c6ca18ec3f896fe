import { type MouseEvent, useId, useState } from 'react'
import { getProductAvailability, type StockSettings } from '#app/catalog/availability.ts'
import { colorName, computeChoicePrice } from '#app/catalog/choice.ts'
import { useMySizes } from '#app/catalog/my-size/my-size.ts'
import { ShopperPrice } from '#app/catalog/storefront/shopper-price.tsx'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { useAddToCart } from '#app/orders/cart/use-add-to-cart.ts'
import type { QuickProduct } from '#app/orders/quick-add/quick-products.server.ts'
import { Button } from '#app/ui/button.tsx'

type QuickChoiceProps = {
  product: QuickProduct
  stockSettings: StockSettings
  /** 'varying': only if the prices of sizes or colors differ. */
  showsPrice?: boolean | 'varying'
  /** False beside a sum that says the same about tax. */
  hasTaxNote?: boolean
  /** The color that is chosen at first, if it can be ordered. */
  initialColor?: string | null
  onAdded?: () => void
}

const ANY_CHOICE = { size: null, color: null } as const

/** Swatches for a color, and one button per size that adds one unit. */
export function QuickChoice({
  product,
  stockSettings,
  showsPrice = false,
  hasTaxNote = true,
  initialColor = null,
  onAdded,
}: QuickChoiceProps) {
  const addToCart = useAddToCart()
  const group = useId()
  const mySize = useMySizes().get(product.category)?.key
  const canOrder = (size: string | null, color: string | null) =>
    getProductAvailability(product, product.variants, stockSettings, { size, color }).canOrder
  const colors = product.colors.filter(({ name }) => canOrder(null, name))
  const [chosenColor, setChosenColor] = useState(initialColor)
  const color = colors.find(({ name }) => name === chosenColor) ?? colors[0] ?? null
  const getPrice = (size: string | null) =>
    computeChoicePrice(product.unit, product.variants, { size, color: color?.name ?? null }, stockSettings)
  const add = (size: string | null, { detail }: MouseEvent) => {
    if (detail > 1) return // a double click adds the product only once
    if (addToCart({ product, size, color, unit: getPrice(size).unit, quantity: 1 })) onAdded?.()
  }
  const price = getPrice(null)
  const hasVaryingPrices = computeChoicePrice(product.unit, product.variants, ANY_CHOICE, stockSettings).pricesVary
  const isPriceShown = showsPrice === 'varying' ? hasVaryingPrices : showsPrice
  return (
    <>
      {isPriceShown && (
        <p className="text-base font-medium">
          <ShopperPrice {...price} />{' '}
          {hasTaxNote && <span className="text-sm font-normal text-ink-2">{price.unit.note}</span>}
        </p>
      )}
      {colors.length > 1 && (
        <fieldset className="-mx-1.5 flex flex-wrap">
          <legend className="sr-only">{cartText.color(color ? colorName(color) : undefined)}</legend>
          {colors.map((option) => (
            <label key={option.name} className="relative grid size-9 place-items-center" title={colorName(option)}>
              <input
                type="radio"
                name={group}
                className="sr-only"
                aria-label={colorName(option)}
                checked={option === color}
                onChange={() => setChosenColor(option.name)}
              />
              <svg className="swatch swatch-small" viewBox="0 0 32 32" aria-hidden="true">
                <circle cx="16" cy="16" r="15.5" fill={option.hex} className="stroke-edge/60" />
              </svg>
            </label>
          ))}
        </fieldset>
      )}
      {product.sizes.length === 0 ? (
        <Button
          look="secondary"
          className="min-h-11 w-full"
          disabled={!canOrder(null, color?.name ?? null)}
          onClick={(event) => add(null, event)}
        >
          {cartText.addToCart}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {product.sizes.map((size, index) => {
            const isSoldOut = !canOrder(size, color?.name ?? null)
            return (
              <button
                key={size}
                type="button"
                className={`size-cell quick-size ${isSoldOut ? 'is-out' : ''}`}
                data-mine={mySize !== undefined && product.sizeKeys[index] === mySize ? '' : undefined}
                aria-label={isSoldOut ? cartText.soldOutSize(size) : cartText.addSize(size)}
                disabled={isSoldOut}
                onClick={(event) => add(size, event)}
              >
                {size}
              </button>
            )
          })}
        </div>
      )}
    </>
  )
}
