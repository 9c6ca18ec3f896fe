import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { capCount, clampPage, MAX_LISTED, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { MailListQuery } from '#app/operations/mail/mail-list.ts'
import { getMailLabel } from '#app/orders/order-labels.ts'
import { orders } from '#app/orders/orders.table.ts'
import { countUpTo } from '#app/platform/db/count-up-to.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'
import { mailOutbox } from '#app/platform/mail/mail-outbox.table.ts'
import type { MailState } from '#app/platform/mail/mail-state.ts'
import { createMessageId } from '#app/platform/mail/sender.server.ts'

export type MailRow = Awaited<ReturnType<typeof listMailRows>>['rows'][number]
export type MailDetail = NonNullable<Awaited<ReturnType<typeof findMail>>>

const rowColumns = {
  ...pick(mailOutbox, ['id', 'event', 'recipient', 'subject', 'createdAt']),
  ...pick(mailOutbox, ['attempts', 'lastError', 'nextAttemptAt', 'sentAt', 'failedAt']),
  orderId: sql<Id<'order'> | null>`${mailOutbox.orderId}`,
  orderNumber: orders.orderNumber,
}

const NEWEST = [desc(mailOutbox.createdAt), desc(mailOutbox.id)]

/** Lists a page of the outbox, newest first, with counts by state up to 10,000. `page` is at most the last page. */
export async function listMailRows(db: Database, query: MailListQuery) {
  const found = await findSearchCondition(db, query.q)
  const inState = (state: MailState | null) => and(found, state ? IN_STATE[state] : undefined)
  const countInState = (state: MailState | null) => countUpTo(db, mailOutbox, inState(state), MAX_LISTED + 1)
  const [all, waiting, failed, sent] = await Promise.all([
    countInState(null),
    countInState('waiting'),
    countInState('failed'),
    countInState('sent'),
  ])
  const byState = { waiting: capCount(waiting), failed: capCount(failed), sent: capCount(sent) }
  const { total, hasMore } = query.state ? byState[query.state] : capCount(all)
  const page = clampPage(query.page, total)
  const ids = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(inState(query.state))
    .orderBy(...NEWEST)
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .as('page')
  const rows = await db
    .select(rowColumns)
    .from(mailOutbox)
    .innerJoin(ids, eq(ids.id, mailOutbox.id))
    .leftJoin(orders, eq(orders.id, mailOutbox.orderId))
    .orderBy(...NEWEST)
  return { rows: rows.map(withKind), page, byState, all: capCount(all), total, hasMore }
}

const IN_STATE: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt)),
  sent: isNotNull(mailOutbox.sentAt),
  failed: isNotNull(mailOutbox.failedAt),
}

const MAX_ORDERS = 500

async function findSearchCondition(db: Database, q: string): Promise<SQL | undefined> {
  if (!q) return undefined
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.search} like lower(${toLikePattern(q.replace(/^#/, ''))})`)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS)
  const ids = sql.param(found.map(({ id }) => id))
  return or(ilike(mailOutbox.recipient, toLikePattern(q)), sql`${mailOutbox.orderId} = any(${ids}::uuid[])`)
}

export async function findMail(db: Database, id: Id<'mail'>) {
  const [mail] = await db
    .select({ ...rowColumns, body: mailOutbox.body })
    .from(mailOutbox)
    .leftJoin(orders, eq(orders.id, mailOutbox.orderId))
    .where(eq(mailOutbox.id, id))
  if (!mail) return null
  const { body, ...row } = mail
  return {
    ...withKind(row),
    from: body.from,
    text: body.text,
    messageId: createMessageId(row.event, body.from.address),
  }
}

export async function findMailHtml(db: Database, id: Id<'mail'>): Promise<string | null> {
  const [mail] = await db.select({ body: mailOutbox.body }).from(mailOutbox).where(eq(mailOutbox.id, id))
  return mail?.body.html ?? null
}

function withKind<Row extends { event: string }>({ event, ...row }: Row) {
  return { ...row, kind: getMailLabel(event) }
}
