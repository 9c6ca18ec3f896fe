import { href } from 'react-router'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { PrintBar } from '#app/operations/admin/print-bar.tsx'
import { adminText } from '#app/payments/invoices/admin-text.ts'
import { findInvoice } from '#app/payments/invoices/invoice-list.server.ts'
import { InvoiceSheet } from '#app/payments/invoices/invoice-sheet.tsx'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { OrderNumber } from '#app/ui/order-number.tsx'
import type { Route } from './+types/invoice-detail'

const getNotFoundMessage = () => adminText.invoiceNotFound

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const invoice = await findInvoice(db, requireId<'invoice'>(params.id, getNotFoundMessage()))
  if (!invoice) throw notFound(getNotFoundMessage())
  return invoice
}

export default function InvoiceDetail({ loaderData }: Route.ComponentProps) {
  const { id, orderId, contents } = loaderData
  return (
    <AdminPage title={`${invoiceText.kinds[contents.kind]} ${contents.number}`} back={BACK_TO.invoices}>
      <PrintBar>
        <TextLink to={href('/admin/orders/:id', { id: orderId })}>
          {adminText.order} <OrderNumber number={contents.order.number} />
        </TextLink>
        <TextLink to={href('/admin/invoices/:id/pdf', { id })} reloadDocument>
          {adminText.downloadPdf}
        </TextLink>
      </PrintBar>
      <InvoiceSheet contents={contents} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.invoiceNotLoaded, BACK_TO.invoices)
