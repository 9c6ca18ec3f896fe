import { sql } from 'drizzle-orm'
import { addressOf } from '#app/content/redirects/known-addresses.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type Slugs = { readonly from: string; readonly to: string }

/** Leads from the page of a category to that of another one, as triggers do when a slug changes. */
export async function redirectCategory(tx: Database, { from, to }: Slugs): Promise<void> {
  const [path, target] = [from, to].map((slug) => addressOf({ kind: 'category', slug }))
  await tx.execute(sql`select redirect_paths(array[${path}], array[${target}])`)
}
