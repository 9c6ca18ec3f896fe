import { createHash, type Hash, hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { StartError } from '#app/lib/errors.ts'
import { parseJson } from '#app/lib/json.ts'
import { readContents } from '#app/operations/backups/backup-contents.server.ts'
import { type CheckedManifest, FORMAT, type Manifest, manifestSchema } from '#app/operations/backups/manifest.ts'
import { createDamagedError, createNotABackupError, readBackup } from '#app/operations/backups/read-backup.server.ts'
import { createRowDigest } from '#app/operations/backups/row-digest.ts'

/** Verifies files and rows against the manifest. @throws StartError with a message for the operator. */
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
      if (!isSame) throw createDamagedError(path)
      tables.push({ ...table, bytes })
    },
  })
  return { ...manifest, tables }
}

async function checkFiles(path: string): Promise<Manifest> {
  const found = createHash('sha256')
  let isEmpty = true
  let manifest: Manifest | null = null
  let text: Buffer | null = null
  let isSealed = false
  for await (const { name, info, bytes, body } of readBackup(path)) {
    if (isSealed || (text && info.kind !== 'seal')) throw createDamagedError(path)
    isEmpty = false
    if (info.kind === 'manifest') {
      text = await buffer(body)
    } else if (info.kind === 'seal') {
      isSealed = (await buffer(body)).toString().trim() === (text && hash('sha256', text))
      if (!text || !isSealed) throw createDamagedError(path)
      manifest = readManifest(text, path)
    } else {
      const fileHash = createHash('sha256')
      for await (const chunk of body) fileHash.update(chunk)
      addFile(found, { name, bytes, sha256: fileHash.digest('hex') })
    }
  }
  if (!manifest) throw isEmpty ? createNotABackupError(path) : createDamagedError(path)
  const listed = createHash('sha256')
  for (const file of manifest.files) addFile(listed, file)
  if (listed.digest('hex') !== found.digest('hex')) throw createDamagedError(path)
  return manifest
}

function addFile(list: Hash, { name, bytes, sha256 }: Manifest['files'][number]): void {
  list.update(`${name} ${bytes} ${sha256}\n`)
}

const anyFormat = z.object({ format: z.int() })

function readManifest(text: Buffer, path: string): Manifest {
  const content = parseJson(text.toString())
  const { data: versioned } = anyFormat.safeParse(content)
  if (versioned && versioned.format > FORMAT) {
    throw new StartError(
      `${path} was created by a newer version of Lumina. Restore it with that version or a newer one.`,
    )
  }
  const { data: manifest } = manifestSchema.safeParse(content)
  if (!manifest) throw createNotABackupError(path)
  return manifest
}
