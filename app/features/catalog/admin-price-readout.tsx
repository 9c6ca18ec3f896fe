import type { ReactNode } from 'react'
import type { ProductDraft } from '#app/features/catalog/product-draft.ts'
import { profitMargin } from '#app/features/catalog/product-input.ts'
import { formatMoney, parseMoney, type StoreCurrency } from '#app/features/money/money.ts'

/** What the prices come to while they are typed. */
export function AdminPriceReadout({ draft, currency }: { draft: ProductDraft; currency: StoreCurrency }) {
  const price = parseMoney(draft.price, currency)
  const sale = parseMoney(draft.salePrice, currency)
  const now = price && sale && sale.minor < price.minor ? sale : price
  const margin = profitMargin(price, parseMoney(draft.costPrice, currency))
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-3 text-base tabular-nums">
      <Readout term="Costs now">{now ? formatMoney(now) : '–'}</Readout>
      <Readout term="Profit margin">{margin ?? '–'}</Readout>
    </dl>
  )
}

function Readout({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
