import { href } from 'react-router'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import { readDashboard } from '#app/operations/dashboard/dashboard.server.ts'
import {
  LOW_STOCK_PRODUCTS,
  ORDERS_TO_SHIP,
  PACK_ORDERS_TO_SHIP,
  readPeriod,
} from '#app/operations/dashboard/dashboard.ts'
import { DashboardFigures } from '#app/operations/dashboard/dashboard-figures.tsx'
import { BeforeFirstOrder, FirstOrder } from '#app/operations/dashboard/dashboard-first.tsx'
import { BestSellerTable, LowStockList, ShipList } from '#app/operations/dashboard/dashboard-lists.tsx'
import { SalesPanel, StatusChart } from '#app/operations/dashboard/dashboard-sales.tsx'
import { DashboardWork } from '#app/operations/dashboard/dashboard-work.tsx'
import { readGuide } from '#app/operations/setup/opening.server.ts'
import { SetupGuide } from '#app/operations/setup/setup-guide.tsx'
import { OrderTable } from '#app/orders/admin/order-table.tsx'
import { adminText as packingText } from '#app/orders/admin/packing/admin-text.ts'
import { db } from '#app/platform/db/db.server.ts'
import { storeOrigin } from '#app/platform/http/store-origin.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const period = readPeriod(url.searchParams)
  const figures = await readDashboard(db, await readSettings(db), { period })
  const guide = await readGuide(db)
  return { period, ...figures, guide, storeUrl: storeOrigin() }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { totalProducts, totalOrders, work, firstOrder, guide, storeUrl } = loaderData
  useShowOnce({ own: adminText.demoRemoved })
  const setupGuide = guide && <SetupGuide guide={guide} url={storeUrl} />
  if (firstOrder) {
    const otherWork = work.filter(({ item }) => item !== 'toShip')
    return (
      <AdminPage title={adminText.dashboard}>
        <FirstOrder order={firstOrder} />
        {otherWork.length > 0 && (
          <div className="mt-4">
            <DashboardWork work={otherWork} />
          </div>
        )}
        {setupGuide}
        <div className="mt-4">
          <DashboardFigures data={loaderData} />
        </div>
      </AdminPage>
    )
  }
  return (
    <AdminPage title={adminText.dashboard}>
      {setupGuide}
      {totalOrders === 0 && guide?.is !== 'closed' && (
        <BeforeFirstOrder totalProducts={totalProducts} storeUrl={storeUrl} />
      )}
      {(totalOrders > 0 || work.length > 0) && <DashboardWork work={work} />}
      {totalOrders > 0 ? (
        <Sales data={loaderData} />
      ) : (
        totalProducts > 0 && (
          <div className="mt-4">
            <DashboardFigures data={loaderData} />
          </div>
        )
      )}
    </AdminPage>
  )
}

function ShipPanel({ toShip }: Pick<Route.ComponentProps['loaderData'], 'toShip'>) {
  return (
    <Panel
      className="max-xl:order-first"
      title={adminText.ordersToShip(toShip.total)}
      action={
        <span className="flex gap-4">
          <TextLink to={PACK_ORDERS_TO_SHIP}>{packingText.packOrders}</TextLink>
          <ViewAll to={ORDERS_TO_SHIP} target="toShip" />
        </span>
      }
    >
      <ShipList rows={toShip.rows} />
    </Panel>
  )
}

/** On screens that are too narrow for two columns, orders to ship come first. */
function Sales({ data }: { readonly data: Route.ComponentProps['loaderData'] }) {
  const { period, sales, toShip, byStatus, lowStock, latestOrders, bestSellers } = data
  const hasStatuses = Object.values(byStatus).filter((orders) => orders > 0).length > 1
  const hasSide = toShip.total > 0 || lowStock.total > 0 || hasStatuses
  const bestSellersTitle = adminText.bestSellers(period)
  const ordersTitle = toShip.total > 0 ? adminText.otherOrders : adminText.latestOrders
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-3">
      <div className={`grid gap-4 max-xl:contents ${hasSide ? 'xl:col-span-2' : 'xl:col-span-3'}`}>
        <SalesPanel sales={sales} period={period} />
        <DashboardFigures data={data} />
        {latestOrders.length > 0 && (
          <Panel title={ordersTitle} action={<ViewAll to={href('/admin/orders')} target="orders" />}>
            <div className="flush-rows">
              <OrderTable rows={latestOrders} caption={ordersTitle} />
            </div>
          </Panel>
        )}
        {bestSellers.length > 1 && (
          <Panel title={bestSellersTitle}>
            <div className="flush-rows">
              <BestSellerTable caption={bestSellersTitle} rows={bestSellers} />
            </div>
          </Panel>
        )}
      </div>
      <div className="grid gap-4 max-xl:contents">
        {toShip.total > 0 && <ShipPanel toShip={toShip} />}
        {lowStock.total > 0 && (
          <Panel title={adminText.lowStock} action={<ViewAll to={LOW_STOCK_PRODUCTS} target="lowStock" />}>
            <LowStockList rows={lowStock.rows} />
          </Panel>
        )}
        {hasStatuses && (
          <Panel title={adminText.ordersByStatus}>
            <StatusChart byStatus={byStatus} />
          </Panel>
        )}
      </div>
    </div>
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

export const ErrorBoundary = createErrorPage(() => adminText.dashboardNotLoaded, BACK_TO.products)
