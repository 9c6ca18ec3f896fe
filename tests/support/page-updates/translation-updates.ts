import { menus } from '#app/content/menus/menus.table.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'
import { computeSubjectId } from '#app/store/translated.server.ts'
import { addMarket } from '#tests/support/markets.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const EDIT = 'routes/admin/translation-edit'
const PREFIX = 'pt'

/** The databases that already have the Portuguese market. */
const preparedDatabases = new WeakSet<AdminClient['db']>()

/** Adds a market in Portuguese unless the database has it. Returns its prefix. */
async function ensurePortugueseMarket({ db, newName }: AdminClient): Promise<string> {
  if (!preparedDatabases.has(db))
    await addMarket(db, { name: newName('Market'), countries: ['BR'], languages: { [PREFIX]: 'pt-BR' } })
  preparedDatabases.add(db)
  return `/${PREFIX}`
}

export const translationUpdates: readonly PageUpdate[] = [
  {
    title: 'a translated product',
    route: EDIT,
    prepare: async (admin) => {
      const prefix = await ensurePortugueseMarket(admin)
      const { id, name, page } = await admin.newProduct()
      const edit = `/admin/translations/pt/product/${id}`
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { name: `Casaco ${id}`, version }),
        changes: [
          [prefix + page, name, `Casaco ${id}`],
          [`${prefix}/shop`, name, `Casaco ${id}`],
        ],
      }
    },
  },
  {
    title: 'a translated collection',
    route: EDIT,
    prepare: async (admin) => {
      const prefix = await ensurePortugueseMarket(admin)
      const { id, name, page } = await admin.newCollection()
      const edit = `/admin/translations/pt/collection/${id}`
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { name: `Linho de ${name}`, version }),
        changes: [[prefix + page, null, `Linho de ${name}`]],
      }
    },
  },
  {
    title: 'translated store text',
    route: EDIT,
    prepare: async (admin) => {
      const prefix = await ensurePortugueseMarket(admin)
      const edit = `/admin/translations/pt/store-texts/${computeSubjectId('store-texts', '')}`
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { contact_reply_time: 'Respondemos num dia', version }),
        changes: [[`${prefix}/contact`, null, 'Respondemos num dia']],
      }
    },
  },
  {
    title: 'a translated menu label',
    route: EDIT,
    prepare: async (admin) => {
      const prefix = await ensurePortugueseMarket(admin)
      const items = createPresetMenus(true).footer
      await admin.db
        .insert(menus)
        .values({ name: 'footer', items })
        .onConflictDoUpdate({ target: menus.name, set: { items } })
      const edit = `/admin/translations/pt/menu-link/${computeSubjectId('menu-link', 'footer/our-story')}`
      const version = await admin.readVersion(edit)
      return {
        send: () => admin.post(edit, { name: 'A nossa casa', version }),
        changes: [[`${prefix}/contact`, '>Our Story</a>', '>A nossa casa</a>']],
      }
    },
  },
  {
    title: 'a translated slug',
    route: EDIT,
    prepare: async (admin) => {
      const prefix = await ensurePortugueseMarket(admin)
      const { id, slug, page } = await admin.newCollection()
      const edit = `/admin/translations/pt/collection/${id}`
      const version = await admin.readVersion(edit)
      const translatedPath = `/collection/linho-${slug}`
      return {
        send: () => admin.post(edit, { slug: `linho-${slug}`, version }),
        changes: [
          [page, null, prefix + translatedPath], // its head contains the URL
          [`${prefix}/lookbook`, `${prefix}${page}"`, prefix + translatedPath],
          [`/sitemap/${PREFIX}.pages.xml`, `${prefix}${page}<`, prefix + translatedPath],
        ],
      }
    },
  },
]
