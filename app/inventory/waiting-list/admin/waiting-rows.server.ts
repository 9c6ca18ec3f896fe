import { eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { removeWaiting } from '#app/inventory/waiting-list.server.ts'
import { waitingList } from '#app/inventory/waiting-list.table.ts'
import type { WaitingQuery } from '#app/inventory/waiting-query.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** A size and color that people are waiting for. `stock` is null if the choice is no longer sold. */
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

/**
 * Lists choices, those with the most waiting people first. With `state`, lists only choices with people in that state.
 */
export async function listWaitingGroups(db: Database, query: WaitingQuery) {
  const { q, state, page } = query
  const nameCondition = q ? sql`and coalesce(p.name, w.product_name) ilike ${toLikePattern(q)}` : sql``
  const groups = sql`
    select w.product_id as "productId", coalesce(p.name, w.product_name) as name, w.size, w.color,
      ${countByState('waiting')} as waiting, ${countByState('held')} as held, ${countByState('unconfirmed')} as unconfirmed,
      ${countByState('bought')} as bought, ${countByState('expired')} as expired
    from ${waitingList} w left join ${products} p on p.id = w.product_id
    where true ${nameCondition}
    group by 1, 2, 3, 4
    having ${state ? sql`${countByState(state)} > 0` : sql`true`}`
  const rowCount = db
    .execute<{ count: number }>(sql`select count(*)::int as count from (${groups}) g`)
    .then(({ rows }) => rows[0]?.count ?? 0)
  return await listPage(page, rowCount, async (offset) => {
    const { rows } = await db.execute<WaitingGroup>(sql`
      select g.*, (select sum(v.stock)::int from product_variants v where v.product_id = g."productId"
        and (v.size is null or v.size = g.size) and (v.color is null or v.color = g.color)) as stock
      from (${groups}) g
      order by g.waiting desc, g.held desc, g.name, g.size, g.color limit ${ROWS_PER_PAGE} offset ${offset}`)
    return rows
  })
}

function countByState(state: string): SQL {
  return sql`(count(*) filter (where w.state = ${state}))::int`
}

/** Removes a person from a waitlist. A held unit goes to the next person. */
export async function removePerson(db: Database, id: Id<'waiting'>, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    if ((await removeWaiting(tx, eq(waitingList.id, id))) === 0) return
    await recordChange(tx, staffId, { action: 'waiting.delete', entity: 'waiting', entityId: id })
  })
}

export type WaitingTotals = { readonly waiting: number; readonly held: number; readonly choices: number }

/** Returns the totals for the whole store. */
export async function readWaitingTotals(db: Database): Promise<WaitingTotals> {
  const { rows } = await db.execute<WaitingTotals>(sql`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'held'))::int as held,
      (count(distinct (product_id, size, color)) filter (where state = 'waiting'))::int as choices
    from ${waitingList} where state in ('waiting', 'held')`)
  return rows[0] ?? { waiting: 0, held: 0, choices: 0 }
}

/** A variant with its stock, the number of held units, and the number of people who are waiting for it. */
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
