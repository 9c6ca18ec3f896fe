import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods.table.ts'
import type { PaymentTerms } from '#app/pricing/payment-terms.ts'
import { findPrimaryMarketId } from '#tests/support/shipping.ts'

export const TEST_ACCOUNT: PaymentTerms['account'] = {
  holder: 'Lumina Ltd',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  number: '',
  bank: 'Commerzbank',
  routing: '',
  note: '',
}

/** Offers a provider that needs no keys, such as bank transfer, in a market (by default the primary one). */
export async function offerProvider(
  db: Database,
  provider: string,
  terms: Partial<PaymentTerms> = {},
  marketId?: Id<'market'>,
): Promise<void> {
  await db
    .insert(paymentConnections)
    .values({ provider, isActive: true })
    .onConflictDoUpdate({ target: paymentConnections.provider, set: { isActive: true } })
  const offer = { marketId: marketId ?? (await findPrimaryMarketId(db)), provider, isOffered: true, terms }
  await db
    .insert(paymentOffers)
    .values(offer)
    .onConflictDoUpdate({ target: [paymentOffers.marketId, paymentOffers.provider], set: offer })
}

export async function disconnect(db: Database, provider: string): Promise<void> {
  await db.delete(paymentConnections).where(eq(paymentConnections.provider, provider))
}
