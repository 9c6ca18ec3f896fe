import { use } from 'react'
import { href, Link, useNavigation } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { UnreadMessages } from '#app/features/admin/unread-messages.tsx'
import { useShowOnce } from '#app/features/admin/use-show-once.ts'
import { readDashboard } from '#app/features/dashboard/dashboard.server.ts'
import {
  DEFAULT_PERIOD,
  ORDERS_TO_SHIP,
  PERIODS,
  type Period,
  PRODUCTS_LOW_ON_STOCK,
  readPeriod,
} from '#app/features/dashboard/dashboard.ts'
import { DashboardFigures } from '#app/features/dashboard/dashboard-figures.tsx'
import { BestSellerTable, LowStockList, ShipList } from '#app/features/dashboard/dashboard-lists.tsx'
import { SalesChart, StatusChart } from '#app/features/dashboard/dashboard-sales.tsx'
import { OrderTable } from '#app/features/orders/admin/order-table.tsx'
import { readSettings } from '#app/features/settings/settings.server.ts'
import { isGuideFolded } from '#app/features/setup/guide-cookie.server.ts'
import { readGuide } from '#app/features/setup/opening.server.ts'
import { SetupGuide } from '#app/features/setup/setup-guide.tsx'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { db } from '#app/platform/db/db.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const period = readPeriod(url.searchParams)
  const figures = await readDashboard(db, await readSettings(db), { period })
  const guide = await readGuide(db)
  return { period, ...figures, guide, isGuideFolded: await isGuideFolded(request), storeUrl: storeOrigin() }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { totalOrders, guide, isGuideFolded, storeUrl } = loaderData
  useShowOnce({ 'set-up': 'Store set up', own: 'The demo content is removed. Set up your store below.' })
  return (
    <AdminPage title="Dashboard">
      {guide && <SetupGuide guide={guide} isFolded={isGuideFolded} url={storeUrl} />}
      <DashboardFigures data={loaderData} />
      <Unread />
      <div className="mt-4 grid gap-4 xl:grid-cols-12">
        {totalOrders > 0 && <Sales {...loaderData} />}
        <LowStock {...loaderData} />
        {totalOrders > 0 && <BestSellers {...loaderData} />}
      </div>
    </AdminPage>
  )
}

function Unread() {
  const unread = use(UnreadMessages) ?? 0
  if (unread === 0) return null
  return (
    <p className="mt-4 border border-line bg-paper px-4 py-1 md:px-5">
      <TextLink to={href('/admin/messages')} className="md:min-h-9">
        {formatNumber(unread)} unread {unread === 1 ? 'message' : 'messages'}
      </TextLink>
    </p>
  )
}

type Data = Route.ComponentProps['loaderData']

function Sales({ period, sales, byStatus, toShip, latestOrders }: Data) {
  const isLoading = useNavigation().location?.pathname === href('/admin')
  return (
    <>
      <Panel title="Revenue and orders" action={<PeriodTabs period={period} />} className="xl:col-span-8">
        <div aria-busy={isLoading || undefined} className="aria-busy:opacity-50">
          <SalesChart sales={sales} period={period} />
        </div>
      </Panel>
      <div className="grid content-start gap-4 xl:col-span-4">
        <Panel
          title={`Orders to ship (${formatNumber(toShip.total)})`}
          action={toShip.total > 0 && <TextLink to={ORDERS_TO_SHIP}>All to ship</TextLink>}
        >
          {toShip.total === 0 ? (
            <p className="text-base text-ink-2">No orders to ship.</p>
          ) : (
            <ShipList rows={toShip.rows} />
          )}
        </Panel>
        <Panel title="Orders by status">
          <StatusChart byStatus={byStatus} />
        </Panel>
      </div>
      <Panel
        title="Latest orders"
        action={<TextLink to={href('/admin/orders')}>All orders</TextLink>}
        className="xl:col-span-8"
      >
        <div className="-mx-3">
          <OrderTable rows={latestOrders} caption="Latest orders" />
        </div>
      </Panel>
    </>
  )
}

function PeriodTabs({ period }: { period: Period }) {
  return (
    <nav aria-label="Period" className="flex gap-4">
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={days === DEFAULT_PERIOD ? href('/admin') : `?days=${days}`}
          preventScrollReset
          aria-current={days === period ? 'true' : undefined}
          className={`flex min-h-9 items-center border-b-2 text-base max-md:min-h-11 ${days === period ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
        >
          {days} days
        </Link>
      ))}
    </nav>
  )
}

function LowStock({ totalProducts, lowStock }: Data) {
  if (totalProducts === 0) return null
  return (
    <Panel
      title="Low stock"
      action={lowStock.total > 0 && <TextLink to={PRODUCTS_LOW_ON_STOCK}>All low stock</TextLink>}
      className="xl:col-span-4"
    >
      {lowStock.total === 0 ? (
        <p className="text-base text-ink-2">No products are low on stock.</p>
      ) : (
        <LowStockList rows={lowStock.rows} />
      )}
    </Panel>
  )
}

function BestSellers({ period, bestSellers }: Data) {
  const title = `Best sellers of the last ${period} days`
  return (
    <Panel title={title} className="xl:col-span-12">
      {bestSellers.length === 0 ? (
        <p className="text-base text-ink-2">No sales in this period.</p>
      ) : (
        <div className="-mx-3">
          <BestSellerTable caption={title} rows={bestSellers} />
        </div>
      )}
    </Panel>
  )
}

export const ErrorBoundary = errorPage('The dashboard could not be loaded', BACK_TO.products)
