import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** Orders keep the images of the ordered products. */
export const orderImages: ImageReference = {
  isShown: sql`exists (select from ${orderItems} where ${orderItems.imageUrl} = ${uploads.url})`,
  urls: sql`select ${orderItems.imageUrl} from ${orderItems} where ${orderItems.imageUrl} is not null`,
}
