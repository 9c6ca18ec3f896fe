import { type FormOrder, type OrderResult, STORE_FAILED } from '#app/features/orders/admin/order-draft.ts'
import { addressCorrection, orderInput } from '#app/features/orders/admin/order-input.ts'
import {
  changeStatusOrConfirm,
  fulfillmentVersion,
  type StatusChanged,
} from '#app/features/orders/change-status.server.ts'
import { addressVersion, correctAddress } from '#app/features/orders/correct-address.server.ts'
import { ORDER_STATUS, type OrderStatus } from '#app/features/orders/order-status.ts'
import { findOrder, type Order } from '#app/features/orders/orders.server.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'

/** Null where there is no such order. `status` is the answer's own, not the order's. */
type Saved = { readonly result: OrderResult; readonly status: 200 | 400 | 409 | 500 } | null

export function formOrderOf(order: Order): FormOrder {
  return {
    status: order.status,
    trackingNumber: order.trackingNumber,
    version: fulfillmentVersion(order),
    address: order.shippingAddress,
    addressVersion: addressVersion(order.shippingAddress),
  }
}

/** Saves what a form of the order's screen sent: its address, or else status and tracking number. */
export async function saveOrderForm(
  db: Database,
  id: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<Saved> {
  try {
    return form.get('intent') === 'address'
      ? await saveAddress(db, id, form, staffId)
      : await saveFulfillment(db, id, form, staffId)
  } catch (error) {
    log.error({ err: error }, 'an order could not be updated')
    return refuse({ '': STORE_FAILED }, 500)
  }
}

async function saveFulfillment(db: Database, id: Id<'order'>, form: FormData, staffId: Id<'staff'>): Promise<Saved> {
  const input = parseForm(orderInput, form)
  if (!input.ok) return refuse(input.errors, 400)
  const { refund, ...command } = input.value
  const change = { ...command, ...(refund && { refund: refund === 'yes' }) }
  const updated = await changeStatusOrConfirm(db, id, change, staffId)
  const order = await findOrder(db, id)
  if (updated === 'not-found' || !order) return null
  if (updated === 'saved') return saved(order)
  if (updated === 'confirm-refund') return refuse({ status: NOT_REQUESTED }, 409, order)
  if ('changed' in updated) return refuse({ '': concurrentText(updated.changed) }, 409, order)
  return refuse({ status: shortText(updated.short) }, 409)
}

async function saveAddress(db: Database, id: Id<'order'>, form: FormData, staffId: Id<'staff'>): Promise<Saved> {
  const input = parseForm(addressCorrection, form)
  if (!input.ok) return refuse(input.errors, 400)
  const { version, intent: _, ...address } = input.value
  const corrected = await correctAddress(db, id, { address, version }, staffId)
  const order = await findOrder(db, id)
  if (corrected === 'not-found' || !order) return null
  if (corrected === 'saved') return saved(order)
  if ('changed' in corrected) {
    const message =
      'Somebody else corrected this address meanwhile. What you changed is still here: save again to keep it.'
    return refuse({ '': message }, 409, order)
  }
  const message = `This order is ${ORDER_STATUS[corrected.left].label.toLowerCase()}: its address stays as it is.`
  return refuse({ '': message }, 409, order)
}

/** The question is a dialog. Who presses before the scripts are there, or was not yet shown that it is paid, gets no further. */
const NOT_REQUESTED =
  'This order is paid: whether it is refunded too has to be answered before it is cancelled. Save again to be asked; that needs JavaScript.'

/** Why a status was not changed by someone whose screen was older. */
function concurrentText({ status, trackingNumber }: { status: OrderStatus; trackingNumber: string }): string {
  const tracked = trackingNumber && ` with tracking number ${trackingNumber}`
  return `Meanwhile this order is ${ORDER_STATUS[status].label.toLowerCase()}${tracked}. What you changed is still here: look at it, then save again.`
}

type Short = Extract<StatusChanged, { readonly short: unknown }>['short']

function shortText(short: Short): string {
  const lines = short.map((line) => `${line.productName} (${line.variantName}): ${line.left} left`)
  return `There is not enough in stock any more. ${lines.join('; ')}`
}

function saved(order: Order): Saved {
  return { result: { outcome: 'saved', current: formOrderOf(order) }, status: 200 }
}

function refuse(errors: FieldErrors, status: 400 | 409 | 500, current: Order | null = null): Saved {
  return { result: { outcome: 'refused', errors, current: current && formOrderOf(current) }, status }
}
