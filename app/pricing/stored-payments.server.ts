import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { CURRENCY_CODES, type CurrencyCode } from '#app/base/currencies.ts'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { getAuthSecret } from '#app/platform/auth-secret.server.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import { compileSql } from '#app/platform/db/compiled.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { env } from '#app/platform/env.server.ts'
import { computeFingerprint, seal, unseal } from '#app/platform/sealed.server.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods.table.ts'
import { type Keys, listProviders, type RegisteredProvider } from '#app/pricing/payment-providers.ts'
import { findMissingTerm, NO_TERMS, type PaymentTerms, paymentTerms } from '#app/pricing/payment-terms.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import { selectTextsByLanguage, storedByLanguage, withTextsIn } from '#app/store/translated.server.ts'

/** A provider that a market offers, with the market's terms. */
export type OfferedProvider = { readonly entry: RegisteredProvider; readonly terms: PaymentTerms }

/**
 * Selects the connected providers and their offers as JSON text for `parsePayments`. Other statements include this
 * expression.
 */
export const storedPayments = compileSql(sql<string>`(select json_build_object(
  'connections', array(select json_build_object('provider', c.provider, 'isActive', c.is_active, 'position', c.position,
    'keysSecret', c.keys_secret) from ${paymentConnections} c),
  'offers', array(select json_build_object('marketId', o.market_id, 'provider', o.provider, 'isOffered', o.is_offered,
    'terms', o.terms, 'texts', ${selectTextsByLanguage('payment-offer', sql`subject_id('payment-offer', o.market_id || '/' || o.provider)`)}) from ${paymentOffers} o order by o.market_id, o.provider))::text)`)

const storedRows = z.object({
  connections: z.array(
    z.object({
      provider: z.string(),
      isActive: z.boolean(),
      position: z.int(),
      keysSecret: z.string().nullable(),
    }),
  ),
  offers: z.array(
    z.object({
      marketId: z.custom<Id<'market'>>(),
      provider: z.string(),
      isOffered: z.boolean(),
      terms: paymentTerms.catch(NO_TERMS),
      texts: storedByLanguage,
    }),
  ),
})

type StoredPayments = z.output<typeof storedRows>

let lastRead: { readonly text: string; readonly payments: StoredPayments } | null = null

/** Parses `storedPayments`. The result is cached until the text changes. */
export function parsePayments(text: string): StoredPayments {
  if (lastRead?.text !== text) lastRead = { text, payments: storedRows.parse(parseJson(text)) }
  return lastRead.payments
}

export const readStoredPayments = coalesce(async (db): Promise<StoredPayments> => {
  const { payments } = await readValues(db, { payments: storedPayments })
  return parsePayments(payments)
})

/**
 * Lists connected and active providers in order, or only the demo provider if no provider is active or if all active
 * providers still need an account for bank transfers.
 */
export function listActiveProviders({ connections, offers }: StoredPayments): readonly RegisteredProvider[] {
  const findConnection = ({ name }: RegisteredProvider) => connections.find(({ provider }) => provider === name)
  const active = listProviders(({ capabilities }) => capabilities.isRealMoney).filter((entry) => {
    const row = findConnection(entry)
    if (row?.isActive === false) return false
    if (entry.isConfiguredInEnvironment(env)) return true
    return row !== undefined && (entry.keyFields.length === 0 || row.keysSecret === getKeysSecretId())
  })
  const orderedProviders = active.toSorted(
    (a, b) => (findConnection(a)?.position ?? 0) - (findConnection(b)?.position ?? 0),
  )
  const isReady = ({ name, settingFields }: RegisteredProvider) =>
    !settingFields.includes('account') || offers.some(({ provider }) => provider === name)
  return orderedProviders.some(isReady)
    ? orderedProviders
    : listProviders(({ capabilities }) => !capabilities.isRealMoney)
}

/**
 * Returns a market's payment providers, with text in a language (null for the original text). A provider that needs
 * terms is offered only in markets where they were entered.
 */
export function listOfferedProviders(
  stored: StoredPayments,
  { id: marketId, currency }: Pick<OpenMarket, 'id' | 'currency'>,
  language: string | null = null,
): readonly OfferedProvider[] {
  return listActiveProviders(stored).flatMap((entry) => {
    const offer = stored.offers.find(
      (marketOffer) => marketOffer.marketId === marketId && marketOffer.provider === entry.name,
    )
    const terms = offer ? translateTerms(offer, language) : NO_TERMS
    const isOffered = (offer?.isOffered ?? true) && findMissingTerm(entry.settingFields, terms, currency) === null
    return isOffered ? [{ entry, terms }] : []
  })
}

function translateTerms({ terms, texts }: StoredPayments['offers'][number], language: string | null): PaymentTerms {
  const { note } = terms.account
  return note === '' ? terms : { ...terms, account: withTextsIn(terms.account, texts, language) }
}

export type ProviderDescription = ReturnType<typeof describeProvider>

/** Describes the providers that accept new payments, for staff: in one market, or in any if `market` is null. */
export function describeProviders(
  stored: StoredPayments,
  market: Pick<OpenMarket, 'id' | 'currency'> | null,
): ProviderDescription[] {
  const entries = market ? listOfferedProviders(stored, market).map(({ entry }) => entry) : listActiveProviders(stored)
  return entries.map(describeProvider)
}

function describeProvider({ title, methods, capabilities, amountLimits }: RegisteredProvider) {
  const unsupported: readonly CurrencyCode[] = CURRENCY_CODES.filter((code) => amountLimits(code) === null)
  return { title: title(), methods, isRealMoney: capabilities.isRealMoney, unsupported }
}

/**
 * Identifies the secret that encrypts the keys, so keys from a restored database with a different secret are not used.
 */
export function getKeysSecretId(): string {
  secretId ??= computeFingerprint('payment keys', { secret: getAuthSecret(), owner: 'payments' }).slice(0, 16)
  return secretId
}

let secretId: string | null = null

export function sealKeys(provider: string, keys: Keys): string {
  return seal(new TextEncoder().encode(JSON.stringify(keys)), getSealContext(provider))
}

/** Returns null if the keys were encrypted with a different secret or for a different provider, or are damaged. */
export function unsealKeys(provider: string, sealed: string): Keys | null {
  const bytes = unseal(sealed, getSealContext(provider))
  const keys = bytes && z.record(z.string(), z.string()).safeParse(parseJson(new TextDecoder().decode(bytes)))
  return keys?.success ? keys.data : null
}

function getSealContext(provider: string) {
  return { secret: getAuthSecret(), owner: `payments:${provider}` }
}
