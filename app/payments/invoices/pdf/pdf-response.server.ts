import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { renderInvoice } from '#app/payments/invoices/pdf/render-invoice.server.ts'

/** A download named by the number. 503 while too many are being made. */
export async function pdfResponse(contents: InvoiceContents): Promise<Response> {
  const pdf = await renderInvoice(contents)
  if (!pdf) return new Response(null, { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } })
  return new Response(pdf, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${contents.number}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}
