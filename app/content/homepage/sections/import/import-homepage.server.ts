import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  fileErrors,
  type ImportContext,
  type ImportKind,
  NotAsPreviewed,
  rejectItem,
  requireStaff,
} from '#app/base/import-kind.ts'
import { NO_PLACEMENT_CHANGES } from '#app/content/homepage/admin/placement-changes.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { changeHomepage } from '#app/content/homepage/sections/admin/save-sections.server.ts'
import { resolveFileSections, sectionsForFile } from '#app/content/homepage/sections/file-sections.server.ts'
import { sectionChanges } from '#app/content/homepage/sections/import/section-changes.ts'
import { checkSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { parseJson } from '#app/lib/json.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Imports a file's homepage as the draft. */
export const homepageImport: ImportKind = {
  name: 'homepage',
  nouns: () => adminText.importNouns,
  place: null,
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
  if (!checked.ok) return rejectItem(name, fileErrors(checked.errors, line), { notes })
  const { sections } = checked
  if (isSameJson(sections, state.sections)) {
    return { outcome: 'unchanged', key: '', name, record: null, changes: [], errors: [], notes }
  }
  if (state.hasDraft) notes.push('It replaces this store’s current draft.')
  if (row && getCell(row, 'draft') !== '') notes.push('The file also has a draft, which is not imported.')
  notes.push('Shoppers see it once you publish it under Homepage.')
  const changes = sectionChanges(await namedBySlug(db, state.sections), await namedBySlug(db, sections))
  const record = { sections, version: state.version }
  return { outcome: state.hasDraft ? 'changed' : 'new', key: '', name, record, changes, errors: [], notes }
}

/** Replaces ids with slugs for the preview. */
async function namedBySlug(db: Database, sections: readonly Section[]): Promise<readonly Section[]> {
  // Boundary: the result is only displayed
  return (await sectionsForFile(db, sections)) as readonly Section[]
}

const savedHomepage = z.object({ sections: z.array(z.unknown()), version: z.string() })

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedHomepage>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { sections, version } of saved) {
    const checked = checkSections(sections)
    if (!checked.ok) throw new NotAsPreviewed(Object.values(checked.errors).join(' '))
    const result = await changeHomepage(
      tx,
      { intent: 'save', version, sections: checked.sections, placements: NO_PLACEMENT_CHANGES },
      staffId,
    )
    expectSaved(result, 'The homepage')
  }
}
