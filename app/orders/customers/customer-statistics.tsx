import { formatMoney } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/orders/customers/admin-text.ts'
import type { readStatistics } from '#app/orders/customers/customer-detail.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'

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
    <Panel title={adminText.statistics}>
      <dl className="grid gap-2 text-base">
        {figures.map(({ term, value, note }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt>{term}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
            {note && <dd className="basis-full text-sm text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
    </Panel>
  )
}
