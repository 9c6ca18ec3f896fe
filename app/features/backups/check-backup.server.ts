import { createHash, type Hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { readContents } from '#app/features/backups/backup-contents.server.ts'
import { type CheckedManifest, FORMAT, type Manifest, manifestSchema } from '#app/features/backups/manifest.ts'
import { damaged, notABackup, readBackup } from '#app/features/backups/read-backup.server.ts'
import { createRowDigest } from '#app/features/backups/row-digest.ts'
import { StartError } from '#app/lib/start-error.ts'

/**
 * Compares all of a backup with its manifest: every file as it is, then the rows that the tables unpack to. Returns the
 * manifest, with the bytes that they came to. Memory grows with the manifest, whose size is bounded, and not with the rest.
 * @throws StartError with a message for the person who chose the file.
 */
export async function checkBackup(path: string): Promise<CheckedManifest> {
  const manifest = await checkFiles(path)
  const tables: CheckedManifest['tables'][number][] = []
  await readContents(path, manifest, {
    async table(table, text) {
      const found = createRowDigest()
      let foundBytes = 0
      for await (const chunk of text) {
        found.update(chunk)
        foundBytes += chunk.length
      }
      const { rows, digest, bytes = foundBytes } = table
      const isSame = found.rows() === rows && found.digest() === digest && bytes === foundBytes
      if (!isSame) throw damaged(path)
      tables.push({ ...table, bytes })
    },
  })
  return { ...manifest, tables }
}

type ListedFile = Manifest['files'][number]

async function checkFiles(path: string): Promise<Manifest> {
  const found = createHash('sha256')
  let isEmpty = true
  let manifest: Manifest | null = null
  let text: Buffer | null = null
  let isSealed = false
  for await (const { name, is, bytes, body } of readBackup(path)) {
    if (isSealed || (text && is.kind !== 'seal')) throw damaged(path)
    isEmpty = false
    if (is.kind === 'manifest') {
      text = await buffer(body)
    } else if (is.kind === 'seal') {
      isSealed = (await buffer(body)).toString().trim() === (text && sha256Of(text))
      if (!text || !isSealed) throw damaged(path)
      manifest = readManifest(text, path)
    } else {
      const hash = createHash('sha256')
      for await (const chunk of body) hash.update(chunk)
      addTo(found, { name, bytes, sha256: hash.digest('hex') })
    }
  }
  if (!manifest) throw isEmpty ? notABackup(path) : damaged(path)
  const listed = createHash('sha256')
  for (const file of manifest.files) addTo(listed, file)
  if (listed.digest('hex') !== found.digest('hex')) throw damaged(path)
  return manifest
}

function addTo(list: Hash, { name, bytes, sha256 }: ListedFile): void {
  list.update(`${name} ${bytes} ${sha256}\n`)
}

const anyFormat = z.object({ format: z.int() })

function readManifest(text: Buffer, path: string): Manifest {
  const content = parsed(text)
  const { data: versioned } = anyFormat.safeParse(content)
  if (versioned && versioned.format > FORMAT) {
    throw new StartError(`${path} was made by a later version of Lumina. Restore it with that version, or a later one.`)
  }
  const { data: manifest } = manifestSchema.safeParse(content)
  if (!manifest) throw notABackup(path)
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

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
