import { once } from 'node:events'
import { resolve } from 'node:path'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { currentTag } from '#app/lib/language.ts'
import { FileRejectedError } from '#app/platform/files/read-csv.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'

/** `head`: data about the file as a whole. */
export type ParsedFile<Head, Row> = { readonly head: Head; readonly rows: AsyncIterable<Row> | Iterable<Row> }

type Parser<Input, Head, Row> = {
  readonly parse: (input: Input) => ParsedFile<Head, Row>
  /** The path of a script that calls `parseInThread` with the same function. */
  readonly thread: string
}

/** Parsing a file below this size takes milliseconds, less than starting a thread. */
const SMALL_FILE_BYTES = 64 * 2 ** 10
const BATCH_ROWS = 500
const MEMORY_MB = 512
/** If the reader requests no rows for this long, it has probably been aborted. */
const ABANDONED_MS = 60_000

type Message<Head, Row> =
  | { readonly head: Head }
  /** An empty array marks the end. */
  | { readonly rows: readonly Row[] }
  | { readonly rejection: string }

/**
 * Parses a file with a synchronous parser. A large file is parsed in a separate thread, so that other requests of this
 * process do not wait. The rows can be read only once. @throws FileRejectedError
 */
export async function parseFile<Input extends { readonly bytes: Uint8Array }, Head, Row>(
  input: Input,
  { parse, thread: script }: Parser<Input, Head, Row>,
): Promise<ParsedFile<Head, Row>> {
  if (input.bytes.length < SMALL_FILE_BYTES) return parse(input)
  const worker = new Worker(resolve(script), {
    env: {}, // the thread needs no secrets
    workerData: { input, language: currentTag() },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const thread = { worker, ended: waitForEnd(worker) }
  try {
    const first = await receiveMessage<Head, Row>(thread)
    if ('head' in first) return { head: first.head, rows: receiveRows<Head, Row>(thread) }
    throw new Error('The thread sent no head')
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** `ended` rejects when the thread ends, or at once if it has already ended. */
type Thread = { readonly worker: Worker; readonly ended: Promise<never> }

function waitForEnd(worker: Worker): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  worker.on('error', reject)
  worker.once('exit', () => reject(new Error('The thread that parses this file has ended')))
  promise.catch(() => {}) // the end of an abandoned thread must not end the process
  return promise
}

async function* receiveRows<Head, Row>(thread: Thread): AsyncGenerator<Row> {
  try {
    for (;;) {
      const received = receiveMessage<Head, Row>(thread)
      thread.worker.postMessage('next')
      const message = await received
      if (!('rows' in message) || message.rows.length === 0) return
      yield* message.rows
    }
  } finally {
    await thread.worker.terminate()
  }
}

/** @throws FileRejectedError */
async function receiveMessage<Head, Row>({ worker, ended }: Thread): Promise<Message<Head, Row>> {
  const { promise, resolve: receive } = Promise.withResolvers<Message<Head, Row>>()
  worker.once('message', receive)
  try {
    const message = await Promise.race([promise, ended])
    if ('rejection' in message) throw new FileRejectedError(message.rejection)
    return message
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new FileRejectedError('This file needs too much memory to be read. Split it into parts.')
    if (code === 'ABORT_ERR') throw new FileRejectedError('Reading this file took too long. Upload it again.')
    throw error
  } finally {
    worker.off('message', receive)
  }
}

/** Parses the file that `parseFile` sent to this thread, and sends rows on request. */
export async function parseInThread<Input, Head, Row>(parse: (input: Input) => ParsedFile<Head, Row>): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('This is not a worker thread')
  const { input, language }: { readonly input: Input; readonly language: string } = workerData
  /** Listens before sending, because a message without a listener is lost. */
  const send = async (message: Message<Head, Row>) => {
    const requested = once(port, 'message', { signal: AbortSignal.timeout(ABANDONED_MS) })
    port.postMessage(message)
    await requested
  }
  try {
    await inLanguage(language, async () => {
      const { head, rows } = parse(input)
      await send({ head })
      for await (const batch of toBatches(rows)) await send({ rows: batch })
      port.postMessage({ rows: [] } satisfies Message<Head, Row>)
    })
  } catch (error) {
    if (!(error instanceof FileRejectedError)) throw error
    port.postMessage({ rejection: error.message } satisfies Message<Head, Row>)
  }
}

async function* toBatches<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    if (batch.push(row) < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
