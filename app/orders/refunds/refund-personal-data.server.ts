import { and, inArray, ne } from 'drizzle-orm'
import type { PersonalData } from '#app/orders/personal-data.ts'
import { refunds } from '#app/orders/refunds.table.ts'

/** Staff notes on refunds. */
export const refundData: PersonalData = {
  async readOrders(db, orderIds) {
    const { orderId, note, createdAt } = refunds
    const notes = await db
      .select({ orderId, text: note, createdAt })
      .from(refunds)
      .where(and(inArray(orderId, [...orderIds]), ne(note, '')))
    return { notes }
  },
  async erase(tx, { orderIds }) {
    await tx
      .update(refunds)
      .set({ note: '' })
      .where(inArray(refunds.orderId, [...orderIds]))
    return {}
  },
}
