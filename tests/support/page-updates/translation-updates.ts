import { addMarket } from '#tests/support/markets.ts'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

const EDIT = 'routes/admin/translation-edit'
const PREFIX = 'pt'

let isOpen = false

/** The prefix of a market in Portuguese. */
async function portuguese({ db, newName }: AdminClient): Promise<string> {
  if (!isOpen) await addMarket(db, { name: newName('Market'), countries: ['BR'], languages: { [PREFIX]: 'pt-BR' } })
  isOpen = true
  return `/${PREFIX}`
}

export const translationUpdates: readonly PageUpdate[] = [
  {
    title: 'a translated product',
    route: EDIT,
    prepare: async (admin) => {
      const prefix = await portuguese(admin)
      const { id, name, page } = await admin.newProduct()
      const edit = `/admin/translations/pt/product/${id}`
      const version = await admin.versionOf(edit)
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
      const prefix = await portuguese(admin)
      const { id, name, page } = await admin.newCollection()
      const edit = `/admin/translations/pt/collection/${id}`
      const version = await admin.versionOf(edit)
      return {
        send: () => admin.post(edit, { name: `Linho de ${name}`, version }),
        changes: [[prefix + page, null, `Linho de ${name}`]],
      }
    },
  },
]
