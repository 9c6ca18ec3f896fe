import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listReferencedImages } from '#app/base/images.server.ts'
import { type ExportSource, type Progress, writeExport } from '#app/exchange/exports/write-archive.server.ts'
import { readZip } from '#tests/support/zip-files.ts'

export const SHOP_ORIGIN = 'https://shop.example'

/** Exports a store into a new folder and reads the archive. */
export async function exportStore(
  databaseUrl: string,
  source: Pick<ExportSource, 'store'> & Partial<ExportSource>,
  onProgress: (progress: Progress) => void = () => {},
) {
  const path = join(mkdtempSync(join(tmpdir(), 'lumina-export-')), 'archive.zip')
  const written = await writeExport(
    { path, draft: `${path}.draft` },
    { databaseUrl, origin: SHOP_ORIGIN, listShown: listReferencedImages, ...source },
    { signal: new AbortController().signal, onProgress },
  )
  const files = await readZip(path)
  const text = (name: string) => {
    const bytes = files.get(name)
    if (!bytes) throw new Error(`The archive has no ${name}`)
    return bytes.toString('utf8')
  }
  return { path, written, files, text }
}
