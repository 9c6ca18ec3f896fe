import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { formatMoney, money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { customers } from '#app/orders/customers.table.ts'
import { importedOrderItems, importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import type { PersonalData } from '#app/orders/personal-data.ts'
import type { Database } from '#app/platform/db/db.server.ts'

function hasEmail(email: string): SQL {
  return sql`lower(${importedOrders.email}) = lower(${email})`
}

/** Links orders that have the former email to the customer, since a search by the new email would not find them. */
export async function linkImportedOrders(
  tx: Database,
  { id, email }: { readonly id: Id<'customer'>; readonly email: string },
): Promise<void> {
  await tx
    .update(importedOrders)
    .set({ customerId: id })
    .where(and(hasEmail(email), isNull(importedOrders.customerId)))
}

/** Keeps the items, amounts and dates of the orders. Returns the number of orders whose personal data was erased. */
async function eraseImportedOrders(
  tx: Database,
  { id, email }: { readonly id: Id<'customer'> | null; readonly email: string },
): Promise<number> {
  const { rowCount } = await tx
    .update(importedOrders)
    .set({
      customerName: '',
      email: '',
      phone: '',
      customerId: null,
      note: '',
      tags: [],
      hash: '',
      isErased: true,
      billingAddress: [],
      shippingAddress: [],
    })
    .where(id === null ? hasEmail(email) : or(hasEmail(email), eq(importedOrders.customerId, id)))
  return rowCount ?? 0
}

async function exportImportedOrders(db: Database, email: string) {
  const customerIds = db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`lower(${customers.email}) = lower(${email})`)
  const orders = await db
    .select()
    .from(importedOrders)
    .where(or(hasEmail(email), inArray(importedOrders.customerId, customerIds)))
    .orderBy(asc(importedOrders.placedAt), asc(importedOrders.id))
  const { orderId, name, sku, quantity, position } = importedOrderItems
  const items = await db
    .select({ orderId, name, sku, quantity })
    .from(importedOrderItems)
    .where(
      inArray(
        orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderId), asc(position))
  return orders.map(({ id, source, number, placedAt, total, currency, ...order }) => ({
    source,
    number,
    placedAt,
    total: formatMoney(money(total, currency)),
    name: order.customerName,
    email: order.email,
    phone: order.phone,
    note: order.note,
    tags: order.tags,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    status: order.status,
    paymentStatus: order.paymentStatus,
    discountCode: order.discountCode,
    items: items.filter((item) => item.orderId === id).map(({ orderId: _, ...item }) => item),
  }))
}

export const importedOrderData: PersonalData = {
  async read(db, { email }) {
    return { importedOrders: await exportImportedOrders(db, email) }
  },
  async erase(tx, { email, customerId }) {
    return { importedOrders: await eraseImportedOrders(tx, { id: customerId, email }) }
  },
}
