import { asc } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { publicCollection } from '#app/features/catalog/public.server.ts'
import { tallPicture } from '#app/features/catalog/shop/collection-picture.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Active collections in the sequence of the lookbook: by position, the older one first where two share it. */
export async function listLookbook(db: Database) {
  const rows = await db
    .select({
      id: collections.id,
      name: collections.name,
      slug: collections.slug,
      description: collections.description,
      heroImage: collections.heroImage,
      heroImageWidth: collections.heroImageWidth,
      heroImageHeight: collections.heroImageHeight,
      heroImageAlt: collections.heroImageAlt,
      imageUrl: collections.imageUrl,
      imageUrlWidth: collections.imageUrlWidth,
      imageUrlHeight: collections.imageUrlHeight,
      imageUrlAlt: collections.imageUrlAlt,
    })
    .from(collections)
    .where(publicCollection())
    .orderBy(asc(collections.position), asc(collections.id))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    picture: tallPicture(row),
  }))
}
