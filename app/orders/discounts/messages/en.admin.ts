import { formatNumber } from '#app/lib/format/number.ts'

export const ordersWithThisCode = 'Orders with this code'
export const discountedOrders = (total: number, discounted: string) =>
  `${formatNumber(total)} ${total === 1 ? 'order' : 'orders'}, ${discounted} in discounts. Cancelled orders do not count as uses.`
export const discount = 'Discount'
export const onlyNewest = (count: number) => `Showing the newest ${count}.`
