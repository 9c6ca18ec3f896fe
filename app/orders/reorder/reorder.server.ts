import { type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { readProductImages } from '#app/catalog/product-list.server.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { listCountedPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { countsAsSold } from '#app/orders/order-status.ts'
import { hasStatus } from '#app/orders/orders.table.ts'
import type { ReorderQuery } from '#app/orders/reorder/reorder-query.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

/** The demand for a variant, or a product, over the chosen weeks. */
export type ReorderRow = {
  readonly id: string
  readonly productId: Id<'product'>
  readonly name: string
  readonly sku: string
  readonly size: string | null
  readonly color: string | null
  /** In units. */
  readonly sold: number
  readonly returned: number
  readonly stock: number
  readonly held: number
  readonly waiting: number
  readonly suggested: number
  /**
   * The share of sold units among the sold and available units, from 0 to 1; null if no units were sold or are left.
   */
  readonly rate: number | null
  /** The number of weeks until the stock is sold out; null if nothing was sold. */
  readonly cover: number | null
  /** The cost of a unit in minor units of the store currency; null if staff entered no cost. */
  readonly cost: number | null
}

type Sums = { readonly total: number; readonly units: number; readonly worth: number }

const DAYS_PER_WEEK = 7

/** Returns one page, with totals over all matching rows: `units` and their cost, where costs are known. */
export async function listReorder(db: Database, query: ReorderQuery, now = new Date()) {
  const list = await listCountedPage(query.page, async (offset) => {
    const { rows } = await db.execute<ReorderRow & Sums>(sql`
      with ${buildDemand(query, now)}
      select *, (count(*) over ())::int as total, (sum(suggested) over ())::int as units,
        coalesce(sum(suggested * cost) over (), 0)::float8 as worth
      from demand where ${buildFilter(query)} order by ${buildOrderBy(query)}
      limit ${ROWS_PER_PAGE} offset ${offset}`)
    return rows
  })
  const { units = 0, worth = 0 } = list.rows[0] ?? {}
  const images = await readProductImages(
    db,
    list.rows.map(({ productId }) => productId),
  )
  const rows = list.rows.map((row) => ({ ...row, imageUrl: images.get(row.productId) }))
  return { ...list, rows, units, worth }
}

/**
 * Lists every variant that was sold in these weeks or that people are waiting for, or the products of these variants. A
 * product's demand is the sum of its variants' demand, as one size does not replace another.
 */
function buildDemand({ by, weeks, target }: ReorderQuery, now: Date): SQL {
  const since = new Date(now.getTime() - weeks * DAYS_PER_WEEK * 86_400_000).toISOString()
  return sql`sold as (
      select i.variant_id, sum(i.quantity)::int as sold, sum(i.returned)::int as returned
      from orders o join order_items i on i.order_id = o.id
      where o.created_at >= ${since}::timestamptz and ${hasStatus(sql`o.status`, countsAsSold)} and i.variant_id is not null
      group by 1
    ), in_line as (
      select v.id as variant_id, count(*)::int as waiting
      from waiting_list w join product_variants v on v.product_id = w.product_id
        and (v.size is null or v.size = w.size) and (v.color is null or v.color = w.color)
      where w.state = 'waiting' group by 1
    ), held as (
      select variant_id, count(*)::int as held from waiting_list where state = 'held' group by 1
    ), variants as (
      select v.id, v.product_id, v.sku, v.size, v.color, v.stock, coalesce(d.sold, 0) as sold,
        coalesce(d.returned, 0) as returned, coalesce(h.held, 0) as held, coalesce(d.waiting, 0) as waiting,
        greatest(0, ceil(coalesce(d.sold, 0) * ${target}::numeric / ${weeks}::numeric)
          + coalesce(d.waiting, 0) + v.backordered - v.stock)::int as suggested
      from (sold full join in_line using (variant_id)) d
      join product_variants v on v.id = d.variant_id left join held h on h.variant_id = v.id
    ), units as (${by === 'product' ? selectProductUnits : selectVariantUnits}),
    demand as (
      select u.*, p.name, p.cost_price::float8 as cost, u.sold::float8 / nullif(u.sold + u.stock, 0) as rate,
        u.stock::float8 * ${weeks} / nullif(u.sold, 0) as cover
      from units u join products p on p.id = u."productId" and p.status <> 'archived'
    )`
}

const selectVariantUnits = sql`
  select id, product_id as "productId", sku, size, color, stock, sold, returned, held, waiting, suggested from variants`

const selectProductUnits = sql`
  select p.id, p.id as "productId", p.sku, null::text as size, null::text as color, p.stock_quantity as stock,
    sum(v.sold)::int as sold, sum(v.returned)::int as returned, sum(v.held)::int as held,
    sum(v.waiting)::int as waiting, sum(v.suggested)::int as suggested
  from variants v join products p on p.id = v.product_id group by p.id`

function buildFilter({ q, show }: ReorderQuery): SQL {
  const pattern = toLikePattern(q)
  const matchesText = q ? sql`(name ilike ${pattern} or sku ilike ${pattern})` : sql`true`
  return show === 'all' ? matchesText : sql`suggested > 0 and ${matchesText}`
}

const COLUMNS = {
  suggested: sql`suggested`,
  name: sql`name`,
  sold: sql`sold`,
  rate: sql`rate`,
  cover: sql`cover`,
  waiting: sql`waiting`,
  returned: sql`returned`,
  stock: sql`stock`,
} as const satisfies Record<ReorderQuery['sort'], SQL>

function buildOrderBy({ sort, dir }: ReorderQuery): SQL {
  return sql`${COLUMNS[sort]} ${dir === 'asc' ? sql`asc` : sql`desc`} nulls last, name, sku, id`
}

export function getReorderFileHeading({ weeks, target }: ReorderQuery, currency: CurrencyCode): CsvRow {
  return [
    'Product',
    'SKU',
    'Size',
    'Color',
    `Sold in ${weeks} weeks`,
    'Returned',
    'Stock',
    'Held',
    'Waiting',
    'Sell-through (%)',
    'Weeks of cover',
    `Suggested for ${target} weeks`,
    `Cost (${currency})`,
    `Suggested cost (${currency})`,
  ]
}

const MAX_FILE_ROWS = 200_000

/** Yields all matching rows in the order of the list. Runs one statement, as the list changes with each order. */
export async function* listReorderFileBatches(
  db: Database,
  query: ReorderQuery,
  currency: CurrencyCode,
  now = new Date(),
): AsyncGenerator<CsvRow[]> {
  const { rows } = await db.execute<ReorderRow>(sql`
    with ${buildDemand(query, now)}
    select * from demand where ${buildFilter(query)} order by ${buildOrderBy(query)} limit ${MAX_FILE_ROWS}`)
  yield rows.map((row) => [
    row.name,
    row.sku,
    row.size ?? '',
    row.color ?? '',
    row.sold,
    row.returned,
    row.stock,
    row.held,
    row.waiting,
    row.rate === null ? '' : (row.rate * 100).toFixed(1),
    row.cover === null ? '' : row.cover.toFixed(1),
    row.suggested,
    row.cost === null ? '' : toDecimal(money(row.cost, currency)),
    row.cost === null ? '' : toDecimal(money(row.cost * row.suggested, currency)),
  ])
}
