import { createReadStream } from 'node:fs'
import { ReadableStream } from 'node:stream/web'
import { createTarDecoder } from 'modern-tar'
import { type EntryKind, entryKind } from '#app/features/backups/manifest.ts'
import { plainFilesOnly } from '#app/features/backups/plain-files-only.ts'
import { errorCode } from '#app/lib/error-code.ts'
import { StartError } from '#app/lib/start-error.ts'

/**
 * What is read into memory as a whole: nothing of ours is larger, with a manifest of some million images. A table goes through
 * piece by piece.
 */
const MAX_BYTES: Readonly<Record<EntryKind['kind'], number>> = {
  manifest: 256 * 2 ** 20,
  seal: 100,
  image: 64 * 2 ** 20,
  table: Number.POSITIVE_INFINITY,
}

export type BackupEntry = {
  readonly name: string
  readonly is: EntryKind
  readonly bytes: number
  /** To be read to its end before the next entry is asked for. */
  readonly body: AsyncIterable<Uint8Array>
}

/**
 * The files in a backup, one after the other. @throws StartError where it cannot be read, is damaged, or holds what no
 * backup of ours does.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupEntry> {
  const source = createReadStream(path, { highWaterMark: 2 ** 20 })
  const decoder = createTarDecoder({ strict: true })
  // Readable.toWeb would throw, past everybody, where we stop before the end.
  const feeding = ReadableStream.from(plainFilesOnly(source, () => notABackup(path))).pipeTo(decoder.writable)
  feeding.catch(() => {}) // anyone who reads the entries hears of it
  try {
    for await (const { header, body } of decoder.readable) {
      const is = entryKind(header.name)
      if (!is) throw notABackup(path)
      if (header.size > MAX_BYTES[is.kind]) throw damaged(path)
      yield { name: header.name, is, bytes: header.size, body: asText(body, path) }
    }
    await feeding
  } catch (error) {
    throw readable(error, path)
  } finally {
    source.destroy()
  }
}

async function* asText(body: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw readable(error, path)
  }
}

/** What is said of a file that Lumina did not make. */
export function notABackup(path: string): StartError {
  return new StartError(`${path} is not a backup of Lumina.`)
}

/** What is said of a file that is no longer what Lumina made. */
export function damaged(path: string): StartError {
  return new StartError(`${path} is damaged or not whole: what is in it is not what was written. Use another backup.`)
}

/** Why reading failed, in words: the disk's reason, or a file that is no archive or ends too early. */
function readable(error: unknown, path: string): unknown {
  if (error instanceof StartError) return error
  const code = errorCode(error)
  if (code === 'ENOENT') return new StartError(`There is no file ${path}.`)
  if (code?.startsWith('E')) return new StartError(`${path} cannot be read (${code}).`)
  return error instanceof Error && error.message.startsWith('Tar archive is truncated')
    ? damaged(path)
    : new StartError(`${path} is not a backup of Lumina, or it is damaged.`)
}
