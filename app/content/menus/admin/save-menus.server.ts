import { eq, sql } from 'drizzle-orm'
import { createTargetCheck } from '#app/content/menus/admin/check-targets.server.ts'
import { listItems, readMenusState } from '#app/content/menus/admin/menus-state.server.ts'
import { MENUS, type MenuItem, type MenuName, type Menus } from '#app/content/menus/menu.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { LOCK_NUMBERS } from '#app/platform/db/lock-numbers.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

type Outcome =
  | { readonly outcome: 'saved' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

type SaveOptions = { readonly version: string; readonly staffId: Id<'staff'>; readonly ownOrigin: string }

/** Saves both menus. 'conflict': someone else has saved since `version` was loaded. */
export function saveMenus(db: Database, typed: Menus, { version, staffId, ownOrigin }: SaveOptions): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.menus})`)
    const { demo_content: isDemo } = await readSettings(tx)
    const before = await readMenusState(tx, isDemo)
    if (before.version !== version) return { outcome: 'conflict' }
    const listTargets = (menus: Menus) => listItems(menus).map(({ target }) => target)
    const check = await createTargetCheck(tx, listTargets(typed), listTargets(before), ownOrigin)
    const errors: Record<string, string> = {}
    const checkItem = (menu: MenuName, item: MenuItem): MenuItem => {
      const checked = check(item.target)
      if ('rejection' in checked) errors[`${menu}.${item.id}.target`] = checked.rejection
      const items = item.items.map((nested) => checkItem(menu, nested))
      return { ...item, target: 'target' in checked ? checked.target : item.target, items }
    }
    const checkedMenus = MENUS.map((name) => ({ name, items: typed[name].map((item) => checkItem(name, item)) }))
    if (Object.keys(errors).length > 0) return { outcome: 'rejected', errors }
    const changedMenus = checkedMenus.filter(({ name, items }) => !isSameJson(items, before[name]))
    for (const { name, items } of changedMenus) await write(tx, name, items, isDemo)
    if (changedMenus.length > 0) {
      const changedNames = changedMenus.flatMap(({ name, items }) => {
        const [from, to] = [formatNames(before[name]), formatNames(items)]
        return from === to ? [] : [[name, { from, to }] as const]
      })
      const changes = { ...Object.fromEntries(changedNames), fields: changedMenus.map(({ name }) => name) }
      await recordChange(tx, staffId, { action: 'menus.update', entity: 'menus', entityId: null, changes })
    }
    return { outcome: 'saved' }
  })
}

/** A menu that equals its preset is not stored, so that later changes to the preset still apply. */
async function write(tx: Database, name: MenuName, items: readonly MenuItem[], isDemo: boolean): Promise<void> {
  const presets = await inStoreLanguage(tx, () => createPresetMenus(isDemo))
  if (isSameJson(items, presets[name])) {
    await tx.delete(menus).where(eq(menus.name, name))
    return
  }
  await tx.insert(menus).values({ name, items }).onConflictDoUpdate({ target: menus.name, set: { items } })
}

/** Formats the names of items for the change history. */
function formatNames(items: readonly MenuItem[]): string {
  return items
    .map(({ label, items: nested }) => {
      const names = nested.flatMap((item) => item.label || [])
      return names.length > 0 ? `${label} (${names.join(', ')})` : label
    })
    .join(', ')
}
