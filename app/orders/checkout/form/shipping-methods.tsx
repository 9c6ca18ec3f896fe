import { useId } from 'react'
import { convert, formatMoney } from '#app/base/money.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { Quote } from '#app/orders/checkout/quote/quote.ts'
import { formatDeliveryTime } from '#app/pricing/shipping.ts'
import { useDisplayCurrency } from '#app/store/store.tsx'
import { getDescribedBy, Notes } from '#app/ui/field.tsx'

export const SHIPPING_ROW = 'flex min-h-14 items-center gap-3 border-b border-line has-checked:font-medium'

type ShippingMethodsProps = {
  quote: Quote | null
  method: string
  onMethod: (method: string) => void
  /** True if enough of the address has been typed to decide whether it is outside of all zones. */
  isAddressKnown: boolean
  error: string | undefined
}

export function ShippingMethods({ quote, method, onMethod, isAddressKnown, error }: ShippingMethodsProps) {
  const shown = useDisplayCurrency()
  const id = useId()
  if (!quote) return <div className="skeleton h-32" aria-hidden="true" />
  const { options, shippingProblem } = quote
  const isWaiting = shippingProblem === 'outside' && quote.needsAddress && !isAddressKnown
  return (
    <fieldset aria-describedby={getDescribedBy(id, undefined, error)}>
      <legend className="mb-1.5 text-base font-medium">{checkoutText.shippingMethod}</legend>
      {shippingProblem && (
        <p role="status" className={isWaiting ? 'text-base text-ink-2' : 'bg-amber-soft p-4 text-md'}>
          {isWaiting ? checkoutText.enterAddress : checkoutText.shippingProblems[shippingProblem]}
        </p>
      )}
      <div className="border-line not-empty:border-t">
        {options.map((option) => (
          <label key={option.method} className={SHIPPING_ROW}>
            <input
              type="radio"
              name="shippingMethod"
              value={option.method}
              checked={option.method === method}
              onChange={() => onMethod(option.method)}
              className="size-5 accent-plum"
            />
            <span className="flex-1">
              {option.name} <span className="block text-sm font-normal text-ink-2">{formatDeliveryTime(option)}</span>
            </span>
            <span className="tabular-nums">
              {option.cost.minor === 0
                ? checkoutText.free
                : formatMoney(convert(option.cost, shown.currency, shown.rate))}
            </span>
          </label>
        ))}
      </div>
      <Notes id={id} error={error} />
    </fieldset>
  )
}
