import { adminText } from '#app/features/invoices/admin-text.ts'
import { findInvoice } from '#app/features/invoices/invoice-list.server.ts'
import { pdfResponse } from '#app/features/invoices/pdf/pdf-response.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import type { Route } from './+types/invoice-pdf'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const invoice = await findInvoice(db, idFrom<'invoice'>(params.id, adminText.invoiceNotFound))
  if (!invoice) throw notFound(adminText.invoiceNotFound)
  return pdfResponse(invoice.contents)
}
