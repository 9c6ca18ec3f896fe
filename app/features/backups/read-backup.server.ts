import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createTarDecoder } from 'modern-tar'
import { z } from 'zod'
import { type EntryKind, entryKind, FORMAT, type Manifest, manifestSchema } from '#app/features/backups/manifest.ts'
import { errorCode } from '#app/lib/error-code.ts'
import { StartError } from '#app/lib/start-error.ts'

/** What is read into memory as a whole: nothing of ours is larger. A table goes through piece by piece. */
const MOST_BYTES: Readonly<Record<EntryKind['kind'], number>> = {
  manifest: 256 * 2 ** 20,
  seal: 100,
  picture: 64 * 2 ** 20,
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
  const feeding = Readable.toWeb(source).pipeTo(decoder.writable)
  feeding.catch(() => {}) // whoever reads the entries hears of it
  try {
    for await (const { header, body } of decoder.readable) {
      const is = entryKind(header.name)
      if (!is || (header.type ?? 'file') !== 'file') throw notOurs(path)
      if (header.size > MOST_BYTES[is.kind]) throw damaged(path)
      yield { name: header.name, is, bytes: header.size, body: inWords(body, path) }
    }
    await feeding
  } catch (error) {
    throw readable(error, path)
  } finally {
    source.destroy()
  }
}

async function* inWords(body: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw readable(error, path)
  }
}

/**
 * Reads a backup from its first byte to its last and compares everything with its manifest, which it answers.
 * @throws StartError in words for whoever chose the file.
 */
export async function checkBackup(path: string): Promise<Manifest> {
  const found: { name: string; bytes: number; sha256: string }[] = []
  let manifest: Manifest | null = null
  let text: Buffer | null = null
  let isSealed = false
  for await (const { name, is, bytes, body } of readBackup(path)) {
    if (isSealed || (text && is.kind !== 'seal')) throw damaged(path)
    if (is.kind === 'manifest') {
      text = await wholeOf(body)
    } else if (is.kind === 'seal') {
      isSealed = (await wholeOf(body)).toString().trim() === (text && sha256Of(text))
      if (!text || !isSealed) throw damaged(path)
      manifest = readManifest(text, path)
    } else {
      const hash = createHash('sha256')
      for await (const chunk of body) hash.update(chunk)
      found.push({ name, bytes, sha256: hash.digest('hex') })
    }
  }
  if (!manifest) throw found.length > 0 || text ? damaged(path) : notOurs(path)
  const isWhole =
    found.length === manifest.files.length &&
    manifest.files.every(({ name, bytes, sha256 }, at) => {
      const file = found[at]
      return file?.name === name && file.bytes === bytes && file.sha256 === sha256
    })
  if (!isWhole) throw damaged(path)
  return manifest
}

const anyFormat = z.object({ format: z.int() })

function readManifest(text: Buffer, path: string): Manifest {
  const content = parsed(text)
  const { data: versioned } = anyFormat.safeParse(content)
  if (versioned && versioned.format > FORMAT) {
    throw new StartError(`${path} was made by a later version of Lumina. Restore it with that version, or a later one.`)
  }
  const { data: manifest } = manifestSchema.safeParse(content)
  if (!manifest) throw notOurs(path)
  return manifest
}

/** Undefined for what is no JSON. */
function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}

/** The whole of an entry that fits into memory: a picture, or the manifest. */
export async function wholeOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function notOurs(path: string): StartError {
  return new StartError(`${path} is not a backup of Lumina.`)
}

function damaged(path: string): StartError {
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
