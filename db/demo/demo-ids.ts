import { collections } from '#db/demo/collections.ts'
import { customers, subscribers } from '#db/demo/customers.ts'
import { demoId } from '#db/demo/demo-id.ts'
import { discounts } from '#db/demo/discounts.ts'
import { orderKey, orders } from '#db/demo/orders.ts'
import { products } from '#db/demo/products.ts'

/** The ids of what stands by itself; all else hangs on it. */
export const demoIds = {
  collections: collections.map(({ slug }) => demoId('collection', slug)),
  products: products.map(({ slug }) => demoId('product', slug)),
  customers: customers.map(({ key }) => demoId('customer', key)),
  subscribers: subscribers.map(({ email }) => demoId('subscriber', email)),
  discounts: discounts.map(({ code }) => demoId('discount', code)),
  orders: orders.map((order) => demoId('order', orderKey(order))),
}
