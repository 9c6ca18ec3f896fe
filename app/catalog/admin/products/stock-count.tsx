import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { formatNumber } from '#app/lib/format/number.ts'

const PLENTY = 10

type StockCountProps = {
  readonly stock: number
  /** True if the stock of an active product is at or below its threshold. */
  readonly isLow: boolean
  readonly backordered?: number
}

export function StockCount({ stock, isLow, backordered = 0 }: StockCountProps) {
  const isSoldOut = isLow && stock === 0
  const tone = stock > PLENTY ? 'text-moss' : isSoldOut ? 'text-danger' : isLow ? 'text-amber' : ''
  return (
    <>
      <span className={`md:whitespace-nowrap ${tone}`}>
        {isLow && (
          <span className={`border border-current px-1 text-xs ${isSoldOut ? 'bg-danger-soft' : 'mr-1.5 text-amber'}`}>
            {isSoldOut ? adminText.soldOut : adminText.lowStock}
          </span>
        )}
        {!isSoldOut && (
          <>
            {formatNumber(stock)}
            <span className={isLow ? 'sr-only' : 'md:sr-only'}> {adminText.inStock}</span>
          </>
        )}
      </span>
      {backordered > 0 && (
        <span className="block text-xs text-amber max-md:text-left">{adminText.backordered(backordered)}</span>
      )}
    </>
  )
}
