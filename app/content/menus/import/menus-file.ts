import { z } from 'zod'
import { jsonFormat } from '#app/base/import-formats.ts'
import { MENUS } from '#app/content/menus/menu.ts'

const menu = z.array(z.unknown()).max(100)

/** store/menus.json: an item for each menu. */
export const menusFile = jsonFormat({
  kind: 'menus',
  version: 2,
  schema: z.strictObject({ header: menu, footer: menu }),
  entries: (menus) => MENUS.map((name) => ({ menu: name, items: JSON.stringify(menus[name]) })),
})
