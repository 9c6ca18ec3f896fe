import { pages } from '#app/content/pages.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { POLICIES } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

/** Publishes a page for each policy without one, because some countries' laws require it. */
export async function publishPolicies(db: Database): Promise<void> {
  const published = { body: 'As agreed.', status: 'published', publishedAt: new Date() } as const
  const rows = POLICIES.map((policy) => ({ ...published, policy, slug: policy, title: getPolicyLabel(policy) }))
  await db.insert(pages).values(rows).onConflictDoNothing()
}
