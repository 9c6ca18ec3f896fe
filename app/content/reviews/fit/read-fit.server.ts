import { sql } from 'drizzle-orm'
import {
  computeFitLines,
  type FitLine,
  FULL_WEIGHT,
  HALF_LIFE_DAYS,
  MAX_AGE_DAYS,
  type SizeFit,
  sumVotes,
} from '#app/content/reviews/fit/fit.ts'
import { fitText } from '#app/content/reviews/fit/fit-text.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { prepareOnce } from '#app/platform/db/prepared-once.ts'

/** A return as too small or too large replaces the vote for its order line. The last return of a line counts. */
const opinions = prepareOnce((db) => {
  const [productId, today] = [sql`${sql.placeholder('productId')}::uuid`, sql`${sql.placeholder('today')}::timestamptz`]
  const since = sql`${today} - make_interval(days => ${MAX_AGE_DAYS})`
  return db
    .select({
      sizes: sql<readonly SizeFit[]>`(
        with returned as (
          select distinct on (l.order_item_id) l.order_item_id, i.size, l.fit, t.created_at
          from return_items l join returns t on t.id = l.return_id join order_items i on i.id = l.order_item_id
          where l.fit_product_id = ${productId}
          order by l.order_item_id, t.created_at desc, t.id desc
        ), opinions as (
          select size, fit, created_at from returned
          union all
          select r.size, r.fit, r.created_at from reviews r
          where r.product_id = ${productId} and r.status = 'approved' and r.fit is not null
            and not exists (select from returned b where b.order_item_id = r.order_item_id)
        ), weighed as (
          select size, fit, round(${FULL_WEIGHT} * power(0.5::float8, greatest(0, floor(extract(epoch from ${today} - created_at)::float8 / 86400)) / ${HALF_LIFE_DAYS}::float8))::int as weight
          from opinions where created_at > ${since}
        ), counted as (
          select size, fit, count(*)::int as buyers, sum(weight)::int as weight from weighed group by size, fit
        )
        select coalesce(json_agg(one order by size), '[]') from (
          select size,
            json_build_object('small', 0, 'true', 0, 'large', 0)::jsonb || jsonb_object_agg(fit, buyers) as buyers,
            json_build_object('small', 0, 'true', 0, 'large', 0)::jsonb || jsonb_object_agg(fit, weight) as weight
          from counted group by size
        ) one)`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('')
})

/** Returns the text about the fit, and texts for sizes that fit differently; null if there are too few buyers. */
export async function readFit(db: Database, productId: Id<'product'>, now: Date) {
  const [row] = await opinions(db).execute({ productId, today: now.toISOString() })
  const lines = computeFitLines(row?.sizes ?? [])
  if (!lines) return null
  const bySize = Object.entries(lines.bySize).map(([size, line]): [string, string] => [size, formatText(line)])
  return { text: formatText(lines.all), bySize: Object.fromEntries(bySize) }
}

function formatText({ majority, between, buyers }: FitLine): string {
  const all = sumVotes(buyers)
  if (!majority) return fitText.disagree(buyers.small, buyers.large, all)
  return fitText.found[majority](buyers[majority], all) + (between ? fitText.between[between] : '')
}
