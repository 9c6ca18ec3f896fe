import { eq } from 'drizzle-orm'
import { ADDRESS_FIELDS, type Address } from '#app/base/address.ts'
import type { Id } from '#app/lib/id.ts'
import { type Actor, findStaffId, toEventAuthor } from '#app/orders/order.ts'
import { orderEvents } from '#app/orders/order-events.table.ts'
import { isUnshipped, type OrderStatus } from '#app/orders/order-status.ts'
import { orders } from '#app/orders/orders.table.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'

export function computeAddressVersion(address: Address): string {
  return computeVersion(ADDRESS_FIELDS.map((field) => address[field] ?? ''))
}

type CorrectionResult = 'saved' | 'not-found' | { readonly currentStatus: OrderStatus } | { readonly changed: Address }

/**
 * Corrects the shipping address. Also changes the billing address and the customer's name and phone, if they were the
 * same as in the shipping address. Opens its own transaction.
 */
export async function correctAddress(
  db: Database,
  id: Id<'order'>,
  { address, version }: { readonly address: Address; readonly version: string },
  actor: Actor,
  now: Date = new Date(),
): Promise<CorrectionResult> {
  return await withTx(db, async (tx) => {
    const { status, shippingAddress, billingAddress, customerName, customerPhone } = orders
    const [before] = await tx
      .select({ status, shippingAddress, billingAddress, customerName, customerPhone })
      .from(orders)
      .where(eq(orders.id, id))
      .for('no key update')
    if (!before) return 'not-found'
    const old = before.shippingAddress
    const fields = ADDRESS_FIELDS.filter((field) => address[field] !== old[field])
    if (fields.length === 0) return 'saved'
    if (!isUnshipped(before.status)) return { currentStatus: before.status }
    if (version !== computeAddressVersion(old)) return { changed: old }

    const isBillingSame = computeAddressVersion(before.billingAddress) === computeAddressVersion(old)
    await tx
      .update(orders)
      .set({
        shippingAddress: address,
        ...(isBillingSame && { billingAddress: address }),
        ...(before.customerName === getFullName(old) && { customerName: getFullName(address) }),
        ...(before.customerPhone === old.phone && { customerPhone: address.phone }),
      })
      .where(eq(orders.id, id))
    await tx.insert(orderEvents).values({
      orderId: id,
      kind: 'address',
      detail: toEventAuthor(actor),
      staffId: findStaffId(actor),
      createdAt: now,
    })
    await recordChange(tx, findStaffId(actor), {
      action: 'order.address',
      entity: 'order',
      entityId: id,
      changes: { fields }, // only the field names: addresses are personal data
    })
    return 'saved'
  })
}

function getFullName({ first_name, last_name }: Address): string {
  return `${first_name} ${last_name}`
}
