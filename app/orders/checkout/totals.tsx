import { formatMoney, type Money } from '#app/base/money.ts'
import { checkoutText } from '#app/orders/checkout/checkout-text.ts'
import type { SumRow } from '#app/orders/sum-rows.ts'

type TotalsProps = {
  rows: readonly SumRow[]
  includedTaxes: readonly SumRow[]
  total: Money
  charged: Money
}

export function Totals({ rows, includedTaxes, total, charged }: TotalsProps) {
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 text-base tabular-nums">
      {rows.map(({ term, amount }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="min-w-0 wrap-anywhere">{term}</dt>
          <dd className="text-end">{amount}</dd>
        </div>
      ))}
      <div className="col-span-2 mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{checkoutText.totalHeading}</dt>
        <dd className="ms-auto">{formatMoney(total)}</dd>
      </div>
      {includedTaxes.map(({ term, amount }) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid text-ink-2">
          <dt className="min-w-0 wrap-anywhere">{term}</dt>
          <dd className="text-end">{amount}</dd>
        </div>
      ))}
      {total.currency !== charged.currency && (
        <p className="col-span-2 text-end text-ink-2">{checkoutText.chargedAs(formatMoney(charged))}</p>
      )}
    </dl>
  )
}
