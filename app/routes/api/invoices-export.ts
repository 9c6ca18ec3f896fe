import { INVOICE_FILE_HEADING, readInvoiceFileRows } from '#app/payments/invoices/export-invoices.server.ts'
import { readInvoiceFilter } from '#app/payments/invoices/invoice-list.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/invoices-export'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return csvResponse('invoices', INVOICE_FILE_HEADING, readInvoiceFileRows(db, readInvoiceFilter(url.searchParams)))
}
