import { or, type SQL, sql } from 'drizzle-orm'
import { wiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredImage } from '#app/platform/images/image-store.server.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

/** A place where the store shows images of `uploads`. */
export type ImageReference = {
  /** The condition that it shows an image of `uploads`. */
  readonly isShown: SQL
  /** Selects the URLs that it shows. Null: of a running import, whose images belong in no backup. */
  readonly urls: SQL | null
  /** Selects the public IDs of images that were imported, with the name or URL that the file had for each. */
  readonly importedNames?: SQL
}

/** Each column that shows images needs an entry: unused images are deleted. */
export const imageReferences = wiredList<ImageReference>('imageReferences')

/** The condition that anything shows an image of `uploads`. */
export function isReferenced(): SQL {
  const shown = imageReferences.entries.map(({ isShown }) => isShown)
  return sql`(${sql.join(shown, sql` or `)})`
}

/** The URLs of all images that the store shows, without duplicates. */
export async function listReferencedImages(db: Database): Promise<string[]> {
  const urls = imageReferences.entries.flatMap((reference) => reference.urls ?? [])
  const { rows } = await db.execute<{ url: string }>(
    sql`select url from (${sql.join(urls, sql` union `)}) as shown (url)`,
  )
  return rows.map(({ url }) => url)
}

/**
 * Returns the uploads that addresses in a file mean, by address. An address ends with the SHA-256 of the bytes, also in
 * another store: so images are known by it, and by the name that they were imported with for products.
 */
export async function findStoredImages(
  db: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, StoredImage>> {
  if (addresses.length === 0) return new Map()
  const { url, publicId, width, height, bytes } = uploads
  const name = sql<string | null>`imported.name`
  const imported = imageReferences.entries.flatMap(({ importedNames }) => importedNames ?? [])
  const hashes = sql.param(addresses.flatMap((address) => findHash(address) ?? []))
  const rows = await db
    .select({ image: { url, publicId, width, height, bytes }, name })
    .from(uploads)
    .leftJoin(
      sql`(${sql.join(imported, sql` union all `)}) as imported (public_id, name)`,
      sql`imported.public_id = ${publicId}`,
    )
    .where(
      or(
        sql`${url} = any(${sql.param(addresses)}::text[])`,
        sql`right(${publicId}, 64) = any(${hashes}::text[])`,
        sql`substring(${name} from '([0-9a-f]{64})[.][a-z0-9]+$') = any(${hashes}::text[])`,
      ),
    )
  return new Map(
    addresses.flatMap((address) => {
      const hash = findHash(address)
      const found =
        rows.find(({ image }) => image.url === address) ??
        rows.find((row) => hash && (row.image.publicId.endsWith(hash) || findHash(row.name ?? '') === hash))
      return found ? [[address, found.image] as const] : []
    }),
  )
}

function findHash(address: string): string | undefined {
  return /(?:^|\/)([0-9a-f]{64})\.[a-z0-9]+$/.exec(address)?.[1]
}
