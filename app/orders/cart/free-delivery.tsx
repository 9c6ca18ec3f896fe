import { formatMoney, money } from '#app/base/money.ts'
import { type CartLine, computeSubtotal } from '#app/orders/cart/cart.ts'
import { cartText } from '#app/orders/cart/cart-text.ts'
import { toDisplayPrice } from '#app/store/market.ts'
import { useDisplayCurrency, useStore } from '#app/store/store.tsx'

/**
 * Shows how much is missing for free delivery, as text and as a bar. Checkout decides, based on the subtotal after
 * discounts.
 */
export function FreeDelivery({ lines }: { lines: readonly CartLine[] }) {
  const { market, freeDeliveryFrom } = useStore()
  const shown = useDisplayCurrency()
  const subtotal = computeSubtotal(lines, { market, shown: market.displayCurrencies[0] })
  if (!freeDeliveryFrom || !subtotal) return null
  const missing = money(Math.max(0, freeDeliveryFrom - subtotal.minor), market.currency)
  return (
    <div className="px-6 pb-2 [@media(height<26rem)]:hidden">
      <p className="text-sm text-ink-2">
        {missing.minor > 0
          ? cartText.toFreeDelivery(formatMoney(toDisplayPrice(missing, shown, market)))
          : cartText.hasFreeDelivery}
      </p>
      <svg
        viewBox={`0 0 ${freeDeliveryFrom} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        height="3"
        className="mt-1 w-full"
      >
        <rect width={freeDeliveryFrom} height="1" className="fill-line" />
        <rect width={freeDeliveryFrom - missing.minor} height="1" className="mirrored fill-lumen" />
      </svg>
    </div>
  )
}
