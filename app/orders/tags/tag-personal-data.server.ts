import { and, eq, inArray } from 'drizzle-orm'
import { orderEvents } from '#app/orders/order-events.table.ts'
import type { PersonalData } from '#app/orders/personal-data.ts'
import { customerTags, orderTags } from '#app/orders/tags/tags.table.ts'

/** Tags may contain personal data, as staff write them. */
export const tagData: PersonalData = {
  async read(db, { customerId }) {
    if (!customerId) return {}
    const { tag, key } = customerTags
    const found = await db
      .select({ tag })
      .from(customerTags)
      .where(eq(customerTags.customerId, customerId))
      .orderBy(key)
    return { tags: found.map((row) => row.tag) }
  },
  async readOrders(db, orderIds) {
    const { orderId, tag, createdAt } = orderTags
    const found = await db
      .select({ orderId, tag, createdAt })
      .from(orderTags)
      .where(inArray(orderId, [...orderIds]))
    return { tags: found }
  },
  async erase(tx, { customerId, orderIds }) {
    const erasedOrderTags = await tx.delete(orderTags).where(inArray(orderTags.orderId, [...orderIds]))
    const erasedCustomerTags = customerId
      ? await tx.delete(customerTags).where(eq(customerTags.customerId, customerId))
      : null
    await tx.delete(orderEvents).where(and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.kind, 'tag')))
    return { tags: (erasedOrderTags.rowCount ?? 0) + (erasedCustomerTags?.rowCount ?? 0) }
  },
}
