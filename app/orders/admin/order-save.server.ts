import * as z from 'zod/mini'
import { createAddressFields, createCountryCheck, formatAddressLines } from '#app/base/address.server.ts'
import type { AddressRules } from '#app/base/address.ts'
import { getAddressRules } from '#app/base/entered-address.ts'
import { type FieldErrors, parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { computeAddressVersion, correctAddress } from '#app/orders/addresses/correct-address.server.ts'
import { readCorrectionRules } from '#app/orders/addresses/correction-rules.server.ts'
import { adminText } from '#app/orders/admin/admin-text.ts'
import type { FormOrder, OrderResult } from '#app/orders/admin/order-draft.ts'
import { orderInput } from '#app/orders/admin/order-input.ts'
import { changeStatusOrConfirm, computeFulfillmentVersion, type ShortLine } from '#app/orders/change-status.server.ts'
import { formatItem } from '#app/orders/order.ts'
import { getOrderStatusLabel } from '#app/orders/order-labels.ts'
import { findOrder, type Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { log } from '#app/platform/log.server.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

function createCorrectionSchema(rules: AddressRules) {
  return z
    .strictObject({ intent: z.literal('address'), version: formVersion, ...createAddressFields(rules) })
    .check(createCountryCheck(rules))
}

/** `status` is the HTTP status of the response. The response is null if the order does not exist. */
type SaveResponse = { readonly result: OrderResult; readonly status: 200 | 400 | 409 | 500 } | null

export function toFormOrder(order: Order): FormOrder {
  return {
    status: order.status,
    trackingNumber: order.trackingNumber,
    carrier: order.carrier,
    version: computeFulfillmentVersion(order),
    address: order.shippingAddress,
    addressLines: formatAddressLines(order.shippingAddress, getAddressRules(order)),
    addressVersion: computeAddressVersion(order.shippingAddress),
  }
}

export async function saveOrderForm(db: Database, id: Id<'order'>, form: FormData, staffId: Id<'staff'>) {
  try {
    return form.get('intent') === 'address'
      ? await saveAddress(db, id, form, staffId)
      : await saveFulfillment(db, id, form, staffId)
  } catch (error) {
    log.error({ err: error }, 'updating an order failed')
    return reject({ '': adminText.saveFailed }, 500)
  }
}

async function saveFulfillment(
  db: Database,
  id: Id<'order'>,
  form: FormData,
  staffId: Id<'staff'>,
): Promise<SaveResponse> {
  const input = parseForm(orderInput, form)
  if (!input.ok) return reject(input.errors, 400)
  const { refund, notify, ...command } = input.value
  const change = { ...command, ...(refund && { refund: refund === 'yes' }), isSilent: notify === 'no' }
  const updated = await changeStatusOrConfirm(db, id, change, staffId)
  const order = await findOrder(db, id)
  if (updated === 'not-found' || !order) return null
  if (updated === 'saved') return toSavedResponse(order)
  // The form was sent before its scripts loaded, or the order was paid in the meantime
  if (updated === 'confirm-refund') return reject({ status: adminText.confirmRefund }, 409, order)
  if ('changed' in updated) {
    const { status, trackingNumber } = updated.changed
    return reject({ '': adminText.orderChanged(getOrderStatusLabel(status), trackingNumber) }, 409, order)
  }
  return reject({ status: describeShortLines(updated.short) }, 409)
}

async function saveAddress(db: Database, id: Id<'order'>, form: FormData, staffId: Id<'staff'>): Promise<SaveResponse> {
  const before = await findOrder(db, id)
  if (!before) return null
  const input = parseForm(createCorrectionSchema(await readCorrectionRules(db, before)), form)
  if (!input.ok) return reject(input.errors, 400)
  const { version, intent: _, ...address } = input.value
  const corrected = await correctAddress(db, id, { address, version }, staffId)
  const order = await findOrder(db, id)
  if (corrected === 'not-found' || !order) return null
  if (corrected === 'saved') return toSavedResponse(order)
  const message =
    'changed' in corrected
      ? adminText.addressChangedByOthers
      : adminText.addressIsFinal(getOrderStatusLabel(corrected.currentStatus))
  return reject({ '': message }, 409, order)
}

function describeShortLines(short: readonly ShortLine[]): string {
  const lines = short.map((line) => adminText.lineLeft(formatItem(line), line.left))
  return adminText.notEnoughStock(lines.join('; '))
}

function toSavedResponse(order: Order): SaveResponse {
  return { result: { outcome: 'saved', current: toFormOrder(order) }, status: 200 }
}

function reject(errors: FieldErrors, status: 400 | 409 | 500, current: Order | null = null): SaveResponse {
  return { result: { outcome: 'rejected', errors, current: current && toFormOrder(current) }, status }
}
