import { formatMoney, type Money } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { SalePrice } from '#app/catalog/storefront/price.tsx'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import { toDisplayPrice } from '#app/store/market.ts'
import { useDisplayCurrency, useStore } from '#app/store/store.tsx'

/** Shows a price in the shopper's currency. */
export function ShopperPrice({ unit, pricesVary }: { unit: PagePrice; pricesVary: boolean }) {
  const shown = useDisplayCurrency()
  const { market } = useStore()
  const isStore = shown.currency === market.storeCurrency
  const was = (isStore && unit.storeWas) || unit.was
  const format = (amount: Money) => formatMoney(toDisplayPrice(amount, shown, market))
  const price = format(isStore ? unit.storePrice : unit.price)
  return (
    <>
      {pricesVary && <span className="font-normal">{`${catalogText.from} `}</span>}
      {was ? (
        <SalePrice price={price} was={format(was)} wasClassName="text-base font-normal text-ink-2" />
      ) : (
        <span>{price}</span>
      )}
    </>
  )
}

/**
 * Also shows the price's note, and the store's own price where lists show it and the shopper sees a different currency.
 */
export function ProductPrice(price: { unit: PagePrice; pricesVary: boolean }) {
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
    </p>
  )
}
