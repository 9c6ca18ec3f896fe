import { sql } from 'drizzle-orm'
import { homepageVersions } from '#app/content/homepage/sections/homepage-versions.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type Slugs = { readonly from: string; readonly to: string }

/** Sections that list a category follow its new slug, or the category that it was merged into, in every version. */
export async function followCategory(tx: Database, { from, to }: Slugs): Promise<void> {
  const { sections } = homepageVersions
  const [before, after] = [sourceOf(from), sourceOf(to)]
  await tx
    .update(homepageVersions)
    .set({ sections: sql`replace(${sections}::text, ${before}, ${after})::jsonb` })
    .where(sql`strpos(${sections}::text, ${before}) > 0`)
}

/** As PostgreSQL writes it; inside of a text its quotes would be escaped. */
function sourceOf(slug: string) {
  return sql`jsonb_build_object('from', 'category', 'slug', ${slug}::text)::text`
}
