import { href } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { PrintBar } from '#app/features/admin/print-bar.tsx'
import { adminText } from '#app/features/invoices/admin-text.ts'
import { findInvoice } from '#app/features/invoices/invoice-list.server.ts'
import { InvoiceSheet } from '#app/features/invoices/invoice-sheet.tsx'
import { invoiceText } from '#app/features/invoices/invoice-text.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { idFrom } from '#app/lib/id.ts'
import { notFound } from '#app/lib/not-found.ts'
import { db } from '#app/platform/db/db.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import type { Route } from './+types/invoice-detail'

const missing = () => adminText.invoiceNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const invoice = await findInvoice(db, idFrom<'invoice'>(params.id, missing()))
  if (!invoice) throw notFound(missing())
  return invoice
}

export default function InvoiceDetail({ loaderData }: Route.ComponentProps) {
  const { id, orderId, contents } = loaderData
  return (
    <AdminPage title={`${invoiceText.kinds[contents.kind]} ${contents.number}`}>
      <PrintBar back={BACK_TO.invoices}>
        <TextLink to={href('/admin/orders/:id', { id: orderId })}>
          {adminText.orderNumber(contents.order.number)}
        </TextLink>
        <TextLink to={href('/admin/invoices/:id/pdf', { id })} reloadDocument>
          {adminText.downloadPdf}
        </TextLink>
      </PrintBar>
      <InvoiceSheet contents={contents} />
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.invoiceNotLoaded, BACK_TO.invoices)
