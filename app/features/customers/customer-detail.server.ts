import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { CustomerInput } from '#app/features/customers/customer-input.ts'
import { isSubscribed } from '#app/features/customers/customer-list.server.ts'
import { customers } from '#app/features/customers/customers.table.ts'
import { averageOf, money, type StoreCurrency } from '#app/features/money/money.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import type { Id } from '#app/lib/id.ts'
import { ROWS_PER_PAGE } from '#app/lib/list-length.ts'
import { listPage } from '#app/lib/list-page.ts'
import { versionOf } from '#app/lib/version.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { sqlState, violatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'

const editColumns = {
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  notes: customers.notes,
}

export type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** One customer, or null. `version` names exactly this state of what staff can change. */
export async function findCustomer(db: Database, id: Id<'customer'>) {
  const [row] = await db
    .select({ id: customers.id, createdAt: customers.createdAt, isSubscribed, edited: editColumns })
    .from(customers)
    .where(eq(customers.id, id))
  if (!row) return null
  const { edited, ...customer } = row
  return { ...customer, ...edited, version: versionOf(edited) }
}

/**
 * What someone bought, without cancelled orders and what was given back. Amounts are in `currency`; `elsewhere` is how many
 * of the orders were booked in another one, and are in neither sum nor average.
 */
export async function readStatistics(db: Database, customerId: Id<'customer'>, currency: StoreCurrency) {
  const booked = eq(orders.storeCurrency, currency)
  const [row] = await db
    .select({
      orders: count(),
      spent: sql`coalesce(sum(${orders.totalAmount} - ${orders.refundedAmount}) filter (where ${booked}), 0)`.mapWith(
        Number,
      ),
      elsewhere: sql`count(*) filter (where not (${booked}))`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), ne(orders.status, 'cancelled')))
  const { orders: all = 0, spent: minor = 0, elsewhere = 0 } = row ?? {}
  const spent = money(minor, currency)
  return { orders: all, spent, average: averageOf(spent, all - elsewhere), elsewhere }
}

/** One page of someone's orders, newest first and of every status, and how many there are. */
export function listCustomerOrders(db: Database, customerId: Id<'customer'>, page: number) {
  const own = eq(orders.customerId, customerId)
  return listPage(page, db.$count(orders, own), (offset) =>
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        createdAt: orders.createdAt,
        amount: { minor: orders.totalAmount, currency: orders.storeCurrency },
        status: orders.status,
      })
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

/** Where someone's latest order went, or null where there is none. */
export async function findLatestAddress(db: Database, customerId: Id<'customer'>) {
  const [row] = await db
    .select({ orderId: orders.id, orderNumber: orders.orderNumber, address: orders.shippingAddress })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  return row ?? null
}

type CustomerUpdated = 'saved' | 'not-found' | 'conflict' | 'email-taken'

/**
 * Saves what staff changed, with an entry in the audit log that names the fields and none of their words. Refused where
 * someone else saved since `version` was loaded, or where another customer has the e-mail. Opens its own transaction.
 */
export async function updateCustomer(
  db: Database,
  id: Id<'customer'>,
  { version, ...command }: CustomerInput,
  staffId: Id<'staff'>,
): Promise<CustomerUpdated> {
  try {
    return await withTx(db, async (tx) => {
      const [before] = await tx.select(editColumns).from(customers).where(eq(customers.id, id)).for('no key update')
      if (!before) return 'not-found'
      if (versionOf(before) !== version) return 'conflict'
      const fields = Object.entries(command).flatMap(([name, value]) => {
        const old: unknown = Object.getOwnPropertyDescriptor(before, name)?.value
        return old === value ? [] : [name]
      })
      if (fields.length === 0) return 'saved'
      await tx.update(customers).set(command).where(eq(customers.id, id))
      const changes = { fields }
      await recordChange(tx, staffId, { action: 'customer.update', entity: 'customer', entityId: id, changes })
      return 'saved'
    })
  } catch (error) {
    if (sqlState(error) === '23505' && violatedConstraint(error) === 'customers_email_unique') return 'email-taken'
    throw error
  }
}
