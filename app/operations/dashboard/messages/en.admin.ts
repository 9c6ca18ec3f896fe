import { formatNumber } from '#app/lib/format/number.ts'

export const storeSetUp = 'Store set up'
export const demoRemoved = 'Demo content removed. Set up your store below.'
export const dashboard = 'Dashboard'
export const workList = 'To do'
export const nothingToDo = 'You are all caught up.'
const shown = (count: number) => (count > 1_000 ? `more than ${formatNumber(1_000)}` : formatNumber(count))
const counted = (singular: string, many: string) => (count: number) =>
  `${shown(count)} ${count === 1 ? singular : many}`
export const work = {
  withdrawals: counted('withdrawal to handle', 'withdrawals to handle'),
  refunds: counted('refund to pay out manually', 'refunds to pay out manually'),
  toShip: counted('order to ship', 'orders to ship'),
  toMatch: counted('received payment to match', 'received payments to match'),
  transfers: counted('order awaiting a bank transfer', 'orders awaiting a bank transfer'),
  messages: counted('unread message', 'unread messages'),
  reviews: counted('review to approve', 'reviews to approve'),
  lowStock: (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'} low in stock`,
}
export const orders = 'Orders'
export const revenueAndOrders = 'Revenue and orders'
export const ordersToShip = (total: number) => `Orders to ship (${shown(total)})`
export const viewAll = 'View all'
/** Completes ‘View all’ for screen readers. */
export const linkTargets = { toShip: ' orders to ship', orders: ' orders', lowStock: ' products low in stock' }
export const noOrdersToShip = 'No orders to ship.'
export const ordersByStatus = 'Orders by status'
export const latestOrders = 'Latest orders'
export const period = 'Period'
export const days = (days: string) => `${days} days`
export const lowStock = 'Low stock'
export const noLowStock = 'No products are low in stock.'
export const bestSellers = (period: string) => `Best sellers in the last ${period} days`
export const noSales = 'No sales in this period.'
export const dashboardNotLoaded = 'The dashboard could not be loaded'
export const totalProducts = 'Total products'
export const totalOrders = 'Total orders'
export const totalRevenue = 'Total revenue'
export const lostRevenue = (lost: string) => `includes ${lost} cancelled or refunded`
export const otherCurrencies = (orders: number) =>
  `excludes ${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'} in other currencies`
export const product = 'Product'
export const unitsSold = 'Units sold'
export const revenue = 'Revenue'
export const stock = 'Stock'
export const sold = 'sold'
export const salesOfPeriod = (period: string) => `Revenue and orders in the last ${period} days`
/** The change of the revenue, in whole percent. */
export const asMuch = 'the same'
export const more = (percent: number) => `${formatNumber(percent)}% more`
export const less = (percent: number) => `${formatNumber(percent)}% less`
/** After the revenue; `change` is one of the above. */
export const salesSummary = (orders: number, period: string, change: string | null) =>
  `from ${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'} in the last ${period} days${comparison(change, period)}. Excludes cancelled orders and refunds.`
const comparison = (change: string | null, period: string) =>
  change ? `, ${change} ${change === asMuch ? 'as' : 'than'} in the previous ${period} days` : ''
export const openOrders = (toShip: number, pending: number) =>
  `${shown(toShip)} ready to ship, ${formatNumber(pending)} pending`
