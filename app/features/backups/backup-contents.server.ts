import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { maxTextBytes } from '#app/features/backups/free-space.server.ts'
import type { Manifest } from '#app/features/backups/manifest.ts'
import { type BackupEntry, damaged, readBackup } from '#app/features/backups/read-backup.server.ts'
import { errorCode } from '#app/lib/error-code.ts'
import { StartError } from '#app/lib/start-error.ts'
import type { Original } from '#app/platform/images/media-path.ts'

/** A row is held in memory as a whole. Nothing that the store takes in comes near this. */
const MAX_ROW_BYTES = 256 * 2 ** 20
const LINE_END = 10

/** What is done with the contents of a backup. Each function reads what it is given to its end. */
type ContentsReader = {
  /** `text` is what COPY wrote. */
  readonly table: (table: Manifest['tables'][number], text: AsyncIterable<Buffer>) => Promise<void>
  /** Without it the images are not read. */
  readonly image?: (original: Original, body: AsyncIterable<Uint8Array>) => Promise<void>
}

/**
 * Goes once through a backup whose manifest is known: first the tables, in the order in which they can be filled, then
 * the images. Reads no more than the manifest says.
 * @throws StartError where the file is not what its manifest says.
 */
export async function readContents(path: string, manifest: Manifest, reader: ContentsReader): Promise<void> {
  const entries = listedEntries(path, manifest)
  let entry = await entries.next()
  /** The parts of one table, one after the other. */
  async function* partsOf(table: string): AsyncGenerator<Uint8Array> {
    for (; !entry.done && isPartOf(entry.value, table); entry = await entries.next()) yield* entry.value.body
  }
  try {
    for (const table of manifest.tables) {
      await unpack(partsOf(table.name), maxTextBytes(table, manifest), path, (text) => reader.table(table, text))
    }
    if (!reader.image) return
    for (; !entry.done; entry = await entries.next()) {
      const { is, body } = entry.value
      if (is.kind !== 'image') throw changedWhileRead(path)
      await reader.image({ publicId: is.publicId, type: is.type }, body)
    }
  } finally {
    await entries.return(undefined)
  }
}

/** The files that the manifest lists, which come before it. */
async function* listedEntries(path: string, { files }: Manifest): AsyncGenerator<BackupEntry, undefined> {
  let index = 0
  for await (const entry of readBackup(path)) {
    const listed = files[index++]
    if (!listed) return
    if (entry.name !== listed.name || entry.bytes !== listed.bytes) throw changedWhileRead(path)
    yield entry
  }
}

function isPartOf({ is }: BackupEntry, table: string): boolean {
  return is.kind === 'table' && is.table === table
}

async function unpack(
  packed: AsyncIterable<Uint8Array>,
  maxBytes: number,
  path: string,
  read: (text: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  async function* bounded(text: AsyncIterable<Buffer>) {
    let bytes = 0
    let rowBytes = 0
    for await (const chunk of text) {
      const lastLineEnd = chunk.lastIndexOf(LINE_END)
      bytes += chunk.length
      rowBytes = lastLineEnd === -1 ? rowBytes + chunk.length : chunk.length - lastLineEnd - 1
      if (bytes > maxBytes || rowBytes > MAX_ROW_BYTES) throw damaged(path)
      yield chunk
    }
  }
  try {
    await pipeline(Readable.from(packed), createZstdDecompress(), bounded, read)
  } catch (error) {
    throw /^Z(STD)?_/.test(errorCode(error) ?? '') ? damaged(path) : error
  }
}

function changedWhileRead(path: string): StartError {
  return new StartError(`${path} was changed while it was read, so nothing was restored.`)
}
