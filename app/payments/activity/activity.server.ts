import { and, eq, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import { listPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import { orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import type {
  ActivityFilter,
  ActivityKind,
  ActivityRow,
  ActivityState,
  ActivityTotal,
} from '#app/payments/activity/activity.ts'
import { payments } from '#app/payments/payment/payments.table.ts'
import { DEMO } from '#app/payments/providers/registry.server.ts'
import { isOlderThan, readBatches } from '#app/platform/db/batches.server.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import { getProviderTitle, listManualProviders } from '#app/pricing/payment-providers.ts'

/** Limits the orders that a search finds, because they are spread over the whole table. */
const MAX_ORDERS_FOUND = 1_000
/** Above this number of rows, totals would take too long, because every matching row must be read. */
const MAX_SUMMED = 20_000

/** The condition on payments for each kind; null if no payment has that kind. */
const PAYMENT_CONDITIONS: Readonly<Record<ActivityKind, SQL | undefined | null>> = {
  payment: eq(payments.state, 'paid'),
  waiting: inArray(payments.state, ['open', 'processing']),
  expired: eq(payments.state, 'gone'),
  surplus: inArray(payments.state, ['surplus', 'returned']),
  dispute: isNotNull(payments.dispute),
  refund: null,
  to_pay_out: null,
}

/** Matches refunds that staff must pay out themselves. */
export const needsManualPayout = () =>
  and(eq(refunds.status, 'pending'), inArray(refunds.paymentProvider, [...listManualProviders()]))

type ActivityConditions = { readonly paymentsWhere: SQL | undefined; readonly refundsWhere: SQL | undefined }

/** Returns a page of payments and refunds, newest first; the last page if `page` is past the end. */
export function listActivity(db: Database, query: ActivityFilter & { readonly page: number }) {
  const matching = buildConditions(query)
  return listPage(query.page, countActivity(db, matching), (offset) => readRows(db, matching, ROWS_PER_PAGE, offset))
}

async function countActivity(db: Database, { paymentsWhere, refundsWhere }: ActivityConditions): Promise<number> {
  const max = MAX_LISTED + 1
  const [paid, refunded] = await Promise.all([
    countUpTo(db, payments, paymentsWhere, max),
    countUpTo(db, refunds, refundsWhere, max),
  ])
  return Math.min(paid + refunded, max)
}

function buildConditions({ kind, q, provider, currency, from, to, timeZone }: ActivityFilter): ActivityConditions {
  const never = sql`false`
  const paymentCondition = kind ? PAYMENT_CONDITIONS[kind] : undefined
  const buildSharedConditions = (
    table: { readonly [name in 'createdAt' | 'currency' | 'orderId']: PgColumn },
    name: PgColumn,
  ) => [
    provider ? eq(name, provider) : undefined,
    currency ? eq(table.currency, currency) : undefined,
    from ? gte(table.createdAt, startOfDay(from, timeZone)) : undefined,
    to ? lt(table.createdAt, endOfDay(to, timeZone)) : undefined,
  ]
  return {
    paymentsWhere: and(
      paymentCondition === null ? never : paymentCondition,
      ...buildSharedConditions(payments, payments.provider),
      q ? matchesSearch(q, payments.orderId, payments.reference) : undefined,
    ),
    refundsWhere: and(
      kind && PAYMENT_CONDITIONS[kind] !== null ? never : ne(refunds.paymentProvider, DEMO.name), // demo refunds move no money
      kind === 'to_pay_out' ? needsManualPayout() : undefined,
      ...buildSharedConditions(refunds, refunds.paymentProvider),
      q ? matchesSearch(q, refunds.orderId, refunds.paymentReference) : undefined,
    ),
  }
}

/** Matches a part of the order number, or the beginning of the provider's reference. */
function matchesSearch(q: string, orderId: PgColumn, reference: PgColumn): SQL | undefined {
  const number = toLikePattern(q)
  const orderIds = sql`select o.id from ${orders} o where o.search like lower(${number})
    and lower(o.order_number) like lower(${number}) limit ${MAX_ORDERS_FOUND}`
  return or(
    sql`${orderId} = any(array(${orderIds}))`,
    and(sql`${reference} <> ''`, sql`${reference} like ${toLikePattern(q).slice(1)}`),
  )
}

type RawRow = ActivityState & {
  id: string
  at: string
  order_id: Id<'order'>
  order_number: string
  method: PaymentMethod
  provider: string
  amount: string
  currency: CurrencyCode
  fee: string | null
  fee_currency: string | null
  reference: string
}

/** An index yields the newest rows of each table; only the rows on the page are read in full. */
async function readRows(
  db: Database,
  { paymentsWhere, refundsWhere }: ActivityConditions,
  limit: number,
  offset = 0,
): Promise<ActivityRow[]> {
  const selectNewest = (source: SQL, table: typeof payments | typeof refunds, where: SQL | undefined) =>
    sql`(select ${source} as source, ${table.id} as id, ${table.createdAt} as created_at from ${table}
      where ${where ?? sql`true`} order by ${table.createdAt} desc, ${table.id} desc limit ${offset + limit})`
  const { rows } = await db.execute<RawRow>(sql`
    with page as (
      select * from (${selectNewest(sql`'payment'`, payments, paymentsWhere)} union all ${selectNewest(sql`'refund'`, refunds, refundsWhere)}) both_kinds
      order by created_at desc, id desc limit ${limit} offset ${offset}
    )
    select page.source, page.id, extract(epoch from page.created_at) * 1000 as at, o.id as order_id, o.order_number,
      coalesce(p.method, o.payment_method) as method, coalesce(p.provider, r.payment_provider) as provider,
      coalesce(p.amount, r.amount) as amount, coalesce(p.currency, r.currency) as currency, p.fee, p.fee_currency,
      coalesce(p.reference, r.payment_reference) as reference, coalesce(p.state, r.status) as state, p.dispute
    from page
      left join ${payments} p on page.source = 'payment' and p.id = page.id
      left join ${refunds} r on page.source = 'refund' and r.id = page.id
      join ${orders} o on o.id = coalesce(p.order_id, r.order_id)
    order by page.created_at desc, page.id desc`)
  return rows.map(toRow)
}

function toRow({
  at,
  order_id: orderId,
  order_number: orderNumber,
  provider,
  amount,
  currency,
  fee,
  fee_currency: feeCurrency,
  ...otherFields
}: RawRow): ActivityRow {
  return {
    ...otherFields,
    orderId,
    orderNumber,
    at: new Date(Number(at)),
    provider: getProviderTitle(provider),
    amount: money(Number(amount), currency),
    fee: fee !== null && feeCurrency !== null && isCurrency(feeCurrency) ? money(Number(fee), feeCurrency) : null,
  }
}

/** Yields the rows in batches, newest first. */
export async function* readActivityBatches(db: Database, filter: ActivityFilter, batch = 1_000) {
  const { paymentsWhere, refundsWhere } = buildConditions(filter)
  yield* readBatches(batch, (last?: ActivityRow) => {
    const buildOlderCondition = (table: typeof payments | typeof refunds) =>
      isOlderThan(table, last && { createdAt: last.at, id: last.id })
    const matching = {
      paymentsWhere: and(paymentsWhere, buildOlderCondition(payments)),
      refundsWhere: and(refundsWhere, buildOlderCondition(refunds)),
    }
    return readRows(db, matching, batch)
  })
}

type RawTotal = { currency: string; received: string; refunded: string; fees: string }

/**
 * Returns totals by currency. A returned second payment and a lost dispute count as received and refunded. Returns null
 * if too many rows match.
 */
export async function sumActivity(db: Database, filter: ActivityFilter): Promise<readonly ActivityTotal[] | null> {
  const { paymentsWhere, refundsWhere } = buildConditions(filter)
  const counts = await Promise.all([
    countUpTo(db, payments, paymentsWhere, MAX_SUMMED + 1),
    countUpTo(db, refunds, refundsWhere, MAX_SUMMED + 1),
  ])
  if (counts.some((count) => count > MAX_SUMMED)) return null
  const isReceived = sql`state in ('paid', 'surplus', 'returned')`
  const { rows } = await db.execute<RawTotal>(sql`
    with paid as materialized (
      select ${payments.currency}, ${payments.state}, ${payments.amount}, ${payments.feeCurrency}, ${payments.fee}, ${payments.dispute}
      from ${payments} where ${paymentsWhere ?? sql`true`}
    ), refunded as materialized (
      select ${refunds.currency}, ${refunds.status}, ${refunds.amount}
      from ${refunds} where ${refundsWhere ?? sql`true`}
    ), parts as (
      select currency, amount as received, case when state = 'returned' or dispute = 'lost' then amount else 0 end as refunded, 0 as fee
        from paid where ${isReceived}
      union all select fee_currency, 0, 0, fee from paid where fee is not null and ${isReceived}
      union all select currency, 0, amount, 0 from refunded where status = 'done'
    )
    select currency, sum(received) as received, sum(refunded) as refunded, sum(fee) as fees
    from parts group by currency order by currency`)
  return rows.flatMap(({ currency, received, refunded, fees }) =>
    isCurrency(currency)
      ? [{ currency, received: Number(received), refunded: Number(refunded), fees: Number(fees) }]
      : [],
  )
}

/** Lists the newest attempts to pay an order, newest first. */
export async function listOrderPayments(db: Database, orderId: Id<'order'>): Promise<ActivityRow[]> {
  return await readRows(db, { paymentsWhere: eq(payments.orderId, orderId), refundsWhere: sql`false` }, MAX_ATTEMPTS)
}

const MAX_ATTEMPTS = 20
