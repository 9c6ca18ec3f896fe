import { formatNumber } from '#app/lib/format/number.ts'

export const storeSetUp = 'Store set up'
export const theDemoContentIsRemovedSetUp = 'The demo content is removed. Set up your store below.'
export const dashboard = 'Dashboard'
export const unread = (unread: number) => `${formatNumber(unread)} unread ${unread === 1 ? 'message' : 'messages'}`
export const revenueAndOrders = 'Revenue and orders'
export const ordersToShip = (total: number) => `Orders to ship (${formatNumber(total)})`
export const allToShip = 'All to ship'
export const noOrdersToShip = 'No orders to ship.'
export const ordersByStatus = 'Orders by status'
export const latestOrders = 'Latest orders'
export const allOrders = 'All orders'
export const period = 'Period'
export const days = (days: string) => `${days} days`
export const lowStock = 'Low stock'
export const allLowStock = 'All low stock'
export const noProductsAreLowOnStock = 'No products are low on stock.'
export const bestSellersOfTheLastDays = (period: string) => `Best sellers of the last ${period} days`
export const noSalesInThisPeriod = 'No sales in this period.'
export const theDashboardCouldNotBeLoaded = 'The dashboard could not be loaded'
export const totalProducts = 'Total products'
export const totalOrders = 'Total orders'
export const totalRevenue = 'Total revenue'
export const ofWhichCancelledOrRefunded = (lost: string) => `of which cancelled or refunded ${lost}`
export const withoutOrdersInOtherCurrencies = (inOtherCurrencies: number) =>
  `without ${formatNumber(inOtherCurrencies)} orders in other currencies`
export const product = 'Product'
export const unitsSold = 'Units sold'
export const revenue = 'Revenue'
export const stock = 'Stock'
export const sold = 'sold'
export const revenueAndOrdersOfTheLastDays = (period: string) => `Revenue and orders of the last ${period} days`
export const fromInTheLastDaysCancelledOrders = {
  between: (orders: number, period: string) =>
    `from ${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'} in the last ${period} days`,
  after: '. Cancelled orders and refunds are left out.',
}
export const ofNotShippedYet = (open: number, total: number) =>
  `${formatNumber(open)} of ${formatNumber(total)} ${total === 1 ? 'order has' : 'orders have'} not shipped yet.`
export const inTheDaysBefore = (change: string, period: string) =>
  `, ${change === 'as much' ? 'as much as' : `${change} than`} in the ${period} days before`
