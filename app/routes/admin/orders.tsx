import { href, Link, useNavigation } from 'react-router'
import { ORDER_STATUSES } from '#app/features/orders/order.ts'
import { listOrderRows } from '#app/features/orders/order-admin-list.server.ts'
import { readOrderListQuery } from '#app/features/orders/order-admin-list.ts'
import { ORDER_STATUS_LABELS } from '#app/features/orders/order-admin-marks.tsx'
import { OrderTable } from '#app/features/orders/order-admin-table.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-query.ts'
import { db } from '#app/platform/db/db.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { ListFilters } from '#app/ui/admin/list-filters.tsx'
import { Pages } from '#app/ui/admin/pages.tsx'
import type { Route } from './+types/orders'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const query = readOrderListQuery(url.searchParams)
  return { query, ...(await listOrderRows(db, query)) }
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { query, rows, total } = loaderData
  const isLoading = useNavigation().location?.pathname === href('/admin/orders')
  return (
    <AdminPage title="Orders">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ListFilters
          label="Orders"
          placeholder="Number, name or email"
          q={query.q}
          keep={['status']}
          clear={query.q ? statusLink('', query.status) : null}
        />
        <StatusTabs {...loaderData} />
      </div>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <p className="px-4 py-12 text-center text-base">
            {query.q || query.status ? 'No orders match these filters.' : 'No orders yet.'}
          </p>
        ) : (
          <OrderTable rows={rows} caption="Orders" isBusy={isLoading} />
        )}
      </div>
      <Pages page={query.page} pageSize={ROWS_PER_PAGE} total={total} />
    </AdminPage>
  )
}

function statusLink(q: string, status: string | null): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(status && { status }) })
  return query.size > 0 ? `?${query}` : href('/admin/orders')
}

function StatusTabs({ query, byStatus, all }: Route.ComponentProps['loaderData']) {
  const tabs = [
    { status: null, label: 'All', orders: all },
    ...ORDER_STATUSES.map((status) => ({ status, label: ORDER_STATUS_LABELS[status], orders: byStatus[status] ?? 0 })),
  ]
  return (
    <nav aria-label="Orders by status" className="flex flex-wrap gap-x-5">
      {tabs.map(({ status, label, orders }) => {
        const isCurrent = status === query.status
        return (
          <Link
            key={label}
            to={statusLink(query.q, status)}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            className={`flex min-h-9 items-center gap-1.5 border-b-2 text-base max-md:min-h-11 ${isCurrent ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
          >
            {label} <span className="text-ink-2 tabular-nums">{orders.toLocaleString('en-GB')}</span>
          </Link>
        )
      })}
    </nav>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="The orders could not be loaded"
      back={{ to: href('/admin'), label: 'Back to the dashboard' }}
    />
  )
}
