import { asc, inArray } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import type { MenuItem, Menus, Target } from '#app/content/menus/menu.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { parseStoredMenus } from '#app/content/menus/stored-menus.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { resolveTargets } from '#app/content/redirects/resolve-targets.server.ts'
import { isAboutEmpty } from '#app/content/storefront/about-texts.ts'
import { parseId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Returns the current menus, saved or preset. `version` identifies this state. */
export async function readMenusState(db: Database, isDemo: boolean) {
  const rows = await db.select(pick(menus, ['name', 'items'])).from(menus)
  const stored = Object.fromEntries(rows.map(({ name, items }) => [name, items]))
  const saved = await inStoreLanguage(db, () => parseStoredMenus(stored, isDemo))
  return { ...saved, version: computeVersion(saved) }
}

export function listItems({ header, footer }: Menus): readonly MenuItem[] {
  return [...header, ...footer].flatMap((item) => [item, ...item.items])
}

/**
 * Returns the targets that staff can choose (products only if they are already chosen), and the URLs that lead to no
 * page.
 */
export async function readTargetChoices(
  db: Database,
  targets: readonly Target[],
  { isDemo, ownOrigin }: { readonly isDemo: boolean; readonly ownOrigin: string },
) {
  const listValues = (kind: Target['kind']) => targets.flatMap((target) => (target.kind === kind ? target.value : []))
  const ids = listValues('product').flatMap((id) => parseId<'product'>(id) ?? [])
  const addresses = [...new Set(listValues('address'))]
  const [allCategories, allCollections, chosenProducts, allPages, found, settings] = await Promise.all([
    db
      .select(pick(categories, ['id', 'name']))
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.slug)),
    db
      .select(pick(collections, ['id', 'name', 'status']))
      .from(collections)
      .orderBy(asc(collections.name)),
    db
      .select(pick(products, ['id', 'name', 'status']))
      .from(products)
      .where(inArray(products.id, ids)),
    db
      .select(pick(pages, ['id', 'title', 'status', 'policy']))
      .from(pages)
      .orderBy(asc(pages.title), asc(pages.id)),
    resolveTargets(db, addresses, ownOrigin),
    readSettings(db),
  ])
  return {
    categories: allCategories,
    collections: allCollections,
    products: chosenProducts,
    pages: allPages,
    deadUrls: addresses.filter((address) => !found.has(address)),
    isAboutEmpty: isAboutEmpty(settings),
    isDemo,
  }
}

export type MenuChoices = Awaited<ReturnType<typeof readTargetChoices>>

export async function readMenusEditor(db: Database, isDemo: boolean, ownOrigin: string) {
  const state = await readMenusState(db, isDemo)
  const targets = listItems(state).map(({ target }) => target)
  const presets = await inStoreLanguage(db, () => createPresetMenus(isDemo))
  return { ...state, presets, choices: await readTargetChoices(db, targets, { isDemo, ownOrigin }) }
}

export type MenusEditorData = Awaited<ReturnType<typeof readMenusEditor>>
