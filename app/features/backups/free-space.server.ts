import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { freeBytes } from '#app/features/backups/backup-folder.server.ts'
import { type CheckedManifest, entryKind, type Manifest } from '#app/features/backups/manifest.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { StartError } from '#app/lib/start-error.ts'

/** More than any long text of ours was ever packed by: rows differ at least in their ids. A short one may be, by less. */
const MAX_RATIO = 1_000
const MAX_SHORT_BYTES = 16 * 2 ** 20

type Place = {
  /** The data folder, which need not be there yet. */
  readonly folder: string
  /** What of a backup goes to its disk. */
  readonly takes: { readonly database: boolean; readonly images: boolean }
}

/**
 * How many bytes of text a table may come to as it is unpacked: as many as the manifest says, which older ones do not, but
 * never more than the packed bytes could really hold.
 */
export function maxTextBytes(table: Manifest['tables'][number], { files }: Manifest): number {
  const parts = files.filter(({ name }) => {
    const is = entryKind(name)
    return is?.kind === 'table' && is.table === table.name
  })
  return Math.min(table.bytes ?? Number.POSITIVE_INFINITY, MAX_SHORT_BYTES + MAX_RATIO * sumOf(parts))
}

/** @throws StartError where a backup holds more than there is room for. */
export async function refuseTooLarge(manifest: CheckedManifest, { folder, takes }: Place): Promise<void> {
  const { tables, files } = manifest
  const rows = sumOf(tables)
  const images = sumOf(files.filter(({ name }) => entryKind(name)?.kind === 'image'))
  const needed = (takes.database ? rows : 0) + (takes.images ? images : 0)
  const free = await freeBytes(existingFolder(folder))
  if (needed <= free) return
  throw new StartError(
    `There is too little room for ${folder}: the backup holds ${byteSize(needed)}, and ${byteSize(free)} are free. Nothing was made.`,
  )
}

function sumOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function existingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingFolder(dirname(folder))
}
