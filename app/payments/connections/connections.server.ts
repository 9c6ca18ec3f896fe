import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'
import { type ConnectionTest, findProvider, getProviderTitle, type Keys } from '#app/pricing/payment-providers.ts'
import { getKeysSecretId, sealKeys } from '#app/pricing/stored-payments.server.ts'

const HINT_LENGTH = 4

/** Encrypts and saves the keys, which are decrypted only to use them. Clears the test result of the previous keys. */
export async function saveKeys(db: Database, provider: string, keys: Keys): Promise<void> {
  const first = findProvider(provider)?.keyFields.find(({ choices }) => !choices)?.name ?? ''
  const stored = {
    keys: sealKeys(provider, keys),
    keysSecret: getKeysSecretId(),
    keysHint: (keys[first] ?? '').slice(-HINT_LENGTH),
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

/** `result` is null if the provider did not respond; the stored account data is then kept. */
export async function recordTest(
  db: Database,
  provider: string,
  result: ConnectionTest | null,
  /** The encrypted keys that were tested. The result is not stored if other keys were entered in the meantime. */
  sealed: string | null,
  now = new Date(),
): Promise<void> {
  const accountData = result?.ok ? { account: result.account, mode: result.mode } : {}
  const problem = result === null ? NO_RESPONSE : result.ok ? '' : result.reason
  const change = { testedAt: now, testProblem: problem, ...accountData }
  await db
    .insert(paymentConnections)
    .values({ provider, ...change })
    .onConflictDoUpdate({
      target: paymentConnections.provider,
      set: { ...change, updatedAt: sql`${paymentConnections.updatedAt}` },
      setWhere: sql`${paymentConnections.keys} is not distinct from ${sealed}`,
    })
}

const NO_RESPONSE = 'The provider did not respond.'

export async function setActive(db: Database, provider: string, isActive: boolean): Promise<void> {
  await db
    .insert(paymentConnections)
    .values({ provider, isActive })
    .onConflictDoUpdate({ target: paymentConnections.provider, set: { isActive } })
}

/** A provider that needs no keys is active as soon as it has a row, so its new row is set to inactive. */
export async function setPosition(db: Database, provider: string, position: number): Promise<void> {
  const isActive = findProvider(provider)?.keyFields.length !== 0
  await db
    .insert(paymentConnections)
    .values({ provider, isActive, position })
    .onConflictDoUpdate({ target: paymentConnections.provider, set: { position } })
}

/** Afterwards, the provider's orders cannot be settled or refunded until keys are entered again. */
export async function removeKeys(db: Database, provider: string): Promise<void> {
  await db
    .update(paymentConnections)
    .set({ keys: null, keysSecret: null, keysHint: null, testedAt: null, testProblem: null, account: null, mode: null })
    .where(eq(paymentConnections.provider, provider))
}

/**
 * Lists the titles of the providers whose keys cannot be decrypted with the secret `secretId`, which is null if this
 * store has no secret yet.
 */
export async function listUnreadableKeys(db: Database, secretId: string | null): Promise<readonly string[]> {
  const { provider, keys, keysSecret } = paymentConnections
  const rows = await db
    .select({ provider })
    .from(paymentConnections)
    .where(and(isNotNull(keys), secretId === null ? undefined : ne(keysSecret, secretId)))
    .orderBy(asc(provider))
  return rows.map((row) => getProviderTitle(row.provider))
}
