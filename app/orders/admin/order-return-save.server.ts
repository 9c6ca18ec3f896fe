import { formatMoney, type Money } from '#app/base/money.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import {
  closeInput,
  paidOutInput,
  REFUND_LISTS,
  RETURN_LISTS,
  refundInput,
  retryInput,
  returnInput,
  SHIPPING_PART,
} from '#app/orders/admin/return-input.ts'
import { type OrderActionResult, rejectAction } from '#app/orders/order-action.ts'
import { findOrder } from '#app/orders/orders.server.ts'
import { type RefundResult, refundOrder } from '#app/orders/refund-order.server.ts'
import { recordPaidOut, retryRefund } from '#app/orders/refunds/finish-refund.server.ts'
import { type ReturnCommand, type ReturnResult, recordReturn } from '#app/orders/returns/record-return.server.ts'
import { closeWithdrawal } from '#app/orders/withdrawals/settle-withdrawals.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

/** `status` is the HTTP status. The response is null if the order does not exist. */
type SaveResponse = { readonly result: OrderActionResult; readonly status: 200 | 400 | 409 | 500 } | null

export async function saveReturnForm(db: Database, orderId: Id<'order'>, form: FormData, staffId: Id<'staff'>) {
  try {
    const intent = form.get('intent')
    if (intent === 'return') return await saveReturn(db, orderId, form, staffId)
    if (intent === 'retry') return await saveRetry(db, orderId, form, staffId)
    if (intent === 'close-withdrawal') return await saveWithdrawalClosed(db, orderId, form)
    if (intent === 'paid-out') return await savePaidOut(db, orderId, form, staffId)
    return await saveRefund(db, orderId, form, staffId)
  } catch (error) {
    log.error({ err: error }, 'saving a return or a refund failed')
    return reject({ '': adminText.saveFailed }, 500)
  }
}

async function saveReturn(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SaveResponse> {
  const order = await findOrder(db, orderId)
  if (!order) return null
  const input = parseForm(returnInput(order.charged.total.currency), form, { lists: RETURN_LISTS })
  if (!input.ok) return reject(input.errors, 400)
  const { key: text, item: items, quantity: quantities, restock, intent: _, ...rest } = input.value
  const key = parseId<'return'>(text)
  const lines = items.flatMap((item, at) => {
    const id = parseId<'order-item'>(item)
    const quantity = quantities[at] ?? 0
    return id && quantity > 0 ? [{ item: id, quantity, restock: restock.includes(item) }] : []
  })
  if (!key) return reject({ '': adminText.saveFailed }, 400)
  const command: ReturnCommand = { key, lines, ...rest }
  return respondToReturn(await recordReturn(db, orderId, command, staffId), items)
}

function respondToReturn(recorded: ReturnResult, items: readonly string[]): SaveResponse {
  if (recorded === 'not-found') return null
  if (recorded === 'cancelled') return reject({ '': adminText.alreadyRestocked }, 409, true)
  if (recorded === 'changed') return reject({ '': adminText.returnsChanged }, 409, true)
  if (recorded === 'key-used') return reject({ '': adminText.alreadySaved }, 409, true)
  if ('maxAmount' in recorded) return reject({ amount: describeMaxAmount(recorded.maxAmount) }, 400)
  if ('recorded' in recorded) return { result: { outcome: 'saved' }, status: 200 }
  const at = items.findIndex((item) => parseId(item) === recorded.item)
  const message = recorded.left === 0 ? adminText.noneReturnable : adminText.maxReturnable(recorded.left)
  return reject({ [`quantity.${at}`]: message }, 400)
}

async function saveRefund(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SaveResponse> {
  const order = await findOrder(db, orderId)
  if (!order) return null
  const input = parseForm(refundInput(order.charged.total.currency), form, { lists: REFUND_LISTS })
  if (!input.ok) return reject(input.errors, 400)
  const { intent: _, part: parts, ...command } = input.value
  const chosen = parts.map((part) => (part === SHIPPING_PART ? null : parseId<'order-item'>(part)))
  const refund = { ...command, ...(chosen.length > 0 && { chosen }) }
  return respondToRefund(await refundOrder(db, orderId, refund, staffId), 'amount')
}

async function saveRetry(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SaveResponse> {
  const input = parseForm(retryInput, form)
  const id = input.ok ? parseId<'refund'>(input.value.refund) : null
  if (!id) return reject({ '': adminText.saveFailed }, 400)
  return respondToRefund(await retryRefund(db, orderId, id, staffId), '')
}

async function savePaidOut(
  db: Database,
  orderId: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SaveResponse> {
  const input = parseForm(paidOutInput, form)
  if (!input.ok) return reject({ '': input.errors.reference ?? adminText.saveFailed }, 400)
  const id = parseId<'refund'>(input.value.refund)
  const recorded = id ? await recordPaidOut(db, orderId, id, input.value.reference, staffId) : 'not-found'
  if (recorded === 'settled') return { result: { outcome: 'saved' }, status: 200 }
  return reject({ '': adminText.alreadyPaidOut }, 409, true)
}

async function saveWithdrawalClosed(db: Database, orderId: Id<'order'>, form: FormData): Promise<SaveResponse> {
  const input = parseForm(closeInput, form)
  const id = input.ok ? parseId<'withdrawal'>(input.value.withdrawal) : null
  if (!id || !(await closeWithdrawal(db, orderId, id))) return reject({ '': adminText.saveFailed }, 400)
  return { result: { outcome: 'saved' }, status: 200 }
}

function respondToRefund(result: RefundResult, field: 'amount' | ''): SaveResponse {
  if (result === 'not-found') return null
  if (result === 'changed') return reject({ '': adminText.returnsChanged }, 409, true)
  if (result === 'key-used') return reject({ '': adminText.alreadySaved }, 409, true)
  if ('maxAmount' in result) return reject({ [field]: describeMaxAmount(result.maxAmount) }, 400)
  if ('maxForSelection' in result) return reject({ [field]: describeMaxForSelection(result.maxForSelection) }, 400)
  return { result: { outcome: 'saved' }, status: 200 }
}

function describeMaxForSelection(left: Money): string {
  return left.minor === 0 ? adminText.nothingLeftForSelection : adminText.maxForSelection(formatMoney(left))
}

function describeMaxAmount(left: Money): string {
  return left.minor === 0 ? adminText.nothingLeftToRefund : adminText.maxRefund(formatMoney(left))
}

function reject(errors: FieldErrors, status: 400 | 409 | 500, isStale = false): SaveResponse {
  return { result: rejectAction(errors, isStale), status }
}
