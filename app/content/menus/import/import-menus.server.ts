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
import { listItems, readMenusState } from '#app/content/menus/admin/menus-state.server.ts'
import { saveMenus } from '#app/content/menus/admin/save-menus.server.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import { createFileTargetConverter } from '#app/content/menus/file-targets.server.ts'
import { formatMenuLines, listTargets, replaceTargets } from '#app/content/menus/import/plan-menu.ts'
import { resolveFileTargets } from '#app/content/menus/import/resolve-file-targets.server.ts'
import { MENUS, type MenuItem } from '#app/content/menus/menu.ts'
import { checkMenu } from '#app/content/menus/menu-input.ts'
import { parseJson } from '#app/lib/json.ts'
import { upperFirst } from '#app/lib/line.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'
import { readSettings } from '#app/store/settings.server.ts'

const NO_LINKS_FOUND = 'None of this menu’s links exist in this store. Import collections, products and pages first.'

/** Replaces the store's menus with the menus in the file. */
export const menusImport: ImportKind = {
  name: 'menus',
  nouns: () => adminText.importNouns,
  numbering: null,
  list: () => ({ to: href('/admin/menus'), label: adminText.openMenus }),
  batchSize: MENUS.length,
  check: checkMenus,
  save: (tx, records, context) => write(tx, z.array(savedMenu).parse(records), context),
}

async function checkMenus(
  db: Database,
  items: readonly FileItem[],
  { ownOrigin }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const { demo_content: isDemo } = await readSettings(db)
  const state = await readMenusState(db, isDemo)
  const before = listItems(state).map(({ target }) => target)
  const file = items.map(({ line, rows: [row] }) => {
    const itemsJson = row ? getCell(row, 'items') : ''
    return { line, menu: MENUS.find((name) => row && name === getCell(row, 'menu')), items: parseJson(itemsJson) }
  })
  const resolve = await resolveFileTargets(
    db,
    file.flatMap((fileMenu) => listTargets(fileMenu.items)),
    before,
    ownOrigin,
  )
  const checked: CheckedItem[] = []
  for (const { line, menu, items: fileItems } of file) {
    if (!menu) {
      checked.push(rejectItem('', [{ line, column: '', message: 'This store has no such menu' }]))
      continue
    }
    const name = upperFirst(menu)
    const notes: string[] = []
    const plan = checkMenu(menu, replaceTargets(fileItems, resolve, notes))
    if (!plan.ok) {
      checked.push(rejectItem(name, toFileErrors(plan.errors, line), { notes }))
      continue
    }
    if (plan.items.length === 0 && listTargets(fileItems).length > 0) {
      checked.push(rejectItem(name, toFileErrors({ '': NO_LINKS_FOUND }, line), { notes }))
      continue
    }
    const rest = { key: menu, name, errors: [], notes }
    if (isSameJson(plan.items, state[menu])) {
      checked.push({ ...rest, outcome: 'unchanged', record: null, changes: [] })
      continue
    }
    const nameTarget = await createFileTargetConverter(db, [
      ...before,
      ...listItems({ header: plan.items, footer: [] }).map(({ target }) => target),
    ])
    const formatMenu = (shown: readonly MenuItem[]) => formatMenuLines(shown, nameTarget)
    const changes = [{ field: 'Items', from: formatMenu(state[menu]), to: formatMenu(plan.items) }]
    const record = { menu, items: plan.items, before: computeVersion(state[menu]) }
    checked.push({ ...rest, outcome: 'changed', record, changes })
  }
  return checked
}

const savedMenu = z.object({ menu: z.enum(MENUS), items: z.array(z.unknown()), before: z.string() })

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedMenu>[],
  context: ImportContext,
): Promise<void> {
  const { demo_content: isDemo } = await readSettings(tx)
  const { version, ...state } = await readMenusState(tx, isDemo)
  const typed = { ...state }
  for (const { menu, items, before } of saved) {
    const checked = checkMenu(menu, items)
    if (!checked.ok || computeVersion(state[menu]) !== before)
      throw new NotAsPreviewedError('This menu has changed since the check')
    typed[menu] = checked.items
  }
  const { ownOrigin } = context
  const result = await saveMenus(tx, typed, { version, staffId: requireStaff(context), ownOrigin })
  expectSaved(result, 'The menus')
}
