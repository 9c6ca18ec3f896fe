import { and, desc, ilike, sql } from 'drizzle-orm'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

const MAX_INDEX_MATCHES = 500

/**
 * Finds invoices by a part of their number. If many invoices match, a scan from the newest invoice soon finds enough of
 * them.
 */
export async function searchInvoices(db: Database, q: string, limit: number) {
  if (!/^(?=.*\d)[a-z\d-]{3,40}$/i.test(q)) return []
  const { id, number, kind, buyer, issuedAt, search } = invoices
  const pattern = toLikePattern(q)
  const matching = db
    .select({ id, number, kind, buyer, issuedAt })
    .from(invoices)
    .where(and(sql`${search} like lower(${pattern})`, ilike(number, pattern)))
    .$dynamic()
  const firstMatches = await matching.limit(MAX_INDEX_MATCHES)
  const newest = firstMatches.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime() || (a.id < b.id ? 1 : -1))
  const found =
    firstMatches.length < MAX_INDEX_MATCHES ? newest : await matching.orderBy(desc(issuedAt), desc(id)).limit(limit)
  return found.slice(0, limit).map(({ issuedAt, ...invoice }) => invoice)
}
