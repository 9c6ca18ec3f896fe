import { ilike, type SQL, sql } from 'drizzle-orm'
import { MAX_FOUND, MIN_LENGTH, normalizeSearch } from '#app/orders/find-orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

/** Matches a part of an invoice number. */
const INVOICE_NUMBER = /^(?=.*\d)[a-z\d-]+$/i

/** Matches orders with a document whose number contains the typed text. */
export function hasInvoice(typed: string): SQL | undefined {
  const q = normalizeSearch(typed)
  if (q.length < MIN_LENGTH || !INVOICE_NUMBER.test(q)) return undefined
  const { orderId, number, search } = invoices
  const pattern = toLikePattern(q)
  return sql`${orders.id} = any(array(
    select ${orderId} from ${invoices} where ${search} like lower(${pattern}) and ${ilike(number, pattern)} limit ${MAX_FOUND}
  ))`
}
