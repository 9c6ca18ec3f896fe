import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { StartError } from '#app/lib/errors.ts'
import { type CheckedManifest, type Manifest, parseEntryName } from '#app/operations/backups/manifest.ts'
import { getFreeBytes } from '#app/platform/files/disk-space.server.ts'

/**
 * The maximum compression ratio of a table. Rows differ at least in their ids, so only text shorter than
 * `MAX_SHORT_BYTES` can have a higher ratio.
 */
const MAX_RATIO = 1_000
const MAX_SHORT_BYTES = 16 * 2 ** 20

type Target = { readonly folder: string; readonly receives: { readonly database: boolean; readonly images: boolean } }

/** Returns the maximum size of a table's text in bytes, based on the manifest and the size of its compressed parts. */
export function getMaxTextBytes(table: Manifest['tables'][number], { files }: Manifest): number {
  const parts = files.filter(({ name }) => {
    const info = parseEntryName(name)
    return info?.kind === 'table' && info.table === table.name
  })
  return Math.min(table.bytes ?? Number.POSITIVE_INFINITY, MAX_SHORT_BYTES + MAX_RATIO * sumBytes(parts))
}

/** @throws StartError if the folder has too little free space for the parts of the backup that it receives. */
export async function rejectTooLarge(manifest: CheckedManifest, { folder, receives }: Target): Promise<void> {
  const rows = sumBytes(manifest.tables)
  const images = sumBytes(manifest.files.filter(({ name }) => parseEntryName(name)?.kind === 'image'))
  const needed = (receives.database ? rows : 0) + (receives.images ? images : 0)
  const free = await getFreeBytes(findExistingFolder(folder))
  if (needed <= free) return
  throw new StartError(
    `Not enough disk space for ${folder}: the backup needs ${formatByteSize(needed)}, but only ${formatByteSize(free)} is free. Nothing was restored.`,
  )
}

function sumBytes(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function findExistingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : findExistingFolder(dirname(folder))
}
