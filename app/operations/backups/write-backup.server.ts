import { hash } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartError } from '#app/lib/errors.ts'
import { toIncompleteName } from '#app/operations/backups/backup-name.ts'
import { checkBackup } from '#app/operations/backups/check-backup.server.ts'
import { listBackedUpTables } from '#app/operations/backups/list-tables.server.ts'
import type { Table } from '#app/operations/backups/load-order.ts'
import {
  type CheckedManifest,
  FORMAT,
  getImageEntryName,
  getTablePartName,
  MANIFEST,
  type Manifest,
  SEAL,
} from '#app/operations/backups/manifest.ts'
import { createRowDigest } from '#app/operations/backups/row-digest.ts'
import { readApplied } from '#app/platform/db/applied-migrations.server.ts'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { type Original, readMediaPath } from '#app/platform/images/media-path.ts'
import { runningVersion } from '#app/platform/running-version.server.ts'

/**
 * The target size of compressed parts. Tables are split because an archive contains the size of a file before its
 * content.
 */
const PART_BYTES = 4 * 2 ** 20

/** Settings that make every PostgreSQL server write values in the same format. */
export const COPY_SETTINGS = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`

export type BackupSource = {
  readonly databaseUrl: string
  readonly store: Pick<ImageStore, 'list' | 'readOriginal'>
  /** Lists the URLs of the images in the rows. Called in the transaction of the backup. */
  readonly listShown: (tx: Database) => Promise<readonly string[]>
}

export type WrittenBackup = {
  readonly path: string
  readonly manifest: CheckedManifest
  readonly bytes: number
  /** The number of images in the rows that are missing from image storage. */
  readonly missing: number
}

/**
 * Writes and verifies a snapshot, under a different name if images are missing. @throws StartError if the database
 * contains no store.
 */
export async function writeBackup(path: string, source: BackupSource): Promise<WrittenBackup> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.draft`
  const client = await connectToStart(source.databaseUrl)
  try {
    await client.query(`begin isolation level repeatable read read only; ${COPY_SETTINGS}`)
    const missing = await writeArchive(draft, (archive) => addAll(archive, client, source))
    const manifest = await checkBackup(draft)
    const final = missing === 0 ? path : join(dirname(path), toIncompleteName(basename(path)))
    const bytes = await publish(draft, final)
    return { path: final, manifest, bytes, missing }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function writeArchive<T>(path: string, work: (archive: TarPackController) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx', 0o600)
  try {
    const { readable, controller } = createTarPacker()
    const [written, added] = await Promise.allSettled([
      writeChunks(file, readable),
      work(controller).then(
        (result) => {
          controller.finalize()
          return result
        },
        (error: unknown) => {
          controller.error(error)
          throw error
        },
      ),
    ])
    // An error while adding files also makes the writing fail, so that original error is reported.
    if (added.status === 'rejected') throw added.reason
    if (written.status === 'rejected') throw written.reason
    await file.sync()
    return added.value
  } finally {
    await file.close().catch(() => {})
  }
}

async function writeChunks(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) await file.writeFile(chunk)
}

/** Gives the draft its final name, and returns its size. */
async function publish(draft: string, path: string): Promise<number> {
  await rename(draft, path)
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
  const file = await open(path)
  const { size } = await file.stat().finally(() => file.close())
  return size
}

/** Adds all files of the backup. Returns the number of images that are missing. */
async function addAll(archive: TarPackController, client: Client, { store, listShown }: BackupSource): Promise<number> {
  const madeAt = new Date()
  const files: { name: string; bytes: number; sha256: string }[] = []

  async function add(name: string, content: Uint8Array): Promise<void> {
    const writer = archive.add({ name, size: content.length, mtime: madeAt, mode: 0o600 }).getWriter()
    await writer.write(content)
    await writer.close()
  }
  async function addListed(name: string, content: Uint8Array): Promise<void> {
    await add(name, content)
    files.push({ name, bytes: content.length, sha256: hash('sha256', content) })
  }
  async function addImage(original: Original): Promise<boolean> {
    const bytes = await store.readOriginal(original)
    if (bytes) await addListed(getImageEntryName(original), bytes)
    return bytes !== null
  }

  const migrations = await listMigrations(client)
  const tables: Manifest['tables'] = []
  for (const table of await listBackedUpTables(client)) {
    let part = 0
    const written = await writeTable(client, table, (bytes) => addListed(getTablePartName(table.name, ++part), bytes))
    tables.push({ name: table.name, columns: [...table.columns], ...written })
  }
  const shownUrls = await listShown(databaseOn(client))
  await client.query('commit') // images are immutable, and the lock prevents their removal
  const added = new Set<string>()
  for await (const { original } of store.list()) {
    // An image that cannot be read is counted as missing below, but only if rows refer to it
    if (await addImage(original)) added.add(getImageEntryName(original))
  }
  let missing = 0
  for (const url of shownUrls) {
    const original = readMediaPath(url)?.original // null for other hosts
    if (original && !added.has(getImageEntryName(original)) && !(await addImage(original))) missing++
  }
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: madeAt.toISOString(),
    version: runningVersion.store,
    migrations,
    tables,
    files,
  }
  const text = Buffer.from(JSON.stringify(manifest))
  await add(MANIFEST, text)
  await add(SEAL, Buffer.from(`${hash('sha256', text)}\n`))
  return missing
}

async function writeTable(
  client: Client,
  { name, columns }: Table,
  writePart: (compressed: Uint8Array) => Promise<void>,
): Promise<{ rows: number; bytes: number; digest: string }> {
  const rows = client.query(copyTo(`copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier)}) to stdout`))
  const digest = createRowDigest()
  let textBytes = 0
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk)
      textBytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(rows, hashing, createZstdCompress(), async (compressed: AsyncIterable<Buffer>) => {
    let chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of compressed) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes < PART_BYTES) continue
      await writePart(Buffer.concat(chunks))
      chunks = []
      bytes = 0
    }
    if (bytes > 0) await writePart(Buffer.concat(chunks))
  })
  return { rows: digest.rows(), bytes: textBytes, digest: digest.digest() }
}

async function listMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rowCount } = await client.query("select where to_regclass('schema_migrations') is not null")
  if (!rowCount) throw new StartError('This database does not contain a store, so there is nothing to back up.')
  return [...(await readApplied(client))].map(([name, hash]) => ({ name, hash }))
}
