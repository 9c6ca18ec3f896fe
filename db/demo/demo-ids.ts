import { v5 } from 'uuid'
import { type Id, requireId } from '#app/lib/id.ts'
import { collections } from '#db/demo/collections.ts'
import { customers, subscribers } from '#db/demo/customers.ts'
import { discounts } from '#db/demo/discounts.ts'
import { looks } from '#db/demo/looks.ts'
import { orders, toOrderKey } from '#db/demo/orders.ts'
import { products } from '#db/demo/products.ts'

const NAMESPACE = 'd3c1a2f0-5b7e-4c64-9a0e-6f1d8b2e7a55'

/** Returns the id of a demo row. It is the same on every load, so that demo rows can be recognized and removed. */
export function createDemoId<Noun extends string>(noun: Noun, key: string): Id<Noun> {
  return requireId<Noun>(v5(`${noun}/${key}`, NAMESPACE))
}

/** The ids of the main demo rows. Other demo rows belong to them or are used by them. */
export const demoIds = {
  collections: collections.map(({ slug }) => createDemoId('collection', slug)),
  products: products.map(({ slug }) => createDemoId('product', slug)),
  looks: looks.map(({ file }) => createDemoId('look', file)),
  customers: customers.map(({ key }) => createDemoId('customer', key)),
  subscribers: subscribers.map(({ email }) => createDemoId('subscriber', email)),
  discounts: discounts.map(({ code }) => createDemoId('discount', code)),
  orders: orders.map((order) => createDemoId('order', toOrderKey(order))),
}
