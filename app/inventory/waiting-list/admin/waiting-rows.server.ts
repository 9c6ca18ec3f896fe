import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import type { WaitingQuery } from '#app/inventory/waiting-list/admin/waiting-query.ts'
import { choiceName } from '#app/inventory/waiting-list/choice-name.ts'
import { states } from '#app/inventory/waiting-list/messages/en.admin.ts' // files are in English
import { removeWaiting } from '#app/inventory/waiting-list/waiting-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list/waiting-list.table.ts'
import type { CsvRow } from '#app/lib/csv.ts'
import type { Id } from '#app/lib/id.ts'
import { likePattern } from '#app/lib/like-pattern.ts'
import { MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-length.ts'
import { listPage } from '#app/lib/list-page.ts'
import { pick } from '#app/lib/pick.ts'
import { orders } from '#app/orders/orders.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/staff/audit.server.ts'

/** A size and color that people wait for. `stock` is null once it is not sold any more. */
export type WaitingGroup = {
  readonly productId: Id<'product'> | null
  readonly name: string
  readonly size: string
  readonly color: string
  readonly waiting: number
  readonly held: number
  readonly unconfirmed: number
  readonly bought: number
  readonly expired: number
  readonly stock: number | null
}

/** The longest lines first. `state`: only choices with people in that state. */
export async function listWaitingGroups(db: Database, query: WaitingQuery) {
  const { q, state, page } = query
  const named = q ? sql`and coalesce(p.name, w.product_name) ilike ${likePattern(q)}` : sql``
  const groups = sql`
    select w.product_id as "productId", coalesce(p.name, w.product_name) as name, w.size, w.color,
      ${countOf('waiting')} as waiting, ${countOf('held')} as held, ${countOf('unconfirmed')} as unconfirmed,
      ${countOf('bought')} as bought, ${countOf('expired')} as expired
    from ${waitingList} w left join ${products} p on p.id = w.product_id
    where true ${named}
    group by 1, 2, 3, 4
    having ${state ? sql`${countOf(state)} > 0` : sql`true`}`
  const counted = db
    .execute<{ count: number }>(sql`select count(*)::int as count from (${groups}) g`)
    .then(({ rows }) => rows[0]?.count ?? 0)
  return await listPage(page, counted, async (offset) => {
    const { rows } = await db.execute<WaitingGroup>(sql`
      select g.*, (select sum(v.stock)::int from product_variants v where v.product_id = g."productId"
        and (v.size is null or v.size = g.size) and (v.color is null or v.color = g.color)) as stock
      from (${groups}) g
      order by g.waiting desc, g.held desc, g.name, g.size, g.color limit ${ROWS_PER_PAGE} offset ${offset}`)
    return rows
  })
}

function countOf(state: string): SQL {
  return sql`(count(*) filter (where w.state = ${state}))::int`
}

export type WaitingPerson = Awaited<ReturnType<typeof listWaitingPeople>>['rows'][number]

/** Newest first. */
export function listWaitingPeople(db: Database, query: WaitingQuery) {
  return listPage(query.page, countUpTo(db, waitingList, matches(query), MAX_LISTED + 1), (offset) =>
    people(db, query).limit(ROWS_PER_PAGE).offset(offset),
  )
}

function people(db: Database, query: WaitingQuery, after?: SQL) {
  return db
    .select({
      ...pick(waitingList, ['id', 'email', 'productId', 'productName', 'size', 'color', 'state', 'createdAt']),
      ...pick(waitingList, ['confirmedAt', 'heldUntil', 'endedAt', 'orderId']),
      orderNumber: orders.orderNumber,
    })
    .from(waitingList)
    .leftJoin(orders, eq(orders.id, waitingList.orderId))
    .where(and(matches(query), after))
    .orderBy(desc(waitingList.createdAt), desc(waitingList.id))
    .$dynamic()
}

function matches({ q, state, product, size, color }: WaitingQuery): SQL | undefined {
  const pattern = likePattern(q)
  return and(
    q ? or(ilike(waitingList.email, pattern), ilike(waitingList.productName, pattern)) : undefined,
    state ? eq(waitingList.state, state) : undefined,
    product ? eq(waitingList.productId, product) : undefined,
    product && size ? eq(waitingList.size, size) : undefined,
    product && color ? eq(waitingList.color, color) : undefined,
  )
}

export const WAITING_FILE_HEADING: CsvRow = [
  'Email',
  'Product',
  'Size and color',
  'State',
  'Joined (UTC)',
  'Confirmed (UTC)',
  'Held until (UTC)',
  'Ended (UTC)',
  'Order',
]

/** All that match, newest first, in batches to limit memory. */
export async function* waitingForFile(db: Database, query: WaitingQuery, batch = 1_000): AsyncGenerator<CsvRow[]> {
  let after: SQL | undefined
  for (;;) {
    const rows = await people(db, query, after).limit(batch)
    if (rows.length > 0) yield rows.map(fileRow)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    const { createdAt, id } = waitingList
    after = sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`
  }
}

function fileRow(row: WaitingPerson): CsvRow {
  const moments = [row.createdAt, row.confirmedAt, row.heldUntil, row.endedAt]
  return [
    row.email,
    row.productName,
    choiceName(row),
    states[row.state],
    ...moments.map((moment) => moment?.toISOString().slice(0, 19).replace('T', ' ') ?? ''),
    row.orderNumber ?? '',
  ]
}

/** Removes a person from a line; a unit that was held goes to the next. */
export async function removePerson(db: Database, id: Id<'waiting'>, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    if ((await removeWaiting(tx, eq(waitingList.id, id))) === 0) return
    await recordChange(tx, staffId, { action: 'waiting.delete', entity: 'waiting', entityId: id })
  })
}

export type WaitingSums = { readonly waiting: number; readonly held: number; readonly choices: number }

/** Of the whole store. */
export async function readWaitingSums(db: Database): Promise<WaitingSums> {
  const { rows } = await db.execute<WaitingSums>(sql`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'held'))::int as held,
      (count(distinct (product_id, size, color)) filter (where state = 'waiting'))::int as choices
    from ${waitingList} where state in ('waiting', 'held')`)
  return rows[0] ?? { waiting: 0, held: 0, choices: 0 }
}

/** A variant with its stock, and how many wait for it and hold it. */
export type VariantDemand = {
  readonly sku: string
  readonly size: string | null
  readonly color: string | null
  readonly stock: number
  readonly held: number
  readonly waiting: number
}

export async function listVariantDemand(db: Database, productId: Id<'product'>): Promise<readonly VariantDemand[]> {
  const { rows } = await db.execute<VariantDemand>(sql`
    select v.sku, v.size, v.color, v.stock,
      (select count(*)::int from ${waitingList} w where w.variant_id = v.id and w.state = 'held') as held,
      (select count(*)::int from ${waitingList} w where w.product_id = v.product_id and w.state = 'waiting'
        and (v.size is null or v.size = w.size) and (v.color is null or v.color = w.color)) as waiting
    from product_variants v where v.product_id = ${productId} order by v.id`)
  return rows
}
