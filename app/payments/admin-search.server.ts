import { and, desc, ilike, sql } from 'drizzle-orm'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'

const MANY = 500

/** Finds invoices by a part of their number. If many match, scanning from the newest finds enough quickly. */
export async function searchInvoices(db: Database, q: string, limit: number) {
  if (!/^(?=.*\d)[a-z\d-]{3,40}$/i.test(q)) return []
  const { id, number, kind, buyer, issuedAt, search } = invoices
  const pattern = likePattern(q)
  const matching = db
    .select({ id, number, kind, buyer, issuedAt })
    .from(invoices)
    .where(and(sql`${search} like lower(${pattern})`, ilike(number, pattern)))
    .$dynamic()
  const some = await matching.limit(MANY)
  const newest = some.toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime() || (a.id < b.id ? 1 : -1))
  const found = some.length < MANY ? newest : await matching.orderBy(desc(issuedAt), desc(id)).limit(limit)
  return found.slice(0, limit).map(({ issuedAt, ...invoice }) => invoice)
}
