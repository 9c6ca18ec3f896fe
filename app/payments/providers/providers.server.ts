import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'
import { findProvider, type PaymentProvider } from '#app/pricing/payment-providers.ts'
import { unsealKeys } from '#app/pricing/stored-payments.server.ts'

/** Loaded providers by name, with the keys that each was loaded with. */
const loaded = new Map<string, { readonly keys: string | null; readonly provider: Promise<PaymentProvider> }>()

/** Returns null if the provider is unknown or has no readable keys. An inactive provider still settles its orders. */
export async function loadProvider(db: Database, name: string): Promise<PaymentProvider | null> {
  const entry = findProvider(name)
  if (!entry) return null
  const sealed = entry.keyFields.length > 0 && !entry.isConfiguredInEnvironment(env) ? await readKeys(db, name) : null
  const cached = loaded.get(name)
  if (cached?.keys === sealed) return await cached.provider
  const load = entry.connect(env, sealed === null ? null : unsealKeys(name, sealed))
  if (!load) return null
  const provider = load()
  loaded.set(name, { keys: sealed, provider })
  return await provider
}

export type LoadProvider = (db: Database, name: string) => Promise<PaymentProvider | null>

async function readKeys(db: Database, name: string): Promise<string | null> {
  const [row] = await db
    .select({ keys: paymentConnections.keys })
    .from(paymentConnections)
    .where(eq(paymentConnections.provider, name))
  return row?.keys ?? null
}
