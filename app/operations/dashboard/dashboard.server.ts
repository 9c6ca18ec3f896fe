import { and, asc, count, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { money } from '#app/base/money.ts'
import { listLowStock, matchLowStock, readProductImages } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { endOfDay, startOfDay } from '#app/lib/zone-moments.ts'
import {
  type DaySales,
  DEFAULT_PERIOD,
  fillMissingDays,
  getChartDays,
  getPeriodStart,
  listPeriodDays,
  type Period,
} from '#app/operations/dashboard/dashboard.ts'
import { readWorkCounts } from '#app/operations/dashboard/work-list.server.ts'
import { COUNTED_WORK, toWorkList } from '#app/operations/dashboard/work-list.ts'
import { hasUnitsToShip, listLatestOrders, type OrderRow } from '#app/orders/find-orders.server.ts'
import { orderItems } from '#app/orders/order-items.table.ts'
import {
  countsAsSold,
  isCancelled,
  isFullyRefunded,
  isUnshipped,
  ORDER_STATUSES,
  type OrderStatus,
  STATUS_TO_SHIP,
} from '#app/orders/order-status.ts'
import { listOrderItems } from '#app/orders/orders.server.ts'
import { hasPaymentStatus, hasStatus, orderCounts, orders } from '#app/orders/orders.table.ts'
import { returnItems } from '#app/orders/returns.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

const MAX_LISTED = 8
/** Tables have taller rows than lists. */
const MAX_TABLE_ROWS = 5

export type DashboardData = Awaited<ReturnType<typeof readDashboard>>

/** `lost` is the cancelled and refunded part of `revenue` (see “Figures” in docs/rules.md). */
export async function readDashboard(
  db: Database,
  settings: Settings,
  { period = DEFAULT_PERIOD, now = new Date() }: { readonly period?: Period; readonly now?: Date } = {},
) {
  const { store_currency: currency, store_time_zone: timeZone } = settings
  const days = Number(period)
  const chartDays = getChartDays(period)
  const readDays = Math.max(days * 2, chartDays)
  const [totalProducts, figures, sales, bestSellers, toShip, lowStock, latestOrders, counts] = await Promise.all([
    db.$count(products),
    readFigures(db, currency),
    listSalesByDay(db, currency, listPeriodDays(now, readDays, timeZone), timeZone),
    listBestSellers(db, settings, getPeriodStart(now, days, timeZone)),
    listToShip(db),
    listLowStock(db, settings, MAX_LISTED),
    listLatestOrders(db, MAX_LISTED + MAX_TABLE_ROWS),
    readWorkCounts(db, COUNTED_WORK),
  ])
  const images = await readProductImages(
    db,
    bestSellers.map(({ id }) => id),
  )
  const all = fillMissingDays(sales, now, readDays, timeZone)
  return {
    totalProducts,
    ...figures,
    sales: {
      currency,
      days: all.slice(-chartDays),
      before: sumDays(all.slice(-days * 2, -days)),
      now: sumDays(all.slice(-days)),
    },
    bestSellers: bestSellers.map((product) => ({ ...product, imageUrl: images.get(product.id) })),
    toShip: { rows: toShip, total: counts.toShip },
    lowStock,
    latestOrders: latestOrders.filter(({ id }) => !toShip.some((other) => other.id === id)).slice(0, MAX_TABLE_ROWS),
    firstOrder: figures.totalOrders === 1 ? await readFirstOrder(db, latestOrders, toShip) : null,
    work: toWorkList({
      ...counts,
      messages: settings.contact_inbox ? counts.messages : 0, // without the inbox, staff have no screen for messages
      lowStock: lowStock.total,
    }),
  }
}

/** Returns the contents of the store's only order, or null once it is shipped. */
async function readFirstOrder(
  db: Database,
  [order]: readonly OrderRow[],
  toShip: readonly { readonly id: Id<'order'> }[],
) {
  if (!order || !isUnshipped(order.status)) return null
  const items = await listOrderItems(db, order.id)
  return {
    ...pick(order, ['id', 'orderNumber', 'customerName', 'createdAt', 'total']),
    canShip: toShip.some(({ id }) => id === order.id),
    items: items.map((item) => pick(item, ['id', 'productName', 'variantName', 'imageUrl', 'quantity'])),
  }
}

async function readFigures(db: Database, currency: CurrencyCode) {
  const { status, storeCurrency } = orderCounts
  const groups = await db
    .select({
      status,
      storeCurrency,
      orders: sumOrZero(sql`${orderCounts.orders}`),
      amount: sumOrZero(sql`${orderCounts.amount}`),
      refunded: sumOrZero(sql`${orderCounts.refunded}`),
    })
    .from(orderCounts)
    .groupBy(status, storeCurrency)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const countOrders = (rows: typeof groups) => sum(rows.map(({ orders }) => orders))
  const inStoreCurrency = groups.filter((row) => row.storeCurrency === currency)
  // The refunds of a cancelled order are part of its amount.
  const getLostAmount = (row: (typeof groups)[number]) => (isCancelled(row.status) ? row.amount : row.refunded)
  const countByStatus = (known: OrderStatus) => countOrders(groups.filter((row) => row.status === known))
  return {
    totalOrders: countOrders(groups),
    revenue: money(sum(inStoreCurrency.map(({ amount }) => amount)), currency),
    lost: money(sum(inStoreCurrency.map(getLostAmount)), currency),
    inOtherCurrencies: countOrders(groups) - countOrders(inStoreCurrency),
    byStatus: Object.fromEntries(ORDER_STATUSES.map((known) => [known, countByStatus(known)])),
  }
}

/**
 * Excludes cancelled and fully refunded orders. Comparing each order's time with the starts of the days is three times
 * as fast as AT TIME ZONE.
 */
async function listSalesByDay(
  db: Database,
  currency: CurrencyCode,
  days: readonly string[],
  timeZone: string,
): Promise<DaySales[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const starts = days.map((day) => startOfDay(day, timeZone))
  const found = await db
    .select({
      position: sql`width_bucket(${orders.createdAt}, ${sql.param(starts)}::timestamptz[])`.mapWith(Number),
      orders: count(),
      revenue: sumInStoreCurrency(sql`${orders.totalAmount} - ${orders.refundedAmount}`, currency),
    })
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, startOfDay(first, timeZone)),
        lt(orders.createdAt, endOfDay(last, timeZone)),
        ...salesOnly,
      ),
    )
    .groupBy(sql`1`)
  return found.flatMap(({ position, ...sales }) => {
    const day = days[position - 1]
    return day ? [{ day, ...sales }] : []
  })
}

/** Excludes cancelled and fully refunded orders. `day` is 'YYYY-MM-DD'. */
export async function readDaySales(db: Database, currency: CurrencyCode, day: string, timeZone: string) {
  const [sales] = await listSalesByDay(db, currency, [day], timeZone)
  return sales ?? { day, orders: 0, revenue: 0 }
}

/** Lists products by units sold minus units returned, excluding deleted products. */
function listBestSellers(db: Database, settings: Settings, since: Date) {
  const { store_currency: currency, low_stock_threshold: storeThreshold } = settings
  // Ids sort by time, so the lines of the period are a range of the index that begins with the period's first order.
  const firstId = db
    .select({ id: sql`min(${orders.id}::text)::uuid` })
    .from(orders)
    .where(gte(orders.createdAt, since))
  const sold = db
    .select({
      productId: orderItems.productId,
      units: sumOrZero(sql`${orderItems.quantity}`).as('units'),
      revenue: sumInStoreCurrency(toNetAmount(sql`${orderItems.storeTotalPrice}`), currency).as('revenue'),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        gte(orders.createdAt, since),
        ...salesOnly,
        gte(orderItems.orderId, sql`(${firstId})`),
        isNotNull(orderItems.productId),
      ),
    )
    .groupBy(orderItems.productId)
    .as('sold')
  // Returned units are counted separately, so that sold units can be read from an index alone.
  const returned = db
    .select({
      productId: orderItems.productId,
      units: sumOrZero(sql`${returnItems.quantity}`).as('returned_units'),
      revenue: sumInStoreCurrency(toNetAmount(sql`${returnItems.quantity} * ${orderItems.storePrice}`), currency).as(
        'returned_revenue',
      ),
    })
    .from(returnItems)
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(gte(orders.createdAt, since), ...salesOnly))
    .groupBy(orderItems.productId)
    .as('returned')
  const units = sql`${sold.units} - coalesce(${returned.units}, 0)`.mapWith(Number)
  // The best sellers are chosen before products are joined, because a large store can sell hundreds of thousands of
  // products.
  const best = db
    .select({
      productId: sold.productId,
      units: units.as('net_units'),
      revenue: sql`${sold.revenue} - coalesce(${returned.revenue}, 0)`.mapWith(Number).as('net_revenue'),
    })
    .from(sold)
    .leftJoin(returned, eq(returned.productId, sold.productId))
    .where(sql`${units} > 0`)
    .orderBy(desc(units), asc(sold.productId))
    .limit(MAX_TABLE_ROWS)
    .as('best')
  return db
    .select({
      id: products.id,
      name: products.name,
      stock: products.stockQuantity,
      isLow: matchLowStock(storeThreshold),
      units: best.units,
      revenue: { minor: best.revenue, currency: sql<CurrencyCode>`${currency}::text` },
    })
    .from(best)
    .innerJoin(products, eq(products.id, best.productId))
    .orderBy(desc(best.units), asc(products.id))
}

function listToShip(db: Database) {
  const { id, orderNumber, customerName, createdAt } = orders
  return db
    .select({ id, orderNumber, customerName, createdAt })
    .from(orders)
    .where(and(eq(orders.status, STATUS_TO_SHIP), hasUnitsToShip))
    .orderBy(asc(createdAt), asc(id))
    .limit(MAX_LISTED)
}

/**
 * Subtracts the line's discount from `amount` in proportion, because the discount is stored in the charged currency.
 */
function toNetAmount(amount: SQL): SQL {
  const { totalPrice, discount } = orderItems
  return sql`case ${discount} when 0 then ${amount}
    else round((${amount})::numeric * (${totalPrice} - ${discount}) / ${totalPrice})::bigint end`
}

const salesOnly = [
  hasStatus(orders.status, countsAsSold),
  hasPaymentStatus(orders.paymentStatus, (status) => !isFullyRefunded(status)),
]

function sumOrZero(amount: SQL) {
  return sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
}

function sumInStoreCurrency(amount: SQL, currency: CurrencyCode) {
  return sql`coalesce(sum(${amount}) filter (where ${eq(orders.storeCurrency, currency)}), 0)`.mapWith(Number)
}

function sumDays(days: readonly DaySales[]) {
  return {
    orders: days.reduce((total, day) => total + day.orders, 0),
    revenue: days.reduce((total, day) => total + day.revenue, 0),
  }
}
