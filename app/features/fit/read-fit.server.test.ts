import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFit } from '#app/features/fit/read-fit.server.ts'
import { listOrderItems } from '#app/features/orders/orders.server.ts'
import { recordReturn, returnsVersion } from '#app/features/orders/record-return.server.ts'
import type { ReturnReason } from '#app/features/orders/return.ts'
import type { FitVote } from '#app/features/reviews/review.ts'
import { reviews } from '#app/features/reviews/reviews.table.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { addOrder, checkoutLine, getOrder } from '#tests/support/checkout.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { addFirstAdmin } from '#tests/support/first-admin.ts'
import { addProduct } from '#tests/support/products.ts'

const TODAY = new Date('2026-11-26T12:00:00Z')
const DAY_MS = 86_400_000
const NOTHING = { minor: 0, currency: 'USD' } as const

let store: TestDatabase
let db: Database
let staffId: Id<'staff'>

beforeAll(async () => {
  store = await testDatabase()
  db = store.db
  staffId = await addFirstAdmin(db)
})
afterAll(() => store.close())

type Vote = { readonly fit: FitVote; readonly size?: string; readonly days?: number; readonly item?: Id<'order-item'> }

async function vote(productId: Id<'product'>, times: number, { fit, size = 'M', days = 1, item }: Vote) {
  const createdAt = new Date(TODAY.getTime() - days * DAY_MS)
  const row = { productId, fit, size, createdAt, rating: 4, customerName: 'Ada', orderItemId: item ?? null }
  await db.insert(reviews).values(Array.from({ length: times }, () => row))
}

async function sendBack(orderId: Id<'order'>, reason: ReturnReason): Promise<void> {
  const [order, items] = [await getOrder(db, orderId), await listOrderItems(db, orderId)]
  const lines = items.map(({ id }) => ({ item: id, quantity: 1, restock: true }))
  const command = {
    version: returnsVersion(order, items),
    lines,
    reason,
    note: '',
    amount: NOTHING,
  }
  const recorded = await recordReturn(db, orderId, { key: newId<'return'>(), ...command }, staffId)
  expect(recorded).toHaveProperty('recorded')
}

const newProduct = () => addProduct(db, { sizes: ['S', 'M', 'L'], stock: 30 })
const read = async (productId: Id<'product'>) => (await readFit(db, productId, TODAY))?.text

test('approved votes of the last two years are counted, newer ones for more', async () => {
  const product = await newProduct()
  await vote(product, 2, { fit: 'true' })
  await vote(product, 2, { fit: 'large', size: 'S' })
  expect(await read(product)).toBeUndefined()
  await db.insert(reviews).values({ productId: product, fit: 'true', rating: 5, customerName: 'B', status: 'pending' })
  await vote(product, 9, { fit: 'small', days: 731 })
  expect(await read(product)).toBeUndefined()
  await vote(product, 5, { fit: 'small', days: 729 })
  // Each of the five weighs a quarter
  expect(await read(product)).toBe('Buyers disagree: of 9, 5 found it small and 2 large')
  await vote(product, 3, { fit: 'true' })
  expect(await read(product)).toBe('5 of 12 buyers found it true to size')
})

test('returns for the size count at once, in place of the review of the same line', async () => {
  const product = await newProduct()
  await vote(product, 4, { fit: 'true' })
  const { id } = await addOrder(db, [checkoutLine(product, { size: 'L' })])
  const [line] = await listOrderItems(db, id)
  await vote(product, 1, { fit: 'true', size: 'L', ...(line && { item: line.id }) })
  expect(await read(product)).toBe('5 of 5 buyers found it true to size')
  await sendBack(id, 'too_small')
  expect(await read(product)).toBe('4 of 5 buyers found it true to size; take one size up if between')
})

test('other reasons say nothing about the size', async () => {
  const product = await newProduct()
  await vote(product, 5, { fit: 'true' })
  for (const reason of ['size', 'fit', 'quality', 'changed_mind'] as const) {
    await sendBack((await addOrder(db, [checkoutLine(product, { size: 'M' })])).id, reason)
  }
  expect(await read(product)).toBe('5 of 5 buyers found it true to size')
})

test('a size that fits otherwise has its own line', async () => {
  const product = await newProduct()
  await vote(product, 9, { fit: 'true' })
  for (let n = 0; n < 5; n++) {
    await sendBack((await addOrder(db, [checkoutLine(product, { size: 'L' })])).id, 'too_large')
  }
  expect(await readFit(db, product, TODAY)).toEqual({
    text: '9 of 14 buyers found it true to size; take one size down if between',
    bySize: { L: '5 of 5 buyers found it large: take one size down' },
  })
})

const PRODUCTS = 10_000

/** Votes and returns of many products at random, some of the same lines, some too old or too young to count. */
async function addHistories(): Promise<void> {
  const { id } = await addOrder(db, [checkoutLine(await newProduct(), { size: 'M' })])
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
        2, i.currency, i.price, 2 * i.price, i.store_currency, i.store_price, 2 * i.store_price
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
  })
}

/** The texts by definition, from orders, returns and reviews alone. */
async function definition(): Promise<ReadonlyMap<string, string>> {
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
            when ws >= 0.15 and ws >= 2 * wl then '; take one size up if between'
            when wl >= 0.15 and wl >= 2 * ws then '; take one size down if between' else '' end
          when ws > 0.5 then small || ' of ' || n || ' buyers found it small: take one size up'
          when wl > 0.5 then large || ' of ' || n || ' buyers found it large: take one size down'
          else 'Buyers disagree: of ' || n || ', ' || small || ' found it small and ' || large || ' large' end as text
      from sums
    )
    select a.product_id as id, concat_ws(' | ', a.text, string_agg(b.size || ' ' || b.text, ' | ' order by b.size)) as text
    from texts a left join texts b on b.product_id = a.product_id and b.size is not null and b.found <> a.found
    where a.size is null group by a.product_id, a.text`),
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

test('the line is that of its definition in ten thousand histories', { timeout: 120_000 }, async () => {
  await addHistories()
  await withLongTx(db, (tx) => tx.execute(sql`analyze`))
  const expected = await definition()
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
