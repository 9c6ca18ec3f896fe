import { href, Link, useNavigation } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import { readDashboard } from '#app/operations/dashboard/dashboard.server.ts'
import {
  DEFAULT_PERIOD,
  ORDERS_TO_SHIP,
  PACK_ORDERS_TO_SHIP,
  PERIODS,
  type Period,
  PRODUCTS_LOW_ON_STOCK,
  readPeriod,
} from '#app/operations/dashboard/dashboard.ts'
import { DashboardFigures } from '#app/operations/dashboard/dashboard-figures.tsx'
import { BestSellerTable, LowStockList, ShipList, WorkItems } from '#app/operations/dashboard/dashboard-lists.tsx'
import { SalesChart, StatusChart } from '#app/operations/dashboard/dashboard-sales.tsx'
import { isGuideFolded } from '#app/operations/setup/guide-cookie.server.ts'
import { readGuide } from '#app/operations/setup/opening.server.ts'
import { SetupGuide } from '#app/operations/setup/setup-guide.tsx'
import { OrderTable } from '#app/orders/admin/order-table.tsx'
import { adminText as packingText } from '#app/orders/packing/admin-text.ts'
import { db } from '#app/platform/db/db.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
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
  useShowOnce({ 'set-up': adminText.storeSetUp, own: adminText.demoRemoved })
  return (
    <AdminPage title={adminText.dashboard}>
      {guide && <SetupGuide guide={guide} isFolded={isGuideFolded} url={storeUrl} />}
      <DashboardFigures data={loaderData} />
      <Work {...loaderData} />
      <div className="mt-4 grid gap-4 xl:grid-cols-12">
        {totalOrders > 0 && <Sales {...loaderData} />}
        <LowStock {...loaderData} />
        {totalOrders > 0 && <BestSellers {...loaderData} />}
      </div>
    </AdminPage>
  )
}

type Data = Route.ComponentProps['loaderData']

/** A new store has nothing to do here: the setup guide above says what is next. */
function Work({ work, totalOrders }: Data) {
  if (work.length === 0 && totalOrders === 0) return null
  return (
    <Panel title={adminText.workList} className="mt-4">
      {work.length === 0 ? <p className="text-base text-ink-2">{adminText.nothingToDo}</p> : <WorkItems work={work} />}
    </Panel>
  )
}

function Sales({ period, sales, byStatus, toShip, latestOrders }: Data) {
  const isLoading = useNavigation().location?.pathname === href('/admin')
  return (
    <>
      <Panel title={adminText.revenueAndOrders} action={<PeriodTabs period={period} />} className="xl:col-span-8">
        <div aria-busy={isLoading || undefined} className="aria-busy:opacity-50">
          <SalesChart sales={sales} period={period} />
        </div>
      </Panel>
      <div className="grid content-start gap-4 xl:col-span-4">
        <Panel
          title={adminText.ordersToShip(toShip.total)}
          action={
            toShip.total > 0 && (
              <span className="flex gap-4">
                <TextLink to={PACK_ORDERS_TO_SHIP}>{packingText.packOrders}</TextLink>
                <ViewAll to={ORDERS_TO_SHIP} target="toShip" />
              </span>
            )
          }
        >
          {toShip.total === 0 ? (
            <p className="text-base text-ink-2">{adminText.noOrdersToShip}</p>
          ) : (
            <ShipList rows={toShip.rows} />
          )}
        </Panel>
        <Panel title={adminText.ordersByStatus}>
          <StatusChart byStatus={byStatus} toShip={toShip.total} />
        </Panel>
      </div>
      <Panel
        title={adminText.latestOrders}
        action={<ViewAll to={href('/admin/orders')} target="orders" />}
        className="xl:col-span-8"
      >
        <div className="-mx-3">
          <OrderTable rows={latestOrders} caption={adminText.latestOrders} />
        </div>
      </Panel>
    </>
  )
}

function ViewAll({ to, target }: { readonly to: string; readonly target: keyof typeof adminText.linkTargets }) {
  return (
    <TextLink to={to}>
      {adminText.viewAll}
      <span className="sr-only">{adminText.linkTargets[target]}</span>
    </TextLink>
  )
}

function PeriodTabs({ period }: { period: Period }) {
  return (
    <nav aria-label={adminText.period} className="flex gap-4">
      {PERIODS.map((days) => (
        <Link
          key={days}
          to={days === DEFAULT_PERIOD ? href('/admin') : `?days=${days}`}
          preventScrollReset
          aria-current={days === period ? 'true' : undefined}
          className={`flex min-h-9 items-center border-b-2 text-base max-md:min-h-11 ${days === period ? 'border-lumen font-semibold' : 'border-transparent hover:border-line'}`}
        >
          {adminText.days(days)}
        </Link>
      ))}
    </nav>
  )
}

function LowStock({ totalProducts, lowStock }: Data) {
  if (totalProducts === 0) return null
  return (
    <Panel
      title={adminText.lowStock}
      action={lowStock.total > 0 && <ViewAll to={PRODUCTS_LOW_ON_STOCK} target="lowStock" />}
      className="xl:col-span-4"
    >
      {lowStock.total === 0 ? (
        <p className="text-base text-ink-2">{adminText.noLowStock}</p>
      ) : (
        <LowStockList rows={lowStock.rows} />
      )}
    </Panel>
  )
}

function BestSellers({ period, bestSellers }: Data) {
  const title = adminText.bestSellers(period)
  return (
    <Panel title={title} className="xl:col-span-12">
      {bestSellers.length === 0 ? (
        <p className="text-base text-ink-2">{adminText.noSales}</p>
      ) : (
        <div className="-mx-3">
          <BestSellerTable caption={title} rows={bestSellers} />
        </div>
      )}
    </Panel>
  )
}

export const ErrorBoundary = errorPage(() => adminText.dashboardNotLoaded, BACK_TO.products)
