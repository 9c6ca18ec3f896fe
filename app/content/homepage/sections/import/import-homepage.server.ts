import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  type ImportContext,
  type ImportKind,
  NotAsPreviewedError,
  rejectItem,
  requireStaff,
  toFileErrors,
} from '#app/base/import-kind.ts'
import {
  filePlacements,
  hasPlacementChanges,
  type PlacementChanges,
  readPlacementChanges,
} from '#app/content/homepage/admin/placement-changes.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { changeHomepage } from '#app/content/homepage/sections/admin/save-sections.server.ts'
import { resolveFilePlacements, toFilePlacements } from '#app/content/homepage/sections/file-placements.server.ts'
import { resolveFileSections, toFileSections } from '#app/content/homepage/sections/file-sections.server.ts'
import { listPlacementFieldChanges, listSectionChanges } from '#app/content/homepage/sections/import/section-changes.ts'
import { checkSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { parseJson } from '#app/lib/json.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'
import { readSettings } from '#app/store/settings.server.ts'

/**
 * Imports the homepage in a file as this store's draft, including the products that the file's draft assigns to
 * sections.
 */
export const homepageImport: ImportKind = {
  name: 'homepage',
  nouns: () => adminText.importNouns,
  numbering: null,
  list: () => ({ to: href('/admin/homepage'), label: adminText.reviewHomepage }),
  batchSize: 1,
  check: (db, items) => Promise.all(items.map((item) => checkHomepage(db, item))),
  save: (tx, records, context) => write(tx, z.array(savedHomepage).parse(records), context),
}

async function checkHomepage(db: Database, { line, rows: [row] }: FileItem): Promise<CheckedItem> {
  const name = 'Homepage'
  const file = parseJson(row ? getCell(row, 'sections') : '')
  const state = await readHomepageState(db, (await readSettings(db)).demo_content)
  const notes: string[] = []
  const checked = checkSections(await resolveFileSections(db, Array.isArray(file) ? file : [], notes))
  if (!checked.ok) return rejectItem(name, toFileErrors(checked.errors, line), { notes })
  const { sections } = checked
  const placementResult = await readFilePlacements(db, row ? getCell(row, 'placements') : '', notes)
  if (!placementResult.ok) return rejectItem(name, toFileErrors({ '': placementResult.error }, line), { notes })
  const placements = placementResult.changes ?? state.placements
  if (isSameJson(sections, state.sections) && isSameJson(placements, state.placements)) {
    return { outcome: 'unchanged', key: '', name, record: null, changes: [], errors: [], notes }
  }
  if (state.hasDraft) notes.push('The import replaces this store’s current draft.')
  if (placementResult.changes === null && hasPlacementChanges(placements)) {
    notes.push('Products that the current draft assigns to sections keep their places.')
  }
  if (row && getCell(row, 'draft') !== '') notes.push('The sections of the file’s draft are not imported.')
  notes.push('Shoppers will see the imported homepage once you publish it under Homepage.')
  const changes = [
    ...listSectionChanges(await replaceIdsWithSlugs(db, state.sections), await replaceIdsWithSlugs(db, sections)),
    ...listPlacementFieldChanges(await toFilePlacements(db, state.placements), await toFilePlacements(db, placements)),
  ]
  const record = { sections, placements, version: state.version }
  return { outcome: state.hasDraft ? 'changed' : 'new', key: '', name, record, changes, errors: [], notes }
}

type PlacementsResult =
  | { readonly ok: true; readonly changes: PlacementChanges | null }
  | { readonly ok: false; readonly error: string }

/** Returns the placements of the file; null if it has none. */
async function readFilePlacements(db: Database, cell: string, notes: string[]): Promise<PlacementsResult> {
  if (cell === '') return { ok: true, changes: null }
  const { placements, missing } = await resolveFilePlacements(db, filePlacements.parse(parseJson(cell)))
  if (missing.length > 0) notes.push(`The file places products that this store does not have: ${missing.join(', ')}.`)
  return readPlacementChanges(placements)
}

/** Replaces ids with slugs for the preview. */
async function replaceIdsWithSlugs(db: Database, sections: readonly Section[]): Promise<readonly Section[]> {
  // Boundary: the cast is safe because the result is only displayed
  return (await toFileSections(db, sections)) as readonly Section[]
}

const savedHomepage = z.object({ sections: z.array(z.unknown()), placements: z.unknown(), version: z.string() })

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedHomepage>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { sections, placements, version } of saved) {
    const checked = checkSections(sections)
    if (!checked.ok) throw new NotAsPreviewedError(Object.values(checked.errors).join(' '))
    const placementResult = readPlacementChanges(placements)
    if (!placementResult.ok) throw new NotAsPreviewedError(placementResult.error)
    const result = await changeHomepage(
      tx,
      { intent: 'save', version, sections: checked.sections, placements: placementResult.changes },
      staffId,
    )
    expectSaved(result, 'The homepage')
  }
}
