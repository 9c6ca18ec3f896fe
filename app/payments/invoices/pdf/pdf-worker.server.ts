import { parentPort } from 'node:worker_threads'
import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import { drawInvoice } from '#app/payments/invoices/pdf/draw-invoice.server.ts'

import { inLanguage } from '#app/platform/http/current-request.server.ts'

// Runs in a separate thread, because 200 lines take a third of a second.

export type PdfJob = { readonly number: number; readonly contents: InvoiceContents }
export type PdfResult =
  | { readonly number: number; readonly pdf: Uint8Array }
  | { readonly number: number; readonly failed: string }

parentPort?.on('message', async ({ number, contents }: PdfJob) => {
  try {
    parentPort?.postMessage({
      number,
      pdf: await inLanguage(contents.language, () => drawInvoice(contents)),
    } satisfies PdfResult)
  } catch (error) {
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ number, failed } satisfies PdfResult)
  }
})
