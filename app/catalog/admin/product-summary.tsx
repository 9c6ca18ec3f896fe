import { formatMoney } from '#app/base/money.ts'
import type { ProductChoice } from '#app/catalog/admin/products/product-choices.server.ts'
import { StatusBadge } from '#app/catalog/admin/status-badge.tsx'
import { Thumb } from '#app/ui/admin/thumb.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'

type ProductSummaryProps = {
  readonly product: ProductChoice
  readonly error?: string | undefined
  readonly errorId?: string
}

/** A product's image, name and price, with its status if shoppers cannot see it. */
export function ProductSummary({ product, error, errorId }: ProductSummaryProps) {
  const { name, price, status, sizedImageUrl } = product
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumb url={sizedImageUrl} isSmall />
      <div className="min-w-0 flex-1 text-base wrap-anywhere">
        <div className="gap-x-4 md:flex md:items-center md:justify-between">
          <p className="line-clamp-2">{name}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums md:flex-row-reverse">
            {formatMoney(price)}
            {status !== 'active' && <StatusBadge status={status} />}
          </p>
        </div>
        {error && (
          <ProblemText id={errorId} tabIndex={-1} className="text-sm">
            {error}
          </ProblemText>
        )}
      </div>
    </div>
  )
}
