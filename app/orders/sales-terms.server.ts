import type { SQL } from 'drizzle-orm'
import { toDay } from '#app/lib/time-zone.ts'
import { createWiredList } from '#app/lib/wired-list.ts'
import type { ShownPolicy } from '#app/orders/evidence/evidence.ts'
import type { Order } from '#app/orders/orders.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues, type ValuesRow } from '#app/platform/db/read-values.server.ts'
import { parseShipping, storedShipping } from '#app/pricing/market-shipping.server.ts'
import { showsPrior } from '#app/pricing/product-price.ts'
import type { MarketShipping } from '#app/pricing/shipping.ts'
import {
  listOfferedProviders,
  type OfferedProvider,
  parsePayments,
  storedPayments,
} from '#app/pricing/stored-payments.server.ts'
import { parseTaxTable, storedTaxes } from '#app/pricing/stored-taxes.server.ts'
import { getTaxesOn, type Taxes } from '#app/pricing/tax-table.ts'
import { appliesIn, LAW_RULE_IDS, type LawRuleId, showsRule } from '#app/store/law-rules.ts'
import { findContentLanguage, type Locale } from '#app/store/locale.ts'
import { type Market, toMarket } from '#app/store/market.ts'
import { parseLocales, storedMarkets } from '#app/store/markets.server.ts'
import { parseSettings, storedSettings } from '#app/store/settings.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** The settings, taxes and rules of a market. */
export type SalesTerms = Settings & {
  readonly locale: Locale
  readonly market: Market
  readonly hasWithdrawal: boolean
  /** See `showsPrior`. */
  readonly needsPrior: boolean
  /** True if products with a measurement show their unit price. */
  readonly showsUnitPrice: boolean
  /** The consumer law rules that the market complies with. */
  readonly rules: readonly LawRuleId[]
  readonly shipping: MarketShipping
  readonly taxes: Taxes
  readonly payments: readonly OfferedProvider[]
}

/** Values to read in one statement, for `buildTerms`. */
export const storedTerms = {
  settings: storedSettings,
  markets: storedMarkets,
  shipping: storedShipping,
  taxes: storedTaxes,
  payments: storedPayments,
}

type StoredTerms = ValuesRow<typeof storedTerms>

/** `prefix` is the prefix of the locale. The taxes are those in force at `now`. */
export type TermsQuery = { readonly prefix: string; readonly now: Date }

/**
 * Returns the terms for the locale with this prefix, or the primary market's terms if the locale's market has been
 * closed since the page was loaded.
 */
export function buildTerms(stored: StoredTerms, { prefix, now }: TermsQuery): SalesTerms {
  const locales = parseLocales(stored.markets)
  const locale = locales.find((candidate) => candidate.prefix === prefix) ?? locales[0]
  if (!locale) throw new Error('The primary market is missing, although the database requires it')
  return buildLocaleTerms(locale, locales, stored, now)
}

function buildLocaleTerms(locale: Locale, locales: readonly Locale[], stored: StoredTerms, now: Date): SalesTerms {
  const language = findContentLanguage(locale, locales)
  const settings = parseSettings(stored.settings)
  return {
    ...settings,
    locale,
    market: toMarket(locale.market, settings.store_currency),
    hasWithdrawal: appliesIn('withdrawal', locale.market),
    needsPrior: showsPrior(locale.market, settings),
    showsUnitPrice: showsRule('unit-price', locale.market, settings),
    rules: LAW_RULE_IDS.filter((rule) => showsRule(rule, locale.market, settings)),
    shipping: parseShipping(stored.shipping, locale.market.id, language),
    taxes: getTaxesOn(parseTaxTable(stored.taxes), toDay(now, settings.store_time_zone)),
    payments: listOfferedProviders(parsePayments(stored.payments), locale.market, language),
  }
}

export async function readTerms(db: Database, query: TermsQuery): Promise<SalesTerms> {
  return buildTerms(await readValues(db, storedTerms), query)
}

/** Returns the terms of each open market in its default language, primary market first. */
export async function readMarketTerms(db: Database, now: Date): Promise<readonly SalesTerms[]> {
  const stored = await readValues(db, storedTerms)
  const locales = parseLocales(stored.markets)
  return locales.filter(({ isDefault }) => isDefault).map((locale) => buildLocaleTerms(locale, locales, stored, now))
}

/** A policy that is part of the contract, split into lines. */
export type MailedPolicy = { readonly title: string; readonly lines: readonly string[] }

/** The published policies, with hashes instead of their text. */
export type ShownPolicies = readonly ShownPolicy[]

export type PolicySource = {
  readonly shown: SQL<ShownPolicies>
  /** The policies that a confirmation contains, in the order's language. */
  readonly readMailed: (
    db: Database,
    order: Pick<Order, 'language' | 'marketId'>,
    settings: Settings,
  ) => Promise<readonly MailedPolicy[]>
}

/** Has one entry, from the module that stores the policies. */
export const policySources = createWiredList<PolicySource>('policySources')

/** @throws if no module provides policies */
export function getPolicySource(): PolicySource {
  const [source] = policySources.entries
  if (!source) throw new Error('No module provides policies')
  return source
}
