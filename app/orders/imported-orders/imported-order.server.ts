import { asc, eq, sql } from 'drizzle-orm'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { importedOrderItems, importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type ImportedOrder = NonNullable<Awaited<ReturnType<typeof findImportedOrder>>>

export async function findImportedOrder(db: Database, id: Id<'imported-order'>) {
  const [order] = await db.select().from(importedOrders).where(eq(importedOrders.id, id))
  if (!order) return null
  const [items, customer] = await Promise.all([listItems(db, id), findOrderCustomer(db, order)])
  const { search: _, hash: __, customerId: ___, updatedAt: ____, ...rest } = order
  const toAmount = (minor: number | null) => (minor === null ? null : money(minor, order.currency))
  return {
    ...rest,
    customer,
    subtotal: toAmount(order.subtotal),
    discount: toAmount(order.discount),
    shipping: toAmount(order.shipping),
    tax: toAmount(order.tax),
    total: money(order.total, order.currency),
    refunded: money(order.refunded, order.currency),
    items: items.map(({ price, total, ...item }) => ({ ...item, price: toAmount(price), total: toAmount(total) })),
  }
}

function listItems(db: Database, order: Id<'imported-order'>) {
  const { id, orderId, position, name, sku, quantity, price, total } = importedOrderItems
  return db
    .select({ id, name, sku, quantity, price, total })
    .from(importedOrderItems)
    .where(eq(orderId, order))
    .orderBy(asc(position))
}

type CustomerReference = Pick<typeof importedOrders.$inferSelect, 'customerId' | 'email'>

/** Finds the customer by the stored link, otherwise by email. */
async function findOrderCustomer(
  db: Database,
  { customerId, email }: CustomerReference,
): Promise<Id<'customer'> | null> {
  if (customerId || email === '') return customerId
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`lower(${customers.email}) = lower(${email})`)
  return found?.id ?? null
}
