import { asc, eq } from 'drizzle-orm'
import { countryName, expandGroups, sortByName } from '#app/base/countries.ts'
import { isCurrency } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import { switchProvider } from '#app/payments/admin/change-connection.server.ts'
import { getAuditEntity } from '#app/payments/admin/connection-rows.server.ts'
import { createOfferRow, type FormOffers } from '#app/payments/admin/offers-draft.ts'
import type { OfferInput, OffersInput } from '#app/payments/admin/offers-input.ts'
import { alertPayeeChange, type ChangedAccount } from '#app/payments/payee-alert.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { paymentOffers } from '#app/pricing/payment-methods.table.ts'
import type { RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { findMissingTerm, NO_TERMS, type PaymentTerms, paymentTerms } from '#app/pricing/payment-terms.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { markets as marketsTable } from '#app/store/markets.table.ts'

export type ProviderMarket = Awaited<ReturnType<typeof readProviderMarkets>>[number]

/** Reads all markets in order, including drafts. The server formats country names, because browsers' names differ. */
export async function readProviderMarkets(db: Database, { amountLimits }: RegisteredProvider) {
  return (await readMarkets(db)).map(({ id, name, status, currency, countries, isPrimary }) => {
    const codes = sortByName([...new Set(expandGroups(countries))])
    return {
      id,
      name,
      currency,
      isPrimary,
      isOpen: status === 'open',
      isCurrencyAccepted: amountLimits(currency) !== null,
      countries: codes,
      countryNames: codes.map((code) => countryName(code)),
    }
  })
}

export async function readOffers(
  db: Database,
  entry: RegisteredProvider,
  markets: readonly ProviderMarket[],
): Promise<FormOffers> {
  const stored = await readStored(db, entry)
  const rows = markets.map((market) => {
    const offer = stored.get(market.id)
    return createOfferRow(market, offer?.isOffered ?? null, offer?.terms ?? NO_TERMS, entry.settingFields)
  })
  return { rows, version: computeVersion([rows, markets.map(({ currency }) => currency)]) }
}

/** Returns, keyed by market, the reason why the market does not offer the provider although staff switched it on. */
export async function readMissingTerms(
  db: Database,
  entry: RegisteredProvider,
  markets: readonly ProviderMarket[],
): Promise<Readonly<Record<string, string>>> {
  const stored = await readStored(db, entry)
  const missingTerms = markets.flatMap(({ id, currency }) => {
    const offer = stored.get(id)
    const text = offer?.isOffered ? findMissingTerm(entry.settingFields, offer.terms, currency) : null
    return text === null ? [] : [[id, text] as const]
  })
  return Object.fromEntries(missingTerms)
}

async function readStored(db: Database, { name }: RegisteredProvider) {
  const rows = await db.select().from(paymentOffers).where(eq(paymentOffers.provider, name))
  return new Map(
    rows.map(({ marketId, isOffered, terms }) => {
      return [String(marketId), { isOffered, terms: paymentTerms.catch(NO_TERMS).parse(terms) }]
    }),
  )
}

/**
 * Returns true if shoppers of a market would send transfers to a different account. Such a change requires the
 * password.
 */
export async function changesAccount(db: Database, entry: RegisteredProvider, { rows }: OffersInput): Promise<boolean> {
  const stored = await readStored(db, entry)
  return rows.some((row) => isDifferentAccount(stored.get(row.market)?.terms ?? NO_TERMS, row.terms))
}

function isDifferentAccount(before: PaymentTerms, after: PaymentTerms): boolean {
  return computeVersion(before.account) !== computeVersion(after.account)
}

type SaveResult =
  | { readonly outcome: 'saved' | 'conflict' }
  /** The provider could not be switched on. */
  | { readonly outcome: 'rejected'; readonly reason: string }

class NotSaved extends Rollback<SaveResult> {}

/** Saves the offers, and switches the provider on if the form requests this. */
export async function saveOffers(
  db: Database,
  entry: RegisteredProvider,
  input: OffersInput,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  try {
    return await withTx(db, async (tx) => {
      const outcome = await writeOffers(tx, entry, input, staffId)
      const isTurnedOn = outcome === 'saved' && input.turnOn
      const reason = isTurnedOn ? await switchProvider(tx, entry, true, staffId) : null
      if (reason !== null) throw new NotSaved({ outcome: 'rejected', reason })
      return { outcome }
    })
  } catch (error) {
    if (error instanceof NotSaved) return error.result
    throw error
  }
}

/** Writes the changed rows. An unchanged market without a stored row continues to follow the default. */
async function writeOffers(
  tx: Database,
  entry: RegisteredProvider,
  { rows, version }: OffersInput,
  staffId: Id<'staff'>,
): Promise<'saved' | 'conflict'> {
  await tx.select({ id: marketsTable.id }).from(marketsTable).orderBy(asc(marketsTable.id)).for('no key update')
  const markets = await readProviderMarkets(tx, entry)
  const before = await readOffers(tx, entry, markets)
  const stored = await readStored(tx, entry)
  const changed = rows.flatMap((input) => {
    const market = markets.find(({ id }) => id === input.market)
    const shownRow = before.rows.find((row) => row.market === input.market)
    if (!market || !shownRow) return []
    const offer = stored.get(input.market)
    const isSame = offer
      ? computeVersion([offer.isOffered, offer.terms]) === computeVersion([input.isOffered, input.terms])
      : computeVersion(shownRow) ===
        computeVersion(createOfferRow(market, input.isOffered, input.terms, entry.settingFields))
    return isSame ? [] : [{ input, name: market.name, wasOffered: shownRow.isOffered }]
  })
  if (changed.length === 0) return 'saved'
  if (before.version !== version) return 'conflict'
  const changes: Record<string, unknown> = {}
  const accounts: ChangedAccount[] = []
  for (const { input, name, wasOffered } of changed) {
    const marketId = parseId<'market'>(input.market)
    if (!marketId) continue
    const { isOffered, terms } = input
    await tx
      .insert(paymentOffers)
      .values({ marketId, provider: entry.name, isOffered, terms })
      .onConflictDoUpdate({ target: [paymentOffers.marketId, paymentOffers.provider], set: { isOffered, terms } })
    const formerTerms = stored.get(input.market)?.terms ?? NO_TERMS
    Object.assign(changes, findChanges(name, wasOffered, formerTerms, input))
    if (isDifferentAccount(formerTerms, terms)) accounts.push({ market: name, ending: formatAccountEnding(terms) })
  }
  if (accounts.length > 0) await alertPayeeChange(tx, entry, { staffId, accounts })
  await recordChange(tx, staffId, {
    action: 'payments.offers',
    entity: getAuditEntity(entry.name),
    entityId: null,
    changes,
  })
  return 'saved'
}

/**
 * Lists the changes for the audit log. They include the last digits of the account number, because payments
 * to a wrong account are lost. They do not include the holder's name.
 */
function findChanges(market: string, wasOffered: boolean, before: PaymentTerms, { isOffered, terms }: OfferInput) {
  const changes: Record<string, { from: unknown; to: unknown }> = {}
  const add = (field: string, from: unknown, to: unknown) => {
    if (from !== to) changes[`${market}, ${field}`] = { from, to }
  }
  add('offered', wasOffered, isOffered)
  add('IBAN', formatEnding(before.account.iban), formatEnding(terms.account.iban))
  add('account number', formatEnding(before.account.number), formatEnding(terms.account.number))
  add('days of hold', before.holdDays, terms.holdDays)
  add('fee', formatAmount(before.fee, before.currency), formatAmount(terms.fee, terms.currency))
  add('maximum', formatAmount(before.max, before.currency), formatAmount(terms.max, terms.currency))
  add('countries', formatCountries(before.countries), formatCountries(terms.countries))
  const computeDetailsVersion = ({ account: { holder, bic, bank, routing, note } }: PaymentTerms) =>
    computeVersion([holder, bic, bank, routing, note])
  if (computeDetailsVersion(before) !== computeDetailsVersion(terms))
    changes[`${market}, other details of the account`] = { from: 'former', to: 'changed' }
  return changes
}

/** Formats an amount for the audit log, such as '₦1,000.00'; null if there is no amount. */
function formatAmount(minor: number | null, currency: string): string | null {
  return minor && isCurrency(currency) ? formatMoney(money(minor, currency)) : null
}

function formatCountries(codes: readonly string[]): string {
  return codes.length === 0 ? 'all' : codes.map((code) => countryName(code)).join(', ')
}

function formatAccountEnding({ account: { iban, number } }: PaymentTerms): string {
  return formatEnding(iban || number)
}

function formatEnding(number: string): string {
  return number === '' ? '' : `…${number.slice(-4)}`
}
