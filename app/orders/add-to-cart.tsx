import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import {
  type Availability,
  getProductAvailability,
  type StockSettings,
  type VariantStock,
} from '#app/catalog/availability.ts'
import type { Image, ProductColor } from '#app/catalog/catalog.ts'
import { colorName } from '#app/catalog/choice.ts'
import { ShopperPrice } from '#app/catalog/storefront/shopper-price.tsx'
import { listSoldOutChoices } from '#app/inventory/waiting-list.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { QuantityStepper } from '#app/orders/cart/quantity-stepper.tsx'
import { useAddToCart } from '#app/orders/cart/use-add-to-cart.ts'
import { WaitingLink } from '#app/orders/cart/waiting-link.tsx'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import { Button } from '#app/ui/button.tsx'
import { watchInView } from '#app/ui/in-view.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

type AddToCartProps = {
  product: {
    readonly id: string
    readonly name: string
    readonly sizes: readonly string[]
    readonly colors: readonly ProductColor[]
    readonly images: readonly (Image & { readonly color: string | null })[]
    readonly stockByVariant: boolean
    readonly stockQuantity: number
  }
  variants: readonly VariantStock[]
  stockSettings: StockSettings
  /** How many hours a unit is held for someone on the waitlist; 0 if there is no waitlist. */
  waitingHours: number
  /** The price of the chosen size and color. */
  price: { readonly unit: PagePrice; readonly pricesVary: boolean }
  /** True if a different choice can have a different price. */
  announcesPrice: boolean
  /** The chosen size, which can be sold out. */
  size: string | null
  /** The size that is marked as the shopper's size. */
  mySize: string | null
  onSize: (size: string) => void
  color: ProductColor | null
  onColor: (name: string) => void
  besideButton: ReactNode
  /** Rendered below the sizes. */
  children: ReactNode
}

const ADDED_MS = 2_000

export function AddToCart({
  product,
  variants,
  stockSettings,
  waitingHours,
  price,
  announcesPrice,
  size: requestedSize,
  mySize,
  onSize,
  color,
  onColor,
  besideButton,
  children,
}: AddToCartProps) {
  const addToCart = useAddToCart()
  const toast = useToast()
  const [quantity, setQuantity] = useState(1)
  const [missing, setMissing] = useState<'size' | 'color' | null>(null)
  const [added, setAdded] = useState(0)
  const sizeGroup = useRef<HTMLFieldSetElement>(null)
  const colorGroup = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const errorId = useId()

  const getAvailability = (option: string | null) =>
    getProductAvailability(product, variants, stockSettings, { size: option, color: color?.name ?? null })
  const soldOut = listSoldOutChoices({ ...product, colors: color ? [color] : [] }, variants, stockSettings)
  /** A sold-out size can be chosen to join its waitlist. */
  const canChoose = (option: string) =>
    getAvailability(option).canOrder || (waitingHours > 0 && soldOut.some((choice) => choice.size === option))
  const size = requestedSize !== null && canChoose(requestedSize) ? requestedSize : null
  const current = getAvailability(size)
  const chosen = Math.max(1, Math.min(quantity, current.max))

  useEffect(() => {
    if (added === 0) return
    const timer = setTimeout(() => setAdded(0), ADDED_MS)
    return () => clearTimeout(timer)
  }, [added])

  const reject = (missingChoice: 'size' | 'color', message: string, group: RefObject<HTMLFieldSetElement | null>) => {
    setMissing(missingChoice)
    toast(message, 'error')
    group.current?.scrollIntoView({ block: 'center' })
    group.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
  }
  const requestSize = () => reject('size', cartText.selectSize, sizeGroup)
  const add = ({ detail }: MouseEvent) => {
    if (detail > 1) return // a double click adds the product only once
    if (product.sizes.length > 0 && size === null) return requestSize()
    if (product.colors.length > 0 && color === null) return reject('color', cartText.selectColor, colorGroup)
    if (!addToCart({ product, size, color, unit: price.unit, quantity: chosen })) return
    setQuantity(1)
    setAdded((times) => times + 1)
  }

  const awaited = size === null ? soldOut : soldOut.filter((choice) => choice.size === size)
  const isWaiting = !current.canOrder && waitingHours > 0
  const waitingLink = waitingHours > 0 && awaited.length > 0 && (
    <WaitingLink
      key={size}
      productId={product.id}
      choices={awaited}
      hours={waitingHours}
      isMain={isWaiting}
      onMissingSize={requestSize}
    />
  )
  const label = getButtonLabel(current, added > 0)
  const shownColor = color ? colorName(color) : undefined
  return (
    <div className="purchase mt-4 wrap-anywhere md:mt-6">
      {product.colors.length > 0 && (
        <fieldset ref={colorGroup} className="choice" aria-describedby={missing === 'color' ? errorId : undefined}>
          <legend>{cartText.color(shownColor)}</legend>
          <div className="-mx-px flex flex-wrap">
            {product.colors.map((option) => (
              <label key={option.name} className="relative grid size-11 place-items-center" title={colorName(option)}>
                <input
                  type="radio"
                  name="color"
                  value={option.name}
                  className="sr-only"
                  aria-label={colorName(option)}
                  checked={option.name === color?.name}
                  onChange={() => {
                    setMissing(null)
                    onColor(option.name)
                  }}
                />
                <svg className="swatch" viewBox="0 0 32 32" aria-hidden="true">
                  <circle cx="16" cy="16" r="15.5" fill={option.hex} className="stroke-edge/60" />
                </svg>
              </label>
            ))}
          </div>
          {missing === 'color' && <ErrorLine id={errorId}>{cartText.selectColor}</ErrorLine>}
        </fieldset>
      )}
      <div className="relative">
        {product.sizes.length > 0 && (
          <fieldset ref={sizeGroup} className="choice" aria-describedby={missing === 'size' ? errorId : undefined}>
            <legend>{cartText.size}</legend>
            <div className="flex flex-wrap gap-2">
              {product.sizes.map((option) => {
                const isSoldOut = !getAvailability(option).canOrder
                return (
                  <label
                    key={option}
                    className={`size-cell ${isSoldOut ? 'is-out' : ''}`}
                    data-mine={option === mySize ? '' : undefined}
                  >
                    <input
                      type="radio"
                      name="size"
                      value={option}
                      className="sr-only"
                      aria-label={isSoldOut ? cartText.soldOutSize(option) : option}
                      disabled={!canChoose(option)}
                      checked={option === size}
                      onChange={() => {
                        setMissing(null)
                        onSize(option)
                      }}
                    />
                    {option}
                  </label>
                )
              })}
            </div>
            {missing === 'size' && <ErrorLine id={errorId}>{cartText.selectSize}</ErrorLine>}
          </fieldset>
        )}
        {children}
      </div>
      <p role="status" className="text-base not-empty:min-h-5">
        {announcesPrice && (
          <span className="sr-only">
            <ShopperPrice {...price} />{' '}
          </span>
        )}
        {requestedSize !== null &&
          !getAvailability(requestedSize).canOrder &&
          cartText.isSoldOut(requestedSize, shownColor)}
        <Stock current={current} />
        {quantity > 1 && <span className="sr-only">{cartText.chosenQuantity(chosen)}</span>}
      </p>
      <noscript>
        <p className="mt-2 bg-lumen-soft p-3 text-base">{cartText.needsJavaScript}</p>
      </noscript>
      <div className="no-js:hidden mt-3 flex flex-wrap gap-2 sm:gap-3">
        {current.canOrder && (
          <QuantityStepper quantity={chosen} max={current.max} onChange={setQuantity} size="large" />
        )}
        <Button
          ref={button}
          className={
            isWaiting ? 'max-md:flex-1 md:px-5' : 'min-w-0 flex-1 basis-24 max-xl:px-2 max-md:order-1 max-md:basis-full'
          }
          disabled={!current.canOrder}
          onClick={add}
        >
          {label}
        </Button>
        {isWaiting && waitingLink}
        {besideButton}
      </div>
      {!isWaiting && waitingLink}
      {current.canOrder && (
        <BuyBar watched={button}>
          <p className="min-w-0 flex-[1_1_6rem] text-md font-medium">
            <ShopperPrice {...price} />
          </p>
          <Button className="min-h-12 min-w-[55%] max-w-full max-sm:px-3" onClick={add}>
            {label}
          </Button>
        </BuyBar>
      )}
    </div>
  )
}

function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <ProblemText id={id} className="mt-2 text-base">
      {children}
    </ProblemText>
  )
}

function Stock({ current: { onBackorder, canOrder, left, hasFewLeft } }: { current: Availability }) {
  if (onBackorder) return <span className="text-ink-2">{cartText.onBackorder}</span>
  if (!canOrder || left === null) return null
  return hasFewLeft ? (
    <span className="font-medium text-garnet">{cartText.onlyLeft(left)}</span>
  ) : (
    <span className="text-ink-2">{cartText.inStock}</span>
  )
}

function getButtonLabel({ canOrder }: Availability, justAdded: boolean): string {
  if (!canOrder) return cartText.outOfStock
  return justAdded ? cartText.justAdded : cartText.addToCart
}

/** A bar that is shown on phones while the regular button of the page (`watched`) is not fully in view. */
function BuyBar({ watched, children }: { watched: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => watchInView(watched.current, (inView) => setShown(!inView), { share: 0.99 }), [watched])
  return (
    <div className="buy-bar" hidden={!shown}>
      {shown && children}
    </div>
  )
}
