import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  type FieldChange,
  type FileItem,
  type ImportContext,
  type ImportKind,
  rejectItem,
} from '#app/base/import-kind.ts'
import { SOURCES, type Source } from '#app/base/imports.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/imported-orders/admin-text.ts'
import { type FileOrder, fileOrder } from '#app/orders/imported-orders/file-order.ts'
import { importedOrderItems, importedOrders } from '#app/orders/imported-orders/imported-orders.table.ts'
import { readOrder } from '#app/orders/imported-orders/read-order.ts'
import { toStatusBadge } from '#app/orders/imported-orders/status-words.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'

/**
 * Imports orders from a previous store as history: they do not count as sales, change no stock, send no email and get
 * no order number.
 */
export const ordersImport: ImportKind = {
  name: 'orders',
  nouns: () => adminText.nouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/orders/imported'), label: adminText.openImportedOrders }),
  batchSize: 250,
  check: checkOrders,
  save: (tx, records, { id }) => writeOrders(tx, z.array(savedOrder).parse(records), id),
  async undo(tx, saved, { id }) {
    await tx.delete(importedOrders).where(eq(importedOrders.importId, id))
    return saved.map(() => null)
  },
}

const savedOrder = z.object({ source: z.enum(SOURCES), hash: z.string(), order: fileOrder })

async function checkOrders(
  db: Database,
  items: readonly FileItem[],
  context: ImportContext,
): Promise<readonly CheckedItem[]> {
  const { source } = context
  const numbers = items.flatMap(({ rows: [row] }) => (row ? [getCell(row, 'number')] : []))
  const knownOrders = await findKnown(db, source, numbers)
  return items.map(({ line, rows: [row, ...otherRows] }) => {
    if (!row) return rejectItem('', [{ line, column: '', message: adminText.lineUnreadable }])
    const parsed = readOrder([row, ...otherRows], context)
    if (!parsed.ok) return rejectItem(getCell(row, 'number'), parsed.errors)
    return planOrder(parsed, { source, known: knownOrders.get(parsed.order.number), timeZone: context.timeZone, line })
  })
}

type KnownOrder = Omit<FileOrder, 'sumNote'> & { readonly hash: string; readonly isErased: boolean }

type PlanContext = {
  readonly source: Source
  readonly known: KnownOrder | undefined
  readonly timeZone: string
  readonly line: number
}

function planOrder(
  { order, notes }: { readonly order: FileOrder; readonly notes: readonly string[] },
  { source, known, timeZone, line }: PlanContext,
): CheckedItem {
  const { sumNote: _, ...content } = order // not hashed, because the note is in the admin's language
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const record = { source, hash, order } satisfies z.input<typeof savedOrder>
  const plan = { key: order.number.toLowerCase(), name: getName(order), record, errors: [] }
  if (known?.isErased) {
    return { ...plan, outcome: 'unchanged', changes: [], notes: [adminText.staysErased] }
  }
  if (known && known.originalId !== '' && order.originalId !== '' && known.originalId !== order.originalId) {
    const message = adminText.otherIdImported(order.number, known.originalId)
    return rejectItem(order.number, [{ line, column: 'number', message }])
  }
  if (known?.hash === hash) return { ...plan, outcome: 'unchanged', changes: [], notes }
  const changes = listChanges(known && formatFields(known, timeZone), formatFields(order, timeZone))
  const reportedChanges = known && changes.length === 0 ? [{ ...adminText.otherDetails, from: '' }] : changes
  return { ...plan, outcome: known ? 'changed' : 'new', changes: reportedChanges, notes }
}

function getName({ number, customerName, email }: FileOrder): string {
  return [number, customerName || email].filter(Boolean).join(' · ')
}

type ShownFields = Readonly<Record<string, string>>

function listChanges(before: ShownFields | undefined, after: ShownFields): FieldChange[] {
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before?.[field] ?? ''
    return from === to ? [] : [{ field, from, to }]
  })
}

/** Returns the fields of an order that staff see before it is saved. */
function formatFields(order: KnownOrder | FileOrder, timeZone: string): ShownFields {
  const formatAmount = (minor: number) => formatMoney(money(minor, order.currency))
  const formatStatus = (status: string) => toStatusBadge(status)?.label ?? ''
  return {
    [adminText.date]: formatDateTime(order.placedAt, timeZone),
    [adminText.email]: order.email,
    [adminText.items]: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
    [adminText.total]: formatAmount(order.total),
    [adminText.refunded]: order.refunded > 0 ? formatAmount(order.refunded) : '',
    [adminText.status]: order.cancelledAt ? adminText.cancelled : formatStatus(order.status),
    [adminText.payment]: formatStatus(order.paymentStatus),
    [adminText.shipping]: formatStatus(order.fulfillmentStatus),
  }
}

async function findKnown(
  db: Database,
  source: Source,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, KnownOrder>> {
  const isAmong = sql`${importedOrders.number} = any(${sql.param(numbers)}::text[])`
  const existingRows = await db
    .select()
    .from(importedOrders)
    .where(and(eq(importedOrders.source, source), isAmong))
  const { orderId, name, sku, quantity, price, total, position } = importedOrderItems
  const items = await db
    .select({ orderId, name, sku, quantity, price, total })
    .from(importedOrderItems)
    .where(
      inArray(
        orderId,
        existingRows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderId), asc(position))
  const itemsByOrder = Map.groupBy(items, (item) => item.orderId)
  return new Map(existingRows.map((order) => [order.number, { ...order, items: itemsByOrder.get(order.id) ?? [] }]))
}

/** Locks orders sorted by number, so that two imports cannot deadlock. */
async function writeOrders(
  tx: Database,
  saved: readonly z.output<typeof savedOrder>[],
  importId: Id<'file-import'>,
): Promise<void> {
  const rows = saved
    .map(({ order: { items, ...order }, ...rest }) => ({ id: newId<'imported-order'>(), ...rest, ...order }))
    .toSorted((a, b) => (a.number < b.number ? -1 : 1))
  const { rows: writtenRows } = await tx.execute<{ id: string; number: string }>(sql`
    insert into ${importedOrders} as known (
      id, import_id, source, number, original_id, hash, placed_at, cancelled_at, status, payment_status, fulfillment_status,
      customer_name, email, phone, currency, subtotal, discount, shipping, tax, total, refunded, sum_note,
      discount_code, shipping_method, payment_method, note, tags, billing_address, shipping_address)
    select n.id, ${importId}::uuid, n.source, n.number, n."originalId", n.hash, n."placedAt", n."cancelledAt", n.status,
      n."paymentStatus", n."fulfillmentStatus", n."customerName", n.email, n.phone, n.currency, n.subtotal, n.discount,
      n.shipping, n.tax, n.total, n.refunded, n."sumNote", n."discountCode", n."shippingMethod", n."paymentMethod",
      n.note, array(select jsonb_array_elements_text(n.tags)),
      array(select jsonb_array_elements_text(n."billingAddress")),
      array(select jsonb_array_elements_text(n."shippingAddress"))
    from jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb) as n (
      id uuid, source text, number text, "originalId" text, hash text, "placedAt" timestamptz,
      "cancelledAt" timestamptz, status text, "paymentStatus" text, "fulfillmentStatus" text, "customerName" text,
      email text, phone text, currency text, subtotal bigint, discount bigint, shipping bigint, tax bigint,
      total bigint, refunded bigint, "sumNote" text, "discountCode" text, "shippingMethod" text, "paymentMethod" text,
      note text, tags jsonb, "billingAddress" jsonb, "shippingAddress" jsonb)
    on conflict (source, number) do update set
      original_id = coalesce(nullif(excluded.original_id, ''), known.original_id), hash = excluded.hash,
      placed_at = excluded.placed_at, cancelled_at = excluded.cancelled_at, status = excluded.status,
      payment_status = excluded.payment_status, fulfillment_status = excluded.fulfillment_status,
      customer_name = excluded.customer_name, email = excluded.email, phone = excluded.phone,
      currency = excluded.currency, subtotal = excluded.subtotal, discount = excluded.discount,
      shipping = excluded.shipping, tax = excluded.tax, total = excluded.total, refunded = excluded.refunded,
      sum_note = excluded.sum_note, discount_code = excluded.discount_code,
      shipping_method = excluded.shipping_method, payment_method = excluded.payment_method, note = excluded.note,
      tags = excluded.tags, billing_address = excluded.billing_address,
      shipping_address = excluded.shipping_address, updated_at = now()
    where not known.is_erased
    returning id, number`)
  await writeItems(tx, saved, new Map(writtenRows.map(({ id, number }) => [number, id])))
}

/** Replaces the items of the written orders. `ids` is keyed by order number. */
async function writeItems(
  tx: Database,
  saved: readonly z.output<typeof savedOrder>[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = saved.flatMap(({ order: { number, items } }) => {
    const orderId = ids.get(number)
    return orderId === undefined
      ? []
      : items.map((item, position) => ({ ...item, id: newId<'imported-order-item'>(), orderId, position }))
  })
  await tx.execute(sql`delete from ${importedOrderItems} where order_id = any(${sql.param([...ids.values()])}::uuid[])`)
  await tx.execute(sql`
    insert into ${importedOrderItems} (id, order_id, position, name, sku, quantity, price, total)
    select n.id, n."orderId", n.position, n.name, n.sku, n.quantity, n.price, n.total
    from jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb) as n (
      id uuid, "orderId" uuid, position integer, name text, sku text, quantity integer, price bigint, total bigint)`)
}
