import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { formatAddressLines } from '#app/base/address.server.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { getFormRules } from '#app/base/entered-address.ts'
import { money } from '#app/base/money.ts'
import { computeAverage } from '#app/base/money-arithmetic.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { CustomerInput } from '#app/orders/customers/customer-input.ts'
import { isSubscribed, sumSpent } from '#app/orders/customers/customer-list.server.ts'
import { importedCustomers } from '#app/orders/customers/import/imported-customers.table.ts'
import { customers } from '#app/orders/customers.table.ts'
import { linkImportedOrders } from '#app/orders/imported-orders/imported-order-privacy.server.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus, orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getSqlState, getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

const editColumns = {
  firstName: customers.firstName,
  lastName: customers.lastName,
  email: customers.email,
  phone: customers.phone,
  notes: customers.notes,
}

/** `version` identifies the state of the fields that staff can edit. */
export async function findCustomer(db: Database, id: Id<'customer'>) {
  const [row] = await db
    .select({ id: customers.id, createdAt: customers.createdAt, isSubscribed, edited: editColumns })
    .from(customers)
    .where(eq(customers.id, id))
  if (!row) return null
  const { edited, ...customer } = row
  return { ...customer, ...edited, version: computeVersion(edited) }
}

/**
 * Leaves out cancelled orders and subtracts refunds. `elsewhere` counts the orders in other currencies; the amounts
 * exclude these orders.
 */
export async function readStatistics(db: Database, customerId: Id<'customer'>, currency: CurrencyCode) {
  const otherCurrencyCount = sql`count(*) filter (where ${ne(orders.storeCurrency, currency)})`.mapWith(Number)
  const [row] = await db
    .select({ orders: count(), spent: sumSpent(currency), elsewhere: otherCurrencyCount })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), hasStatus(orders.status, countsAsSold)))
  const { orders: all = 0, spent: minor = 0, elsewhere = 0 } = row ?? {}
  const spent = money(minor, currency)
  return { orders: all, spent, average: computeAverage(spent, all - elsewhere), elsewhere }
}

export function listCustomerOrders(db: Database, customerId: Id<'customer'>, page: number) {
  const belongsToCustomer = eq(orders.customerId, customerId)
  return listPage(page, db.$count(orders, belongsToCustomer), (offset) =>
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        createdAt: orders.createdAt,
        amount: { minor: orders.totalAmount, currency: orders.storeCurrency },
        status: orders.status,
      })
      .from(orders)
      .where(belongsToCustomer)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

/** Lists the customer's data from previous stores, with the latest import first. */
export async function listEarlierStores(db: Database, customerId: Id<'customer'>) {
  const rows = await db
    .select()
    .from(importedCustomers)
    .where(eq(importedCustomers.customerId, customerId))
    .orderBy(desc(importedCustomers.updatedAt), desc(importedCustomers.id))
  return rows.map(({ spent, currency, source, originalId, address, note, taxExempt, orders: count }) => ({
    source,
    originalId,
    address,
    note,
    taxExempt,
    orders: count,
    spent: spent === null || currency === null ? null : money(spent, currency),
  }))
}

export async function findLatestAddress(db: Database, customerId: Id<'customer'>) {
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      address: orders.shippingAddress,
      form: orders.addressForm,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1)
  if (!row) return null
  const { form, ...latest } = row
  return { ...latest, lines: formatAddressLines(row.address, getFormRules(form, [row.address.country])) }
}

/** The audit entry contains the names of the changed fields, but not their values. */
export async function updateCustomer(
  db: Database,
  id: Id<'customer'>,
  { version, ...values }: CustomerInput,
  staffId: Id<'staff'>,
): Promise<'saved' | 'not-found' | 'conflict' | 'email-taken'> {
  try {
    return await withTx(db, async (tx) => {
      const [before] = await tx.select(editColumns).from(customers).where(eq(customers.id, id)).for('no key update')
      if (!before) return 'not-found'
      if (computeVersion(before) !== version) return 'conflict'
      const old = new Map(Object.entries(before))
      const fields = Object.entries(values).flatMap(([name, value]) => (old.get(name) === value ? [] : [name]))
      if (fields.length === 0) return 'saved'
      await tx.update(customers).set(values).where(eq(customers.id, id))
      if (fields.includes('email')) await linkImportedOrders(tx, { id, email: before.email })
      const changes = { fields }
      await recordChange(tx, staffId, { action: 'customer.update', entity: 'customer', entityId: id, changes })
      return 'saved'
    })
  } catch (error) {
    if (getSqlState(error) === '23505' && getViolatedConstraint(error) === 'customers_email_unique')
      return 'email-taken'
    throw error
  }
}
