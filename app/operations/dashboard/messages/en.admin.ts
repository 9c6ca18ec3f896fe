import { formatNumber } from '#app/lib/format/number.ts'

export const demoRemoved = 'Demo content removed. Set up your store below.'
export const dashboard = 'Dashboard'
export const workList = 'To do'
export const allDone = 'All done'
export const workCount = (count: number) => (count > 1_000 ? `${formatNumber(1_000)}+` : formatNumber(count))
const createNoun = (singular: string, many: string) => (count: number) => (count === 1 ? singular : many)
/** Shown after the count. */
export const work = {
  toShip: createNoun('order to ship', 'orders to ship'),
  withdrawals: createNoun('withdrawal to handle', 'withdrawals to handle'),
  refunds: createNoun('refund to pay out', 'refunds to pay out'),
  toMatch: createNoun('payment to match', 'payments to match'),
  transfers: createNoun('order awaiting a bank transfer', 'orders awaiting a bank transfer'),
  messages: createNoun('unread message', 'unread messages'),
  reviews: createNoun('review to approve', 'reviews to approve'),
  lowStock: createNoun('product low in stock', 'products low in stock'),
}
export const orders = 'Orders'
export const revenueAndOrders = 'Revenue and orders'
export const ordersToShip = (total: number) => `Orders to ship (${workCount(total)})`
export const viewAll = 'View all'
/** Completes ‘View all’ for screen readers. */
export const linkTargets = { toShip: ' orders to ship', orders: ' orders', lowStock: ' products low in stock' }
export const ordersByStatus = 'Orders by status'
export const latestOrders = 'Latest orders'
/** The latest orders, except those listed under orders to ship. */
export const otherOrders = 'Other recent orders'
export const period = 'Period'
export const periods = { '1': 'Today', '7': '7 days', '30': '30 days' }
export const lowStock = 'Low stock'
export const bestSellers = (period: string) =>
  period === '1' ? 'Best sellers today' : `Best sellers in the last ${period} days`
export const dashboardNotLoaded = 'The dashboard could not be loaded'
export const totalProducts = 'Total products'
export const totalOrders = 'Total orders'
export const totalRevenue = 'Total revenue'
export const lostRevenue = (lost: string) => `includes ${lost} in cancellations and refunds`
export const inactive = (products: number) =>
  `includes ${formatNumber(products)} that ${products === 1 ? 'is' : 'are'} not active`
export const otherCurrencies = (orders: number) =>
  `excludes ${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'} in other currencies`
export const image = 'Image'
export const product = 'Product'
export const unitsSold = 'Units sold'
export const revenue = 'Revenue'
export const stock = 'Stock'
export const sold = 'sold'
export const salesInLastDays = (days: number) => `Revenue and orders in the last ${days} days`
const orderCount = (orders: number) => `${formatNumber(orders)} ${orders === 1 ? 'order' : 'orders'}`
/** Shown after the revenue. */
export const ordersInPeriod = (orders: number, period: string) =>
  `from ${orderCount(orders)} ${period === '1' ? 'today' : `in the last ${period} days`}`
export const yesterday = (revenue: string, orders: number) => `Yesterday: ${revenue} from ${orderCount(orders)}`
/** The change in revenue, as a whole percentage. */
export const asMuch = 'Same'
export const more = (percent: number) => `${formatNumber(percent)}% more`
export const less = (percent: number) => `${formatNumber(percent)}% less`
/** `change` is one of the three texts above. */
export const comparedWithBefore = (change: string, period: string) =>
  `${change} ${change === asMuch ? 'as' : 'than'} in the previous ${period} days`
export const salesExclude = 'Excludes cancelled orders and refunds.'

// Before the second order
export const firstProduct = 'Add your first product'
export const firstProductHint = 'A photo, a price and how many you have. You can change everything later.'
export const addProduct = 'Add a product'
export const noOrdersYet = 'No orders yet'
export const noOrdersHint = 'Share your store. Your first order will show up here.'
export const viewStore = 'View store'
export const firstOrder = 'Your first order'
export const firstOrderFrom = { before: 'From', on: 'on' }
export const waitsForPayment = 'Ship this order once it is paid.'
export const shipFirstOrder = 'Ship your first order'
export const openFirstOrder = 'View order'
