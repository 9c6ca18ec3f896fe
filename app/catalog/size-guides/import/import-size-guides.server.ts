import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  type ImportContext,
  type ImportKind,
  recordIdField,
  rejectItem,
  requireStaff,
} from '#app/base/import-kind.ts'
import { type EditableGuide, listEditableGuides, saveGuide } from '#app/catalog/size-guides/admin/guide-form.server.ts'
import { guideInput } from '#app/catalog/size-guides/admin/guide-input.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import { findUnit, readTable } from '#app/catalog/size-guides/import/read-guide.ts'
import { sizeGuides } from '#app/catalog/size-guides/size-guides.table.ts'
import { parseInput } from '#app/lib/form.ts'
import { pick } from '#app/lib/keys.ts'
import { shortLine } from '#app/lib/line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type FileError, getCell } from '#app/platform/files/file-row.ts'

/** Guides are identified by their names, which collection and product files imported later refer to. */
export const sizeGuidesImport: ImportKind = {
  name: 'size-guides',
  nouns: () => adminText.importNouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/size-guides'), label: adminText.openGuides }),
  batchSize: 50,
  check: checkGuides,
  save: (tx, records, context) => write(tx, z.array(savedGuide).parse(records), context),
}

async function checkGuides(db: Database, items: readonly FileItem[]): Promise<readonly CheckedItem[]> {
  const names = items.map(({ rows: [row] }) => (row ? getCell(row, 'guide') : ''))
  const known = await listEditableGuides(db, sql`${sizeGuides.name} = any(${sql.param(names)}::text[])`)
  return items.map((item, index) => checkGuide(item, known.find(({ name }) => name === names[index]) ?? null))
}

function checkGuide({ line, rows, rowErrors }: FileItem, before: EditableGuide | null): CheckedItem {
  const [first = { line, cells: {} }] = rows
  const name = getCell(first, 'guide')
  const label = shortLine(name, 200) || 'No name'
  const unit = findUnit(first)
  const input = {
    name,
    note: getCell(first, 'note'),
    unit: unit ?? '',
    table: JSON.stringify(readTable(rows)),
    version: before?.version ?? '',
  }
  const parsed = parseInput(guideInput, input)
  if (!parsed.ok || rowErrors.length > 0) {
    const errors = Object.entries(parsed.ok ? {} : parsed.errors).map(([path, message]): FileError => {
      const [, , row = '0'] = path.split('.')
      return {
        line: rows[Number(row)]?.line ?? line,
        column: '',
        message: unit ? message : 'The unit must be cm or in',
      }
    })
    return rejectItem(label, [...rowErrors, ...(unit ? errors : errors.slice(0, 1))])
  }
  const after = pick(parsed.value, CONTENT)
  const isSame = before && isDeepStrictEqual(pick(before, CONTENT), after)
  const outcome = !before ? 'new' : isSame ? 'unchanged' : 'changed'
  const formatSizes = (guide: Pick<EditableGuide, 'rows'> | null) =>
    guide?.rows.map(({ size }) => size).join(', ') ?? ''
  const changes = isSame ? [] : [{ field: 'Sizes', from: formatSizes(before), to: formatSizes(after) }]
  const record = { id: before?.id ?? null, input }
  return { outcome, key: name, name: label, record, changes, errors: [], notes: [] }
}

const CONTENT = ['note', 'unit', 'columns', 'rows'] as const

const savedGuide = z.object({
  id: recordIdField<'size-guide'>(),
  input: guideInput,
})

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedGuide>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { id, input } of saved) {
    const result = await saveGuide(tx, id, input, staffId)
    expectSaved(result, 'This size guide')
  }
}
