import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFile } from '#app/platform/files/parse-file.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parse-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A thread that sends what is known of the file, and then ends. */
async function writeThread(name: string, end: string): Promise<string> {
  const path = join(folder, `${name}.mjs`)
  const head = `import { parentPort } from 'node:worker_threads'\nparentPort.postMessage({ head: 'known' })\n`
  await writeFile(path, `${head}${end}\n`)
  return path
}

/** When the thread that is created next has ended, also by an error. */
function nextThreadEnd(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  process.once('worker', (worker: Worker) => resolve(once(worker, 'exit').catch(() => {})))
  return promise
}

const large = { bytes: new Uint8Array(100_000) }

test.each([
  ['exits', '', 'The thread that parses this file has ended'],
  ['fails', `setImmediate(() => { throw new Error('no memory for it') })`, 'no memory for it'],
  [
    'waits in vain for its reader',
    `const { once } = await import('node:events')
     await once(parentPort, 'message', { signal: AbortSignal.timeout(1) })`,
    'Reading this file took too long. Upload it again.',
  ],
])('rows that are read after the thread %s fail at once', async (name, end, message) => {
  const ended = nextThreadEnd()
  const parse = () => ({ head: '', rows: [''] })
  const thread = await writeThread(name, end)
  const read = async () => {
    const { head, rows } = await parseFile(large, { parse, thread }) // fails if it hears of the error before the head
    expect(head).toBe('known')
    await ended
    for await (const row of rows) expect(row).toBeUndefined()
  }
  await expect(read()).rejects.toThrow(message)
})
