import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import { formatNumber } from '#app/lib/format/number.ts'

const PLENTY = 10

type StockCountProps = {
  readonly stock: number
  readonly isLow: boolean
  readonly backordered?: number
  /** False for a product that shoppers cannot see: its stock needs no attention. */
  readonly isActive?: boolean
}

export function StockCount({ stock, isLow, backordered = 0, isActive = true }: StockCountProps) {
  const tone = isActive ? getTone(stock, isLow) : 'text-ink-2'
  return (
    <>
      <span className={`md:whitespace-nowrap ${tone}`}>
        {isLow && (
          <span className={`mr-1.5 border border-current px-1 text-xs ${stock > 0 ? '' : 'bg-danger-soft'}`}>
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

function getTone(stock: number, isLow: boolean): string {
  if (stock > PLENTY) return 'text-moss'
  if (stock === 0) return 'text-danger'
  return isLow ? 'text-amber' : 'text-ink'
}
