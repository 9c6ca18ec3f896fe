import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { shownPrice } from '#app/features/markets/market.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { useShown } from '#app/features/money/shopper-currency.tsx'
import { useStore } from '#app/features/settings/store.tsx'

type PriceProps = { price: Money; was: Money | null }

export function StorePrice({ price, was }: PriceProps) {
  if (!was) return <span className="text-ink-2">{formatMoney(price)}</span>
  return <SalePrice price={formatMoney(price)} was={formatMoney(was)} />
}

/** In the shopper's currency. */
export function ShopperPrice({ price, was }: PriceProps) {
  const shown = useShown()
  const { market } = useStore()
  const format = (amount: Money) => formatMoney(shownPrice(amount, shown, market))
  if (!was) return <span>{format(price)}</span>
  return <SalePrice price={format(price)} was={format(was)} wasClassName="text-base font-normal text-ink-2" />
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
