import { data } from 'react-router'
import { type Id, requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import { type Database, db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'

type SaveForm<Result> = (
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
) => Promise<{ readonly result: Result; readonly status: number } | null>

/** Saves a form on the order's screen. @throws a 404 if there is no such order. */
export async function saveOrderPart<Result>(
  save: SaveForm<Result>,
  order: string,
  request: Request,
  staffId: Id<'staff'>,
) {
  const saved = await save(db, requireId<'order'>(order, adminText.orderNotFound), await readForm(request), staffId)
  if (!saved) throw notFound(adminText.orderNotFound)
  return data(saved.result, { status: saved.status })
}
