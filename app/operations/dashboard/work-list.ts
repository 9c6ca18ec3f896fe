import { href } from 'react-router'
import { LOW_STOCK_PRODUCTS, ORDERS_TO_SHIP } from '#app/operations/dashboard/dashboard.ts'

/** Kinds of pending work: orders to ship first, then work with a legal deadline. */
export const COUNTED_WORK = ['toShip', 'withdrawals', 'refunds', 'toMatch', 'transfers', 'messages', 'reviews'] as const

export type CountedWork = (typeof COUNTED_WORK)[number]

/** Products low in stock are counted by the query that lists them. */
const WORK = [...COUNTED_WORK, 'lowStock'] as const

export type WorkItem = (typeof WORK)[number]

/** Links to the lists that show exactly this work. */
export const WORK_LINKS: Readonly<Record<WorkItem, string>> = {
  toShip: ORDERS_TO_SHIP,
  withdrawals: `${href('/admin/orders')}?withdrawal=open`,
  refunds: `${href('/admin/payments/activity')}?kind=to_pay_out`,
  toMatch: `${href('/admin/transfers')}?view=received`,
  transfers: href('/admin/transfers'),
  messages: `${href('/admin/messages')}?show=unread`,
  reviews: href('/admin/reviews'),
  lowStock: LOW_STOCK_PRODUCTS,
}

export type WorkList = readonly { readonly item: WorkItem; readonly count: number }[]

/** Omits kinds without pending work. */
export function toWorkList(counts: Readonly<Record<WorkItem, number>>): WorkList {
  return WORK.flatMap((item) => (counts[item] > 0 ? [{ item, count: counts[item] }] : []))
}
