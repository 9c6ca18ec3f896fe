import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { getMaxTextBytes } from '#app/operations/backups/free-space.server.ts'
import type { Manifest } from '#app/operations/backups/manifest.ts'
import { type BackupEntry, createDamagedError, readBackup } from '#app/operations/backups/read-backup.server.ts'
import type { Original } from '#app/platform/images/media-path.ts'

/** Rows are held in memory. No row in the store comes close to this size. */
const MAX_ROW_BYTES = 256 * 2 ** 20
const LINE_END = 10

/** Each callback must read its stream to the end. `text` is the output of COPY. */
type ContentsReader = {
  readonly table: (table: Manifest['tables'][number], text: AsyncIterable<Buffer>) => Promise<void>
  readonly image?: (original: Original, body: AsyncIterable<Uint8Array>) => Promise<void>
}

/** Reads the tables in load order, then the images. @throws StartError if the file does not match its manifest. */
export async function readContents(path: string, manifest: Manifest, reader: ContentsReader): Promise<void> {
  const entries = readListedEntries(path, manifest)
  let entry = await entries.next()
  async function* readParts(table: string): AsyncGenerator<Uint8Array> {
    for (; !entry.done && isPartOf(entry.value, table); entry = await entries.next()) yield* entry.value.body
  }
  try {
    for (const table of manifest.tables) {
      await decompress(readParts(table.name), getMaxTextBytes(table, manifest), path, (text) =>
        reader.table(table, text),
      )
    }
    if (!reader.image) return
    for (; !entry.done; entry = await entries.next()) {
      const { info, body } = entry.value
      if (info.kind !== 'image') throw createChangedError(path)
      await reader.image({ publicId: info.publicId, type: info.type }, body)
    }
  } finally {
    await entries.return(undefined)
  }
}

async function* readListedEntries(path: string, { files }: Manifest): AsyncGenerator<BackupEntry, undefined> {
  let index = 0
  for await (const entry of readBackup(path)) {
    const listed = files[index++]
    if (!listed) return
    if (entry.name !== listed.name || entry.bytes !== listed.bytes) throw createChangedError(path)
    yield entry
  }
}

function isPartOf({ info }: BackupEntry, table: string): boolean {
  return info.kind === 'table' && info.table === table
}

async function decompress(
  compressed: AsyncIterable<Uint8Array>,
  maxBytes: number,
  path: string,
  read: (text: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  async function* limitSize(text: AsyncIterable<Buffer>) {
    let bytes = 0
    let rowBytes = 0
    for await (const chunk of text) {
      const lastLineEnd = chunk.lastIndexOf(LINE_END)
      bytes += chunk.length
      rowBytes = lastLineEnd === -1 ? rowBytes + chunk.length : chunk.length - lastLineEnd - 1
      if (bytes > maxBytes || rowBytes > MAX_ROW_BYTES) throw createDamagedError(path)
      yield chunk
    }
  }
  try {
    await pipeline(Readable.from(compressed), createZstdDecompress(), limitSize, read)
  } catch (error) {
    throw /^Z(STD)?_/.test(getErrorCode(error) ?? '') ? createDamagedError(path) : error
  }
}

function createChangedError(path: string): StartError {
  return new StartError(`${path} changed while it was being read, so nothing was restored.`)
}
