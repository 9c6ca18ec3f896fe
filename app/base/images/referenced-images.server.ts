import { type SQL, sql } from 'drizzle-orm'
import { wiredList } from '#app/lib/wired-list.ts'
import type { Database } from '#app/platform/db/db.server.ts'

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
