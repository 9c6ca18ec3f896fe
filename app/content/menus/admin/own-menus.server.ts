import { eq } from 'drizzle-orm'
import { MENUS, type MenuItem, type MenuName } from '#app/content/menus/menu.ts'
import { readStoredMenu } from '#app/content/menus/menu-input.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { presetMenus } from '#app/content/menus/preset-menus.ts'
import { isSameJson } from '#app/lib/lists.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'

/** Takes out of saved menus what only the demo store has, such as two more links to the shop. Presets change by themselves. */
export async function makeOwnMenus(tx: Database): Promise<void> {
  for (const name of MENUS) {
    const [row] = await tx.select({ items: menus.items }).from(menus).where(eq(menus.name, name)).for('update')
    if (!row) continue
    const stored = readStoredMenu(row.items)
    const items = await inStoreLanguage(tx, () => ownItems(name, stored))
    await tx.update(menus).set({ items }).where(eq(menus.name, name))
  }
}

function ownItems(name: MenuName, items: readonly MenuItem[]): readonly MenuItem[] {
  const nestedIn = (isDemo: boolean) => presetMenus(isDemo)[name].flatMap((item) => item.items)
  const own = new Set(nestedIn(false).map(({ id }) => id))
  const ofDemo = nestedIn(true).filter(({ id }) => !own.has(id))
  return items.map((item) => ({
    ...item,
    items: item.items.filter((nested) => !ofDemo.some((demo) => isSameJson(demo, nested))),
  }))
}
