import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BACKED_UP_TABLES, SEEDED_TABLES } from '#app/features/backups/backed-up-tables.ts'
import { readContents } from '#app/features/backups/backup-contents.server.ts'
import { checkBackup } from '#app/features/backups/check-backup.server.ts'
import { listBackedUpTables, listTables } from '#app/features/backups/list-tables.server.ts'
import type { Table } from '#app/features/backups/load-order.ts'
import type { Manifest } from '#app/features/backups/manifest.ts'
import { withRestoreRole } from '#app/features/backups/restore-role.server.ts'
import { createRowDigest } from '#app/features/backups/row-digest.ts'
import { COPY_AS_TEXT } from '#app/features/backups/write-backup.server.ts'
import { errorCode } from '#app/lib/error-code.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { StartError } from '#app/lib/start-error.ts'
import { applyMissing, readMigrations, withStartLock } from '#app/platform/db/migrate.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { mediaUrl } from '#app/platform/images/media-path.ts'

/** What a version of Lumina knows. Without these it is this version. */
type Edition = {
  /** Where its migrations lie. */
  readonly folder?: string
  /** The only tables that a backup may fill. */
  readonly tables?: readonly string[]
}

type Target = Edition & {
  readonly databaseUrl: string
  readonly store: RestoreStore
  readonly say: (line: string) => void
}

type RestoreStore = Pick<ImageStore, 'has' | 'putBack' | 'remove'>
type TableOf = Manifest['tables'][number]

/**
 * Puts a backup into an empty place and brings it up to date. The tables and their rows arrive in one transaction:
 * whatever happens, there is the whole store or nothing. Where it fails before the commit, the images that it put back are
 * removed again.
 * @throws StartError where the file is damaged, not ours or of a later version, or the database is not empty, or does not
 *   confirm the commit.
 */
export async function restoreBackup(path: string, { databaseUrl, store, say, ...edition }: Target): Promise<Manifest> {
  const manifest = await checkBackup(path)
  refuseUnknown(manifest, path, edition)
  const migrations = readMigrations(edition.folder)
  const only = new Set(manifest.migrations.map(({ name }) => name))
  let isFilled = false
  try {
    await withStartLock(databaseUrl, async (client) => {
      await client.query(COPY_AS_TEXT)
      await refuseOccupied(client, only)
      await applyMissing(client, migrations, only)
      await withImages(store, async (putBack) => {
        await putIn(client, path, manifest, only, { store, say, putBack })
        await applyMissing(client, migrations)
        await client.query('analyze')
      })
      isFilled = true
    })
  } catch (error) {
    throw isFilled ? outcomeUnknown(error) : error
  }
  return manifest
}

/** Does `work`, which notes the images that it puts back. Where it fails, they are removed again. */
async function withImages(store: RestoreStore, work: (putBack: string[]) => Promise<void>): Promise<void> {
  const putBack: string[] = []
  try {
    await work(putBack)
  } catch (error) {
    for (const url of putBack) await store.remove(url).catch(() => {}) // the reason above is the one to show
    throw error
  }
}

/** What is said where everything was written, and the commit failed or its answer was lost: the store may be there. */
function outcomeUnknown(error: unknown): StartError {
  return new StartError(
    `Whether the backup was restored is not known: the database did not confirm it (${errorCode(error) ?? 'connection lost'}). Its images were kept. Restore it once more: an empty database is filled then, and one that already holds it is left as it is.`,
  )
}

/** @throws StartError where this version cannot make the tables of a backup, or makes no backups of such tables. */
export function refuseUnknown(
  { migrations, tables, version }: Manifest,
  path: string,
  { folder, tables: allowed = BACKED_UP_TABLES }: Edition = {},
): void {
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
  const foreign = tables.find(({ name }) => !allowed.includes(name))
  if (foreign) throw holdsForeign(path, `rows for "${foreign.name}"`)
}

/**
 * @throws StartError where a backup names a table or a column that its own migrations did not make, or lacks a table that
 *   they did.
 */
function refuseOtherTables({ tables }: Manifest, found: readonly Table[], path: string): void {
  for (const { name, columns } of tables) {
    const table = found.find((one) => one.name === name)
    if (!table) throw holdsForeign(path, `rows for "${name}"`)
    const foreign = columns.find((column) => !table.columns.includes(column))
    if (foreign) throw holdsForeign(path, `a column "${foreign}" of "${name}"`)
  }
  const lacking = found.find(({ name }) => !tables.some((table) => table.name === name))
  if (!lacking) return
  throw new StartError(
    `${path} lacks the rows of "${lacking.name}", which every backup of its version holds. Nothing was restored.`,
  )
}

function holdsForeign(path: string, what: string): StartError {
  return new StartError(`${path} holds ${what}, which no backup of Lumina does. Nothing was restored.`)
}

async function refuseOccupied(client: Client, only: ReadonlySet<string>): Promise<void> {
  const tables = await listTables(client)
  if (tables.some(({ name }) => name === 'schema_migrations')) {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    if (rows.some(({ name }) => !only.has(name))) throw notEmpty('was already brought to a later version')
  }
  for (const { name } of await listBackedUpTables(client)) {
    if (SEEDED_TABLES.has(name)) continue
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`)
    if (rowCount) throw notEmpty(`already holds rows in "${name}"`)
  }
}

function notEmpty(how: string): StartError {
  return new StartError(
    `The database ${how}, and a backup is restored into an empty place only. Nothing was changed. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  )
}

type Restoring = Pick<Target, 'store' | 'say'> & {
  /** Gets the address of each image that was put back and not there before. */
  readonly putBack: string[]
}

async function putIn(
  client: Client,
  path: string,
  manifest: Manifest,
  only: ReadonlySet<string>,
  restoring: Restoring,
): Promise<void> {
  const tables = await listBackedUpTables(client)
  refuseOtherTables(manifest, tables, path)
  // Whatever triggers would write is in the backup itself. Those that keep references right stay on.
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`)
  await refuseOccupied(client, only) // once more: by now no one else writes, such as a store that was just started
  for (const name of SEEDED_TABLES) await client.query(`delete from ${escapeIdentifier(name)}`)
  const names = manifest.tables.map(({ name }) => name)
  await withRestoreRole(client, names, () => fill(client, path, manifest, restoring))
  for (const { name } of tables) {
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
    await moveOrders(client, name).catch((error: unknown) => {
      throw refusedRows(name, error)
    })
  }
}

async function fill(
  client: Client,
  path: string,
  manifest: Manifest,
  { store, say, putBack }: Restoring,
): Promise<void> {
  let images = 0
  await readContents(path, manifest, {
    async table(table, text) {
      if (table.rows > 0) say(`${table.name}: ${formatNumber(table.rows)} rows …`)
      await fillTable(client, table, text, path)
    },
    async image(original, body) {
      const bytes = await buffer(body)
      images++
      const url = mediaUrl(original)
      if (await store.has(url)) return // in a store that others use too, theirs stays as it is
      putBack.push(url)
      await store.putBack(original, bytes).catch((error: unknown) => {
        const code = errorCode(error)
        throw code ? new StartError(`An image could not be written (${code}), so nothing was restored.`) : error
      })
    },
  })
  say(`${formatNumber(images)} images.`)
}

/** @throws StartError unless the table then has every row as it was when the backup was made. */
async function fillTable(
  client: Client,
  { name, columns, rows, digest }: TableOf,
  text: AsyncIterable<Buffer>,
  path: string,
): Promise<void> {
  const what = `${escapeIdentifier(name)} (${columns.map(escapeIdentifier)})`
  const found = createRowDigest()
  try {
    await pipeline(text, client.query(copyFrom(`copy ${what} from stdin`)))
    await pipeline(client.query(copyTo(`copy ${what} to stdout`)), async (copied: AsyncIterable<Buffer>) => {
      for await (const chunk of copied) found.update(chunk)
    })
  } catch (error) {
    throw refusedRows(name, error)
  }
  if (found.rows() !== rows || found.digest() !== digest) {
    throw new StartError(
      `The rows of "${name}" did not arrive as they are in ${path}, so nothing was restored. Use another backup.`,
    )
  }
}

/** What is said where PostgreSQL refuses rows. Its own message may repeat a value of one. Any other error stays as it is. */
function refusedRows(table: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  return new StartError(`PostgreSQL refused the rows of "${table}" (${error.code}), so nothing was restored.`)
}

/** Numbers that the database gives out go on after the highest that is there. */
async function moveOrders(client: Client, table: string): Promise<void> {
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
