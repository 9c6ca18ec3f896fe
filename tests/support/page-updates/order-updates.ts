import { newId } from '#app/lib/id.ts'
import { computeVersion as versionOfState } from '#app/platform/db/version.server.ts'
import { formatRemainingText, type PageUpdate, searchPath } from '#tests/support/page-updates/page-update.ts'

export const orderUpdates: readonly PageUpdate[] = [
  {
    title: 'an order',
    route: 'routes/api/checkout-order',
    isEventual: true,
    prepare: async ({ postJson, newProduct, checkout }) => {
      const { id, name, page } = await newProduct({ stock: 2 })
      const request = await checkout(id, 2)
      return {
        send: () => postJson('/checkout/order', request),
        changes: [
          [page, formatRemainingText(2), 'Out of Stock'],
          [searchPath(name), null, 'Out of Stock'],
        ],
      }
    },
  },
  {
    title: 'an order cancelled by staff',
    route: 'routes/admin/order-detail',
    prepare: async ({ post, readStatusVersion, newOrder }) => {
      const { product, screen } = await newOrder()
      const fields = { version: await readStatusVersion(screen), status: 'cancelled', trackingNumber: '', refund: 'no' }
      return {
        send: () => post(screen, fields),
        changes: [[product.page, formatRemainingText(1), formatRemainingText(3)]],
      }
    },
  },
  {
    title: 'orders cancelled in bulk',
    route: 'routes/api/orders-bulk',
    prepare: async ({ postJson, readStatusVersion, newOrder }) => {
      const { id, product, screen } = await newOrder()
      const version = await readStatusVersion(screen)
      return {
        send: () => postJson('/admin/orders/bulk', { status: 'cancelled', orders: [{ id, version }] }),
        changes: [[product.page, formatRemainingText(1), formatRemainingText(3)]],
      }
    },
  },
  {
    title: 'an order cancelled by its shopper',
    route: 'routes/storefront/order',
    isEventual: true,
    prepare: async ({ post, newOrder }) => {
      const { link, product } = await newOrder()
      return {
        send: () => post(`/order/${link}`, { intent: 'cancel' }),
        changes: [[product.page, formatRemainingText(1), formatRemainingText(3)]],
      }
    },
  },
  {
    title: 'a return that is restocked',
    route: 'routes/admin/order-returns',
    prepare: async ({ post, readStatusVersion, newOrder }) => {
      const { item, product, screen } = await newOrder()
      await post(screen, { version: await readStatusVersion(screen), status: 'delivered', trackingNumber: '' })
      const version = versionOfState([0, [[item, 0]]]) // nothing has been refunded or returned
      const fields = { intent: 'return', key: newId<'return'>(), version, item, quantity: '1', restock: item }
      return {
        send: () => post(`${screen}/returns`, { ...fields, reason: 'size', note: '', amount: '0' }),
        changes: [[product.page, formatRemainingText(1), formatRemainingText(2)]],
      }
    },
  },
]
