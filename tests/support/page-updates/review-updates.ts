import { reviews } from '#app/content/reviews.table.ts'
import { newId } from '#app/lib/id.ts'
import type { PageUpdate } from '#tests/support/page-updates/page-update.ts'

export const reviewUpdates: readonly PageUpdate[] = [
  {
    title: 'a review that is approved',
    route: 'routes/admin/reviews',
    prepare: async ({ db, post, newProduct, newName }) => {
      const { id: productId, page } = await newProduct()
      const [id, title] = [newId<'review'>(), newName('Soft wool')]
      await db.insert(reviews).values({ id, productId, rating: 5, customerName: 'Ada O.', title, status: 'pending' })
      return {
        send: () => post('/admin/reviews', { intent: 'approve', id }),
        changes: [[page, 'There are no reviews yet.', title]],
      }
    },
  },
  {
    title: 'a review that is no longer shown',
    route: 'routes/admin/reviews',
    prepare: async ({ db, post, newProduct, newName }) => {
      const { id: productId, page } = await newProduct()
      const [id, title] = [newId<'review'>(), newName('Soft wool')]
      await db.insert(reviews).values({ id, productId, rating: 5, customerName: 'Ada O.', title })
      return {
        send: () => post('/admin/reviews', { intent: 'reject', id, reason: 'personal' }),
        changes: [[page, title, 'There are no reviews yet.']],
      }
    },
  },
]
