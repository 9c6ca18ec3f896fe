import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { SOURCES } from '#app/base/imports.ts'
import type { Id } from '#app/lib/id.ts'
import { capCount, listPage, MAX_LISTED, ROWS_PER_PAGE, type RowCount } from '#app/lib/list-page.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import { importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

const { id, source, number, placedAt, cancelledAt, customerName, email } = importedOrders
const { status, paymentStatus, fulfillmentStatus } = importedOrders

const rowColumns = {
  id,
  source,
  number,
  placedAt,
  cancelledAt,
  customerName,
  email,
  status,
  paymentStatus,
  fulfillmentStatus,
  total: { minor: importedOrders.total, currency: importedOrders.currency },
}

export type ImportedOrderRow = Awaited<ReturnType<typeof listImportedOrders>>['rows'][number]

/** Lists imported orders, newest first. */
export function listImportedOrders(db: Database, { q, page }: { readonly q: string; readonly page: number }) {
  return listPage(page, countUpTo(db, importedOrders, matchesImportedOrder(q), MAX_LISTED + 1), (offset) =>
    selectRows(db, matchesImportedOrder(q)).limit(ROWS_PER_PAGE).offset(offset),
  )
}

const MAX_CUSTOMER_ORDERS = 20

/** Lists the newest orders with the customer's current email or an earlier one. */
export async function listCustomerImportedOrders(
  db: Database,
  customer: { readonly id: Id<'customer'>; readonly email: string },
) {
  const rows = await selectRows(db, matchesCustomer(customer)).limit(MAX_CUSTOMER_ORDERS)
  return {
    rows,
    total: rows.length < MAX_CUSTOMER_ORDERS ? rows.length : await db.$count(importedOrders, matchesCustomer(customer)),
  }
}

function matchesCustomer(customer: { readonly id: Id<'customer'>; readonly email: string }): SQL | undefined {
  return or(eq(importedOrders.customerId, customer.id), sql`lower(${email}) = lower(${customer.email})`)
}

/** Returns null if the store has no imported orders at all. */
export async function countImportedOrders(db: Database, q: string): Promise<RowCount | null> {
  const [anyOrder] = await db.select({ id }).from(importedOrders).limit(1)
  return anyOrder ? capCount(await countUpTo(db, importedOrders, matchesImportedOrder(q), MAX_LISTED + 1)) : null
}

/**
 * Finds the order with exactly this number, with or without its #. Returns null if several stores have such an order.
 */
export async function findImportedByNumber(db: Database, text: string): Promise<Id<'imported-order'> | null> {
  if (normalizeCode(text) === '') return null
  const found = await db.select({ id }).from(importedOrders).where(hasImportedNumber(text)).limit(2)
  return found.length === 1 ? (found[0]?.id ?? null) : null
}

/** Matches the number as typed, or without the characters that copying adds to a code. */
export function hasImportedNumber(text: string): SQL | undefined {
  const numbers = [text.trim(), normalizeCode(text)].map((typed) => typed.replace(/^#/, ''))
  const spellings = numbers.flatMap((bare) => [bare, `#${bare}`])
  return and(inArray(source, [...SOURCES]), inArray(number, spellings)) // lists all sources, since the index begins with them
}

function selectRows(db: Database, condition: SQL | undefined) {
  return db.select(rowColumns).from(importedOrders).where(condition).orderBy(desc(placedAt), desc(id)).$dynamic()
}

export function matchesImportedOrder(q: string): SQL | undefined {
  return q ? sql`${importedOrders.search} like lower(${toLikePattern(q)})` : undefined
}
