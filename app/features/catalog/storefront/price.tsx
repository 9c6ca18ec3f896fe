import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { shownPrice } from '#app/features/markets/market.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { useShown } from '#app/features/money/shopper-currency.tsx'
import type { PagePrice } from '#app/features/prices/page-prices.ts'
import { useStore } from '#app/features/settings/store.tsx'

type PriceProps = { price: Money; was: Money | null; pricesVary?: boolean | undefined }

/** In the currency of lists. */
export function StorePrice({ price, was, pricesVary }: PriceProps) {
  return (
    <>
      {pricesVary && <span className="text-ink-2">{`${catalogText.from} `}</span>}
      {was ? (
        <SalePrice price={formatMoney(price)} was={formatMoney(was)} />
      ) : (
        <span className="text-ink-2">{formatMoney(price)}</span>
      )}
    </>
  )
}

/** In the shopper's currency. */
export function ShopperPrice({ unit, pricesVary }: { unit: PagePrice; pricesVary: boolean }) {
  const shown = useShown()
  const { market } = useStore()
  const isStore = shown.currency === market.storeCurrency
  const was = isStore ? (unit.storeWas ?? unit.was) : unit.was
  const format = (amount: Money) => formatMoney(shownPrice(amount, shown, market))
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

function SalePrice({ price, was, wasClassName = 'text-ink-2' }: { price: string; was: string; wasClassName?: string }) {
  return (
    <span>
      <span className="sr-only">{`${catalogText.salePrice} `}</span>
      <span className="text-garnet">{price}</span> <span className="sr-only">{`${catalogText.originalPrice} `}</span>
      <s className={wasClassName}>{was}</s>
    </span>
  )
}
