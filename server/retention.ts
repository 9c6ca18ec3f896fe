import { and, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { paymentEvents } from '#app/payments/webhooks/payment-events.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { auditLog } from '#app/store/staff.table.ts'

type Retention = {
  readonly table: PgTable & { readonly createdAt: PgColumn }
  readonly years: number
  /** Older rows that do not meet this condition are kept. */
  readonly condition?: SQL | undefined
}

/** Rows that are deleted because of their age. All growing tables are listed in docs/operations/retention.md. */
export const RETENTION: readonly Retention[] = [
  { table: mailOutbox, years: 2, condition: or(isNotNull(mailOutbox.sentAt), isNotNull(mailOutbox.failedAt)) },
  { table: auditLog, years: 3 },
  { table: paymentEvents, years: 1 }, // providers resend an event for up to 30 days
]

/** Deletes the oldest rows first, in short statements, so that other queries need not wait. */
export async function deleteOldRows(db: Database, batch = 5_000): Promise<void> {
  for (const { table, years, condition } of RETENTION) {
    const isOld = and(sql`${table.createdAt} < now() - make_interval(years => ${years})`, condition)
    for (let hasMore = true; hasMore; ) {
      const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOld} order by ${table.createdAt} limit ${batch}))`)
      hasMore = rowCount === batch
    }
  }
}
