import { setTimeout } from 'node:timers/promises'
import { makeZip } from 'client-zip'
import { and, asc, gt } from 'drizzle-orm'
import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { matchesInvoiceFilter } from '#app/payments/invoices/invoice-list.server.ts'
import type { InvoiceFilter } from '#app/payments/invoices/invoice-list.ts'
import { invoices } from '#app/payments/invoices/invoices.table.ts'
import { renderInvoice } from '#app/payments/invoices/pdf/render-invoice.server.ts'
import { readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** An archive has at most this many PDFs, because drawing each one takes a fraction of a second. */
export const MAX_ARCHIVED = 1_000
const BATCH = 50
const RETRY_MS = 500

/**
 * Returns a ZIP archive with the PDFs of the matching documents, ordered by number. The PDFs are drawn while the
 * archive is read. Returns null if more than `max` documents match.
 */
export async function openInvoiceArchive(
  db: Database,
  filter: InvoiceFilter,
  max = MAX_ARCHIVED,
): Promise<ReadableStream<Uint8Array> | null> {
  const total = await countUpTo(db, invoices, matchesInvoiceFilter(filter), max + 1)
  return total > max ? null : makeZip(drawDocuments(db, filter))
}

async function* drawDocuments(db: Database, filter: InvoiceFilter) {
  const { number, issuedAt, contents } = invoices
  const read = (last?: { readonly number: string }) =>
    db
      .select({ number, issuedAt, contents })
      .from(invoices)
      .where(and(matchesInvoiceFilter(filter), last && gt(number, last.number)))
      .orderBy(asc(number))
      .limit(BATCH)
  for await (const documents of readBatches(BATCH, read)) {
    for (const { number: name, issuedAt: lastModified, contents: document } of documents) {
      yield { name: `${name}.pdf`, lastModified, input: await drawWhenFree(document) }
    }
  }
}

/** Waits while too many other PDFs are being drawn. */
async function drawWhenFree(contents: InvoiceContents): Promise<Uint8Array<ArrayBuffer>> {
  for (;;) {
    const pdf = await renderInvoice(contents)
    if (pdf) return pdf
    await setTimeout(RETRY_MS)
  }
}
