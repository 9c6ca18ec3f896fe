import { href } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { formatMoneyShort } from '#app/base/money-arithmetic.ts'
import { adminText } from '#app/operations/dashboard/admin-text.ts'
import type { DashboardData } from '#app/operations/dashboard/dashboard.server.ts'
import { changeText, type Period } from '#app/operations/dashboard/dashboard.ts'
import { orderStatusLabel } from '#app/orders/order-labels.ts'
import { ORDER_STATUS, ORDER_STATUSES } from '#app/orders/order-status.ts'
import { DayChart } from '#app/ui/admin/charts/chart-days.tsx'
import { ShareChart } from '#app/ui/admin/charts/chart-shares.tsx'

type SalesChartProps = { readonly sales: DashboardData['sales']; readonly period: Period }

export function SalesChart({ sales, period }: SalesChartProps) {
  const { currency, days, now, before } = sales
  const amount = (minor: number) => money(minor, currency)
  const change = changeText(now.revenue, before.revenue)
  return (
    <DayChart
      days={days.map(({ day, revenue, orders }) => ({ day, amount: revenue, count: orders }))}
      name={adminText.salesOfPeriod(period)}
      amountName={adminText.revenue}
      countName={adminText.orders}
      amountText={(minor) => formatMoney(amount(minor))}
      tickText={(minor) => formatMoneyShort(amount(minor))}
      caption={
        <>
          <strong className="font-semibold text-ink">{formatMoney(amount(now.revenue))}</strong>{' '}
          {adminText.salesSummary(now.orders, period, change)}
        </>
      }
    />
  )
}

type StatusChartProps = Pick<DashboardData, 'byStatus'> & { readonly toShip: number }

export function StatusChart({ byStatus, toShip }: StatusChartProps) {
  return (
    <ShareChart
      name={adminText.ordersByStatus}
      countName={adminText.orders}
      shares={ORDER_STATUSES.map((status) => ({
        name: orderStatusLabel(status),
        count: byStatus[status] ?? 0,
        look: ORDER_STATUS[status].chart,
        to: `${href('/admin/orders')}?status=${status}`,
      }))}
      caption={adminText.openOrders(toShip, byStatus.pending ?? 0)}
    />
  )
}
