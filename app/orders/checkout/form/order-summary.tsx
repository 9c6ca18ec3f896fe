import { useEffect } from 'react'
import { formatMoney, type Money } from '#app/base/money.ts'
import { formatVariant } from '#app/catalog/choice.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { type CartLine, getLineKey } from '#app/orders/cart/cart.ts'
import { useCart } from '#app/orders/cart/cart-provider.tsx'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { DiscountControl } from '#app/orders/checkout/form/use-discount-code.ts'
import type { FreshCart, FreshLine } from '#app/orders/checkout/order/order-outcome.ts'
import {
  countAvailableUnits,
  countBackorderedUnits,
  findChosenOption,
  findFreshLine,
  getLineTotals,
} from '#app/orders/checkout/quote/fresh-cart.ts'
import { Totals } from '#app/orders/checkout/totals.tsx'
import { orderText } from '#app/orders/order-text.ts'
import { listIncludedTaxRows, listSumRows } from '#app/orders/sum-rows.ts'
import { useStore } from '#app/store/store.tsx'
import { useLazy } from '#app/ui/lazy.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'

type OrderSummaryProps = {
  items: readonly CartLine[]
  fresh: FreshCart | null
  isStale: boolean
  discount: DiscountControl
}

export function OrderSummary({ items, fresh, isStale, discount }: OrderSummaryProps) {
  const { openCart } = useCart()
  const { focusesCheckout } = useStore()
  const totals = fresh && getLineTotals(fresh)
  return (
    <div aria-busy={isStale}>
      <ul>
        {items.map((line) => {
          const current = findFreshLine(fresh, line)
          return (
            <SummaryLine
              key={getLineKey(line)}
              line={line}
              current={current}
              isAvailable={Boolean(current?.product)}
              quantity={countAvailableUnits(fresh, line)}
              backordered={countBackorderedUnits(fresh, line)}
              total={current && totals?.get(current)}
            />
          )
        })}
      </ul>
      {focusesCheckout && (
        <button type="button" className="mt-1 min-h-11 text-base text-link" onClick={openCart}>
          {checkoutText.editCart}
        </button>
      )}
      {items.some((line) => countBackorderedUnits(fresh, line) > 0) && (
        <p className="mt-3 bg-amber-soft p-3 text-base">{checkoutText.sentOnceComplete}</p>
      )}
      <LazyDiscountField discount={discount} />
      {fresh?.quote && (
        <Totals
          rows={listSumRows(fresh.quote.shown, {
            ...fresh.quote,
            shippingName: findChosenOption(fresh.quote)?.name ?? null,
          })}
          includedTaxes={listIncludedTaxRows(fresh.quote.shown)}
          total={fresh.quote.shown.total}
          charged={fresh.quote.charged.total}
        />
      )}
      {!fresh && isStale && <div className="skeleton mt-4 h-32" aria-hidden="true" />}
    </div>
  )
}

const loadDiscountField = () => import('#app/orders/checkout/form/discount-field.tsx')

/** Loaded last; its space is reserved. */
function LazyDiscountField({ discount }: { discount: DiscountControl }) {
  const { part, hasFailed, startLoading: load } = useLazy(loadDiscountField)
  useEffect(load, [load])
  if (part) return <part.DiscountField discount={discount} />
  return (
    <LazySlot hasFailed={hasFailed} onRetry={load} className="mt-4 min-h-[4.65rem]">
      {checkoutText.codeFieldNotShown}
    </LazySlot>
  )
}

type SummaryLineProps = {
  line: CartLine
  current: FreshLine | undefined
  isAvailable: boolean
  quantity: number
  backordered: number
  total: Money | undefined
}

function SummaryLine({ line, current, isAvailable, quantity, backordered, total }: SummaryLineProps) {
  const unavailableText = isAvailable ? checkoutText.lineOutOfStock : checkoutText.lineGone
  return (
    <li className="grid grid-cols-[56px_1fr_auto] gap-3 border-b border-line py-3 text-base">
      <div className="aspect-card w-14 bg-tone-stone">
        {line.image && (
          <img
            src={getSizedImageUrl(line.image, 300)}
            width="56"
            height="70"
            alt=""
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="line-clamp-2 font-medium">{line.product.name}</p>
        <p className="text-sm text-ink-2 empty:hidden">
          {formatVariant({ size: line.size, color: line.color.name, shownColor: line.color.label })}
        </p>
        <p className="text-sm text-ink-2">{quantity > 0 ? checkoutText.quantity(quantity) : unavailableText}</p>
        {backordered > 0 && <p className="text-sm text-amber">{orderText.onBackorder(backordered)}</p>}
        <p className="text-sm text-ink-2 empty:hidden">{current?.note}</p>
        <p className="text-sm text-ink-2 empty:hidden">{current?.product?.exemption}</p>
      </div>
      <p className="tabular-nums">{total ? formatMoney(total) : '—'}</p>
    </li>
  )
}
