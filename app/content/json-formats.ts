import { z } from 'zod'
import { defineJsonFormat } from '#app/base/import-formats.ts'
import { filePlacements } from '#app/content/homepage/admin/placement-changes.ts'
import { MENUS } from '#app/content/menus/menu.ts'
import { isSameJson } from '#app/lib/lists.ts'

const moment = z.iso.datetime().nullable()

export const fileAnnouncement = z.strictObject({
  text: z.string(),
  target: z.strictObject({ kind: z.string(), value: z.string() }),
  startsAt: moment,
  endsAt: moment,
})

/** store/announcements.json has an item for each announcement. */
export const announcementsFile = defineJsonFormat({
  kind: 'announcements',
  version: 2,
  schema: z.strictObject({ announcements: z.array(fileAnnouncement).max(100) }),
  entries: ({ announcements }) => announcements.map((announcement) => ({ announcement: JSON.stringify(announcement) })),
})

const sections = z.array(z.unknown()).max(100)

/** store/homepage.json has one item: the published sections, and the products that the draft places. */
export const homepageFile = defineJsonFormat({
  kind: 'homepage',
  version: 2,
  schema: z.strictObject({ sections, draft: sections.nullable(), placements: filePlacements.nullish() }),
  entries: ({ sections: shown, draft, placements: placed }) => [
    {
      sections: JSON.stringify(shown),
      ...(draft && !isSameJson(draft, shown) && { draft: 'yes' }),
      ...(placed && { placements: JSON.stringify(placed) }),
    },
  ],
})

const menu = z.array(z.unknown()).max(100)

/** store/menus.json has an item for each menu. */
export const menusFile = defineJsonFormat({
  kind: 'menus',
  version: 2,
  schema: z.strictObject({ header: menu, footer: menu }),
  entries: (menus) => MENUS.map((name) => ({ menu: name, items: JSON.stringify(menus[name]) })),
})
