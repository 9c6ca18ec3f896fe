import { eq, inArray } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { listPersonalMails, listPersonalOrders } from '#app/orders/customers/order-personal-data.server.ts'
import { customers } from '#app/orders/customers.table.ts'
import { type ErasedCounts, hasEmail, personalData } from '#app/orders/personal-data.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { removeMailFiles } from '#app/platform/mail/sender.server.ts'
import { recordChanges } from '#app/store/audit.server.ts'

/**
 * Erases a person's data. Can be repeated, and does not require a customer record. Orders remain (docs/rules.md,
 * Privacy). `staffId` is null if a script erases the data.
 */
export async function erasePersonalData(
  db: Database,
  email: string,
  staffId: Id<'staff'> | null,
): Promise<ErasedCounts> {
  if (email.trim() === '') throw new RangeError('An empty email would match all erased orders')
  const mails = await listPersonalMails(db, email, await listPersonalOrders(db, email))
  await removeMailFiles(mails.map(({ id }) => id)) // before deleting their rows, which contain the file names
  const { mailIds, ...erased } = await withTx(db, async (tx) => {
    // An order that is being placed locks this row. Waits for that order, so that it is found too.
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(hasEmail(customers.email, email))
      .for('update')
    const found = await listPersonalOrders(tx, email)
    const orderIds = found.map(({ id }) => id)
    const person = { email, customerId: customer?.id ?? null, orderIds }
    let erasedRows: ErasedCounts = {}
    for (const { erase } of personalData.entries) erasedRows = { ...erasedRows, ...(await erase?.(tx, person)) }
    const ids = (await listPersonalMails(tx, email, found)).map(({ id }) => id) // last, as other modules may have queued more
    await tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids))
    if (customer) await tx.delete(customers).where(eq(customers.id, customer.id))
    const counts = { customer: customer !== undefined, ...erasedRows, mails: ids.length }
    if (Object.values(counts).some(Boolean)) {
      const changes = { fields: ['customer', 'addresses'] }
      await recordChanges(tx, staffId, [
        // records who erased how much, but not whose data
        { action: 'customer.erase', entity: 'customer', entityId: customer?.id ?? null, changes: counts },
        ...orderIds.map((id) => ({ action: 'order.erase', entity: 'order', entityId: id, changes })),
      ])
    }
    return { ...counts, mailIds: ids }
  })
  await removeMailFiles(mailIds) // files written in the meantime
  return erased
}

export async function eraseCustomer(db: Database, id: Id<'customer'>, staffId: Id<'staff'>) {
  const [customer] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, id))
  return customer ? await erasePersonalData(db, customer.email, staffId) : null
}
