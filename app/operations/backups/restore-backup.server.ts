import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { getErrorCode, StartError } from '#app/lib/errors.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { BACKED_UP_TABLES, SEEDED_TABLES } from '#app/operations/backups/backed-up-tables.ts'
import { readContents } from '#app/operations/backups/backup-contents.server.ts'
import { checkBackup } from '#app/operations/backups/check-backup.server.ts'
import { listBackedUpTables, listTables } from '#app/operations/backups/list-tables.server.ts'
import type { Table } from '#app/operations/backups/load-order.ts'
import type { Manifest } from '#app/operations/backups/manifest.ts'
import { withRestoreRole } from '#app/operations/backups/restore-role.server.ts'
import { createRowDigest } from '#app/operations/backups/row-digest.ts'
import { COPY_SETTINGS } from '#app/operations/backups/write-backup.server.ts'
import {
  adoptBaseline,
  compareMigrations,
  pickMigrations,
  readApplied,
} from '#app/platform/db/applied-migrations.server.ts'
import { applyMissing, withStartLock } from '#app/platform/db/migrate.server.ts'
import { type Migration, readSchemaFiles } from '#app/platform/db/schema-files.server.ts'
import type { ImageStore } from '#app/platform/images/image-store.server.ts'
import { getMediaUrl } from '#app/platform/images/media-path.ts'

type Edition = { readonly folder?: string; readonly tables?: readonly string[] }

type Target = Edition & {
  readonly databaseUrl: string
  readonly store: Pick<ImageStore, 'has' | 'restore' | 'remove'>
  readonly say: (line: string) => void
}

/** Restores a backup into an empty store in one transaction and applies newer migrations. @throws StartError */
export async function restoreBackup(path: string, { databaseUrl, store, say, ...edition }: Target): Promise<Manifest> {
  const manifest = await checkBackup(path)
  const backupMigrations = getBackupMigrations(manifest, path, edition)
  const files = readSchemaFiles(edition.folder)
  let isFilled = false
  try {
    await withStartLock(databaseUrl, async (client) => {
      await client.query(COPY_SETTINGS)
      await rejectOccupied(client, backupMigrations, files.baseline)
      await applyMissing(client, files, { only: backupMigrations })
      await withImages(store, async (restored) => {
        await fillStore(client, path, manifest, () => rejectOccupied(client, backupMigrations, files.baseline), {
          store,
          say,
          restored,
        })
        await applyMissing(client, files, { isOffline: true })
        await client.query('analyze')
      })
      isFilled = true
    })
  } catch (error) {
    throw isFilled ? createUnknownOutcomeError(error) : error
  }
  return manifest
}

/** Runs `work`, which collects the URLs of restored images. If `work` fails, these images are removed. */
async function withImages(store: Target['store'], work: (restored: string[]) => Promise<void>): Promise<void> {
  const restored: string[] = []
  try {
    await work(restored)
  } catch (error) {
    for (const url of restored) await store.remove(url).catch(() => {}) // the original error is thrown instead
    throw error
  }
}

/** Returns the error for a commit that failed or whose response was lost: the store may have been restored. */
function createUnknownOutcomeError(error: unknown): StartError {
  return new StartError(
    `The database did not confirm the restore (${getErrorCode(error) ?? 'connection lost'}), so its result is unknown. Restore again: an empty database is filled, and one that already has the data is left as it is. The images were kept.`,
  )
}

/** Returns the migrations of a backup. @throws StartError if this version lacks any of its migrations or tables. */
export function getBackupMigrations(
  { migrations, tables, version }: Manifest,
  path: string,
  { folder, tables: allowed = BACKED_UP_TABLES }: Edition = {},
): ReadonlySet<string> {
  const files = readSchemaFiles(folder)
  const applied = adoptBaseline(pickMigrations(migrations), files.baseline)
  if (!applied) {
    throw new StartError(
      `${path} is not from the last 0.1 release of Lumina. Restore it with that release (docs/operations/maintain.md), then start that store with this version.`,
    )
  }
  const { unknown, changed } = compareMigrations(applied, files.migrations)
  if (unknown) {
    throw new StartError(
      `${path} was created by a newer version of Lumina (${version}) with the unknown migration "${unknown}". Restore it with that version or a newer one.`,
    )
  }
  if (changed) {
    throw new StartError(
      `${path} was created by another edition of Lumina: its migration "${changed}" differs from the one here.`,
    )
  }
  const foreign = tables.find(({ name }) => !allowed.includes(name))
  if (foreign) throw createForeignContentError(path, `rows for "${foreign.name}"`)
  return new Set(applied.keys())
}

function rejectUnexpectedTables({ tables }: Manifest, found: readonly Table[], path: string): void {
  for (const { name, columns } of tables) {
    const table = found.find((candidate) => candidate.name === name)
    if (!table) throw createForeignContentError(path, `rows for "${name}"`)
    const foreign = columns.find((column) => !table.columns.includes(column))
    if (foreign) throw createForeignContentError(path, `a column "${foreign}" of "${name}"`)
  }
  const missing = found.find(({ name }) => !tables.some((table) => table.name === name))
  if (!missing) return
  throw new StartError(
    `${path} lacks the rows of "${missing.name}", which every backup of its version contains. Nothing was restored.`,
  )
}

function createForeignContentError(path: string, content: string): StartError {
  return new StartError(`${path} contains ${content}, which Lumina backups never contain. Nothing was restored.`)
}

async function rejectOccupied(
  client: Client,
  backupMigrations: ReadonlySet<string>,
  baseline: Migration,
): Promise<void> {
  const tables = await listTables(client)
  if (tables.some(({ name }) => name === 'schema_migrations')) {
    const applied = adoptBaseline(await readApplied(client), baseline) ?? new Map()
    if ([...applied.keys()].some((name) => !backupMigrations.has(name)))
      throw createNotEmptyError('already has a newer version')
  }
  for (const { name } of await listBackedUpTables(client)) {
    if (SEEDED_TABLES.has(name)) continue
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`)
    if (rowCount) throw createNotEmptyError(`already has rows in "${name}"`)
  }
}

function createNotEmptyError(reason: string): StartError {
  return new StartError(
    `The database ${reason}. A backup can only be restored into an empty database. Nothing was changed. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  )
}

type RestoreContext = Pick<Target, 'store' | 'say'> & {
  /** Collects the URLs of images that did not exist before. */
  readonly restored: string[]
}

async function fillStore(
  client: Client,
  path: string,
  manifest: Manifest,
  checkAgain: () => Promise<void>,
  restoring: RestoreContext,
): Promise<void> {
  const tables = await listBackedUpTables(client)
  rejectUnexpectedTables(manifest, tables, path)
  // Triggers are disabled, because the backup contains what they would write. Foreign keys stay enabled.
  for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`)
  await checkAgain() // no other process can write now, such as a store that was just started
  for (const { name } of tables) {
    if (SEEDED_TABLES.has(name)) await client.query(`delete from ${escapeIdentifier(name)}`)
  }
  const names = manifest.tables.map(({ name }) => name)
  await withRestoreRole(client, names, () => fillTables(client, path, manifest, restoring))
  for (const { name } of tables) {
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
    await advanceSequences(client, name).catch((error: unknown) => {
      throw toRowsError(name, error)
    })
  }
}

async function fillTables(client: Client, path: string, manifest: Manifest, { store, say, restored }: RestoreContext) {
  let images = 0
  await readContents(path, manifest, {
    async table(table, text) {
      if (table.rows > 0) say(`${table.name}: ${formatNumber(table.rows)} rows …`)
      await fillTable(client, table, text, path)
    },
    async image(original, body) {
      const bytes = await buffer(body)
      images++
      const url = getMediaUrl(original)
      if (await store.has(url)) return // existing images in shared storage are not changed
      restored.push(url)
      await store.restore(original, bytes).catch((error: unknown) => {
        const code = getErrorCode(error)
        throw code ? new StartError(`An image could not be written (${code}), so nothing was restored.`) : error
      })
    },
  })
  say(`${formatNumber(images)} images.`)
}

async function fillTable(
  client: Client,
  { name, columns, rows, digest }: Manifest['tables'][number],
  text: AsyncIterable<Buffer>,
  path: string,
): Promise<void> {
  const copyTarget = `${escapeIdentifier(name)} (${columns.map(escapeIdentifier)})`
  const found = createRowDigest()
  try {
    await pipeline(text, client.query(copyFrom(`copy ${copyTarget} from stdin`)))
    await pipeline(client.query(copyTo(`copy ${copyTarget} to stdout`)), async (copied: AsyncIterable<Buffer>) => {
      for await (const chunk of copied) found.update(chunk)
    })
  } catch (error) {
    throw toRowsError(name, error)
  }
  if (found.rows() !== rows || found.digest() !== digest) {
    throw new StartError(
      `The restored rows of "${name}" differ from those in ${path}, so nothing was restored. Use another backup.`,
    )
  }
}

/** PostgreSQL's message can contain values of rows, so only its code is shown. Other errors are returned unchanged. */
function toRowsError(table: string, error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  return new StartError(`PostgreSQL rejected the rows of "${table}" (${error.code}), so nothing was restored.`)
}

async function advanceSequences(client: Client, table: string): Promise<void> {
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
