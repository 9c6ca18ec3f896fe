import { toDecimal } from '#app/base/money.ts'
import { type CsvRow, formatUtc } from '#app/lib/csv.ts'
import { orderText } from '#app/orders/order-text.ts'
import { readActivityBatches } from '#app/payments/activity/activity.server.ts'
import { type ActivityFilter, type ActivityRow, getKindText, getStateText } from '#app/payments/activity/activity.ts'
import { adminText } from '#app/payments/admin-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Refund amounts are positive too; the kind column identifies refunds. */
const COLUMNS: readonly (readonly [heading: string, value: (row: ActivityRow) => string])[] = [
  ['Date (UTC)', ({ at }) => formatUtc(at)],
  ['Order', ({ orderNumber }) => orderNumber],
  ['Kind', getKindText],
  ['Method', ({ method }) => orderText.paymentNames[method]],
  ['Provider', ({ provider }) => provider],
  ['Currency', ({ amount }) => amount.currency],
  ['Amount', ({ amount }) => toDecimal(amount)],
  ['Fee currency', ({ fee }) => fee?.currency ?? ''],
  ['Fee', ({ fee }) => (fee ? toDecimal(fee) : '')],
  ['Reference', ({ reference }) => reference],
  ['Status', (row) => getStateText(row)],
  ['Dispute', ({ dispute }) => (dispute ? adminText.disputes[dispute] : '')],
]

export const ACTIVITY_FILE_HEADING: CsvRow = COLUMNS.map(([heading]) => heading)

export async function* listActivityFileBatches(db: Database, filter: ActivityFilter): AsyncGenerator<CsvRow[]> {
  for await (const rows of readActivityBatches(db, filter)) {
    yield rows.map((row) => COLUMNS.map(([, value]) => value(row)))
  }
}
