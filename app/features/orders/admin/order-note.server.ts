import { and, eq } from 'drizzle-orm'
import { type OrderActionResult, refusedAction } from '#app/features/orders/admin/order-action.ts'
import { STORE_FAILED } from '#app/features/orders/admin/order-draft.ts'
import { noteInput } from '#app/features/orders/admin/order-note-input.ts'
import { orderEvents } from '#app/features/orders/order-events.table.ts'
import { orders } from '#app/features/orders/orders.table.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { type Id, idFrom } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'

// What staff tell each other about an order. Shoppers never see it (docs/rules.md, Orders in the admin).

/** Null where there is no such order. `status` is the answer's own. */
type Saved = { readonly result: OrderActionResult; readonly status: 200 | 400 | 500 } | null

/** Does what the form of the timeline asks for: keep a note, or take one away. */
export async function saveNoteForm(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<Saved> {
  const input = parseForm(noteInput, form)
  if (!input.ok) return refuse(input.errors, 400)
  try {
    const saved =
      input.value.intent === 'add'
        ? await addNote(db, orderId, { key: idFrom(input.value.key), text: input.value.text }, staffId)
        : await removeNote(db, orderId, idFrom(input.value.note), staffId)
    return saved === 'saved' ? { result: { outcome: 'saved' }, status: 200 } : null
  } catch (error) {
    log.error({ err: error }, 'a note could not be saved')
    return refuse({ '': STORE_FAILED }, 500)
  }
}

function refuse(errors: FieldErrors, status: 400 | 500): Saved {
  return { result: refusedAction(errors), status }
}

/** `key`: made for one filling of the form, and the id of the note that becomes of it; sent twice, it is one note. */
export async function addNote(
  db: Database,
  orderId: Id<'order'>,
  { key, text }: { readonly key: Id<'order-event'>; readonly text: string },
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<'saved' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('key share')
    if (!order) return 'not-found'
    const added = await tx
      .insert(orderEvents)
      .values({ id: key, orderId, kind: 'note', detail: { text }, staffId, createdAt: now })
      .onConflictDoNothing({ target: orderEvents.id })
    if (added.rowCount === 1) await note(tx, 'order.note', orderId, staffId)
    return 'saved'
  })
}

/** Takes a note away; one that is gone already is as much gone as was asked for. */
async function removeNote(
  db: Database,
  orderId: Id<'order'>,
  id: Id<'order-event'>,
  staffId: Id<'staff'>,
): Promise<'saved' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('key share')
    if (!order) return 'not-found'
    const removed = await tx
      .delete(orderEvents)
      .where(and(eq(orderEvents.id, id), eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'note')))
    if (removed.rowCount === 1) await note(tx, 'order.note-remove', orderId, staffId)
    return 'saved'
  })
}

/** Who and when; what was written is no one's business in a log. */
async function note(tx: Database, action: string, orderId: Id<'order'>, staffId: Id<'staff'>): Promise<void> {
  await recordChange(tx, staffId, { action, entity: 'order', entityId: orderId })
}
