import { asc, inArray } from 'drizzle-orm'
import type { PersonalData } from '#app/features/customers/personal-data.server.ts'
import { invoices } from '#app/features/invoices/invoices.table.ts'
import { formatMoney, money } from '#app/features/money/money.ts'

/** Invoices and credit notes, by number. Tax law requires them, so they are exported, but never erased. */
export const invoiceData: PersonalData = {
  async readOrders(db, orderIds) {
    const { orderId, number, contents } = invoices
    const issued = await db
      .select({ orderId, contents })
      .from(invoices)
      .where(inArray(orderId, [...orderIds]))
      .orderBy(asc(number))
    return {
      invoices: issued.map(({ orderId: order, contents: { number: own, kind, day, buyer, currency, total } }) => ({
        ...{ orderId: order, number: own, kind, day, buyer },
        total: formatMoney(money(total, currency)),
      })),
    }
  },
}
