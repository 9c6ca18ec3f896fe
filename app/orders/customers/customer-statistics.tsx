import { formatMoney } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import type { readStatistics } from '#app/orders/customers/customer-detail.server.ts'

type CustomerStatisticsProps = Awaited<ReturnType<typeof readStatistics>>

export function CustomerStatistics({ orders, spent, average, elsewhere }: CustomerStatisticsProps) {
  const figures = [
    { term: adminText.totalOrders, value: formatNumber(orders) },
    {
      term: adminText.totalSpent,
      value: formatMoney(spent),
      note: elsewhere > 0 && adminText.withoutOtherCurrencies(elsewhere),
    },
    { term: adminText.averageOrderValue, value: formatMoney(average) },
  ]
  return (
    <section aria-label={adminText.statistics}>
      <dl className="grid gap-px border border-line bg-line md:flex md:flex-wrap">
        {figures.map(({ term, value, note }) => (
          <div key={term} className="min-w-0 grow bg-paper p-4 md:p-5">
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className="mt-1 text-[1.5rem] leading-tight font-semibold wrap-anywhere tabular-nums">{value}</dd>
            {note && <dd className="text-sm text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
