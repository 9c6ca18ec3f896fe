import { and, eq } from 'drizzle-orm'
import { isCancelled, isPaymentOpen } from '#app/orders/order-status.ts'
import { orderText } from '#app/orders/order-text.ts'
import { hasPaymentStatus, hasStatus, orders } from '#app/orders/orders.table.ts'
import { refunds } from '#app/orders/refunds.table.ts'
import { computeKeysVersion } from '#app/payments/admin/change-connection.server.ts'
import { findKeysEnteredAt, getAuditEntity, readConnection } from '#app/payments/admin/connection-rows.server.ts'
import { isConnected, takesPayments } from '#app/payments/admin/connection-state.ts'
import { readMissingTerms, readOffers, readProviderMarkets } from '#app/payments/admin/offers.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import type { KeyField, RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { listChanges } from '#app/store/audit.server.ts'

export type ProviderPage = Awaited<ReturnType<typeof readProviderPage>>

/** `origin` is the origin of the webhook URL if PUBLIC_URL is not set. The result contains no keys. */
export async function readProviderPage(db: Database, entry: RegisteredProvider, origin: string) {
  const { name, title, description, methods, keyFields, settingFields, capabilities } = entry
  const { row, state, isConfiguredInEnvironment, needsAccount } = await readConnection(db, entry)
  const markets = await readProviderMarkets(db, entry)
  const publicUrl = env.PUBLIC_URL ?? null
  return {
    name,
    title: title(),
    description: description(),
    state,
    settingFields: settingFields,
    markets,
    methods: methods.map((method) => orderText.paymentNames[method]),
    canSwitch: isConnected(state),
    isOn: takesPayments(state),
    needsAccount,
    isPublic: publicUrl !== null,
    keyFields: keyFields.map(toShownField),
    connection: {
      isConfiguredInEnvironment,
      hasKeys: !isConfiguredInEnvironment && row?.keys != null,
      keysHint: row?.keysHint ?? '',
      keysEnteredAt: row?.keys ? await findKeysEnteredAt(db, name) : null,
      keysVersion: computeKeysVersion(row),
      testedAt: row?.testedAt ?? null,
      testProblem: row?.testProblem ?? null,
      account: row?.account ?? null,
      mode: row?.mode ?? null,
    },
    webhook: capabilities.hasWebhook
      ? {
          url: `${publicUrl ?? origin}/webhooks/${name}`,
          at: row?.webhookAt ?? null,
          problem: row?.webhookProblem ?? null,
        }
      : null,
    openOrders: await db.$count(
      orders,
      and(
        eq(orders.paymentProvider, name),
        hasPaymentStatus(orders.paymentStatus, isPaymentOpen),
        hasStatus(orders.status, (status) => !isCancelled(status)),
      ),
    ),
    openRefunds: await db.$count(refunds, and(eq(refunds.paymentProvider, name), eq(refunds.status, 'pending'))),
    offers: await readOffers(db, entry, markets),
    missingTerms: await readMissingTerms(db, entry, markets),
    history: await listChanges(db, getAuditEntity(name), null),
  }
}

function toShownField({ name, variable, label, hint, choices }: KeyField) {
  const shownChoices = choices?.map((choice) => ({ value: choice.value, label: choice.label(), hint: choice.hint() }))
  return { name, variable, label: label(), hint: hint(), choices: shownChoices }
}
