import { formatMoney, type Money } from '#app/base/money.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'

type PriceProps = { price: Money; was: Money | null; pricesVary?: boolean | undefined }

/** Shows a price in the currency of lists. */
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

type SalePriceProps = { price: string; was: string; wasClassName?: string }

export function SalePrice({ price, was, wasClassName = 'text-ink-2' }: SalePriceProps) {
  return (
    <span>
      <span className="sr-only">{`${catalogText.salePrice} `}</span>
      <span className="text-garnet">{price}</span> <span className="sr-only">{`${catalogText.originalPrice} `}</span>
      <s className={wasClassName}>{was}</s>
    </span>
  )
}
