import { sql } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { products, publicProduct } from '#app/catalog/products.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import type { MENUS, MenuItem, MenuName, Menus } from '#app/content/menus/menu.ts'
import { readStoredMenu } from '#app/content/menus/menu-input.ts'
import { buildFooter, buildHeader, type FoundTargets, type KnownTargets } from '#app/content/menus/menu-links.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import { readFields } from '#app/lib/json.ts'
import {
  computeSubjectId,
  selectSlug,
  selectTranslated,
  type TextLanguage,
  type TextsBySubject,
} from '#app/store/translated.server.ts'

/** Selects the menus that staff saved, by name, for `parseStoredMenus`. */
export const storedMenus = sql<unknown>`(select coalesce(json_object_agg(name, items), '{}') from ${menus})`

const BY_ID =
  '$.**.target ? (@.kind like_regex "^(product|page|category)$" && @.value like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")'

/**
 * Selects the products, pages and categories that shoppers can open and that menus or announcements link to. The limits
 * are for PostgreSQL's planner: without limits, the planner would expect a thousand ids per row instead of a few, and
 * start parallel workers, which would add 5 ms to every page.
 */
export const selectStoredTargets = (language: TextLanguage) => sql<FoundTargets>`(
  with chosen as materialized (
    select distinct (target ->> 'value')::uuid as id from (
      select jsonb_path_query(items, ${BY_ID}) as target from (select items from ${menus} limit 10) as few
      union all select jsonb_path_query(json_build_object('target', target)::jsonb, ${BY_ID})
        from (select target from ${announcements} where is_shown limit 10) as few
    ) as named
  )
  select json_build_object(
    'products', (select coalesce(json_agg(json_build_object('id', id, 'name', ${selectTranslated('product', 'name', { id: products.id, original: products.name }, language)})), '[]')
      from ${products} where id in (select id from chosen) and ${publicProduct()}),
    'pages', (select coalesce(json_agg(json_build_object('id', id, 'title', ${selectTranslated('page', 'title', { id: pages.id, original: pages.title }, language)}, 'slug', ${selectSlug('page', pages, language)}, 'policy', policy)), '[]')
      from ${pages} where id in (select id from chosen) and ${publicPage()}),
    'categories', (select coalesce(json_agg(json_build_object('id', id, 'slug', ${selectSlug('category', categories, language)}, 'name', ${selectTranslated('category', 'name', { id: categories.id, original: categories.name }, language)}, 'image', image)), '[]')
      from ${categories} where id in (select id from chosen))
  )
)`

/** Returns the saved menus with the labels in `texts`. Returns the preset for a menu that was never saved. */
export function parseStoredMenus(stored: unknown, isDemo: boolean, texts: TextsBySubject = {}): Menus {
  const saved = readFields(stored)
  const listItems = (name: (typeof MENUS)[number]) =>
    saved[name] === undefined
      ? createPresetMenus(isDemo)[name]
      : readStoredMenu(saved[name]).map(withLabels(name, texts))
  return { header: listItems('header'), footer: listItems('footer') }
}

function withLabels(menu: MenuName, texts: TextsBySubject) {
  const withLabel = <Item extends MenuItem>(item: Item): Item => {
    const label = item.label && texts[computeSubjectId('menu-link', `${menu}/${item.id}`)]?.name
    return label ? { ...item, label } : item
  }
  return (item: MenuItem): MenuItem => ({ ...withLabel(item), items: item.items.map(withLabel) })
}

/** Builds the header and footer of the storefront. */
export function buildMenus({ header, footer }: Menus, known: KnownTargets) {
  return { header: buildHeader(header, known), footer: buildFooter(footer, known) }
}
