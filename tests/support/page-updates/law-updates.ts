import { isNull } from 'drizzle-orm'
import { guaranteeNotices } from '#app/store/brands.table.ts'
import { setMaker } from '#tests/support/manufacturers.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

export const lawUpdates: readonly PageUpdate[] = [
  {
    title: 'a consumer law rule switched off',
    route: 'routes/admin/law',
    prepare: async ({ db, post, newProduct }) => {
      const { id, page } = await newProduct()
      const makerContact = 'Rua das Flores 12, Porto'
      await setMaker(db, id, { maker: 'Tear & Fio', makerContact })
      return {
        send: () => post('/admin/law', { intent: 'off', rule: 'product-safety', reason: 'Only antiques' }),
        changes: [[page, makerContact, null]],
      }
    },
  },
  {
    title: 'an uploaded official image of the guarantee notice',
    route: 'routes/api/guarantee-notice',
    prepare: async ({ postFile }) => {
      return {
        send: () => postFile('/admin/law/guarantee-notice', NOTICE, { language: 'en', seen: '' }),
        changes: [['/contact', null, /guaranteeNotice/]],
      }
    },
  },
  {
    title: 'a removed official image of the guarantee notice',
    route: 'routes/admin/law',
    prepare: async ({ db, post }) => {
      const [shown] = await db.select().from(guaranteeNotices).where(isNull(guaranteeNotices.removedAt))
      const { language = '', fileId: seen = '' } = shown ?? {}
      return {
        send: () => post('/admin/law', { intent: 'remove-notice', language, seen }),
        changes: [['/contact', seen, null]],
      }
    },
  },
]

const NOTICE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#039"/></svg>'
