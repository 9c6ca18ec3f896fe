import { and, eq, max } from 'drizzle-orm'
import { type ConnectionState, getConnectionState } from '#app/payments/admin/connection-state.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods.table.ts'
import type { RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { findMissingAccount, NO_TERMS, paymentTerms } from '#app/pricing/payment-terms.ts'
import { getKeysSecretId } from '#app/pricing/stored-payments.server.ts'
import { auditLog } from '#app/store/staff.table.ts'

type ConnectionRow = typeof paymentConnections.$inferSelect

export type StoredConnection = {
  readonly entry: RegisteredProvider
  readonly row: ConnectionRow | null
  readonly state: ConnectionState
  readonly isConfiguredInEnvironment: boolean
  /** True if the provider cannot be switched on because no market has an account for transfers yet. */
  readonly needsAccount: boolean
}

/** Lists all providers in their order at checkout. */
export async function listConnections(db: Database): Promise<readonly StoredConnection[]> {
  const rows = await db.select().from(paymentConnections)
  const accounts = await listAccountProviders(db)
  const all = PROVIDERS.map((entry) =>
    toConnection(entry, rows.find(({ provider }) => provider === entry.name) ?? null, accounts),
  )
  return all.toSorted((a, b) => (a.row?.position ?? 0) - (b.row?.position ?? 0))
}

export async function readConnection(db: Database, entry: RegisteredProvider): Promise<StoredConnection> {
  const [row] = await db.select().from(paymentConnections).where(eq(paymentConnections.provider, entry.name))
  return toConnection(entry, row ?? null, await listAccountProviders(db))
}

/** Lists the providers with a complete account in a market. */
async function listAccountProviders(db: Database): Promise<readonly string[]> {
  const { provider, terms } = paymentOffers
  const offers = await db.select({ provider, terms }).from(paymentOffers)
  return offers
    .filter((offer) => findMissingAccount(paymentTerms.catch(NO_TERMS).parse(offer.terms).account) === null)
    .map((offer) => offer.provider)
}

function toConnection(
  entry: RegisteredProvider,
  row: ConnectionRow | null,
  accountProviders: readonly string[],
): StoredConnection {
  const isConfiguredInEnvironment = entry.isConfiguredInEnvironment(env)
  const state = getConnectionState({
    needsKeys: entry.keyFields.length > 0,
    isConfiguredInEnvironment,
    storedKeys: !row?.keys ? 'none' : row.keysSecret === getKeysSecretId() ? 'readable' : 'unreadable',
    isActive: row?.isActive ?? null,
    mode: row?.mode ?? null,
  })
  const needsAccount = entry.settingFields.includes('account') && !accountProviders.includes(entry.name)
  return { entry, row, state, isConfiguredInEnvironment, needsAccount }
}

/** Returns the entity under which the audit log records changes to a provider. */
export function getAuditEntity(provider: string): string {
  return `payments:${provider}`
}

export const KEYS_ACTION = 'payments.keys'

/** Returns the time when the keys were last entered; null if the audit log does not contain it. */
export async function findKeysEnteredAt(db: Database, provider: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(and(eq(auditLog.entity, getAuditEntity(provider)), eq(auditLog.action, KEYS_ACTION)))
  return last?.at ?? null
}
