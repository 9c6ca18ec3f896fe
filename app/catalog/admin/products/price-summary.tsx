import type { ReactNode } from 'react'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney } from '#app/base/money.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import { adminText } from '#app/catalog/admin/products/admin-text.ts'
import type { ProductDraft } from '#app/catalog/product-draft.ts'
import { getProfitMargin } from '#app/catalog/product-input.ts'
import { computeProductPrice } from '#app/pricing/product-price.ts'

export function PriceSummary({ draft, currency }: { draft: ProductDraft; currency: CurrencyCode }) {
  const price = parseTypedMoney(draft.price, currency)
  const parseMinor = (text: string) => parseTypedMoney(text, currency)?.minor ?? null
  const columns = { salePrice: parseMinor(draft.salePrice), compareAtPrice: parseMinor(draft.compareAtPrice) }
  const now = price && computeProductPrice({ ...columns, price: price.minor }, currency)
  const margin = getProfitMargin(price, parseTypedMoney(draft.costPrice, currency))
  return (
    <dl className="grid content-center gap-y-1 text-base tabular-nums">
      {now?.was && (
        <Detail term={adminText.costsNow}>
          {formatMoney(now.price)}{' '}
          <s className="font-normal text-ink-2">
            <span className="sr-only">{adminText.oldPricePrefix} </span>
            {formatMoney(now.was)}
          </s>{' '}
          <span className="text-garnet">{adminText.sale}</span>
        </Detail>
      )}
      {margin && <Detail term={adminText.profitMargin}>{margin}</Detail>}
    </dl>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="whitespace-nowrap text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
