import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { MAX_UNITS } from '#app/catalog/availability.ts'
import { formatVariant } from '#app/catalog/choice.ts'
import {
  type CartLine,
  type CartPricing,
  computeLineTotal,
  computeOldTotal,
  computeSubtotal,
  getLineKey,
  getLineUnitPrice,
  type LinePrice,
} from '#app/orders/cart/cart.ts'
import { useCart, useCartPricing } from '#app/orders/cart/cart-provider.tsx'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { FreeDelivery } from '#app/orders/cart/free-delivery.tsx'
import { QuantityStepper } from '#app/orders/cart/quantity-stepper.tsx'
import { Thumbnail } from '#app/orders/cart/thumbnail.tsx'
import { fetchFreshCart } from '#app/orders/checkout/checkout-calls.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { FreshCart } from '#app/orders/checkout/order/order-outcome.ts'
import {
  countAvailableUnits,
  countBackorderedUnits,
  findFreshLine,
  refreshLines,
} from '#app/orders/checkout/quote/fresh-cart.ts'
import { orderText } from '#app/orders/order-text.ts'
import { useStore } from '#app/store/store.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useLazy } from '#app/ui/lazy.ts'

/** Not needed while the drawer is closed. */
const loadMatching = () => import('#app/orders/cart/matching-products.tsx')

type CartContentsProps = { heading: RefObject<HTMLHeadingElement | null>; currencyPicker: ReactNode }

/** Stays mounted while the drawer is closed, to refresh stored prices. */
export function CartContents({ heading, currencyPicker }: CartContentsProps) {
  const cart = useCart()
  const list = useRef<HTMLUListElement>(null)
  const { part: matching, startLoading } = useLazy(loadMatching)
  const [announcement, setAnnouncement] = useState('')
  const { fresh, check } = useRefreshedCart((line, quantity) => {
    setAnnouncement(`${cartText.changed(line.product.name, quantity)} ${cartText.onlyLeft(quantity)}.`)
  })
  const pricing = useCartPricing()
  const { tax } = useStore()
  const { isOpen } = cart
  useEffect(() => {
    if (isOpen) startLoading()
  }, [isOpen, startLoading])
  const orderable = cart.items.map((line) => ({ ...line, quantity: countAvailableUnits(fresh, line) }))
  const total = computeSubtotal(orderable, pricing)
  const sum = total ? formatMoney(total) : '—'

  const remove = (line: CartLine, position: number) => {
    cart.removeItem(line)
    setAnnouncement(cartText.removed(line.product.name))
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const next = buttons?.[Math.min(position, buttons.length - 1)] ?? heading.current
      next?.focus()
    })
  }
  const update = (line: CartLine, quantity: number, position: number) => {
    if (quantity <= 0) return remove(line, position)
    cart.updateItem(line, quantity)
    setAnnouncement(cartText.changed(line.product.name, quantity))
    if (quantity > line.quantity && findLimit(fresh, line) === null) check(line)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement && cartText.announcement(announcement, sum)}
      </p>
      {cart.items.length === 0 ? (
        <EmptyCart onLeave={cart.closeCart} />
      ) : (
        <>
          <FreeDelivery lines={orderable} />
          <div className="min-h-40 flex-1 overflow-y-auto px-6 [@media(height<26rem)]:min-h-24">
            <ul ref={list}>
              {cart.items.map((line, position) => (
                <CartRow
                  key={getLineKey(line)}
                  line={line}
                  fresh={fresh}
                  pricing={pricing}
                  oldPrice={cart.oldPrices[getLineKey(line)]}
                  onChange={(quantity) => update(line, quantity, position)}
                  onRemove={() => remove(line, position)}
                  onLeave={cart.closeCart}
                />
              ))}
            </ul>
            {matching && <matching.MatchingProducts />}
          </div>
          <div className="drawer-foot">
            <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
              <span className="text-lg font-semibold wrap-anywhere">{cartText.subtotal}</span>
              <span className="text-end text-lg font-semibold tabular-nums">{sum}</span>
              {!total && <p className="col-span-2 text-base text-danger">{checkoutText.tooLarge}</p>}
              <p className="text-base text-ink-2">{cartText.atCheckout(tax)}</p>
              {currencyPicker}
            </div>
            <ButtonLink to={href('/checkout')} className="w-full" onClick={cart.closeCart}>
              {cartText.toCheckout}
            </ButtonLink>
            <ButtonLink to={href('/shop')} look="text" className="mt-1 min-h-11 w-full" onClick={cart.closeCart}>
              {cartText.continueShopping}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex flex-1 flex-col bg-tone-petal">
      <div aria-hidden="true" className="window-light min-h-24 flex-1 window-light-fade" />
      <div className="grid justify-items-start gap-3 p-6 pb-10">
        <p className="type-display text-sub">{cartText.empty}</p>
        <p>{cartText.emptyHint}</p>
        <ButtonLink to={href('/shop')} className="mt-4 w-full" onClick={onLeave}>
          {cartText.continueShopping}
        </ButtonLink>
      </div>
    </div>
  )
}

type CartRowProps = {
  line: CartLine
  fresh: FreshCart | null
  pricing: CartPricing
  oldPrice: LinePrice | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
  onLeave: () => void
}

function CartRow({ line, fresh, pricing, oldPrice, onChange, onRemove, onLeave }: CartRowProps) {
  const { product, image, size, color, quantity } = line
  const now = findFreshLine(fresh, line)
  const units = countAvailableUnits(fresh, line)
  const backordered = countBackorderedUnits(fresh, line)
  const limit = findLimit(fresh, line)
  const total = computeLineTotal({ ...line, quantity: units }, pricing)
  const isGone = now && !now.product
  const old = units > 0 && oldPrice !== undefined ? computeOldTotal(oldPrice, units, pricing) : null
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-4 last:border-0">
      <Thumbnail url={image} />
      <div className="flex min-w-0 flex-col gap-1">
        <Link
          to={href('/product/:id', { id: product.id })}
          className="line-clamp-2 text-md font-medium wrap-anywhere hover:underline"
          onClick={onLeave}
        >
          {product.name}
        </Link>
        <p className="text-sm wrap-anywhere text-ink-2 empty:hidden">
          {formatVariant({ size, color: color.name, shownColor: color.label })}
        </p>
        <p className="text-base font-medium tabular-nums">
          {old && (
            <>
              <span className="sr-only">{`${cartText.oldPrice} `}</span>
              <s className="font-normal text-ink-2">{formatMoney(old)}</s>{' '}
              <span className="sr-only">{`${cartText.newPrice} `}</span>
            </>
          )}
          {total && units > 0 ? formatMoney(total) : '—'}
          {units > 1 && (
            <span className="font-normal text-ink-2">
              {cartText.each(formatMoney(getLineUnitPrice(line, pricing)))}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2 empty:hidden">{now?.note}</p>
        {backordered > 0 && <p className="text-sm text-amber">{orderText.onBackorder(backordered)}</p>}
        {old && <p className="text-sm text-amber">{cartText.priceUpdated}</p>}
        {limit !== null && limit <= quantity && (
          <p className="text-base text-danger">
            {isGone ? cartText.noLongerAvailable : units === 0 ? cartText.outOfStock : cartText.onlyLeft(units)}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          {units > 0 && (
            <QuantityStepper
              quantity={quantity}
              min={0}
              max={limit ?? MAX_UNITS}
              productName={product.name}
              onChange={onChange}
            />
          )}
          <button
            type="button"
            data-remove
            className="min-h-11 text-base text-link"
            aria-label={cartText.removeProduct(product.name)}
            onClick={onRemove}
          >
            {cartText.remove}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Returns the number of available units if fewer than requested are available; otherwise null. */
function findLimit(fresh: FreshCart | null, line: CartLine): number | null {
  const now = findFreshLine(fresh, line)
  return now && now.quantity < now.requested ? now.quantity : null
}

/** Combines several clicks on the plus button into one request. */
const DEBOUNCE_MS = 400

/**
 * Loads names, prices and available units on mount, when the drawer opens, and after the quantity of a line is raised.
 * That quantity is then reduced to the available units; other quantities are not, so that shoppers see what changed. On
 * failure, the cart does not change; checkout checks it again.
 */
function useRefreshedCart(onReduced: (line: CartLine, quantity: number) => void) {
  const { items, isOpen, replaceItems } = useCart()
  const { market, addressRules } = useStore()
  const [fresh, setFresh] = useState<FreshCart | null>(null)
  const [checks, setChecks] = useState(0)
  const raisedLines = useRef(new Set<string>())
  const reportReduced = useEffectEvent(onReduced)

  // biome-ignore lint/correctness/useExhaustiveDependencies: not loaded again when a line changes
  useEffect(() => {
    if (items.length === 0) return
    const controller = new AbortController()
    const choice = { country: addressRules.countries[0] ?? '', method: 'standard', currency: market.currency }
    const load = () =>
      fetchFreshCart({ lines: items, ...choice }, controller.signal)
        .then((result) => {
          const isRaised = (line: CartLine) => raisedLines.current.has(getLineKey(line))
          setFresh(result)
          replaceItems((lines) =>
            refreshLines(lines, result).map((line) => (isRaised(line) ? limitToStock(line, result) : line)),
          )
          for (const line of items.filter(isRaised)) {
            const { quantity } = limitToStock(line, result)
            if (quantity < line.quantity) reportReduced(line, quantity)
          }
          raisedLines.current.clear()
        })
        .catch(() => undefined)
    const timer = setTimeout(load, raisedLines.current.size > 0 ? DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, market.storeCurrency, checks])
  const check = (line: CartLine) => {
    raisedLines.current.add(getLineKey(line))
    setChecks((count) => count + 1)
  }
  return { fresh, check }
}

/** Limits the quantity to the available units. A sold-out line keeps its quantity, so that it stays visible. */
function limitToStock(line: CartLine, fresh: FreshCart): CartLine {
  return { ...line, quantity: countAvailableUnits(fresh, line) || line.quantity }
}
