import { eq } from 'drizzle-orm'
import { paymentConnections } from '#app/features/payments/connections/connections.table.ts'
import { keysSecretId, sealKeys } from '#app/features/payments/connections/sealed-keys.server.ts'
import type { Keys } from '#app/features/payments/payment-provider.ts'
import type { Database } from '#app/platform/db/db.server.ts'

const HINT_LENGTH = 4

/** Keys are encrypted, and never read again but to use them. The result of a test of former keys is forgotten. */
export async function saveKeys(db: Database, provider: string, keys: Keys): Promise<void> {
  const stored = {
    keys: sealKeys(provider, keys),
    keysSecret: keysSecretId(),
    keysHint: (Object.values(keys)[0] ?? '').slice(-HINT_LENGTH),
    testedAt: null,
    testProblem: null,
    account: null,
    mode: null,
    webhookProblem: null,
  }
  await db
    .insert(paymentConnections)
    .values({ provider, ...stored })
    .onConflictDoUpdate({ target: paymentConnections.provider, set: stored })
}

export async function setActive(db: Database, provider: string, isActive: boolean): Promise<void> {
  await db
    .insert(paymentConnections)
    .values({ provider, isActive })
    .onConflictDoUpdate({ target: paymentConnections.provider, set: { isActive } })
}

/** Its orders can no longer be settled or refunded until keys are entered again. */
export async function removeKeys(db: Database, provider: string): Promise<void> {
  await db
    .update(paymentConnections)
    .set({ keys: null, keysSecret: null, keysHint: null, testedAt: null, testProblem: null, account: null, mode: null })
    .where(eq(paymentConnections.provider, provider))
}
