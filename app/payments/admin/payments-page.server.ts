import { listConnections, type StoredConnection } from '#app/payments/admin/connection-rows.server.ts'
import { isConnected, takesPayments } from '#app/payments/admin/connection-state.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listActiveProviders, listOfferedProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { readLocales } from '#app/store/markets.server.ts'

export type ProviderRow = ReturnType<typeof toRow>

/** 'demo': no provider is active; 'test': all active providers have test keys. */
type MoneyNotice = 'demo' | 'test' | null

/** Returns the payment providers in their order at checkout, and the open markets without a way to pay. */
export async function readPaymentsPage(db: Database) {
  const [connections, stored, locales] = [
    await listConnections(db),
    await readStoredPayments(db),
    await readLocales(db),
  ]
  const markets = [...new Map(locales.map(({ market }) => [market.id, market])).values()]
  const marketProviders = markets.map((market) => ({
    market,
    providers: listOfferedProviders(stored, market)
      .filter(({ entry }) => entry.amountLimits(market.currency) !== null)
      .map(({ entry }) => entry.name),
  }))
  const countMarketsOffering = (name: string) =>
    marketProviders.filter(({ providers }) => providers.includes(name)).length
  const active = connections.filter(({ state }) => takesPayments(state))
  const notice: MoneyNotice = listActiveProviders(stored).every(({ capabilities }) => !capabilities.isRealMoney)
    ? 'demo'
    : active.every(({ state }) => state === 'test')
      ? 'test'
      : null
  return {
    rows: connections.map((connection, position) =>
      toRow(connection, position, countMarketsOffering(connection.entry.name)),
    ),
    openMarkets: markets.length,
    notice,
    unpayable: marketProviders
      .filter(({ providers }) => providers.length === 0)
      .map(({ market: { id, name, currency } }) => ({ id, name, currency })),
  }
}

function toRow({ entry, row, state, needsAccount }: StoredConnection, position: number, offeredIn: number) {
  const { name, capabilities, keyFields, methods } = entry
  return {
    id: name,
    position,
    title: entry.title(),
    description: entry.description(),
    method: methods[0] ?? null,
    logo: entry.logo ?? null,
    state,
    offeredIn,
    canSwitch: isConnected(state),
    isOn: takesPayments(state),
    needsKeys: keyFields.length > 0,
    needsAccount,
    hasWebhook: capabilities.hasWebhook,
    webhookAt: row?.webhookAt ?? null,
    webhookProblem: row?.webhookProblem ?? null,
    testedAt: row?.testedAt ?? null,
    testProblem: row?.testProblem ?? null,
  }
}
