import { sql } from 'drizzle-orm'
import type { FileFormat } from '#app/base/import-formats.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import { MAX_ROWS_PER_ITEM } from '#app/exchange/imports/import-limits.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'

const BATCH_ROWS = 500
const MAX_EMAIL_LENGTH = 254

type Item = {
  readonly id: Id<'file-import-item'>
  readonly position: number
  readonly line: number
  readonly email: string
  /** The number of rows so far. `rows` contains the rows not written yet. */
  size: number
  rows: FileRow[]
  rowErrors: FileError[]
  rowNotes: string[]
  isWritten: boolean
}

/** All rows of one item, with `notes` about content that is not imported. */
export type RowGroup = {
  readonly rows: readonly [FileRow, ...FileRow[]]
  readonly errors: readonly FileError[]
  readonly notes: readonly string[]
}

/**
 * Writes rows as items in batches, so that the whole file is never in memory. Call `end` after the last row. `groupBy`
 * comes from the format.
 */
export function createItemWriter(tx: Database, importId: Id<'file-import'>, groupBy?: FileFormat['groupBy']) {
  const byKey = new Map<string, Item>()
  const changed = new Set<Item>()
  let last: Item | undefined
  let position = 0
  let pendingRows = 0

  function toItem(row: FileRow): Item {
    const key = groupBy ? getCell(row, groupBy.column).toLowerCase() : ''
    const known = key === '' ? findContinuedItem(groupBy, row, last) : byKey.get(key)
    if (known) return known
    const item = newItem(row)
    if (key !== '') byKey.set(key, item)
    return item
  }

  function newItem(row: FileRow): Item {
    const email = getCell(row, 'email').toLowerCase()
    return {
      id: newId<'file-import-item'>(),
      position: position++,
      line: row.line,
      size: 0,
      email: email.length > MAX_EMAIL_LENGTH ? '' : email,
      rows: [],
      rowErrors: [],
      rowNotes: [],
      isWritten: false,
    }
  }

  async function write() {
    const items = [...changed]
    await insertItems(
      tx,
      importId,
      items.filter(({ isWritten }) => !isWritten),
    )
    await appendRows(
      tx,
      items.filter(({ isWritten }) => isWritten),
    )
    for (const item of items) Object.assign(item, { rows: [], rowErrors: [], isWritten: true })
    changed.clear()
    pendingRows = 0
  }

  return {
    async add(row: FileRow, errors: readonly FileError[]): Promise<void> {
      last = toItem(row)
      last.size += 1
      last.rowErrors.push(...errors)
      if (last.size <= MAX_ROWS_PER_ITEM) last.rows.push(row)
      else if (last.size === MAX_ROWS_PER_ITEM + 1) last.rowErrors.push(createTooManyRowsError(row))
      changed.add(last)
      if (++pendingRows >= BATCH_ROWS) await write()
    },
    /** Adds rows that the file's reader has grouped. */
    async addGroup({ rows, errors, notes }: RowGroup): Promise<void> {
      changed.add({ ...newItem(rows[0]), rows: [...rows], rowErrors: [...errors], rowNotes: [...notes] })
      pendingRows += rows.length
      if (pendingRows >= BATCH_ROWS) await write()
    },
    /** Writes the remaining rows. Returns the number of items. */
    async end(): Promise<number> {
      await write()
      return position
    },
  }
}

function findContinuedItem(
  groupBy: FileFormat['groupBy'],
  { cells }: FileRow,
  last: Item | undefined,
): Item | undefined {
  return groupBy && Object.keys(cells).every((column) => groupBy.details.has(column)) ? last : undefined
}

function createTooManyRowsError({ line }: FileRow): FileError {
  const message = `More than ${formatNumber(MAX_ROWS_PER_ITEM)} lines are for the same item`
  return { line, column: '', message }
}

async function insertItems(tx: Database, importId: Id<'file-import'>, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return
  await tx.insert(fileImportItems).values(
    items.map(({ id, position, line, email, rows, rowErrors, rowNotes }) => ({
      id,
      importId,
      position,
      line,
      email,
      rows,
      rowErrors,
      rowNotes,
    })),
  )
}

async function appendRows(tx: Database, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return
  const values = items.map(({ id, rows, rowErrors }) => ({ id, rows, errors: rowErrors }))
  await tx.execute(sql`
    update ${fileImportItems} as item
    set rows = item.rows || n.rows, row_errors = item.row_errors || n.errors
    from jsonb_to_recordset(${sql.param(JSON.stringify(values))}::jsonb) as n (id uuid, rows jsonb, errors jsonb)
    where item.id = n.id`)
}
