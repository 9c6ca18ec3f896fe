import { eq } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

export const lawUpdates: readonly PageUpdate[] = [
  {
    title: 'a rule of consumer law that is switched off',
    route: 'routes/admin/law',
    prepare: async ({ db, post, newProduct }) => {
      const { id, page } = await newProduct()
      const makerContact = 'Rua das Flores 12, Porto'
      await db.update(products).set({ maker: 'Tear & Fio', makerContact }).where(eq(products.id, id))
      return {
        send: () => post('/admin/law', { intent: 'off', rule: 'product-safety', reason: 'Only antiques' }),
        changes: [[page, makerContact, null]],
      }
    },
  },
]
