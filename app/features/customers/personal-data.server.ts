import { asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { customers } from '#app/features/customers/customers.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'

// Where personal data is kept, found by an e-mail. A new table that holds some belongs here, into the export and into
// what is erased.

/** As the unique indexes compare e-mails: whatever their case. */
export function isEmail(column: PgColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`
}

/** Orders under this e-mail, and those that its customer placed under another one which staff changed since. */
export async function listPersonalOrders(db: Database, email: string) {
  const own = db.select({ id: customers.id }).from(customers).where(isEmail(customers.email, email))
  return await db
    .select({ id: orders.id, email: orders.customerEmail })
    .from(orders)
    .where(or(isEmail(orders.customerEmail, email), inArray(orders.customerId, own)))
    .orderBy(asc(orders.id))
}

/** Mails to this e-mail, and those about `found` orders to the e-mails that these were placed under. */
export function listPersonalMails(
  db: Database,
  email: string,
  found: readonly { readonly id: string; readonly email: string }[],
) {
  const { id, event, recipient, subject, body, createdAt, sentAt } = mailOutbox
  const orderIds = sql.param(found.map((order) => order.id))
  const emails = sql.param(found.map((order) => order.email.toLowerCase()))
  const ofOrders = sql`split_part(${event}, ':', 2) = any(${orderIds}::text[]) and lower(${recipient}) = any(${emails}::text[])`
  return db
    .select({ id, recipient, subject, body, createdAt, sentAt })
    .from(mailOutbox)
    .where(or(isEmail(recipient, email), ofOrders))
    .orderBy(asc(id))
}
