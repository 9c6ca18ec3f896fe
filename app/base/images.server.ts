import { or, type SQL, sql } from 'drizzle-orm'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredImage } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** A kind of content that shows images from `uploads`. */
export type ImageReference = {
  /** True if content of this kind shows the image in `uploads`. */
  readonly isShown: SQL
  /** Selects the URLs of its images; null for running imports, whose images are not backed up. */
  readonly urls: SQL | null
  /** Selects the public ids of imported images, with their name or URL in the file. */
  readonly importedNames?: SQL
}

/** Every column that refers to images needs an entry here. Otherwise, its images would be deleted as unused. */
export const imageReferences = createWiredList<ImageReference>('imageReferences')

/** Returns a condition that is true if an image in `uploads` is shown anywhere. */
export function isReferenced(): SQL {
  const conditions = imageReferences.entries.map(({ isShown }) => isShown)
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Returns the URLs of all images that the store shows, without duplicates. */
export async function listReferencedImages(db: Database): Promise<string[]> {
  const urls = imageReferences.entries.flatMap((reference) => reference.urls ?? [])
  const { rows } = await db.execute<{ url: string }>(
    sql`select url from (${sql.join(urls, sql` union `)}) as shown (url)`,
  )
  return rows.map(({ url }) => url)
}

/**
 * Returns the stored images for image URLs in a file, keyed by URL. An image is found by its URL or by its SHA-256
 * hash, with which image URLs end in every store. The hash can also come from the name under which the image was
 * imported for a product.
 */
export async function findStoredImages(
  db: Database,
  imageUrls: readonly string[],
): Promise<ReadonlyMap<string, StoredImage>> {
  if (imageUrls.length === 0) return new Map()
  const { url, publicId, width, height, bytes, ground } = uploads
  const name = sql<string | null>`imported.name`
  const imported = imageReferences.entries.flatMap(({ importedNames }) => importedNames ?? [])
  const hashes = sql.param(imageUrls.flatMap((imageUrl) => findHash(imageUrl) ?? []))
  const rows = await db
    .select({ image: { url, publicId, width, height, bytes, ground }, name })
    .from(uploads)
    .leftJoin(
      sql`(${sql.join(imported, sql` union all `)}) as imported (public_id, name)`,
      sql`imported.public_id = ${publicId}`,
    )
    .where(
      or(
        sql`${url} = any(${sql.param(imageUrls)}::text[])`,
        sql`right(${publicId}, 64) = any(${hashes}::text[])`,
        sql`substring(${name} from '([0-9a-f]{64})[.][a-z0-9]+$') = any(${hashes}::text[])`,
      ),
    )
  return new Map(
    imageUrls.flatMap((imageUrl) => {
      const hash = findHash(imageUrl)
      const found =
        rows.find(({ image }) => image.url === imageUrl) ??
        rows.find((row) => hash && (row.image.publicId.endsWith(hash) || findHash(row.name ?? '') === hash))
      return found ? [[imageUrl, found.image] as const] : []
    }),
  )
}

function findHash(imageUrl: string): string | undefined {
  return /(?:^|\/)([0-9a-f]{64})\.[a-z0-9]+$/.exec(imageUrl)?.[1]
}
