import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Id } from '#app/lib/id.ts'
import { parseJson } from '#app/lib/json.ts'
import { coalesce } from '#app/platform/db/coalesce.server.ts'
import { env } from '#app/platform/env.server.ts'
import { paymentConnections, paymentOffers } from '#app/pricing/payment-methods/payment-methods.table.ts'
import { listProviders, type RegisteredProvider } from '#app/pricing/payment-methods/payment-providers.ts'
import { missingTerm, NO_TERMS, type PaymentTerms, paymentTerms } from '#app/pricing/payment-methods/payment-terms.ts'
import { keysSecretId } from '#app/pricing/payment-methods/sealed-keys.server.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import { storedByLanguage, textsByLanguage, withTextsIn } from '#app/store/translated.server.ts'

/** A provider that a market offers, with the terms of that market. */
export type OfferedProvider = { readonly entry: RegisteredProvider; readonly terms: PaymentTerms }

/** What staff connected and where they offer it, as JSON text for `paymentsFrom`; also part of other statements. */
export const storedPayments = sql<string>`(select json_build_object(
  'connections', array(select json_build_object('provider', c.provider, 'isActive', c.is_active, 'position', c.position,
    'keysSecret', c.keys_secret) from ${paymentConnections} c),
  'offers', array(select json_build_object('marketId', o.market_id, 'provider', o.provider, 'isOffered', o.is_offered,
    'terms', o.terms, 'texts', ${textsByLanguage('payment-offer', sql`subject_id('payment-offer', o.market_id || '/' || o.provider)`)}) from ${paymentOffers} o order by o.market_id, o.provider))::text)`

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

export type StoredPayments = z.output<typeof storedRows>

let lastRead: { readonly text: string; readonly payments: StoredPayments } | null = null

/** The last text is cached, because it rarely changes. */
export function parsePayments(text: string): StoredPayments {
  if (lastRead?.text !== text) lastRead = { text, payments: storedRows.parse(parseJson(text)) }
  return lastRead.payments
}

export const readStoredPayments = coalesce(async (db): Promise<StoredPayments> => {
  const { rows } = await db.execute<{ payments: string }>(sql`select ${storedPayments} as payments`)
  const [row] = rows
  if (!row) throw new Error('A query without a table returns one row')
  return parsePayments(row.payments)
})

/**
 * Connected and active, in their order. The demo if there is none, or if all of them wait for the first account that
 * shoppers transfer to.
 */
export function activeProviders({ connections, offers }: StoredPayments): readonly RegisteredProvider[] {
  const rowOf = ({ name }: RegisteredProvider) => connections.find(({ provider }) => provider === name)
  const active = listProviders(({ capabilities }) => capabilities.realMoney).filter((entry) => {
    const row = rowOf(entry)
    if (row?.isActive === false) return false
    if (entry.isInEnvironment(env)) return true
    return row !== undefined && (entry.keyFields.length === 0 || row.keysSecret === keysSecretId())
  })
  const ordered = active.toSorted((a, b) => (rowOf(a)?.position ?? 0) - (rowOf(b)?.position ?? 0))
  const isReady = ({ name, termFields }: RegisteredProvider) =>
    !termFields.includes('account') || offers.some(({ provider }) => provider === name)
  return ordered.some(isReady) ? ordered : listProviders(({ capabilities }) => !capabilities.realMoney)
}

/**
 * What a market offers, with the texts of a language; null for the originals. A provider that needs terms is offered only
 * where they were entered.
 */
export function paymentsFrom(
  stored: StoredPayments,
  { id: marketId, currency }: Pick<OpenMarket, 'id' | 'currency'>,
  language: string | null = null,
): readonly OfferedProvider[] {
  return activeProviders(stored).flatMap((entry) => {
    const offer = stored.offers.find((one) => one.marketId === marketId && one.provider === entry.name)
    const terms = offer ? termsIn(offer, language) : NO_TERMS
    const isOffered = (offer?.isOffered ?? true) && missingTerm(entry.termFields, terms, currency) === null
    return isOffered ? [{ entry, terms }] : []
  })
}

function termsIn({ terms, texts }: StoredPayments['offers'][number], language: string | null): PaymentTerms {
  const { note } = terms.account
  return note === '' ? terms : { ...terms, account: withTextsIn(terms.account, texts, language) }
}
