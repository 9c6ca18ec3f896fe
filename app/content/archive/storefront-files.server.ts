import { asc, eq, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { announcements } from '#app/content/announcements/announcements.table.ts'
import { readPlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { toFilePlacements } from '#app/content/homepage/sections/file-placements.server.ts'
import { toFileSections } from '#app/content/homepage/sections/file-sections.server.ts'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import { readStoredSections } from '#app/content/homepage/sections/section-input.ts'
import { readPublishedSections } from '#app/content/homepage-sections.server.ts'
import {
  announcementsFile as announcementsFormat,
  homepageFile as homepageFormat,
  menusFile as menusFormat,
} from '#app/content/json-formats.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { listItems } from '#app/content/menus/admin/menus-state.server.ts'
import { createFileTargetConverter } from '#app/content/menus/file-targets.server.ts'
import type { MenuItem, Target } from '#app/content/menus/menu.ts'
import { menus } from '#app/content/menus/menus.table.ts'
import { parseStoredMenus } from '#app/content/menus/stored-menus.server.ts'
import { readTarget } from '#app/content/menus/target-input.ts'
import { readFields } from '#app/lib/json.ts'
import { pick } from '#app/lib/keys.ts'
import type { JsonFile } from '#app/store/file-formats.ts'

export const homepageFile: JsonFile = {
  path: 'store/homepage.json',
  about:
    'The sections of the homepage as shoppers see them, the draft, and the products that the draft assigns to sections. Products, collections and categories are identified by their slugs.',
  version: homepageFormat.version,
  async content({ db, settings }) {
    const [draft] = await db
      .select(pick(homepageVersions, ['sections', 'placements']))
      .from(homepageVersions)
      .where(eq(homepageVersions.isDraft, true))
    const sections = await readPublishedSections(db, settings.demo_content)
    const placements = readPlacementChanges(draft?.placements)
    return {
      sections: await toFileSections(db, sections),
      draft: draft ? await toFileSections(db, readStoredSections(draft.sections).sections) : null,
      placements: placements.ok ? await toFilePlacements(db, placements.changes) : null,
    }
  },
}

export const menusFile: JsonFile = {
  path: 'store/menus.json',
  about:
    'The header and footer menus. Products, collections, pages and categories are identified by their slugs. Deleted ones have no slug.',
  version: menusFormat.version,
  async content({ db, settings }) {
    const stored = await db.select(pick(menus, ['name', 'items'])).from(menus)
    const saved = Object.fromEntries(stored.map(({ name, items }) => [name, items]))
    const { header, footer } = parseStoredMenus(saved, settings.demo_content)
    const nameTarget = await createFileTargetConverter(
      db,
      listItems({ header, footer }).map(({ target }) => target),
    )
    const toFileItems = (items: readonly MenuItem[]): readonly MenuItem[] =>
      items.map((item) => ({ ...item, target: nameTarget(item.target), items: toFileItems(item.items) }))
    return { header: toFileItems(header), footer: toFileItems(footer) }
  },
}

export const looksFile: JsonFile = {
  path: 'store/looks.json',
  about:
    'The looks: images with the products on them. Products are identified by their slugs; `x` and `y` are percentages of the image.',
  version: 1,
  async content({ db }) {
    const rows = await db
      .select({
        ...pick(looks, ['name', 'isActive', 'image', 'imageAlt']),
        items: sql<unknown>`(select coalesce(json_agg(json_build_object('product', p.slug, 'color', i.color,
          'x', i.x, 'y', i.y) order by i.position, i.id), '[]')
          from ${lookItems} i join ${products} p on p.id = i.product_id where i.look_id = looks.id)`,
      })
      .from(looks)
      .orderBy(asc(looks.position), asc(looks.id))
    return { looks: rows }
  },
}

const NO_TARGET: Target = { kind: 'none', value: '' }

export const announcementsFile: JsonFile = {
  path: 'store/announcements.json',
  about:
    'The announcements in the bar above every page, with their times. The targets of links are identified as in the menus.',
  version: announcementsFormat.version,
  async content({ db }) {
    const rows = await db
      .select(pick(announcements, ['text', 'target', 'startsAt', 'endsAt']))
      .from(announcements)
      .orderBy(asc(announcements.position), asc(announcements.id))
    const parsedRows = rows.map((row) => ({ ...row, target: readTarget(readFields(row.target)) ?? NO_TARGET }))
    const nameTarget = await createFileTargetConverter(
      db,
      parsedRows.map(({ target }) => target),
    )
    return { announcements: parsedRows.map((row) => ({ ...row, target: nameTarget(row.target) })) }
  },
}
