import { sql } from 'drizzle-orm'
import type { CategorySlugChange } from '#app/catalog/events.ts'
import { toPath } from '#app/content/redirects/known-addresses.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Redirects a category's page to another category's page, as the triggers do when a slug changes. */
export async function redirectCategory(tx: Database, { from, to }: CategorySlugChange): Promise<void> {
  const [path, target] = [from, to].map((slug) => toPath({ kind: 'category', slug }))
  await tx.execute(sql`select redirect_paths(array[${path}], array[${target}])`)
}
