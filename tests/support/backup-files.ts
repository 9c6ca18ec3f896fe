import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync } from 'node:zlib'
import { packTar, type TarHeader } from 'modern-tar'
import { checkBackup } from '#app/operations/backups/check-backup.server.ts'
import { getTablePartName, MANIFEST, type Manifest, SEAL } from '#app/operations/backups/manifest.ts'
import { readBackup } from '#app/operations/backups/read-backup.server.ts'
import { createRowDigest } from '#app/operations/backups/row-digest.ts'

// Hand-made backup files for testing rejections.

export type TarFile = {
  readonly name: string
  readonly text?: string | Buffer
  /** Default: a regular file. A link points to /etc/passwd. */
  readonly type?: TarHeader['type']
}

export async function writeTar(path: string, files: readonly TarFile[]): Promise<void> {
  const entries = files.map(({ name, text = '', type = 'file' }) => {
    const body = typeof text === 'string' ? Buffer.from(text) : text
    const isLink = type === 'symlink' || type === 'link'
    return { header: { name, size: body.length, type, ...(isLink && { linkname: '/etc/passwd' }) }, body }
  })
  writeFileSync(path, await packTar(entries))
}

/** Returns the manifest and its seal, the last two files in a backup. */
export function sealManifest(manifest: object, text = JSON.stringify(manifest)): readonly TarFile[] {
  return [
    { name: MANIFEST, text },
    { name: SEAL, text: sha256(Buffer.from(text)) },
  ]
}

export type UnpackedBackup = { readonly manifest: Manifest; readonly files: readonly BackupFile[] }
type BackupFile = { readonly name: string; readonly text: Buffer }

export async function unpackBackup(path: string): Promise<UnpackedBackup> {
  const files: BackupFile[] = []
  for await (const { name, info, body } of readBackup(path)) {
    const text = await buffer(body)
    if (info.kind === 'table' || info.kind === 'image') files.push({ name, text })
  }
  return { manifest: await checkBackup(path), files }
}

/** Writes a backup whose manifest lists its files with correct sizes and hashes. */
export function writeCraftedBackup(
  path: string,
  { manifest, files }: { manifest: object; files: readonly BackupFile[] },
) {
  const listed = files.map(({ name, text }) => ({ name, bytes: text.length, sha256: sha256(text) }))
  return writeTar(path, [...files, ...sealManifest({ ...manifest, files: listed })])
}

/** Returns a table's manifest entry and file, from rows in COPY's text format. */
export function buildTable(name: string, columns: readonly string[], rows: string) {
  const digest = createRowDigest()
  digest.update(Buffer.from(rows))
  const text = zstdCompressSync(rows)
  return {
    table: {
      name,
      columns: [...columns],
      rows: digest.rows(),
      bytes: Buffer.byteLength(rows),
      digest: digest.digest(),
    },
    file: { name: getTablePartName(name, 1), text },
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
