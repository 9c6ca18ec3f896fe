import { eq, exists, or, type SQL, sql } from 'drizzle-orm'
import { categories } from '#app/features/catalog/categories/categories.table.ts'
import { collections } from '#app/features/catalog/collections.table.ts'
import { productImages } from '#app/features/catalog/product-images.table.ts'
import { homepageVersions } from '#app/features/homepage/sections/homepage-versions.table.ts'
import { orderItems } from '#app/features/orders/order-items.table.ts'
import { pages } from '#app/features/pages/pages.table.ts'
import { passportStates } from '#app/features/passport/passport-states.table.ts'
import { productImportImages } from '#app/features/product-files/product-imports.table.ts'
import { reviewPhotos } from '#app/features/reviews/review-photos.table.ts'
import { storeSettings } from '#app/features/settings/store-settings.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

// A new column that shows images belongs in both functions.

/** Whether a product, category, collection, page, homepage, setting, order, passport, review or running import uses an image of `uploads`. */
export function isReferenced(db: Database): SQL {
  const one = { one: sql`1` }
  const shown = or(
    exists(db.select(one).from(productImages).where(eq(productImages.publicId, uploads.publicId))),
    exists(
      db
        .select(one)
        .from(collections)
        .where(or(eq(collections.heroImage, uploads.url), eq(collections.imageUrl, uploads.url))),
    ),
    exists(db.select(one).from(categories).where(eq(categories.imagePublicId, uploads.publicId))),
    exists(db.select(one).from(storeSettings).where(sql`strpos(${storeSettings.value}::text, ${uploads.url}) > 0`)),
    exists(
      db
        .select(one)
        .from(pages)
        .where(sql`strpos(concat(${pages.body}, ${pages.draft} ->> 'body'), ${uploads.url}) > 0`),
    ),
    exists(
      db.select(one).from(homepageVersions).where(sql`strpos(${homepageVersions.sections}::text, ${uploads.url}) > 0`),
    ),
    exists(db.select(one).from(orderItems).where(eq(orderItems.imageUrl, uploads.url))),
    exists(db.select(one).from(passportStates).where(eq(passportStates.imageUrl, uploads.url))),
    exists(db.select(one).from(reviewPhotos).where(eq(reviewPhotos.publicId, uploads.publicId))),
    exists(db.select(one).from(productImportImages).where(eq(productImportImages.publicId, uploads.publicId))),
  )
  return sql`(${shown})`
}

/** The URLs of all images that the store shows, without duplicates. */
export async function listReferencedImages(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(
    sql`select url from ${productImages}
      union select hero_image from ${collections} where hero_image is not null
      union select image_url from ${collections} where image_url is not null
      union select image from ${categories} where image is not null
      union select uploads.url from ${uploads} join ${pages}
        on strpos(concat(${pages.body}, ${pages.draft} ->> 'body'), uploads.url) > 0
      union select image_url from ${orderItems} where image_url is not null
      union select image_url from ${passportStates} where image_url is not null
      union select url from ${reviewPhotos}
      union select uploads.url from ${uploads} join ${storeSettings} on strpos(${storeSettings.value}::text, uploads.url) > 0
      union select uploads.url from ${uploads} join ${homepageVersions} on strpos(${homepageVersions.sections}::text, uploads.url) > 0`,
  )
  return rows.map(({ url }) => url)
}
