import { sql } from 'drizzle-orm'
import type { CategoryMoved } from '#app/catalog/events.ts'
import { toAddress } from '#app/content/redirects/known-addresses.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** Redirects the page of a category to that of another, like the triggers on a changed slug. */
export async function redirectCategory(tx: Database, { from, to }: CategoryMoved): Promise<void> {
  const [path, target] = [from, to].map((slug) => toAddress({ kind: 'category', slug }))
  await tx.execute(sql`select redirect_paths(array[${path}], array[${target}])`)
}
