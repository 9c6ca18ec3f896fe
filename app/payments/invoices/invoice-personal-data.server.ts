import { asc, inArray } from 'drizzle-orm'
import { formatMoney, money } from '#app/base/money.ts'
import type { PersonalData } from '#app/orders/personal-data.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'

/** Invoices and credit notes, by number. They are exported, but never erased, because tax law requires them. */
export const invoiceData: PersonalData = {
  async readOrders(db, orderIds) {
    const { orderId, number, contents } = invoices
    const issued = await db
      .select({ orderId, contents })
      .from(invoices)
      .where(inArray(orderId, [...orderIds]))
      .orderBy(asc(number))
    return {
      invoices: issued.map(
        ({ orderId: order, contents: { number: invoiceNumber, kind, day, buyer, currency, total } }) => ({
          orderId: order,
          number: invoiceNumber,
          kind,
          day,
          buyer,
          total: formatMoney(money(total, currency)),
        }),
      ),
    }
  },
}
