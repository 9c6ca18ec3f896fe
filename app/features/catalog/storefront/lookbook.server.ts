import { asc } from 'drizzle-orm'
import { collections } from '#app/features/catalog/collections.table.ts'
import { publicCollection } from '#app/features/catalog/public.server.ts'
import { imageColumns } from '#app/features/catalog/storefront/collection.server.ts'
import { tallImage } from '#app/features/catalog/storefront/collection-images.ts'
import { pick } from '#app/lib/pick.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Active collections by position, then the older first. */
export async function listLookbook(db: Database) {
  const rows = await db
    .select({ ...pick(collections, ['id', 'name', 'slug', 'description']), ...imageColumns })
    .from(collections)
    .where(publicCollection())
    .orderBy(asc(collections.position), asc(collections.id))
  return rows.map(({ hero, tile, ...collection }) => ({ ...collection, image: tallImage({ hero, tile }) }))
}
