import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { formatNumber } from '#app/lib/format/number.ts'

const PLENTY = 10

type StockCountProps = {
  readonly stock: number
  readonly isLow: boolean
  readonly backordered?: number
}

export function StockCount({ stock, isLow, backordered = 0 }: StockCountProps) {
  const tone = stock > PLENTY ? 'text-moss' : stock > 0 ? 'text-amber' : 'text-danger'
  return (
    <>
      <span className={`md:whitespace-nowrap ${tone}`}>
        {isLow && (
          <span className={`mr-1.5 border border-current px-1 text-xs ${stock > 0 ? 'text-amber' : 'bg-danger-soft'}`}>
            {stock > 0 ? adminText.lowStock : adminText.soldOut}
          </span>
        )}
        {formatNumber(stock)}
        <span className={isLow ? 'sr-only' : 'md:sr-only'}> {adminText.inStock}</span>
      </span>
      {backordered > 0 && (
        <span className="block text-xs text-amber max-md:text-left">{adminText.backordered(backordered)}</span>
      )}
    </>
  )
}
