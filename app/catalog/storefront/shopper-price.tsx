import { formatMoney, type Money } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { SalePrice } from '#app/catalog/storefront/price.tsx'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import { toDisplayPrice } from '#app/store/market.ts'
import { useDisplayCurrency, useStore } from '#app/store/store.tsx'

/** Returns a function that converts a price to the shopper's currency. */
export function useShopperAmounts() {
  const shown = useDisplayCurrency()
  const { market } = useStore()
  const isStore = shown.currency === market.storeCurrency
  const toShown = (amount: Money) => toDisplayPrice(amount, shown, market)
  return (unit: PagePrice) => {
    const was = (isStore && unit.storeWas) || unit.was
    return { price: toShown(isStore ? unit.storePrice : unit.price), was: was && toShown(was) }
  }
}

/** Shows a price in the shopper's currency. */
export function ShopperPrice({ unit, pricesVary }: { unit: PagePrice; pricesVary: boolean }) {
  const amounts = useShopperAmounts()(unit)
  const price = formatMoney(amounts.price)
  return (
    <>
      {pricesVary && <span className="font-normal">{`${catalogText.from} `}</span>}
      {amounts.was ? (
        <SalePrice price={price} was={formatMoney(amounts.was)} wasClassName="text-base font-normal text-ink-2" />
      ) : (
        <span>{price}</span>
      )}
    </>
  )
}
