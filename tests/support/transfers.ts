import { paymentConnections, paymentOffers } from '#app/features/payments/connections/connections.table.ts'
import type { PaymentTerms } from '#app/features/payments/payment-terms.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { addOrder, checkoutLine } from '#tests/support/checkout.ts'
import { primaryMarketId } from '#tests/support/shipping.ts'

const ACCOUNT: PaymentTerms['account'] = {
  ...{ holder: 'Lumina Ltd', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  ...{ number: '', bank: '', routing: '', note: '' },
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

type StatementLine = { readonly amount: number; readonly text: string; readonly payer?: string; readonly day?: string }

/** A CSV statement in US dollars; amounts in cents. */
export function csvStatement(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ amount, text, payer = 'Ada Obi', day = '2026-11-20' }) =>
    [day, (amount / 100).toFixed(2), 'USD', payer, text].join(';'),
  )
  return ['Booking date;Amount;Currency;Payer;Description', ...rows].join('\r\n')
}
