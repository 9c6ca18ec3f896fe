import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import type { PdfJob, PdfResult } from '#app/payments/invoices/pdf/pdf-worker.server.ts'

const IDLE_MS = 10_000
const MAX_WAITING = 20

type WaitingJob = { readonly resolve: (pdf: Uint8Array<ArrayBuffer>) => void; readonly reject: (error: Error) => void }

let worker: Worker | null = null
let idle: NodeJS.Timeout | undefined
let lastJobNumber = 0
const waiting = new Map<number, WaitingJob>()

/**
 * Renders the PDF of a document in a thread, one at a time. The thread ends after 10 s without work. Returns null if
 * too many documents are waiting.
 * @throws Error if it could not be drawn
 */
export async function renderInvoice(contents: InvoiceContents): Promise<Uint8Array<ArrayBuffer> | null> {
  if (waiting.size >= MAX_WAITING) return null
  clearTimeout(idle)
  worker ??= start()
  const current = worker
  current.ref()
  const number = ++lastJobNumber
  return await new Promise((done, reject) => {
    waiting.set(number, { resolve: done, reject })
    current.postMessage({ number, contents } satisfies PdfJob)
  })
}

function start(): Worker {
  // The thread gets no environment variables, because it needs no secrets
  const started = new Worker(resolve('app/payments/invoices/pdf/pdf-worker.server.ts'), { env: {} })
  started.on('message', (result: PdfResult) => {
    const job = waiting.get(result.number)
    waiting.delete(result.number)
    if ('failed' in result) job?.reject(new Error(result.failed))
    else job?.resolve(new Uint8Array(result.pdf))
    if (waiting.size === 0) stopWhenIdle(started)
  })
  const rejectAll = (error?: unknown) => {
    if (worker !== started) return
    worker = null
    for (const job of waiting.values()) job.reject(error instanceof Error ? error : new Error('The PDF thread stopped'))
    waiting.clear()
  }
  started.on('error', rejectAll)
  started.on('exit', () => rejectAll())
  return started
}

function stopWhenIdle(idleWorker: Worker): void {
  idleWorker.unref()
  idle = setTimeout(() => {
    worker = null
    void idleWorker.terminate()
  }, IDLE_MS).unref()
}
