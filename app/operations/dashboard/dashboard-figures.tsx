import type { ReactNode } from 'react'
import { formatMoney } from '#app/base/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import type { DashboardData } from '#app/operations/dashboard/dashboard.server.ts'
import { ALL_LOW_STOCK_PRODUCTS } from '#app/operations/dashboard/dashboard.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'

/** Shows the store's all-time totals. */
export function DashboardFigures({ data }: { data: DashboardData }) {
  const { totalProducts, totalOrders, revenue, lost, inOtherCurrencies, lowStock } = data
  return (
    <dl className="figure-strip">
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
      <Figure label={adminText.lowStock} notes={[lowStock.inactive > 0 && adminText.inactive(lowStock.inactive)]}>
        <TextLink to={ALL_LOW_STOCK_PRODUCTS} isInText>
          {formatNumber(lowStock.total + lowStock.inactive)}
        </TextLink>
      </Figure>
    </dl>
  )
}

type FigureProps = { label: string; notes?: readonly (string | false)[]; children: ReactNode }

function Figure({ label, notes = [], children }: FigureProps) {
  return (
    <div className="tabular-nums">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="text-md font-semibold wrap-anywhere">{children}</dd>
      {notes.filter(Boolean).map((note) => (
        <dd key={String(note)} className="text-sm text-ink-2">
          {note}
        </dd>
      ))}
    </div>
  )
}
