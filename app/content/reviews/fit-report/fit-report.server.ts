import { type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import type { FitReportQuery } from '#app/content/reviews/fit-report/fit-report-query.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { listCountedPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

/** The fit votes and returns for a product, or for one of its sizes or colors. */
export type FitReportRow = {
  readonly productId: Id<'product'>
  readonly name: string
  readonly option: string | null
  /** Units sold. */
  readonly sold: number
  readonly returned: number
  readonly small: number
  readonly large: number
  /** Units returned for the reasons 'size' and 'fit', which do not say whether the product was too small or large. */
  readonly other: number
  /** Votes in approved reviews. */
  readonly votes: { readonly small: number; readonly true: number; readonly large: number }
  /** The sales value of units returned because of size or fit, in the smallest unit of the store currency. */
  readonly value: number
}

type Sums = { readonly total: number; readonly totalValue: number }

/** Returns a page of the report. `value` is the sum of all matching rows. */
export async function listFitReport(db: Database, query: FitReportQuery, now = new Date()) {
  const list = await listCountedPage(query.page, async (offset) => {
    const { rows } = await db.execute<FitReportRow & Sums>(sql`
      with ${buildReport(query, now)}
      select *, (count(*) over ())::int as total, (sum(value) over ())::float8 as "totalValue" from report
      order by ${buildOrder(query)} limit ${ROWS_PER_PAGE} offset ${offset}`)
    return rows
  })
  return { ...list, value: list.rows[0]?.totalValue ?? 0 }
}

/**
 * Selects every product, size or color with a return or a fit vote. Includes orders that were placed in the last
 * `months` and not cancelled, and reviews from that time. Amounts are in the store currency, after discounts.
 */
function buildReport({ q, by, months }: FitReportQuery, now: Date): SQL {
  const since = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`
  const selectOption = (line: SQL) => (by ? (by === 'size' ? sql`${line}.size` : sql`${line}.color`) : sql`''`)
  const pattern = toLikePattern(q)
  const selectUnits = (reasons: SQL) => sql`coalesce(sum(l.quantity) filter (where t.reason in (${reasons})), 0)::int`
  return sql`sold as (
      select i.product_id, ${selectOption(sql`i`)} as option, sum(i.quantity)::int as sold, sum(i.returned)::int as returned
      from orders o join order_items i on i.order_id = o.id
      where o.created_at >= ${since} and ${hasStatus(sql`o.status`, countsAsSold)} and i.product_id is not null
      group by 1, 2
    ), back as (
      select i.product_id, ${selectOption(sql`i`)} as option, ${selectUnits(sql`'too_small'`)} as small,
        ${selectUnits(sql`'too_large'`)} as large, ${selectUnits(sql`'size', 'fit'`)} as other,
        sum(l.quantity * i.store_price * (1 - i.discount::numeric / greatest(i.total_price, 1)))::float8 as value
      from returns t join return_items l on l.return_id = t.id join order_items i on i.id = l.order_item_id
      join orders o on o.id = i.order_id
      where t.reason in ('too_small', 'too_large', 'size', 'fit')
        and o.created_at >= ${since} and ${hasStatus(sql`o.status`, countsAsSold)} and i.product_id is not null
      group by 1, 2
    ), judged as (
      select r.product_id, ${selectOption(sql`r`)} as option, jsonb_build_object('small', count(*) filter (where fit = 'small'),
        'true', count(*) filter (where fit = 'true'), 'large', count(*) filter (where fit = 'large')) as votes
      from reviews r where r.status = 'approved' and r.fit is not null and r.created_at >= ${since} group by 1, 2
    ), report as (
      select p.id as "productId", p.name, nullif(k.option, '') as option, coalesce(s.sold, 0) as sold,
        coalesce(s.returned, 0) as returned, coalesce(b.small, 0) as small, coalesce(b.large, 0) as large,
        coalesce(b.other, 0) as other, coalesce(v.votes, '{"small": 0, "true": 0, "large": 0}') as votes,
        coalesce(b.value, 0) as value
      from (
        select product_id, option from sold where returned > 0
        union select product_id, option from back
        union select product_id, option from judged
      ) k
      join products p on p.id = k.product_id
      left join sold s on (s.product_id, s.option) = (k.product_id, k.option)
      left join back b on (b.product_id, b.option) = (k.product_id, k.option)
      left join judged v on (v.product_id, v.option) = (k.product_id, k.option)
      where ${q ? sql`(p.name ilike ${pattern} or p.sku ilike ${pattern})` : sql`true`}
    )`
}

const COLUMNS = {
  value: sql`value`,
  name: sql`name`,
  sold: sql`sold`,
  returned: sql`returned`,
  small: sql`small`,
  large: sql`large`,
  other: sql`other`,
} as const satisfies Record<FitReportQuery['sort'], SQL>

function buildOrder({ sort, dir }: FitReportQuery): SQL {
  return sql`${COLUMNS[sort]} ${dir === 'asc' ? sql`asc` : sql`desc`}, returned desc, name, "productId", option nulls first`
}

export function getFitReportHeading({ by }: FitReportQuery, currency: CurrencyCode): CsvRow {
  return [
    'Product',
    ...(by ? [by === 'size' ? 'Size' : 'Color'] : []),
    'Sold',
    'Returned',
    'Too small',
    'Too large',
    'Other fit issues',
    'Found small',
    'Found true to size',
    'Found large',
    `Returned for size or fit (${currency})`,
  ]
}

const MAX_IN_FILE = 200_000

/** Yields all matching rows in the order of the list. */
export async function* readFitReportForFile(
  db: Database,
  query: FitReportQuery,
  currency: CurrencyCode,
  now = new Date(),
): AsyncGenerator<CsvRow[]> {
  const { rows } = await db.execute<FitReportRow>(sql`
    with ${buildReport(query, now)} select * from report order by ${buildOrder(query)} limit ${MAX_IN_FILE}`)
  yield rows.map(({ name, option, sold, returned, small, large, other, votes, value }) => [
    name,
    ...(query.by ? [option ?? ''] : []),
    sold,
    returned,
    small,
    large,
    other,
    votes.small,
    votes.true,
    votes.large,
    toDecimal(money(value, currency)),
  ])
}
