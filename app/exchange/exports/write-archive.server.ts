import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeZip } from 'client-zip'
import { archiveDocuments, archiveFolders, listCsvFiles } from '#app/exchange/exports/archive-files.server.ts'
import { brandFileEntries, toJsonText } from '#app/exchange/exports/files/store-files.server.ts'
import { findOriginal, IMAGE_COLUMNS, IMAGES_FILE, imagePath } from '#app/exchange/exports/image-list.ts'
import { renderReadme } from '#app/exchange/exports/readme.server.ts'
import { withZip64End } from '#app/exchange/exports/zip-end.ts'
import { listFileMarkets } from '#app/exchange/product-files/fixed-prices.server.ts'
import { type CsvRow, streamCsv } from '#app/lib/csv.ts'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { runningVersion } from '#app/platform/running-version.server.ts'
import { type CsvFile, type Snapshot, toPublicUrl } from '#app/store/file-formats.ts'
import { readSettings } from '#app/store/settings.server.ts'

const FORMAT = 'lumina-export'
const VERSION = 1

export type ExportSource = {
  readonly databaseUrl: string
  readonly store: Pick<ImageStore, 'readOriginal'>
  /** Returns the URLs of the images that the store shows. Called within the transaction of the snapshot. */
  readonly listShown: (tx: Database) => Promise<readonly string[]>
  readonly origin: string
}

/** `part` is the file that is being written. */
export type Progress = { readonly part: string; readonly written: number; readonly expected: number }

type Options = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void }

/** `missing` is the number of images that the image storage lacks. */
export type WrittenExport = { readonly bytes: number; readonly missing: number }

type Entry = {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<Uint8Array>
}

/** Writes a snapshot of everything to `draft`, then renames it to `path`. The caller removes the draft on failure. */
export async function writeExport(
  { path, draft }: { readonly path: string; readonly draft: string },
  source: ExportSource,
  { signal, onProgress }: Options,
): Promise<WrittenExport> {
  const client = await connectToStart(source.databaseUrl, { pipeline: true })
  try {
    await client.query(`begin isolation level repeatable read read only;
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local jit = off`)
    const archive = new Archive(source, new Date(), onProgress, signal)
    const db = databaseOn(client)
    const zip = makeZip(archive.entries(db, () => client.query('commit')))
    const complete = withZip64End(zip, () => archive.count)
    await pipeline(complete, createWriteStream(draft, { flags: 'wx', mode: 0o600 }), { signal })
    return { bytes: await publish(draft, path), missing: archive.missing.length }
  } finally {
    await client.end().catch(() => {})
  }
}

class Archive {
  readonly missing: string[] = []
  readonly #files: { path: string; bytes: number; sha256: string; rows?: number }[] = []
  readonly #source: ExportSource
  readonly #madeAt: Date
  readonly #onProgress: (progress: Progress) => void
  readonly #signal: AbortSignal
  #progress: Progress = { part: '', written: 0, expected: 0 }

  get count(): number {
    return this.#files.length
  }

  constructor(source: ExportSource, madeAt: Date, onProgress: (progress: Progress) => void, signal: AbortSignal) {
    this.#source = source
    this.#madeAt = madeAt
    this.#onProgress = onProgress
    this.#signal = signal
  }

  /** Calls `endSnapshot` before reading images, which are immutable and locked against removal. */
  async *entries(db: Database, endSnapshot: () => Promise<unknown>): AsyncGenerator<Entry> {
    const settings = await readSettings(db)
    const snapshot: Snapshot = { db, settings, origin: this.#source.origin }
    const files = listCsvFiles({ currency: settings.store_currency, markets: await listFileMarkets(db) })
    const images = await this.#source.listShown(db)
    const counts: number[] = []
    for (const file of files) counts.push(await file.count(snapshot))
    this.#report({ written: 0, expected: counts.reduce((sum, count) => sum + count, images.length) })

    const { origin } = snapshot
    const readme = renderReadme(files, { store: settings.store_name, origin, createdAt: this.#madeAt })
    yield this.#createTextEntry('README.txt', readme)
    for (const [index, file] of files.entries()) yield this.#createCsvEntry(file, snapshot, counts[index] ?? 0)
    for (const folder of archiveFolders.entries) {
      for await (const { path, text } of folder.files(snapshot)) yield this.#createTextEntry(path, text)
    }
    for (const file of archiveDocuments.entries)
      yield this.#createTextEntry(file.path, toJsonText(file, await file.content(snapshot)))
    for await (const { path, bytes } of brandFileEntries(snapshot)) yield this.#createBytesEntry(path, bytes)
    await endSnapshot()
    yield* this.#createImageEntries(images)
    const manifest = {
      format: FORMAT,
      version: VERSION,
      store: settings.store_name,
      origin: snapshot.origin,
      madeAt: this.#madeAt,
      madeBy: `Lumina ${runningVersion.store}`,
      files: this.#files,
      missingImages: this.missing,
    }
    yield this.#createTextEntry('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`)
  }

  async *#createImageEntries(urls: readonly string[]): AsyncGenerator<Entry> {
    const rows: CsvRow[] = []
    for (const url of urls) {
      this.#signal.throwIfAborted()
      const original = findOriginal(url)
      const bytes = original && (await this.#source.store.readOriginal(original))
      const address = toPublicUrl(url, this.#source.origin)
      if (original && bytes) {
        const path = imagePath(original)
        rows.push([path, address, bytes.length])
        yield this.#createBytesEntry(path, bytes)
      } else {
        rows.push(['', address, ''])
        if (original) this.missing.push(url)
      }
      this.#report({ part: 'images/', written: this.#progress.written + 1 })
    }
    const heading = IMAGE_COLUMNS.map((column) => column.heading)
    yield this.#createEntry(IMAGES_FILE, toCsvBytes(heading, toBatches(rows)), { rows: rows.length })
  }

  #createCsvEntry(file: CsvFile, snapshot: Snapshot, count: number): Entry {
    const counter = { rows: 0 }
    const heading = file.columns.map((column) => column.heading)
    const rows = this.#readRows(file, snapshot, count, counter)
    return this.#createEntry(file.path, toCsvBytes(heading, rows, { hasMark: !isForOtherStores(file.path) }), counter)
  }

  async *#readRows(file: CsvFile, snapshot: Snapshot, count: number, counter: { rows: number }) {
    const before = this.#progress.written
    this.#report({ part: file.path })
    for await (const batch of file.rows(snapshot)) {
      this.#signal.throwIfAborted()
      counter.rows += batch.length
      // A file can have several rows for each counted item
      this.#report({ written: before + Math.min(counter.rows, count) })
      yield batch
    }
    this.#report({ written: before + count })
  }

  #createTextEntry(path: string, text: string): Entry {
    return this.#createBytesEntry(path, Buffer.from(text))
  }

  #createBytesEntry(path: string, bytes: Uint8Array): Entry {
    return this.#createEntry(path, yieldOnce(bytes))
  }

  #createEntry(name: string, content: AsyncIterable<Uint8Array>, counter?: { readonly rows: number }): Entry {
    return { name, lastModified: this.#madeAt, input: this.#listWhenRead(name, content, counter) }
  }

  /** Lists a file in the manifest once it has been read completely. */
  async *#listWhenRead(path: string, content: AsyncIterable<Uint8Array>, counter?: { readonly rows: number }) {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
    this.#files.push({ path, bytes, sha256: hash.digest('hex'), ...(counter && { rows: counter.rows }) })
  }

  #report(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change }
    this.#onProgress(this.#progress)
  }
}

/** Files for other systems have no byte order mark, because Shopify’s own exports have none. */
function isForOtherStores(path: string): boolean {
  return path.startsWith('shopify/') || path.startsWith('woocommerce/')
}

async function* toCsvBytes(
  heading: CsvRow,
  batches: AsyncGenerator<readonly CsvRow[]>,
  options?: { readonly hasMark: boolean },
): AsyncGenerator<Uint8Array> {
  yield* await streamCsv(heading, batches, options)
}

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* toBatches(rows: readonly CsvRow[]): AsyncGenerator<readonly CsvRow[]> {
  for (let from = 0; from < rows.length; from += 1_000) yield rows.slice(from, from + 1_000)
}

async function publish(draft: string, path: string): Promise<number> {
  const file = await open(draft, 'r+')
  try {
    await file.sync()
    const { size } = await file.stat()
    await rename(draft, path)
    const folder = await open(dirname(path))
    await folder.sync().finally(() => folder.close())
    return size
  } finally {
    await file.close()
  }
}
