import { and, eq } from 'drizzle-orm'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { type Id, requireId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { noteInput } from '#app/orders/admin/order-note-input.ts'
import { type OrderActionResult, rejectAction } from '#app/orders/order-action.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { log } from '#app/platform/log.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** `status` is the HTTP status. The response is null if the order does not exist. */
type SaveResponse = { readonly result: OrderActionResult; readonly status: 200 | 400 | 500 } | null

export async function saveNoteForm(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SaveResponse> {
  const input = parseForm(noteInput, form)
  if (!input.ok) return reject(input.errors, 400)
  try {
    const saved =
      input.value.intent === 'add'
        ? await addNote(db, orderId, { key: requireId(input.value.key), text: input.value.text }, staffId)
        : await removeNote(db, orderId, requireId(input.value.note), staffId)
    return saved === 'saved' ? { result: { outcome: 'saved' }, status: 200 } : null
  } catch (error) {
    log.error({ err: error }, 'saving a note failed')
    return reject({ '': adminText.saveFailed }, 500)
  }
}

function reject(errors: FieldErrors, status: 400 | 500): SaveResponse {
  return { result: rejectAction(errors), status }
}

/** `key` is the id of the new note, so that a repeated request adds only one note. */
export async function addNote(
  db: Database,
  orderId: Id<'order'>,
  { key, text }: { readonly key: Id<'order-event'>; readonly text: string },
  staffId: Id<'staff'>,
  now: Date = new Date(),
): Promise<'saved' | 'not-found'> {
  return await changeNotes(db, orderId, staffId, 'order.note', (tx) =>
    tx
      .insert(orderEvents)
      .values({ id: key, orderId, kind: 'note', detail: { text }, staffId, createdAt: now })
      .onConflictDoNothing({ target: orderEvents.id }),
  )
}

async function removeNote(db: Database, orderId: Id<'order'>, id: Id<'order-event'>, staffId: Id<'staff'>) {
  const { id: eventId, orderId: noteOrderId, kind } = orderEvents
  return await changeNotes(db, orderId, staffId, 'order.note-remove', (tx) =>
    tx.delete(orderEvents).where(and(eq(eventId, id), eq(noteOrderId, orderId), eq(kind, 'note'))),
  )
}

/** Also returns 'saved' if a repeated change has no effect. The audit log never contains a note's text. */
async function changeNotes(
  db: Database,
  orderId: Id<'order'>,
  staffId: Id<'staff'>,
  action: 'order.note' | 'order.note-remove',
  change: (tx: Database) => PromiseLike<{ readonly rowCount: number | null }>,
): Promise<'saved' | 'not-found'> {
  return await withTx(db, async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('key share')
    if (!order) return 'not-found'
    const { rowCount } = await change(tx)
    if (rowCount === 1) await recordChange(tx, staffId, { action, entity: 'order', entityId: orderId })
    return 'saved'
  })
}
