import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { type Client, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BORN_WITH_ROWS } from '#app/features/backups/backed-up-tables.ts'
import { mostBytesOf } from '#app/features/backups/backup-room.server.ts'
import { listBackedUpTables, listTables } from '#app/features/backups/list-tables.server.ts'
import type { Manifest } from '#app/features/backups/manifest.ts'
import { type BackupEntry, checkBackup, readBackup, wholeOf } from '#app/features/backups/read-backup.server.ts'
import { createRowDigest } from '#app/features/backups/row-digest.ts'
import { COPY_AS_TEXT } from '#app/features/backups/write-backup.server.ts'
import { StartError } from '#app/lib/start-error.ts'
import { connectToStart } from '#app/platform/db/connect-to-start.server.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'

type Target = {
  readonly databaseUrl: string
  readonly store: Pick<ImageStore, 'putBack'>
  readonly say: (line: string) => void
  /** Where the migrations lie. */
  readonly folder?: string
}

type TableOf = Manifest['tables'][number]

/**
 * Puts a backup into an empty place and brings it up to date. All rows arrive in one transaction, after the pictures:
 * whatever happens, there is the whole shop or none.
 * @throws StartError where the file is damaged, not ours or of a later version, or the database is not empty.
 */
export async function restoreBackup(path: string, { databaseUrl, store, say, folder }: Target): Promise<Manifest> {
  const manifest = await checkBackup(path)
  refuseUnknown(manifest, path, folder)
  const only = new Set(manifest.migrations.map(({ name }) => name))
  const client = await connectToStart(databaseUrl)
  try {
    await refuseOccupied(client, only)
    await migrate(databaseUrl, { only, ...(folder && { folder }) })
    await putIn(client, path, manifest, only, store, say)
  } finally {
    await client.end().catch(() => {})
  }
  await migrate(databaseUrl, folder ? { folder } : {})
  return manifest
}

/** @throws StartError where this version cannot make the tables that a backup was made of. */
export function refuseUnknown({ migrations, version }: Manifest, path: string, folder?: string): void {
  const known = new Map(readMigrations(folder).map(({ name, hash }) => [name, hash]))
  const newer = migrations.find(({ name }) => !known.has(name))
  if (newer) {
    throw new StartError(
      `${path} was made by a later version of Lumina (${version}): it holds the change "${newer.name}", which is not known here. Restore it with that version, or a later one.`,
    )
  }
  const other = migrations.find(({ name, hash }) => known.get(name) !== hash)
  if (other) {
    throw new StartError(
      `${path} was made by another edition of Lumina: its database change "${other.name}" is not the one that is known here.`,
    )
  }
}

async function refuseOccupied(client: Client, only: ReadonlySet<string>): Promise<void> {
  const tables = await listTables(client)
  if (tables.some(({ name }) => name === 'schema_migrations')) {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    if (rows.some(({ name }) => !only.has(name))) throw notEmpty('was already brought to a later version')
  }
  for (const { name } of await listBackedUpTables(client)) {
    if (BORN_WITH_ROWS.has(name)) continue
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`)
    if (rowCount) throw notEmpty(`already holds rows in "${name}"`)
  }
}

function notEmpty(how: string): StartError {
  return new StartError(
    `The database ${how}, and a backup is restored into an empty place only. Nothing was changed. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  )
}

async function putIn(
  client: Client,
  path: string,
  manifest: Manifest,
  only: ReadonlySet<string>,
  store: Target['store'],
  say: Target['say'],
): Promise<void> {
  await client.query(`begin; ${COPY_AS_TEXT}`)
  const tables = await listBackedUpTables(client)
  // Whatever triggers would write is in the backup itself. Those that keep references right stay on.
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`)
  await refuseOccupied(client, only) // once more: by now nobody else writes, such as a second restore
  for (const name of BORN_WITH_ROWS) await client.query(`delete from ${escapeIdentifier(name)}`)
  await fill(client, path, manifest, store, say)
  for (const { name } of tables) {
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
    await moveSequences(client, name)
  }
  await client.query('commit')
  await client.query('analyze')
}

/** Goes through the file once: tables are first in it, in the sequence in which they can be filled. */
async function fill(
  client: Client,
  path: string,
  manifest: Manifest,
  store: Target['store'],
  say: Target['say'],
): Promise<void> {
  const filled = new Set<string>()
  const entries = readBackup(path)
  let pictures = 0
  let entry = await entries.next()
  /** The parts of one table, one after the other. */
  async function* partsOf(table: string): AsyncGenerator<Uint8Array> {
    for (; !entry.done && isPartOf(entry.value, table); entry = await entries.next()) yield* entry.value.body
  }
  while (!entry.done) {
    const { is, body } = entry.value
    if (is.kind === 'table') {
      const table = manifest.tables.find(({ name }) => name === is.table)
      if (!table || filled.has(is.table)) throw changedMeanwhile(path)
      if (table.rows > 0) say(`${table.name}: ${table.rows.toLocaleString('en')} rows …`)
      await fillTable(client, { table, most: mostBytesOf(table, manifest) }, partsOf(is.table), path)
      filled.add(is.table)
      continue
    }
    if (is.kind === 'picture') {
      await store.putBack({ publicId: is.publicId, type: is.type }, await wholeOf(body))
      pictures++
    } else {
      for await (const _ of body); // the manifest, which is known
    }
    entry = await entries.next()
  }
  if (filled.size !== manifest.tables.length) throw changedMeanwhile(path)
  say(`${pictures.toLocaleString('en')} pictures.`)
}

function isPartOf({ is }: BackupEntry, table: string): boolean {
  return is.kind === 'table' && is.table === table
}

/**
 * Fills a table with at most so many bytes of text. @throws StartError unless it then has every row as it was when the
 * backup was made.
 */
async function fillTable(
  client: Client,
  { table: { name, columns, rows, digest }, most }: { readonly table: TableOf; readonly most: number },
  packed: AsyncIterable<Uint8Array>,
  path: string,
): Promise<void> {
  const what = `${escapeIdentifier(name)} (${columns.map(escapeIdentifier)})`
  const filling = client.query(copyFrom(`copy ${what} from stdin`))
  await pipeline(
    Readable.from(packed),
    createZstdDecompress(),
    async function* bounded(text: AsyncIterable<Buffer>) {
      let bytes = 0
      for await (const chunk of text) {
        bytes += chunk.length
        if (bytes > most) throw notArrived(name, path)
        yield chunk
      }
    },
    filling,
  )
  const found = createRowDigest()
  const looking = client.query(copyTo(`copy ${what} to stdout`))
  await pipeline(looking, async (text: AsyncIterable<Buffer>) => {
    for await (const chunk of text) found.update(chunk)
  })
  if (found.rows() !== rows || found.digest() !== digest) {
    throw notArrived(name, path)
  }
}

function notArrived(table: string, path: string): StartError {
  return new StartError(
    `The rows of "${table}" did not arrive as they are in ${path}, so nothing was restored. Use another backup.`,
  )
}

function changedMeanwhile(path: string): StartError {
  return new StartError(`${path} was changed while it was read, so nothing was restored.`)
}

/** Numbers that the database gives out go on after the highest that is there. */
async function moveSequences(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence(quote_ident($1), attname) as sequence
     from pg_attribute
     where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped
       and pg_get_serial_sequence(quote_ident($1), attname) is not null`,
    [table],
  )
  for (const { column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce(max(${escapeIdentifier(column)}), 0) + 1, false) from ${escapeIdentifier(table)}`,
      [sequence],
    )
  }
}
