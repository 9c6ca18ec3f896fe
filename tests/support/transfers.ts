import type { Database } from '#app/platform/db/db.server.ts'
import { addOrder, createCheckoutLine } from '#tests/support/checkout.ts'
import { offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'

/** Offers bank transfers in the primary market. Orders that are paid this way hold stock for `holdDays`. */
export async function offerTransfers(db: Database, holdDays = 5): Promise<void> {
  await offerProvider(db, 'bank_transfer', { account: TEST_ACCOUNT, holdDays })
}

/** Places an order that is waiting for a transfer. */
export async function placeTransferOrder(db: Database, productId: string, quantity = 1) {
  return await addOrder(db, [createCheckoutLine(productId, { quantity })], { paymentMethod: 'bank_transfer' })
}
