import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { byteSize } from '#app/lib/byte-size.ts'
import { StartError } from '#app/lib/errors.ts'
import { type CheckedManifest, entryKind, type Manifest } from '#app/operations/backups/manifest.ts'
import { freeBytes } from '#app/platform/files/disk-space.server.ts'

/** An upper limit: rows differ at least in their ids. Short texts may compress better. */
const MAX_RATIO = 1_000
const MAX_SHORT_BYTES = 16 * 2 ** 20

type Target = { readonly folder: string; readonly takes: { readonly database: boolean; readonly images: boolean } }

/** The maximum text bytes of a table, by the manifest and by the size of its compressed parts. */
export function maxTextBytes(table: Manifest['tables'][number], { files }: Manifest): number {
  const parts = files.filter(({ name }) => {
    const is = entryKind(name)
    return is?.kind === 'table' && is.table === table.name
  })
  return Math.min(table.bytes ?? Number.POSITIVE_INFINITY, MAX_SHORT_BYTES + MAX_RATIO * sumBytes(parts))
}

export async function rejectTooLarge(manifest: CheckedManifest, { folder, takes }: Target): Promise<void> {
  const rows = sumBytes(manifest.tables)
  const images = sumBytes(manifest.files.filter(({ name }) => entryKind(name)?.kind === 'image'))
  const needed = (takes.database ? rows : 0) + (takes.images ? images : 0)
  const free = await freeBytes(existingFolder(folder))
  if (needed <= free) return
  throw new StartError(
    `Not enough disk space for ${folder}: the backup needs ${byteSize(needed)}, but only ${byteSize(free)} is free. Nothing was restored.`,
  )
}

function sumBytes(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function existingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingFolder(dirname(folder))
}
