import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type CheckedItem, type ImportContext, NotAsPreviewedError, rejectItem } from '#app/base/import-kind.ts'
import type { ImportState, OutcomeCounts } from '#app/base/imports.ts'
import { getSource } from '#app/exchange/imports/file-formats.ts'
import { countItems } from '#app/exchange/imports/file-imports.server.ts'
import {
  type FileImport,
  type FileImportItem,
  fileImportItems,
  fileImports,
} from '#app/exchange/imports/file-imports.table.ts'
import { getImportKind } from '#app/exchange/imports/import-kinds.ts'
import { pick } from '#app/lib/keys.ts'
import { upperFirst } from '#app/lib/line.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import { startWorker } from '#app/platform/worker.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readTimeZone } from '#app/store/settings.server.ts'

/** A lease must last longer than a batch takes. */
const LEASE = sql`interval '2 minutes'`
/** The pause after an error, such as a database timeout. */
const PAUSE = sql`interval '5 seconds'`
const MAX_ERRORS = 100
/** The number of items that are saved in separate transactions before the lease is renewed. */
const SEPARATE_SAVES_PER_LEASE = 10

/** Starts two workers, so that a small file does not wait for a large one. */
export function startFileImportWorker(db: Database): { stop: () => Promise<void> } {
  const workers = [1, 2].map(() =>
    startWorker(db, { name: 'file imports', pauseMs: 1_000, runOnce: processFileImport }),
  )
  return { stop: async () => void (await Promise.all(workers.map(({ stop }) => stop()))) }
}

/** Processes one import under a lease; after a crash, another process continues. Returns false if no import was due. */
export async function processFileImport(db: Database, stopping: AbortSignal): Promise<boolean> {
  const claimed = await claim(db)
  if (!claimed) return false
  let file: FileImport | null = claimed
  try {
    while (file && !stopping.aborted) file = await processBatch(db, file)
  } catch (error) {
    if (file) await update(db, file, { leasedUntil: sql`now() + ${PAUSE}` }).catch(() => {}) // otherwise the lease expires
    throw error
  }
  if (file) await update(db, file, { leasedUntil: sql`now()` })
  return true
}

/** Checks or saves some items. Returns the import if it has more items. */
async function processBatch(db: Database, file: FileImport): Promise<FileImport | null> {
  const context = { ...file, source: getSource(file.format), timeZone: await readTimeZone(db) }
  const hasMore = await (file.state === 'checking' ? checkBatch : applyBatch)(db, file, context)
  if (hasMore) return await update(db, file, { leasedUntil: sql`now() + ${LEASE}` })
  const counts = await countItems(db, file.id)
  const state = file.state === 'checking' ? 'checked' : 'applied'
  await withTx(db, async (tx) => {
    const updated = await update(tx, file, { state, counts, leasedUntil: sql`now()` })
    if (updated && state === 'applied' && counts.applied > 0) await recordImport(tx, file, counts)
  })
  return null
}

async function recordImport(tx: Database, { id, kind, fileName, staffId }: FileImport, counts: OutcomeCounts) {
  const changes = { file: fileName, saved: counts.applied, refused: counts.refused + counts.stale }
  await recordChange(tx, staffId, { action: `${kind}.import`, entity: 'import', entityId: id, changes })
}

async function checkBatch(db: Database, file: FileImport, context: ImportContext): Promise<boolean> {
  const { check, batchSize } = getImportKind(file.kind)
  const items = await db
    .select()
    .from(fileImportItems)
    .where(and(eq(fileImportItems.importId, file.id), eq(fileImportItems.outcome, 'waiting')))
    .orderBy(asc(fileImportItems.position))
    .limit(batchSize)
  if (items.length === 0) return false
  try {
    await writeChecked(db, file, items, await check(db, items, context))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    for (const item of items) await checkSeparately(db, file, item, context) // so that one item does not block the others
  }
  return true
}

/**
 * Rejects an item whose check fails or whose plan cannot be stored, so that the import can finish. Keeps the item's
 * keys and details.
 */
async function checkSeparately(db: Database, file: FileImport, item: FileImportItem, context: ImportContext) {
  const { nouns, check } = getImportKind(file.kind)
  try {
    await writeChecked(db, file, [item], await check(db, [item], context))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ event: 'import-item-failed', item: item.id, err: error })
    const known = pick(item, ['keys', 'details', 'missing', 'wanted'])
    const errors = [{ line: item.line, column: '', message: `This ${nouns().one} could not be checked` }]
    await writeChecked(db, file, [item], [rejectItem(item.name, errors, known)])
  }
}

async function writeChecked(
  db: Database,
  file: FileImport,
  items: readonly FileImportItem[],
  checked: readonly CheckedItem[],
): Promise<void> {
  const { nouns, numbering } = getImportKind(file.kind)
  const lines = await findLinesByKey(db, file, items, checked)
  const values = items.flatMap(({ id, line, rowErrors }, index) => {
    const plan = checked[index]
    if (!plan) return []
    const earlierLine = plan.key === '' ? undefined : lines.get(plan.key)
    const errors = [
      ...rowErrors,
      ...plan.errors,
      ...(earlierLine !== undefined && earlierLine !== line
        ? [
            {
              line,
              column: '',
              message: `${upperFirst(numbering ?? 'entry')} ${earlierLine} is for the same ${nouns().one}`,
            },
          ]
        : []),
    ].slice(0, MAX_ERRORS)
    if (plan.key !== '' && earlierLine === undefined) lines.set(plan.key, line)
    return [
      {
        keys: [],
        details: null,
        missing: [],
        wanted: [],
        ...plan,
        id,
        notes: [...new Set(plan.notes)],
        errors,
        ...(errors.length > 0 && { outcome: 'refused', record: null }),
      },
    ]
  })
  await withLongTx(db, async (tx) => {
    if (!(await lockRevision(tx, file))) return // a new check has started, perhaps with different choices
    await tx.execute(sql`
      update ${fileImportItems} as item
      set outcome = n.outcome, key = n.key, name = left(n.name, 200), record = n.record,
        details = nullif(n.details, 'null'), changes = n.changes, errors = n.errors, notes = n.notes,
        keys = n.keys, missing = n.missing, wanted = n.wanted
      from jsonb_to_recordset(${sql.param(JSON.stringify(values))}::jsonb) as n (
        id uuid, outcome text, key text, name text, record jsonb, details jsonb, changes jsonb, errors jsonb,
        notes text[], keys text[], missing text[], wanted text[])
      where item.id = n.id and item.outcome = 'waiting'`)
  })
}

/** Returns, for each key, the first line that has it before the given items. */
async function findLinesByKey(
  db: Database,
  { id }: FileImport,
  [first]: readonly FileImportItem[],
  checked: readonly CheckedItem[],
): Promise<Map<string, number>> {
  const keys = checked.flatMap(({ key }) => (key === '' ? [] : [key]))
  if (!first || keys.length === 0) return new Map()
  const { importId, position, key, line } = fileImportItems
  const found = await db
    .select({ key, line: sql<number>`min(${line})` })
    .from(fileImportItems)
    .where(and(eq(importId, id), lt(position, first.position), sql`${key} = any(${sql.param(keys)}::text[])`))
    .groupBy(key)
  return new Map(found.map((row) => [row.key, row.line]))
}

const isOpen = inArray(fileImportItems.outcome, ['new', 'changed'])

/**
 * Saves some items and their outcomes in one transaction, so that no item is saved twice. Returns false if there were
 * no items.
 */
async function applyBatch(db: Database, file: FileImport, context: ImportContext): Promise<boolean> {
  const { batchSize, savesSeparately } = getImportKind(file.kind)
  const items = await db
    .select({ id: fileImportItems.id, line: fileImportItems.line })
    .from(fileImportItems)
    .where(and(eq(fileImportItems.importId, file.id), isOpen))
    .orderBy(asc(fileImportItems.position))
    .limit(savesSeparately ? SEPARATE_SAVES_PER_LEASE : batchSize)
  try {
    if (!savesSeparately && items.length > 0) await withLongTx(db, (tx) => applyItems(tx, file, items, context))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    for (const item of items) await applySeparately(db, file, item, context)
  }
  if (savesSeparately) for (const item of items) await applySeparately(db, file, item, context)
  return items.length > 0
}

async function applyItems(tx: Database, file: FileImport, items: readonly OpenItem[], context: ImportContext) {
  const { save, keepsRowsAfterSaving = false, describeSaved } = getImportKind(file.kind)
  if (!(await lockRevision(tx, file))) return
  const ids = sql.param(items.map(({ id }) => id))
  const openItems = await tx
    .select({ id: fileImportItems.id, record: fileImportItems.record })
    .from(fileImportItems)
    .where(and(sql`${fileImportItems.id} = any(${ids}::uuid[])`, isOpen))
    .orderBy(asc(fileImportItems.position))
    .for('update')
  if (openItems.length === 0) return // saved by another process
  const records = openItems.map(({ record }) => record)
  const undo = (await save(tx, records, context)) ?? []
  const saved = openItems.map(({ id }, index) => ({
    id,
    undo: undo[index] ?? null,
    keys: [],
    notes: [],
    ...describeSaved?.(undo[index]),
  }))
  await tx.execute(sql`
    update ${fileImportItems} as item
    set outcome = 'applied', rows = case when ${keepsRowsAfterSaving} then item.rows else '[]' end, record = null,
      undo = nullif(n.undo, 'null'), keys = item.keys || n.keys, notes = item.notes || n.notes
    from jsonb_to_recordset(${sql.param(JSON.stringify(saved))}::jsonb) as n (
      id uuid, undo jsonb, keys text[], notes text[])
    where item.id = n.id`)
}

type OpenItem = Pick<FileImportItem, 'id' | 'line'>

async function applySeparately(db: Database, file: FileImport, item: OpenItem, context: ImportContext) {
  const { nouns, savesSeparately } = getImportKind(file.kind)
  const runInTx = savesSeparately ? withTx : withLongTx
  try {
    await runInTx(db, (tx) => applyItems(tx, file, [item], context))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const isKnown = error instanceof NotAsPreviewedError
    if (!isKnown) log.error({ event: 'import-item-failed', item: item.id, err: error })
    const message = isKnown ? error.message : `This ${nouns().one} could not be saved`
    await withTx(db, async (tx) => {
      if (!(await lockRevision(tx, file))) return
      await tx
        .update(fileImportItems)
        .set({ outcome: 'stale', errors: [{ line: item.line, column: '', message }] })
        .where(and(eq(fileImportItems.id, item.id), isOpen))
    })
  }
}

/**
 * Returns true if the file still has this revision, and then locks the file until the transaction ends, because a
 * process that lost its lease must not write into a later revision. The file is locked before its items, as in a new
 * check.
 */
async function lockRevision(tx: Database, file: FileImport): Promise<boolean> {
  const [locked] = await tx.select({ id: fileImports.id }).from(fileImports).where(isCurrent(file)).for('share')
  return locked !== undefined
}

function isCurrent(file: FileImport): SQL | undefined {
  const { id, state, revision } = fileImports
  return and(eq(id, file.id), eq(state, file.state), eq(revision, file.revision))
}

async function claim(db: Database): Promise<FileImport | null> {
  const [file] = await db
    .update(fileImports)
    .set({ leasedUntil: sql`now() + ${LEASE}` })
    .where(
      sql`${fileImports.id} = (
        select id from ${fileImports} where state in ('checking', 'applying') and leased_until <= now()
        order by leased_until limit 1 for update skip locked
      )`,
    )
    .returning()
  return file ?? null
}

type Update = { readonly leasedUntil: SQL; readonly state?: ImportState; readonly counts?: OutcomeCounts }

/** Returns null if the file has a different state or revision by now, or was deleted. */
async function update(db: Database, file: FileImport, values: Update): Promise<FileImport | null> {
  const [updated] = await db.update(fileImports).set(values).where(isCurrent(file)).returning()
  return updated ?? null
}
