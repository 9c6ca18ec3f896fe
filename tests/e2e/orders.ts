import process from 'node:process'
import { eq } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { address } from '#tests/support/checkout-request.ts'
import { type PlacedOrder, placeOrder } from '#tests/support/shopper-client.ts'

type NewOrder = {
  readonly firstName: string
  readonly lastName: string
  /** The shopper's email, by default derived from the name. */
  readonly email?: string
  readonly city?: string
  readonly shippingMethod?: 'standard' | 'express'
  readonly currency?: 'USD' | 'GBP'
  readonly discountCode?: string
  readonly quantity?: number
  /** A demo product by default. */
  readonly lines?: readonly { productId: string; size: string; color: string; quantity: number }[]
}

/** Places an order in the admin's store, as a browser would. Returns its number. */
export async function placeAdminOrder(order: NewOrder): Promise<string> {
  return (await sendOrder(process.env.ADMIN_URL ?? '', order)).orderNumber
}

/** Finds the path of an order's screen in the admin. @throws Error if there is no such order */
export async function findOrderScreen(db: Database, orderNumber: string): Promise<string> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber))
  if (!order) throw new Error(`There is no order ${orderNumber}`)
  return `/admin/orders/${order.id}`
}

/** Places an order, by default in the storefront's store. Returns its number and its page's link. */
export function placeStorefrontOrder(
  order: Partial<NewOrder> = {},
  store = process.env.STOREFRONT_URL ?? '',
): Promise<PlacedOrder> {
  return sendOrder(store, { firstName: 'Ada', lastName: 'Obi', ...order })
}

function sendOrder(
  url: string,
  {
    firstName,
    lastName,
    city,
    shippingMethod = 'standard',
    currency = 'USD',
    discountCode = '',
    quantity = 1,
    ...rest
  }: NewOrder,
): Promise<PlacedOrder> {
  const lines = rest.lines ?? [
    { productId: createDemoId('product', 'sienna-rib-top'), size: 'M', color: 'Cocoa', quantity },
  ]
  return placeOrder(url, lines, {
    email: rest.email ?? `${firstName}.${lastName}@example.com`.toLowerCase(),
    address: { ...address, first_name: firstName, last_name: lastName, ...(city && { city }) },
    shippingMethod,
    paymentMethod: 'paypal',
    currency,
    discountCode,
  })
}
