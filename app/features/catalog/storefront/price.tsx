import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { useShopperCurrency } from '#app/features/money/shopper-currency.tsx'
import { shopperPrice } from '#app/features/money/shopper-price.ts'
import { useStore } from '#app/features/settings/store.tsx'

/** A price in the store currency, as on lists; on sale the new one first, then the struck one. */
export function StorePrice({ price, was }: { price: Money; was: Money | null }) {
  if (!was) return <span className="text-ink-2">{formatMoney(price)}</span>
  return (
    <span>
      <span className="sr-only">{`${catalogText.salePrice} `}</span>
      <span className="text-garnet">{formatMoney(price)}</span>{' '}
      <span className="sr-only">{`${catalogText.originalPrice} `}</span>
      <s className="text-ink-2">{formatMoney(was)}</s>
    </span>
  )
}

/** A store price in the shopper's currency, as on the product page. */
export function ShopperPrice({ price, was }: { price: Money; was: Money | null }) {
  const currency = useShopperCurrency()
  const { usdRate } = useStore()
  const shown = formatMoney(shopperPrice(price, currency, usdRate))
  if (!was) return <span>{shown}</span>
  return (
    <span>
      <span className="sr-only">{`${catalogText.salePrice} `}</span>
      <span className="text-garnet">{shown}</span> <span className="sr-only">{`${catalogText.originalPrice} `}</span>
      <s className="text-base font-normal text-ink-2">{formatMoney(shopperPrice(was, currency, usdRate))}</s>
    </span>
  )
}
