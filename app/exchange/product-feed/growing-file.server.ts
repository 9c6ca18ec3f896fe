import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

const CHUNK_BYTES = 64 * 1024

/**
 * A gzip file that is read while it is being written, at the pace of each reader. The file has no name, so that a crash
 * leaves nothing behind.
 */
export type GrowingFile = {
  /** Settles when the first text is written, or when writing fails before that. */
  readonly started: Promise<void>
  /** Settles when everything is written. */
  readonly finished: Promise<void>
  /** A weak entity tag for the text; null until everything is written. */
  readonly etag: () => string | null
  /** The compressed bytes, from the start. Fails if writing fails. */
  readonly read: () => ReadableStream<Uint8Array<ArrayBuffer>>
  /** Frees the disk space when there are no more readers. */
  readonly retire: () => void
}

/**
 * `produce` writes the text in parts and waits for each part to be compressed. @throws if no file can be created in
 * `folder`
 */
export async function createGrowingFile(
  folder: string,
  produce: (write: (part: string) => Promise<void>) => Promise<void>,
): Promise<GrowingFile> {
  const handle = await openUnnamed(folder)
  const started = Promise.withResolvers<void>()
  const hash = createHash('sha256')
  let size = 0
  let state: 'writing' | 'written' | 'failed' = 'writing'
  let growth = Promise.withResolvers<void>()
  let readers = 0
  let isRetired = false

  function notifyReaders(): void {
    const { resolve } = growth
    growth = Promise.withResolvers<void>()
    resolve()
  }

  function closeIfUnused(): void {
    if (isRetired && readers === 0 && state !== 'writing') void handle.close().catch(() => {})
  }

  async function store(compressed: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of compressed) {
      await handle.write(chunk, 0, chunk.length, size)
      size += chunk.length
      notifyReaders()
    }
  }

  async function write(): Promise<void> {
    const gzip = createGzip()
    gzip.on('error', () => {}) // `stored` reports the error
    const stored = pipeline(gzip, store)
    try {
      await Promise.all([
        stored,
        produce(async (part) => {
          if (gzip.destroyed) await stored
          hash.update(part)
          const isFull = !gzip.write(part)
          started.resolve()
          if (isFull) await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), stored])
        }).then(() => gzip.end()),
      ])
      state = 'written'
    } catch (error) {
      state = 'failed'
      gzip.destroy()
      started.reject(error)
      throw error
    } finally {
      notifyReaders()
      closeIfUnused()
    }
  }

  const finished = write()
  finished.catch(() => {}) // readers and `started` report the error
  started.promise.catch(() => {})
  let etag: string | null = null
  return {
    started: started.promise,
    finished,
    etag: () => {
      if (state !== 'written') return null
      etag ??= `W/"${hash.digest('base64url').slice(0, 22)}"`
      return etag
    },
    read: () => {
      let at = 0
      let isReading = true
      readers++
      const end = () => {
        if (!isReading) return
        isReading = false
        readers--
        closeIfUnused()
      }
      return new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          while (at === size && state === 'writing') await growth.promise
          if (at < size) {
            const { bytesRead, buffer } = await handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, at)
            at += bytesRead
            controller.enqueue(buffer.subarray(0, bytesRead))
            return
          }
          if (state === 'written') controller.close()
          else controller.error(new Error('The file could not be written completely'))
          end()
        },
        cancel: end,
      })
    },
    retire: () => {
      isRetired = true
      closeIfUnused()
    },
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx+', 0o600)
  await unlink(path)
  return handle
}
