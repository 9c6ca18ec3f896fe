import type { Database } from '#app/platform/db/db.server.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods.table.ts'
import type { PaymentTerms } from '#app/pricing/payment-terms.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { primaryMarketId } from '#tests/support/shipping.ts'

const ACCOUNT: PaymentTerms['account'] = {
  holder: 'Lumina Ltd',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  number: '',
  bank: '',
  routing: '',
  note: '',
}

/** Lets the primary market pay by bank transfer, for which stock is held five days. */
export async function offerTransfers(db: Database, holdDays = 5): Promise<void> {
  const provider = 'bank_transfer'
  const offer = {
    marketId: await primaryMarketId(db),
    provider,
    isOffered: true,
    terms: { account: ACCOUNT, holdDays },
  }
  await db.insert(paymentConnections).values({ provider, isActive: true }).onConflictDoNothing()
  await db.insert(paymentOffers).values(offer).onConflictDoNothing()
}

/** An order that waits for a transfer. */
export async function transferOrder(db: Database, productId: string, quantity = 1) {
  return await addOrder(db, [checkoutLine(productId, { quantity })], { paymentMethod: 'bank_transfer' })
}
