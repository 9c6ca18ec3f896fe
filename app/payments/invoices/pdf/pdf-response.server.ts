import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { renderInvoice } from '#app/payments/invoices/pdf/render-invoice.server.ts'

/** Returns a download named after the document number, or 503 while too many PDFs are being drawn. */
export async function createPdfResponse(contents: InvoiceContents): Promise<Response> {
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
