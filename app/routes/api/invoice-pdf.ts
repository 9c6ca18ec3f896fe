import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import { findInvoice } from '#app/payments/invoices/invoice-list.server.ts'
import { createPdfResponse } from '#app/payments/invoices/pdf/pdf-response.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/invoice-pdf'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const invoice = await findInvoice(db, requireId<'invoice'>(params.id, adminText.invoiceNotFound))
  if (!invoice) throw notFound(adminText.invoiceNotFound)
  return createPdfResponse(invoice.contents)
}
