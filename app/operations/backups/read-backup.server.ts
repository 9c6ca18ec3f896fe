import { createReadStream } from 'node:fs'
import { ReadableStream } from 'node:stream/web'
import { createTarDecoder } from 'modern-tar'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { type EntryKind, parseEntryName } from '#app/operations/backups/manifest.ts'
import { requirePlainFiles } from '#app/operations/backups/plain-files-only.ts'

/** Size limits that exceed any file that we write, including the manifest of a million images. Tables are streamed. */
const MAX_BYTES: Readonly<Record<EntryKind['kind'], number>> = {
  manifest: 256 * 2 ** 20,
  seal: 100,
  image: 64 * 2 ** 20,
  table: Number.POSITIVE_INFINITY,
}

export type BackupEntry = {
  readonly name: string
  readonly info: EntryKind
  readonly bytes: number
  /** Must be read to the end before the next entry is read. */
  readonly body: AsyncIterable<Uint8Array>
}

/** Reads the files of a backup in order. @throws StartError if it is unreadable, damaged or not a backup. */
export async function* readBackup(path: string): AsyncGenerator<BackupEntry> {
  const source = createReadStream(path, { highWaterMark: 2 ** 20 })
  const decoder = createTarDecoder({ strict: true })
  // Readable.toWeb would throw an uncaught error when reading stops before the end.
  const feeding = ReadableStream.from(requirePlainFiles(source, () => createNotABackupError(path))).pipeTo(
    decoder.writable,
  )
  feeding.catch(() => {}) // reported to the reader of the entries
  try {
    for await (const { header, body } of decoder.readable) {
      const info = parseEntryName(header.name)
      if (!info) throw createNotABackupError(path)
      if (header.size > MAX_BYTES[info.kind]) throw createDamagedError(path)
      yield { name: header.name, info, bytes: header.size, body: readBody(body, path) }
    }
    await feeding
  } catch (error) {
    throw toReadError(error, path)
  } finally {
    source.destroy()
  }
}

async function* readBody(body: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw toReadError(error, path)
  }
}

export function createNotABackupError(path: string): StartError {
  return new StartError(`${path} is not a Lumina backup.`)
}

export function createDamagedError(path: string): StartError {
  return new StartError(`${path} is damaged or incomplete. Use another backup.`)
}

function toReadError(error: unknown, path: string): unknown {
  if (error instanceof StartError) return error
  const code = getErrorCode(error)
  if (code === 'ENOENT') return new StartError(`There is no file ${path}.`)
  if (code?.startsWith('E')) return new StartError(`${path} cannot be read (${code}).`)
  return error instanceof Error && error.message.startsWith('Tar archive is truncated')
    ? createDamagedError(path)
    : new StartError(`${path} is not a Lumina backup, or it is damaged.`)
}
