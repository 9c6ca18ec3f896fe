import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import { formatMoney } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { PersonalData } from '#app/orders/personal-data.ts'
import { statementRows, transferBookings } from '#app/payments/transfers/transfers.table.ts'

function belongsTo(orderIds: readonly Id<'order'>[]): SQL {
  if (orderIds.length === 0) return sql`false`
  return sql`${statementRows.id} in (
    select ${transferBookings.rowId} from ${transferBookings} where ${inArray(transferBookings.orderId, [...orderIds])})`
}

/** Data about payers in bank statements. Rows that are not matched to an order belong to no customer. */
export const transferData: PersonalData = {
  async read(db, { orderIds }) {
    const { bookedOn, amount, currency, payerName, payerAccount, reference, text, note, id } = statementRows
    const transfers = await db
      .select({ bookedOn, amount: { minor: amount, currency }, payerName, payerAccount, reference, text, note })
      .from(statementRows)
      .where(belongsTo(orderIds))
      .orderBy(asc(bookedOn), asc(id))
    return { transfers: transfers.map((transfer) => ({ ...transfer, amount: formatMoney(transfer.amount) })) }
  },
  async erase(tx, { orderIds }) {
    await tx
      .update(statementRows)
      .set({ payerName: '', payerAccount: '', reference: '', text: '', note: '' })
      .where(belongsTo(orderIds))
    return {}
  },
}
