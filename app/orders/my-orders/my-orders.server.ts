import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { money, subtract } from '#app/base/money.ts'
import { formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { newId } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, MAX_LISTED } from '#app/lib/list-page.ts'
import { computeDue, readPartialPayment } from '#app/orders/amount-due.server.ts'
import { buildOrderListMail } from '#app/orders/my-orders/my-orders-mail.server.ts'
import { orderListLinks } from '#app/orders/my-orders/order-list-links.table.ts'
import { listItemsForOrders } from '#app/orders/orders.server.ts'
import { orders } from '#app/orders/orders.table.ts'
import { hasEmail } from '#app/orders/personal-data.ts'
import { getStatusLabel } from '#app/orders/shopper/order-page.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { env } from '#app/platform/env.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { createLimiterGetter, type LimitResult } from '#app/platform/limits/limits.server.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import { hideSecret } from '#app/platform/mail/mail-secret.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { createSecretToken, hashToken, isTokenOpen } from '#app/platform/secret-token.server.ts'
import { findProvider } from '#app/pricing/payment-providers.ts'
import { readPublishedLook } from '#app/store/brand.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { getStoreForMail, writeStoreMail } from '#app/store/store-mail.server.ts'

/** A link to all orders works for this long. */
const LINK_MS = 60 * 60_000
export const ORDERS_PER_PAGE = 20

const networkLimit = createLimiterGetter({ name: 'order-list', points: env.LIMIT_ORDER_LIST, seconds: 60 })
const emailLimit = createLimiterGetter({
  name: 'order-list-links',
  points: env.LIMIT_ORDER_LIST_MAILS,
  seconds: 24 * 60 * 60,
})

export function limitRequests(db: Database, from: string, limiter = networkLimit(db)): Promise<LimitResult> {
  return limiter.count(getNetwork(from))
}

/** Limits emails to one address, and counts requests for unknown addresses in the same way. */
export function limitLinks(db: Database, email: string, limiter = emailLimit(db)): Promise<LimitResult> {
  return limiter.count(email.toLowerCase())
}

/** `prefix` and `language` are those of the page with the form. */
export type RequestedFrom = { readonly prefix: string; readonly language: string }

/**
 * Emails a link to all orders of an email address. Without such orders, the same statements run, but leave no rows, so
 * that neither the response nor its duration reveals whether there are orders.
 */
export async function requestOrderList(
  db: Database,
  typed: string,
  { prefix, language }: RequestedFrom,
  now = new Date(),
): Promise<void> {
  const token = createSecretToken()
  const expiresAt = new Date(now.getTime() + LINK_MS)
  await withTx(db, async (tx) => {
    const [order] = await tx
      .select({ email: orders.customerEmail })
      .from(orders)
      .where(hasEmail(orders.customerEmail, typed))
      .orderBy(desc(orders.createdAt))
      .limit(1)
    const recipient = order?.email ?? typed
    const settings = await readSettings(tx)
    const look = await readPublishedLook(tx)
    const written = inLanguage(language, () => {
      const until = formatDateTimeWithZone(expiresAt, settings.store_time_zone)
      return writeStoreMail(settings, buildOrderListMail({ store: getStoreForMail(settings), prefix, until }), look)
    })
    const event = `order-list:${newId()}`
    const tokenHash = hashToken(token)
    const body = hideSecret({ recipient, body: written.body }, token)
    await tx.insert(orderListLinks).values({ tokenHash, email: recipient, expiresAt })
    await queueMail(tx, { event, recipient, subject: written.subject, body })
    const isUnknown = sql`${order === undefined}::boolean`
    await tx.delete(orderListLinks).where(and(eq(orderListLinks.tokenHash, tokenHash), isUnknown))
    await tx.delete(mailOutbox).where(and(eq(mailOutbox.event, event), isUnknown))
  })
}

export type ListedOrder = Awaited<ReturnType<typeof summarizeOrder>>

/** Returns a page of the orders that a link lists, newest first. Returns null if the link is unknown or expired. */
export async function findOrderList(db: Database, token: string, requestedPage: number, now = new Date()) {
  const [link] = await db
    .select(pick(orderListLinks, ['email', 'expiresAt']))
    .from(orderListLinks)
    .where(and(eq(orderListLinks.tokenHash, hashToken(token)), isTokenOpen(orderListLinks.expiresAt, LINK_MS, now)))
  if (!link) return null
  const { email, expiresAt } = link
  const isOwn = hasEmail(orders.customerEmail, email)
  const { rows, page, total } = await listPage(
    requestedPage,
    countUpTo(db, orders, isOwn, MAX_LISTED + 1),
    (offset) => listOwnOrders(db, isOwn, offset),
    ORDERS_PER_PAGE,
  )
  const items = await listItemsForOrders(
    db,
    rows.map(({ id }) => id),
  )
  const linesByOrder = Map.groupBy(items, ({ orderId }) => orderId)
  const listed = await Promise.all(rows.map((row) => summarizeOrder(db, row, linesByOrder.get(row.id) ?? [])))
  return { email, expiresAt, orders: listed, page, total }
}

type OwnOrder = Awaited<ReturnType<typeof listOwnOrders>>[number]

async function summarizeOrder(db: Database, order: OwnOrder, lines: Awaited<ReturnType<typeof listItemsForOrders>>) {
  const toMoney = (minor: number) => money(minor, order.currency)
  const charged = { total: toMoney(order.total) }
  const arrived = await readPartialPayment(db, { ...order, charged })
  const due = computeDue({ charged }, arrived)
  const paymentFlow = findProvider(order.paymentProvider)?.capabilities.paymentFlow ?? 'hosted-page'
  return {
    ...pick(order, ['id', 'link', 'orderNumber', 'createdAt']),
    status: getStatusLabel({ ...order, paymentFlow, arrived, due }),
    total: charged.total,
    refunded: subtract(toMoney(order.refunded), toMoney(order.uncollected)),
    returned: lines.reduce((units, line) => units + line.returned, 0),
    productNames: [...new Set(lines.map(({ productName }) => productName))],
    imageUrl: lines.find(({ imageUrl }) => imageUrl)?.imageUrl ?? null,
  }
}

function listOwnOrders(db: Database, isOwn: SQL, offset: number) {
  const columns = pick(orders, [
    'id',
    'link',
    'orderNumber',
    'createdAt',
    'status',
    'paymentStatus',
    'paymentMethod',
    'paymentProvider',
    'heldUntil',
    'shippingKind',
    'currency',
    'total',
    'refunded',
    'uncollected',
  ])
  return db
    .select(columns)
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS_PER_PAGE)
    .offset(offset)
}

/** Deletes expired links (docs/operations/retention.md). */
export async function deleteExpiredOrderLists(db: Database, now = new Date()): Promise<void> {
  await db.delete(orderListLinks).where(lte(orderListLinks.expiresAt, now))
}
