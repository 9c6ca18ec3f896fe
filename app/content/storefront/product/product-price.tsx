import { Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { ShopperPrice } from '#app/catalog/storefront/shopper-price.tsx'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import { useDisplayCurrency, useStore } from '#app/store/store.tsx'

type ProductPriceProps = {
  unit: PagePrice
  pricesVary: boolean
  /** A path for the note that shipping is not included; null if the price needs no such note. */
  shippingPath: string | null
}

/**
 * Shows a price with its notes. If lists show prices in the store currency and the shopper chose another currency, the
 * store's own price is beside it.
 */
export function ProductPrice({ shippingPath, ...price }: ProductPriceProps) {
  const { market } = useStore()
  const { currency } = useDisplayCurrency()
  const { storePrice, note } = price.unit
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-[1.25rem] font-medium">
      <ShopperPrice {...price} />
      {market.listsInStoreCurrency && currency !== storePrice.currency && (
        <span className="text-base font-normal text-ink-2">{formatMoney(storePrice)}</span>
      )}
      <span className="text-sm font-normal text-ink-2">{note}</span>
      {shippingPath && (
        <Link to={shippingPath} className="min-h-6 text-sm font-normal text-ink-2 underline underline-offset-2">
          {catalogText.plusShipping}
        </Link>
      )}
    </p>
  )
}
