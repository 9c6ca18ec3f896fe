import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFit } from '#app/content/reviews/fit/read-fit.server.ts'
import { readFitReportForFile } from '#app/content/reviews/fit-report/fit-report.server.ts'
import { readFitReportQuery } from '#app/content/reviews/fit-report/fit-report-query.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addProduct } from '#tests/support/products.ts'

// Compares the fit line and the fit report with results computed from the tables, for products with random histories.

const TODAY = new Date('2026-11-26T12:00:00Z')
const PRODUCTS = isLong ? 10_000 : 1_000

let store: TestDatabase
let db: Database

beforeAll(async () => {
  store = await openTestDatabase()
  db = store.db
  await addHistories()
  await withLongTx(db, (tx) => tx.execute(sql`analyze`))
}, 120_000)
afterAll(() => store.close())

/** Adds random votes and returns for many products. Some share an order line; some are too old or hidden. */
async function addHistories(): Promise<void> {
  const { id } = await addOrder(db, [createCheckoutLine(await addProduct(db))])
  await withLongTx(db, async (tx) => {
    await tx.execute(sql`select setseed(0.28)`)
    await tx.execute(sql`insert into products (id, name, slug, sku, price, category, sizes, status)
      select gen_random_uuid(), 'H ' || n, 'history-' || n, 'H-' || n, 100000, 'dresses', '{S,M,L}', 'draft'
      from generate_series(1, ${PRODUCTS}) n`)
    await tx.execute(sql`create temporary table lines on commit drop as
      select gen_random_uuid() as id, p.id as product_id, (array['S','M','L'])[1 + floor(random() * 3)::int] as size,
        row_number() over () as n, random() as bias, random() as has_vote, random() as has_return,
        ${TODAY.toISOString()}::timestamptz - random() * interval '800 days' as at
      from products p cross join lateral generate_series(1, floor(random() * 22)::int) g where p.slug like 'history-%'`)
    await tx.execute(sql`insert into order_items (id, order_id, position, product_id, product_name, variant_name, sku, size, color,
        quantity, currency, price, total_price, store_currency, store_price, store_total_price)
      select l.id, i.order_id, 10 + l.n, l.product_id, i.product_name, i.variant_name, i.sku, l.size, i.color,
        3, i.currency, i.price, 3 * i.price, i.store_currency, i.store_price, 3 * i.store_price
      from lines l, order_items i where i.order_id = ${id}`)
    await tx.execute(sql`insert into reviews (id, product_id, order_item_id, rating, customer_name, size, fit, status, rejection, created_at)
      select gen_random_uuid(), product_id, id, 4, 'Ada', size,
        (array['small','true','true','true','large'])[1 + floor(bias * random() * 5)::int],
        case when has_vote < 0.7 then 'approved' when has_vote < 0.75 then 'pending' else 'rejected' end,
        case when has_vote >= 0.75 then 'off-topic' end, at
      from lines where has_vote < 0.8`)
    for (const reason of ['too_small', 'too_large', 'size']) {
      await tx.execute(sql`with back as (
          select l.*, gen_random_uuid() as return_id from lines l where has_return < 0.12 and random() < 0.6
        ), parcels as (
          insert into returns (id, order_id, reason, created_at)
          select return_id, ${id}, ${reason}::text, least(at + random() * interval '60 days', ${TODAY.toISOString()}::timestamptz) from back
        )
        insert into return_items (id, return_id, order_item_id, quantity, is_restocked, fit, fit_product_id)
        select gen_random_uuid(), return_id, id, 1, false, f.fit, case when f.fit is not null then product_id end
        from back, (select case ${reason}::text when 'too_small' then 'small' when 'too_large' then 'large' end as fit) f`)
    }
    await tx.execute(sql`update order_items i set returned = b.units
      from (select order_item_id, sum(quantity)::int as units from return_items group by 1) b where b.order_item_id = i.id`)
  })
}

/** Computes the expected texts from orders, returns and reviews alone. */
async function computeExpectedTexts(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await withLongTx(db, (tx) =>
    tx.execute<{ id: string; text: string }>(sql`
    with opinions as (
      select i.id as line, i.product_id, i.size, case t.reason when 'too_small' then 'small' else 'large' end as fit, t.created_at, 0 as kind, t.id
      from returns t join return_items l on l.return_id = t.id join order_items i on i.id = l.order_item_id
      where t.reason in ('too_small', 'too_large')
      union all
      select r.order_item_id, r.product_id, r.size, r.fit, r.created_at, 1, r.id
      from reviews r where r.status = 'approved' and r.fit <> ''
    ), ranked as (
      select *, rank() over (partition by line order by kind, created_at desc, id desc) as place from opinions
    ), counted as (
      select product_id, size, fit, round(1000 * 0.5 ^ ((extract(epoch from ${TODAY.toISOString()}::timestamptz - created_at)::bigint / 86400) / 365.0::float8)) as w
      from ranked
      where place = 1 and created_at > ${TODAY.toISOString()}::timestamptz - interval '730 days'
    ), sums as (
      select product_id, size, count(*) as n,
        count(*) filter (where fit = 'small') as small, count(*) filter (where fit = 'true') as fits, count(*) filter (where fit = 'large') as large,
        coalesce(sum(w) filter (where fit = 'small'), 0) / sum(w) as ws, coalesce(sum(w) filter (where fit = 'true'), 0) / sum(w) as wt,
        coalesce(sum(w) filter (where fit = 'large'), 0) / sum(w) as wl
      from counted group by grouping sets ((product_id), (product_id, size)) having count(*) >= 5
    ), texts as (
      select product_id, size, case when wt > 0.5 then 'true' when ws > 0.5 then 'small' when wl > 0.5 then 'large' else '' end as found,
        case
          when wt > 0.5 then fits || ' of ' || n || ' buyers found it true to size' || case
            when ws >= 0.15 and ws >= 2 * wl then '; between sizes, go up'
            when wl >= 0.15 and wl >= 2 * ws then '; between sizes, go down' else '' end
          when ws > 0.5 then small || ' of ' || n || ' buyers found it small: go one size up'
          when wl > 0.5 then large || ' of ' || n || ' buyers found it large: go one size down'
          else 'Buyers disagree: out of ' || n || ', ' || small || ' found it small and ' || large || ' large' end as text
      from sums
    )
    select a.product_id as id, concat_ws(' | ', a.text, string_agg(b.size || ' ' || b.text, ' | ' order by b.size)) as text
    from texts a left join texts b on b.product_id = a.product_id and b.size is not null and b.found <> a.found
    where a.size is null group by a.product_id, a.text`),
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

test('the fit line matches the tables for products with random histories', { timeout: 120_000 }, async () => {
  const expected = await computeExpectedTexts()
  const { rows } = await db.execute<{ id: Id<'product'> }>(sql`select id from products where slug like 'history-%'`)
  const wrong: unknown[] = []
  const kinds = new Set<string>()
  const compare = async ({ id }: { readonly id: Id<'product'> }) => {
    const fit = await readFit(db, id, TODAY)
    const bySize = Object.entries(fit?.bySize ?? {}).map(([size, text]) => `${size} ${text}`)
    const text = fit ? [fit.text, ...bySize.toSorted()].join(' | ') : undefined
    if (text !== expected.get(id)) wrong.push([text, expected.get(id)])
    kinds.add((text ?? 'none').replace(/\d+/g, '#'))
  }
  for (let at = 0; at < rows.length; at += 100) await Promise.all(rows.slice(at, at + 100).map(compare))
  expect(rows).toHaveLength(PRODUCTS)
  expect(wrong).toEqual([])
  expect(kinds.size, 'kinds of lines').toBeGreaterThan(20)
})

type Part = {
  readonly sold: number
  readonly returned: number
  readonly back: Record<string, number>
  readonly fit: Record<string, number>
  readonly value: number
}

/** Reads the units sold and returned, the returns by reason, and the votes for each product or size from the tables. */
async function readParts(by: 'product' | 'size'): Promise<ReadonlyMap<string, Part>> {
  const part = by === 'size' ? sql`size` : sql`''`
  const query = async <Row extends Record<string, unknown>>(select: SQL) =>
    (await withLongTx(db, (tx) => tx.execute<Row & { key: string }>(select))).rows
  const sold = await query<{ sold: number; returned: number }>(sql`
    select product_id || ${part} as key, sum(quantity)::int as sold, sum(returned)::int as returned from order_items group by 1`)
  const back = await query<{ reason: string; units: number; value: number }>(sql`
    select product_id || ${part} as key, reason, sum(l.quantity)::int as units, sum(l.quantity * store_price)::float8 as value
    from order_items i, return_items l, returns t where l.order_item_id = i.id and t.id = l.return_id group by 1, 2`)
  const votes = await query<{ fit: string; buyers: number }>(sql`
    select product_id || ${part} as key, fit, count(*)::int as buyers from reviews
    where status = 'approved' and fit <> '' and created_at >= ${TODAY.toISOString()}::timestamptz - interval '24 months' group by 1, 2`)
  const parts = new Map(sold.map(({ key, ...units }) => [key, { ...units, back: {}, fit: {}, value: 0 } as Part]))
  return [...back, ...votes].reduce((all, row) => {
    const known = all.get(row.key)
    if (!known) return all
    const isFit = 'reason' in row && ['too_small', 'too_large', 'size', 'fit'].includes(row.reason)
    const changedPart =
      'reason' in row
        ? { ...known, back: { ...known.back, [row.reason]: row.units }, value: known.value + (isFit ? row.value : 0) }
        : { ...known, fit: { ...known.fit, [row.fit]: row.buyers } }
    return all.set(row.key, changedPart)
  }, parts)
}

test.each(['product', 'size'] as const)(
  'the report by %s matches the tables for products with random histories',
  async (by) => {
    const parts = await readParts(by)
    const query = readFitReportQuery(new URLSearchParams({ months: '24', ...(by === 'size' && { by }) }))
    const reportedRows = new Map<string, unknown[]>()
    const { rows: productNames } = await db.execute<{ id: string; name: string }>(sql`select id, name from products`)
    const ids = new Map(productNames.map(({ id, name }) => [name, id]))
    for await (const batch of readFitReportForFile(db, query, 'NGN', TODAY)) {
      for (const [name, ...cells] of batch) {
        const [size, ...figures] = by === 'size' ? cells : ['', ...cells]
        reportedRows.set(`${ids.get(String(name))}${size}`, figures)
      }
    }
    const expected = [...parts].flatMap(([key, { sold, returned, back, fit, value }]): [string, unknown[]][] => {
      const { too_small = 0, too_large = 0, size = 0, fit: poor = 0 } = back
      const { small = 0, true: fitting = 0, large = 0 } = fit
      if (returned + small + fitting + large === 0) return []
      const amount = (value / 100).toFixed(2)
      return [[key, [sold, returned, too_small, too_large, size + poor, small, fitting, large, amount]]]
    })
    expect(reportedRows.size).toBeGreaterThan(0.8 * PRODUCTS)
    expect(reportedRows).toEqual(new Map(expected))
  },
)
