import { sql } from 'drizzle-orm'
import { publicPage } from '#app/content/pages/pages.server.ts'
import { pages } from '#app/content/pages/pages.table.ts'
import type { ShownPolicy } from '#app/orders/evidence/evidence.ts'
import { compiled } from '#app/platform/db/compiled.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/** The published policies as JSON, as part of a statement: hashes of their texts, not the texts. */
export const shownPolicies = compiled(
  sql<ShownPolicy[]>`(
  select coalesce(json_agg(json_build_object('policy', policy, 'pageId', id, 'publishedAt', published_at,
    'hash', encode(sha256(convert_to(title || E'\\n' || body, 'UTF8')), 'hex')) order by policy), '[]')
  from ${pages} where policy is not null and ${publicPage()})`.inlineParams(),
)

export async function readShownPolicies(db: Database): Promise<readonly ShownPolicy[]> {
  const { rows } = await db.execute<{ policies: ShownPolicy[] }>(sql`select ${shownPolicies} as policies`)
  return rows[0]?.policies ?? []
}
