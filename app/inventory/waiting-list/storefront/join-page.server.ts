import { asc, eq } from 'drizzle-orm'
import { findChoiceImage } from '#app/catalog/choice.ts'
import { productImages } from '#app/catalog/products.table.ts'
import { listVariants } from '#app/catalog/variants.server.ts'
import { findWaitlistProduct } from '#app/inventory/waiting-list/find-waitlist-product.server.ts'
import { hasWaitingList, listSoldOutChoices } from '#app/inventory/waiting-list.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readSettings } from '#app/store/settings.server.ts'

/**
 * Returns the data for the waitlist form; null if shoppers do not see the product. `hours` is 0 if there is no
 * waitlist.
 */
export async function findJoinPage(db: Database, id: Id<'product'>, prefix: string) {
  const [product, variants, settings, image] = await Promise.all([
    findWaitlistProduct(db, id, prefix),
    listVariants(db, [id]),
    readSettings(db),
    findImage(db, id, ''),
  ])
  if (!product) return null
  return {
    name: product.name,
    image,
    choices: listSoldOutChoices(product, variants, settings),
    hours: hasWaitingList(settings) ? settings.waiting_list_hold_hours : 0,
  }
}

/** Finds the URL of the image that shows a product in this color. */
async function findImage(db: Database, id: Id<'product'>, color: string): Promise<string | null> {
  const { productId, url, displayOrder, isPrimary } = productImages
  const images = await db
    .select({ productId, url, isPrimary, color: productImages.color })
    .from(productImages)
    .where(eq(productId, id))
    .orderBy(asc(displayOrder))
  return findChoiceImage(images, { productId: id, color })
}
