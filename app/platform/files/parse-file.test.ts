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

/**
 * Writes the script of a thread that sends the file's head, waits for a message on the channel `name` and runs `end`.
 */
async function writeThread(name: string, end: string): Promise<string> {
  const path = join(folder, `${name}.mjs`)
  const lines = [
    `import { once } from 'node:events'`,
    `import { parentPort } from 'node:worker_threads'`,
    `const channel = new BroadcastChannel('${name}')`,
    `const hasMessage = new Promise((resolve) => { channel.onmessage = resolve })`,
    `parentPort.postMessage({ head: 'known' })`,
    `await hasMessage`,
    `channel.close()`,
    end,
  ]
  await writeFile(path, lines.join('\n'))
  return path
}

function endThread(name: string): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage('end')
  channel.close()
}

/** Resolves when the next thread to be created has ended, even with an error. */
function waitForNextThreadEnd(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  process.once('worker', (worker: Worker) => resolve(once(worker, 'exit').catch(() => {})))
  return promise
}

const large = { bytes: new Uint8Array(100_000) }

test.each([
  ['exits', '', 'The thread that parses this file has ended'],
  ['fails', `throw new Error('no memory for it')`, 'no memory for it'],
  [
    'times out while waiting for its reader',
    `await once(parentPort, 'message', { signal: AbortSignal.timeout(1) })`,
    'Reading this file took too long. Upload it again.',
  ],
])('reading rows after the thread %s fails immediately', async (name, end, message) => {
  const ended = waitForNextThreadEnd()
  const parse = () => ({ head: '', rows: [''] })
  const { head, rows } = await parseFile(large, { parse, thread: await writeThread(name, end) })
  expect(head).toBe('known')
  endThread(name) // not earlier, because an error can overtake a message
  await ended
  const read = async () => {
    for await (const row of rows) expect(row).toBeUndefined()
  }
  await expect(read()).rejects.toThrow(message)
})
