import { sql } from 'drizzle-orm'
import { publicPage } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import type { ShownPolicies } from '#app/orders/sales-terms.server.ts'
import { compileSql } from '#app/platform/db/compiled.ts'

/** Selects the ids, dates and text hashes of the published policies. An order stores them as evidence. */
export const shownPolicies = compileSql(
  sql<ShownPolicies>`(
  select coalesce(json_agg(json_build_object('policy', policy, 'pageId', id, 'publishedAt', published_at,
    'hash', encode(sha256(convert_to(title || E'\\n' || body, 'UTF8')), 'hex')) order by policy), '[]')
  from ${pages} where policy is not null and ${publicPage()})`.inlineParams(),
)
