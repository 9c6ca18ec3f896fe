import { and, eq, max } from 'drizzle-orm'
import { type ConnectionState, getConnectionState } from '#app/payments/admin/connection-state.ts'
import { PROVIDERS } from '#app/payments/providers/registry.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'
import type { RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { getKeysSecretId } from '#app/pricing/stored-payments.server.ts'
import { auditLog } from '#app/store/staff.table.ts'

type ConnectionRow = typeof paymentConnections.$inferSelect

export type StoredConnection = {
  readonly entry: RegisteredProvider
  readonly row: ConnectionRow | null
  readonly state: ConnectionState
  readonly isInEnvironment: boolean
}

/** Lists all providers in their order at checkout. */
export async function listConnections(db: Database): Promise<readonly StoredConnection[]> {
  const rows = await db.select().from(paymentConnections)
  const all = PROVIDERS.map((entry) =>
    toConnection(entry, rows.find(({ provider }) => provider === entry.name) ?? null),
  )
  return all.toSorted((a, b) => (a.row?.position ?? 0) - (b.row?.position ?? 0))
}

export async function readConnection(db: Database, entry: RegisteredProvider): Promise<StoredConnection> {
  const [row] = await db.select().from(paymentConnections).where(eq(paymentConnections.provider, entry.name))
  return toConnection(entry, row ?? null)
}

function toConnection(entry: RegisteredProvider, row: ConnectionRow | null): StoredConnection {
  const isInEnvironment = entry.isInEnvironment(env)
  const state = getConnectionState({
    needsKeys: entry.keyFields.length > 0,
    isInEnvironment,
    storedKeys: !row?.keys ? 'none' : row.keysSecret === getKeysSecretId() ? 'readable' : 'unreadable',
    isActive: row?.isActive ?? null,
    mode: row?.mode ?? null,
  })
  return { entry, row, state, isInEnvironment }
}

/** Returns the id under which the audit log records changes to a provider. */
export function getAuditEntity(provider: string): string {
  return `payments:${provider}`
}

export const KEYS_ACTION = 'payments.keys'

/** Returns the time when the keys were last entered; null if the audit log does not contain it. */
export async function findKeysEntered(db: Database, provider: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(and(eq(auditLog.entity, getAuditEntity(provider)), eq(auditLog.action, KEYS_ACTION)))
  return last?.at ?? null
}
