import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import type { DashboardData } from '#app/operations/dashboard/dashboard.server.ts'
import { PRODUCTS_LOW_ON_STOCK } from '#app/operations/dashboard/dashboard.ts'

export function DashboardFigures({ data }: { data: DashboardData }) {
  const { totalProducts, totalOrders, revenue, lost, inOtherCurrencies, lowStock } = data
  return (
    <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 xl:grid-cols-[repeat(4,minmax(max-content,1fr))]">
      <Figure label={adminText.totalProducts}>{formatNumber(totalProducts)}</Figure>
      <Figure label={adminText.totalOrders}>{formatNumber(totalOrders)}</Figure>
      <Figure
        label={adminText.totalRevenue}
        notes={[
          lost.minor > 0 && adminText.lostRevenue(formatMoney(lost)),
          inOtherCurrencies > 0 && adminText.otherCurrencies(inOtherCurrencies),
        ]}
      >
        {formatMoney(revenue)}
      </Figure>
      <Figure label={adminText.lowStock}>
        <Link to={PRODUCTS_LOW_ON_STOCK} className={`hover:underline ${lowStock.total > 0 ? 'text-garnet' : ''}`}>
          {formatNumber(lowStock.total)}
        </Link>
      </Figure>
    </dl>
  )
}

type FigureProps = { label: string; notes?: readonly (string | false)[]; children: ReactNode }

function Figure({ label, notes = [], children }: FigureProps) {
  return (
    <div className="bg-paper p-4 md:p-5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="mt-1 text-[1.75rem] leading-tight font-semibold tabular-nums max-sm:wrap-anywhere sm:whitespace-nowrap">
        {children}
      </dd>
      {notes.filter(Boolean).map((note) => (
        <dd key={String(note)} className="text-sm text-ink-2 tabular-nums">
          {note}
        </dd>
      ))}
    </div>
  )
}
