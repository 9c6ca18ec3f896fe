import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { changeStatus } from '#app/orders/change-status.server.ts'
import { formatItem } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { isUnshipped } from '#app/orders/order-status.ts'
import { findOrder, lockOrder } from '#app/orders/orders.server.ts'
import {
  hasPaid,
  listWithdrawals,
  type OrderForWithdrawal,
  readForWithdrawal,
  toReceipt,
} from '#app/orders/withdrawals/order-withdrawal.server.ts'
import type { WithdrawalOrder, WithdrawalReceipt } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { isWholeOrder } from '#app/orders/withdrawals/withdrawable.ts'
import { queueWithdrawalReceipt } from '#app/orders/withdrawals/withdrawal-mail.server.ts'
import { createWithdrawalNotification } from '#app/orders/withdrawals/withdrawal-notification.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import { getRefundDueDay } from '#app/orders/withdrawals/withdrawal-window.ts'
import { withdrawalItems, withdrawals } from '#app/orders/withdrawals/withdrawals.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { queueNotification } from '#app/store/store-mail.server.ts'

/** `units` is keyed by line number. `seen` is the number of units covered by withdrawals when the form was shown. */
export type Declaration = {
  readonly name: string
  readonly units: ReadonlyMap<number, number>
  readonly seen: number
}

type DeclarationResult =
  | { readonly receipt: WithdrawalReceipt }
  | { readonly rejected: WithdrawalOrder }
  | { readonly order: WithdrawalOrder; readonly errors: FieldErrors }

/**
 * Stores a declaration and its event and queues its receipt, in one transaction (docs/rules.md, Withdrawal). A repeated
 * declaration gets the first receipt, even if its form has `errors`. Cancels an unshipped order once withdrawals
 * cover all of it.
 */
export async function declareWithdrawal(
  db: Database,
  orderId: Id<'order'>,
  declaration: Declaration | { readonly errors: FieldErrors },
  now = new Date(),
): Promise<DeclarationResult> {
  return await withTx(db, async (tx) => {
    const locked = await lockOrder(tx, orderId)
    if (!locked) throw new Error('The order was deleted after it was found')
    const withdrawalData = await readForWithdrawal(tx, locked, now)
    const { shown } = withdrawalData
    const latest = shown.receipts.at(-1)
    const isRepeated = 'seen' in declaration && declaration.seen < shown.seen
    if (latest && (isRepeated || shown.lines.every(({ left }) => left === 0))) return { receipt: latest }
    if (shown.rejection) return { rejected: shown }
    if ('errors' in declaration) return { order: shown, errors: declaration.errors }
    const errors = getErrors(shown, declaration)
    if (Object.keys(errors).length > 0) return { order: shown, errors }
    return { receipt: await storeDeclaration(tx, withdrawalData, declaration, now) }
  })
}

function getErrors({ lines }: WithdrawalOrder, { units }: Declaration): FieldErrors {
  const errors: Record<string, string> = {}
  for (const number of units.keys()) {
    if (!lines.some((line) => line.number === number)) return { '': serverWithdrawalText.formIncomplete }
  }
  for (const { number, left, exemption } of lines) {
    if ((units.get(number) ?? 0) <= left) continue
    errors[`units.${number}`] = exemption ?? serverWithdrawalText.tooManyUnits(left)
  }
  const isEmpty = [...units.values()].every((count) => count === 0)
  return isEmpty ? { '': serverWithdrawalText.noUnits } : errors
}

async function storeDeclaration(
  tx: Database,
  { order, items, lines }: OrderForWithdrawal,
  { name, units }: Declaration,
  now: Date,
): Promise<WithdrawalReceipt> {
  const id = newId<'withdrawal'>()
  const orderId = order.id
  const counts = items.map((_, index) => units.get(index + 1) ?? 0)
  const chosen = items.flatMap((item, index) => (counts[index] ? [{ item, quantity: counts[index] }] : []))
  await tx.insert(withdrawals).values({ id, orderId, name, createdAt: now })
  await tx
    .insert(withdrawalItems)
    .values(chosen.map(({ item, quantity }) => ({ withdrawalId: id, orderItemId: item.id, quantity })))
  const text = chosen.map(({ item, quantity }) => `${quantity} × ${formatItem(item)}`).join(', ')
  const detail = { text, by: 'shopper' as const }
  await tx.insert(orderEvents).values({ orderId, kind: 'withdrawal', detail, createdAt: now })
  await recordChange(tx, null, {
    action: 'order.withdrawal',
    entity: 'order',
    entityId: orderId,
    changes: { withdrawal: id, units: counts.reduce((total, count) => total + count, 0) },
  })
  if (isUnshipped(order.status) && isWholeOrder(lines, counts)) {
    const cancelled = await changeStatus(tx, orderId, { status: 'cancelled', refund: true }, 'shopper', now)
    if (cancelled !== 'saved') throw new Error('A locked order could not be cancelled')
  }
  const after = await findOrder(tx, orderId)
  const stored = (await listWithdrawals(tx, orderId)).find((withdrawal) => withdrawal.id === id)
  if (!after || !stored) throw new Error('The withdrawal just written was not found')
  const receiptContext = { settings: await readSettings(tx), isPaid: await hasPaid(tx, after) }
  const receipt = toReceipt(after, stored, receiptContext)
  await queueWithdrawalReceipt(tx, after, id, receipt)
  await queueNotification(
    tx,
    createWithdrawalNotification(
      after,
      stored,
      formatDay(getRefundDueDay(now, receiptContext.settings.store_time_zone)),
    ),
  )
  return receipt
}
