import { eq } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import {
  getAuditEntity,
  KEYS_ACTION,
  listConnections,
  readConnection,
} from '#app/payments/admin/connection-rows.server.ts'
import { isConnected, takesPayments } from '#app/payments/admin/connection-state.ts'
import { adminText } from '#app/payments/admin-text.ts'
import {
  recordTest,
  removeKeys,
  saveKeys,
  setActive,
  setPosition,
} from '#app/payments/connections/connections.server.ts'
import { alertPayeeChange } from '#app/payments/payee-alert.server.ts'
import { type LoadProvider, loadProvider } from '#app/payments/providers/providers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { paymentConnections } from '#app/pricing/payment-methods.table.ts'
import type { ConnectionTest, Keys, PaymentProvider, RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { recordChange } from '#app/store/audit.server.ts'

/** `tested` is null if the provider did not respond. */
type ConnectResult =
  | { readonly outcome: 'saved'; readonly tested: Extract<ConnectionTest, { ok: true }> | null }
  | { readonly outcome: 'rejected'; readonly reason: string }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'in-environment' }

/** Computes the version of the stored keys, so that a form detects keys entered since it was loaded. */
export function computeKeysVersion(row: { readonly keys: string | null } | null): string {
  return computeVersion(row?.keys ?? null)
}

/** Tests keys, then saves them unless the provider rejects them. Never call this inside a transaction. */
export async function connectProvider(
  db: Database,
  entry: RegisteredProvider,
  { keys, version }: { readonly keys: Keys; readonly version: string },
  staffId: Id<'staff'>,
): Promise<ConnectResult> {
  if (entry.isConfiguredInEnvironment(env)) return { outcome: 'in-environment' }
  const tested = await tryConnection(entry.name, entry.connect(env, keys))
  if (tested && !tested.ok) return { outcome: 'rejected', reason: tested.reason }
  return await withTx(db, async (tx): Promise<ConnectResult> => {
    if (computeKeysVersion(await lockConnection(tx, entry.name)) !== version) return { outcome: 'conflict' }
    await saveKeys(tx, entry.name, keys)
    const { row } = await readConnection(tx, entry)
    await recordTest(tx, entry.name, tested, row?.keys ?? null)
    const hint = `…${row?.keysHint ?? ''}`
    const changes = { Keys: { from: null, to: `ending in ${hint}` } }
    await recordChange(tx, staffId, {
      action: KEYS_ACTION,
      entity: getAuditEntity(entry.name),
      entityId: null,
      changes,
    })
    await alertPayeeChange(tx, entry, { staffId, account: tested?.account ?? null, keys: hint })
    return { outcome: 'saved', tested }
  })
}

/** Returns 'not-connected' if there are no keys to test, and null if the provider did not respond. */
export async function testConnection(
  db: Database,
  entry: RegisteredProvider,
  load: LoadProvider = loadProvider,
): Promise<ConnectionTest | 'not-connected' | null> {
  const { row, isConfiguredInEnvironment } = await readConnection(db, entry)
  const provider = await load(db, entry.name)
  if (!provider || (!isConfiguredInEnvironment && !row?.keys)) return 'not-connected'
  const tested = await tryConnection(entry.name, async () => provider)
  await recordTest(db, entry.name, tested, row?.keys ?? null)
  return tested
}

async function tryConnection(
  provider: string,
  load: (() => Promise<PaymentProvider>) | null,
): Promise<ConnectionTest | null> {
  if (!load) throw new Error(`There is no way to connect to ${provider} with its keys`)
  try {
    return await (await load()).test()
  } catch (error) {
    log.warn({ event: 'payment-test-failed', provider, err: error })
    return null
  }
}

/** Switches a provider on or off. Returns the reason if this is not possible; otherwise null. */
export async function switchProvider(
  db: Database,
  entry: RegisteredProvider,
  isOn: boolean,
  staffId: Id<'staff'>,
): Promise<string | null> {
  return await withTx(db, async (tx) => {
    await lockConnection(tx, entry.name)
    const { state, needsAccount } = await readConnection(tx, entry)
    if (takesPayments(state) === isOn) return null
    if (!isConnected(state)) return adminText.enterKeysFirst(entry.title())
    if (isOn && needsAccount) return adminText.enterAccountFirst
    await setActive(tx, entry.name, isOn)
    const changes = { Active: { from: !isOn, to: isOn } }
    await recordChange(tx, staffId, {
      action: 'payments.switch',
      entity: getAuditEntity(entry.name),
      entityId: null,
      changes,
    })
    return null
  })
}

/** Saves the order of methods at checkout. Providers that are not listed come last, in their previous order. */
export async function arrangeProviders(db: Database, names: readonly string[], staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    await tx.select({ provider: paymentConnections.provider }).from(paymentConnections).for('update')
    const before = (await listConnections(tx)).map(({ entry }) => entry)
    const getPosition = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
    const after = before.toSorted((a, b) => getPosition(a.name) - getPosition(b.name))
    if (after.every((entry, index) => entry === before[index])) return
    for (const [position, { name }] of after.entries()) await setPosition(tx, name, position)
    const formatTitles = (all: readonly RegisteredProvider[]) => all.map(({ title }) => title()).join(', ')
    const changes = { Order: { from: formatTitles(before), to: formatTitles(after) } }
    await recordChange(tx, staffId, { action: 'payments.arrange', entity: 'payments', entityId: null, changes })
  })
}

export async function disconnectProvider(db: Database, entry: RegisteredProvider, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    const row = await lockConnection(tx, entry.name)
    if (!row?.keys) return
    await removeKeys(tx, entry.name)
    const changes = { Keys: { from: `ending in …${row.keysHint ?? ''}`, to: null } }
    await recordChange(tx, staffId, {
      action: 'payments.remove-keys',
      entity: getAuditEntity(entry.name),
      entityId: null,
      changes,
    })
  })
}

async function lockConnection(tx: Database, provider: string) {
  const [row] = await tx
    .select({ keys: paymentConnections.keys, keysHint: paymentConnections.keysHint })
    .from(paymentConnections)
    .where(eq(paymentConnections.provider, provider))
    .for('update')
  return row ?? null
}
