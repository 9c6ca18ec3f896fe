import type { ListedProduct } from '#app/features/catalog/admin/collection-draft.ts'
import { ProductStatusMark } from '#app/features/catalog/admin/product-marks.tsx'
import { formatMoney } from '#app/features/money/money.ts'
import { pictureUrl } from '#app/lib/picture-url.ts'

type ListedProductProps = {
  readonly product: ListedProduct
  readonly error?: string | undefined
  /** Of its error: an error summary leads here. */
  readonly errorId?: string
}

/** A product in a list of the back office: picture, name, price; its status only where shoppers do not see it. */
export function ListedProductFacts({ product, error, errorId }: ListedProductProps) {
  const { name, price, status, pictureUrl: picture } = product
  return (
    <div className="flex min-w-0 items-center gap-3">
      <div className="h-[50px] w-10 shrink-0 bg-tone-stone">
        {picture && (
          <img
            src={pictureUrl(picture, 300)}
            alt=""
            width={40}
            height={50}
            loading="lazy"
            draggable={false}
            className="h-[50px] w-10 object-cover"
          />
        )}
      </div>
      <div className="min-w-0 text-base wrap-anywhere">
        <p className="line-clamp-2">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
          {formatMoney(price)}
          {status !== 'active' && <ProductStatusMark status={status} />}
        </p>
        {error && (
          <p id={errorId} tabIndex={-1} className="text-sm text-danger">
            <span aria-hidden="true">! </span>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
