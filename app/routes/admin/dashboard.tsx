import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { StockCount } from '#app/features/catalog/admin-product-marks.tsx'
import { formatMoney } from '#app/features/money/money.ts'
import { readDashboard } from '#app/features/orders/dashboard.server.ts'
import { OrderTable } from '#app/features/orders/order-admin-table.tsx'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return readDashboard(db, await readSettings(db))
}

const LOW_STOCK = `${href('/admin/products')}?show=low-stock&sort=stock&dir=asc`

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { totalProducts, totalOrders, revenue, lost, elsewhere, lowStock, latestOrders } = loaderData
  return (
    <AdminPage title="Dashboard">
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        <Figure label="Total products">{totalProducts.toLocaleString('en-GB')}</Figure>
        <Figure label="Total orders">{totalOrders.toLocaleString('en-GB')}</Figure>
        <Figure
          label="Total revenue"
          notes={[
            lost.minor > 0 && `of which cancelled ${formatMoney(lost)}`,
            elsewhere > 0 && `without ${elsewhere.toLocaleString('en-GB')} orders in another currency`,
          ]}
        >
          {formatMoney(revenue)}
        </Figure>
        <Figure label="Low stock">
          <Link to={LOW_STOCK} className={`hover:underline ${lowStock.total > 0 ? 'text-garnet' : ''}`}>
            {lowStock.total.toLocaleString('en-GB')}
          </Link>
        </Figure>
      </dl>
      {totalProducts === 0 && totalOrders === 0 ? (
        <Panel title="The shop is empty" className="mt-4">
          <p className="mb-4 text-base text-ink-2">It begins with a first product.</p>
          <AdminButtonLink to={href('/admin/products/new')} look="primary">
            Add product
          </AdminButtonLink>
        </Panel>
      ) : (
        <div className="mt-4 grid gap-4 xl:grid-cols-12">
          <Panel
            title="Latest orders"
            action={<TextLink to={href('/admin/orders')}>All orders</TextLink>}
            className="xl:col-span-8"
          >
            {latestOrders.length === 0 ? (
              <p className="text-base text-ink-2">No orders yet.</p>
            ) : (
              <div className="-mx-3">
                <OrderTable rows={latestOrders} caption="Latest orders" />
              </div>
            )}
          </Panel>
          <Panel title="Low stock" action={<TextLink to={LOW_STOCK}>All of them</TextLink>} className="xl:col-span-4">
            {lowStock.rows.length === 0 ? (
              <p className="text-base text-ink-2">Every product has more than its threshold.</p>
            ) : (
              <ul>
                {lowStock.rows.map((product) => (
                  <li
                    key={product.id}
                    className="flex min-h-11 items-center justify-between gap-4 border-b border-line text-sm last:border-0"
                  >
                    <TextLink
                      to={href('/admin/products/edit/:id', { id: product.id })}
                      discover="none"
                      className="min-w-0"
                    >
                      {product.name}
                    </TextLink>
                    <span className="tabular-nums">
                      <StockCount stock={product.stock} isLow={false} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </div>
      )}
    </AdminPage>
  )
}

function Figure({
  label,
  notes = [],
  children,
}: {
  label: string
  notes?: readonly (string | false)[]
  children: ReactNode
}) {
  return (
    <div className="bg-paper p-4 md:p-5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="mt-1 text-[1.75rem] leading-tight font-semibold tabular-nums">{children}</dd>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="The dashboard could not be loaded"
      back={{ to: href('/admin/products'), label: 'To the products' }}
    />
  )
}
