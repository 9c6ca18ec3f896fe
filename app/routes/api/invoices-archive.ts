import { href, redirect } from 'react-router'
import { readInvoiceFilter, TOO_MANY_PDFS } from '#app/payments/invoices/invoice-list.ts'
import { openInvoiceArchive } from '#app/payments/invoices/pdf/invoice-archive.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { fileResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/invoices-archive'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const filter = readInvoiceFilter(url.searchParams)
  const archive = await openInvoiceArchive(db, filter)
  if (archive) return fileResponse(archive, { type: 'application/zip', name: 'invoices', extension: 'zip' })
  const query = new URLSearchParams(url.searchParams)
  query.set('pdfs', TOO_MANY_PDFS)
  throw redirect(`${href('/admin/invoices')}?${query}`)
}
