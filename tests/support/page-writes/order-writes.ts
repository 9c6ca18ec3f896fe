import { newId } from '#app/lib/id.ts'
import { versionOf as nameOfState } from '#app/lib/version.server.ts'
import { left, type PageWrite, searchFor } from '#tests/support/page-writes/page-write.ts'

export const orderWrites: readonly PageWrite[] = [
  {
    what: 'an order',
    route: 'routes/api/checkout-order',
    isHeardLater: true,
    prepare: async ({ postJson, newProduct, checkout }) => {
      const { id, name, page } = await newProduct({ stock: 2 })
      const request = await checkout(id, 2)
      return {
        send: () => postJson('/checkout/order', request),
        looks: [
          [page, left(2), 'Out of Stock'],
          [searchFor(name), null, 'Out of Stock'],
        ],
      }
    },
  },
  {
    what: 'an order that staff cancel',
    route: 'routes/admin/order-detail',
    prepare: async ({ post, versionOf, newOrder }) => {
      const { product, screen } = await newOrder()
      const fields = { version: await versionOf(screen), status: 'cancelled', trackingNumber: '', refund: 'no' }
      return {
        send: () => post(screen, fields),
        looks: [[product.page, left(1), left(3)]],
      }
    },
  },
  {
    what: 'orders that staff cancel together',
    route: 'routes/api/orders-bulk',
    prepare: async ({ postJson, versionOf, newOrder }) => {
      const { id, product, screen } = await newOrder()
      const version = await versionOf(screen)
      return {
        send: () => postJson('/admin/orders/bulk', { status: 'cancelled', orders: [{ id, version }] }),
        looks: [[product.page, left(1), left(3)]],
      }
    },
  },
  {
    what: 'an order that its shopper cancels',
    route: 'routes/storefront/order',
    isHeardLater: true,
    prepare: async ({ post, newOrder }) => {
      const { link, product } = await newOrder()
      return {
        send: () => post(`/order/${link}`, { intent: 'cancel' }),
        looks: [[product.page, left(1), left(3)]],
      }
    },
  },
  {
    what: 'pieces that come back and are put on the shelf',
    route: 'routes/admin/order-returns',
    prepare: async ({ post, versionOf, newOrder }) => {
      const { item, product, screen } = await newOrder()
      await post(screen, { version: await versionOf(screen), status: 'delivered', trackingNumber: '' })
      const version = nameOfState([0, [[item, 0]]]) // nothing refunded, nothing returned
      const fields = { intent: 'return', key: newId<'return'>(), version, item, quantity: '1', restock: item }
      return {
        send: () => post(`${screen}/returns`, { ...fields, reason: 'size', note: '', amount: '0' }),
        looks: [[product.page, left(1), left(2)]],
      }
    },
  },
]
