import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { BLANK_ADDRESS } from '#app/features/addresses/address.ts'
import { contactMessages } from '#app/features/contact/contact-messages.table.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import {
  erasePersonalNotes,
  erasePersonalReviews,
  erasePersonalTransfers,
  erasePersonalWithdrawals,
  hasEmail,
  isImportOf,
  listPersonalMails,
  listPersonalOrders,
} from '#app/features/customers/personal-data.server.ts'
import { eraseImportedOrders } from '#app/features/imported-orders/imported-order-privacy.server.ts'
import { fileImportItems } from '#app/features/imports/file-imports.table.ts'
import { newsletterConsents } from '#app/features/newsletter/newsletter-consents.table.ts'
import { newsletterOptOuts } from '#app/features/newsletter/newsletter-opt-outs.table.ts'
import { newsletterSubscribers } from '#app/features/newsletter/newsletter-subscribers.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { recordChanges } from '#app/features/staff/audit.server.ts'
import { removeWaiting } from '#app/features/waiting-list/waiting-list.server.ts'
import { waitingList } from '#app/features/waiting-list/waiting-list.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { removeMailFiles } from '#app/platform/mail/sender.server.ts'

/** Repeatable, with or without a customer; orders stay (docs/rules.md, Privacy). `staffId` null: the command. */
export async function erasePersonalData(db: Database, email: string, staffId: Id<'staff'> | null) {
  if (email.trim() === '') throw new RangeError('An empty email would match all erased orders')
  const mails = await listPersonalMails(db, email, await listPersonalOrders(db, email))
  await removeMailFiles(mails.map(({ id }) => id)) // before their rows, which name the files
  const { mailIds, ...erased } = await withTx(db, async (tx) => {
    // Waits for an order in progress, which holds this row, so that it is found too.
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(hasEmail(customers.email, email))
      .for('update')
    const found = await listPersonalOrders(tx, email)
    const orderIds = found.map(({ id }) => id)
    const waiting = await removeWaiting(tx, hasEmail(waitingList.email, email))
    const ids = (await listPersonalMails(tx, email, found)).map(({ id }) => id)
    await tx.update(orders).set(BLANK_ORDER).where(inArray(orders.id, orderIds))
    await erasePersonalNotes(tx, orderIds)
    await erasePersonalTransfers(tx, orderIds)
    await erasePersonalReviews(tx, orderIds)
    await erasePersonalWithdrawals(tx, orderIds)
    await tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids))
    const subscribers = await tx.delete(newsletterSubscribers).where(hasEmail(newsletterSubscribers.email, email))
    const consents = await tx.delete(newsletterConsents).where(hasEmail(newsletterConsents.email, email))
    const optOuts = await tx.delete(newsletterOptOuts).where(hasEmail(newsletterOptOuts.email, email))
    const importedOrderCount = await eraseImportedOrders(tx, { id: customer?.id ?? null, email })
    const importRows = await tx.delete(fileImportItems).where(isImportOf(email))
    const messages = await tx.delete(contactMessages).where(hasEmail(contactMessages.email, email))
    if (customer) await tx.delete(customers).where(eq(customers.id, customer.id))
    const counts = {
      customer: customer !== undefined,
      orders: orderIds.length,
      subscriber: [subscribers, consents, optOuts].some(({ rowCount }) => rowCount),
      messages: messages.rowCount ?? 0,
      waitingLists: waiting,
      mails: ids.length,
      importedOrders: importedOrderCount,
      importRows: importRows.rowCount ?? 0,
    }
    if (Object.values(counts).some(Boolean)) {
      const changes = { fields: ['customer', 'addresses'] }
      await recordChanges(tx, staffId, [
        // who erased how much, but not whose data
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

function blankAddress(column: PgColumn): SQL {
  return sql`${JSON.stringify(BLANK_ADDRESS)}::jsonb || jsonb_build_object('country', coalesce(${column} ->> 'country', ''))`
}

const BLANK_ORDER = {
  customerEmail: '',
  customerName: '',
  customerPhone: '',
  vatNumber: '',
  vatCheck: null,
  shippingAddress: blankAddress(orders.shippingAddress),
  billingAddress: blankAddress(orders.billingAddress),
}
