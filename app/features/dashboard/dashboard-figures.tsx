import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PRODUCTS_LOW_ON_STOCK } from '#app/features/dashboard/dashboard.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { formatNumber } from '#app/lib/format/number.ts'

type FiguresProps = {
  readonly totalProducts: number
  readonly totalOrders: number
  /** What all orders in today's currency came to, `lost` of it cancelled or given back; `elsewhere` are in another one. */
  readonly revenue: Money
  readonly lost: Money
  readonly elsewhere: number
  readonly lowStock: { readonly total: number }
}

/** What the store holds and brought, in four numbers. */
export function DashboardFigures({ totalProducts, totalOrders, revenue, lost, elsewhere, lowStock }: FiguresProps) {
  return (
    <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 xl:grid-cols-[repeat(4,minmax(max-content,1fr))]">
      <Figure label="Total products">{formatNumber(totalProducts)}</Figure>
      <Figure label="Total orders">{formatNumber(totalOrders)}</Figure>
      <Figure
        label="Total revenue"
        notes={[
          lost.minor > 0 && `of which cancelled or refunded ${formatMoney(lost)}`,
          elsewhere > 0 && `without ${formatNumber(elsewhere)} orders in another currency`,
        ]}
      >
        {formatMoney(revenue)}
      </Figure>
      <Figure label="Low stock">
        <Link to={PRODUCTS_LOW_ON_STOCK} className={`hover:underline ${lowStock.total > 0 ? 'text-garnet' : ''}`}>
          {formatNumber(lowStock.total)}
        </Link>
      </Figure>
    </dl>
  )
}

type FigureProps = {
  readonly label: string
  readonly notes?: readonly (string | false)[]
  readonly children: ReactNode
}

function Figure({ label, notes = [], children }: FigureProps) {
  return (
    <div className="bg-paper p-4 md:p-5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="mt-1 text-[1.75rem] leading-tight font-semibold tabular-nums max-sm:wrap-anywhere sm:whitespace-nowrap">
        {children}
      </dd>
      {notes.map(
        (note) =>
          note && (
            <dd key={note} className="text-sm text-ink-2 tabular-nums">
              {note}
            </dd>
          ),
      )}
    </div>
  )
}
