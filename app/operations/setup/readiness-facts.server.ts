import { sql } from 'drizzle-orm'
import { href } from 'react-router'
import { expandGroups } from '#app/base/countries.ts'
import { listAddressCountries } from '#app/base/market-addresses.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { readSafetySettings } from '#app/catalog/manufacturers.server.ts'
import { marketPrices } from '#app/catalog/prices.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { listUnfinishedSections, readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { listGaps } from '#app/content/page-gaps.ts'
import { readPolicies } from '#app/content/pages.server.ts'
import { readTranslationAdvice } from '#app/content/translation-advice.server.ts'
import { hasAppliedImport } from '#app/exchange/import-state.server.ts'
import { readLawFindings } from '#app/operations/law/law-facts.server.ts'
import { hasMailServer, isMailServerTested } from '#app/operations/mail/mail-server.server.ts'
import { getMissingLabel, listMissing } from '#app/operations/markets/missing.ts'
import type { GuideFacts } from '#app/operations/setup/guide-steps.ts'
import type { MarketFacts, ProductFacts } from '#app/operations/setup/readiness.ts'
import { areInitialCategories } from '#app/operations/setup/start-language.server.ts'
import { readMarketTerms, type SalesTerms } from '#app/orders/sales-terms.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readValues } from '#app/platform/db/read-values.server.ts'
import { countUnsentMails } from '#app/platform/mail/outbox.server.ts'
import { readMarkets } from '#app/pricing/read-markets.server.ts'
import { listDeliveredCountries, offersDelivery } from '#app/pricing/shipping-options.ts'
import { isTaxedSomewhere } from '#app/pricing/tax-table.ts'
import { brands } from '#app/store/brands.table.ts'
import type { Settings } from '#app/store/settings.ts'
import { formKeys, getField, getSettingPath, PLACEHOLDER_KEYS } from '#app/store/settings-fields.ts'

/** Reads the data for the setup guide and the rules for opening. */
export async function readReadinessFacts(db: Database, now = new Date()): Promise<GuideFacts> {
  // Sequential, because this also runs in a transaction
  const terms = await readMarketTerms(db, now)
  const [primary] = terms
  if (!primary) throw new Error('The primary market is missing, which the database forbids')
  const stored = await readMarkets(db)
  const law = await readLawFindings(db, stored)
  const opened = stored.filter(({ status }) => status === 'open')
  const translations = await readTranslationAdvice(db, opened, stored)
  const policies = await readPolicies(db)
  const sections = await readPublishedSections(db, primary.demo_content)
  const unfinishedSections = listUnfinishedSections(sections).map((label) => ({ label, to: href('/admin/homepage') }))
  const storedFacts = await readStoredFacts(db)
  const mails = await countUnsentMails(db)
  const { enable_tax, tax_rate, taxes } = primary
  const listMissingIn = (id: string) => {
    const market = stored.find((candidate) => candidate.id === id)
    const missing = market ? listMissing(market, stored, primary.store_currency, []) : []
    // Delivery and the law have separate rules
    return [...new Set(missing.filter(({ kind }) => kind !== 'shipping').map(({ kind }) => getMissingLabel(kind)))]
  }
  return {
    isDemo: primary.demo_content,
    country: primary.store_country,
    storeEmail: primary.store_email,
    hasMailServer: await hasMailServer(db),
    isMailServerTested: await isMailServerTested(db),
    failedMails: mails.failed,
    areTaxesDecided: !enable_tax || tax_rate > 0 || taxes.registrations.length > 0,
    hasTaxRates: taxes.rates.length > 0,
    hasZones: terms.some(({ shipping }) => shipping.zones.length > 0),
    products: storedFacts.products,
    hasProducts: storedFacts.hasProducts,
    needsMaker: (await readSafetySettings(db))?.store_is_maker === false,
    hasOwnCategories: !areInitialCategories(storedFacts.categories),
    hasBrand: storedFacts.hasBrand,
    hasImported: storedFacts.hasImported,
    policies,
    unfinishedTexts: [...listUnfinishedSettings(primary), ...unfinishedSections],
    markets: terms.map((marketTerms) => {
      const { id } = marketTerms.locale.market
      return {
        ...toMarketFacts(marketTerms, listMissingIn(id)),
        law: law.listFindings(id),
        untranslated: translations.forMarket(id),
      }
    }),
  }
}

function toMarketFacts(terms: SalesTerms, missing: readonly string[]): Omit<MarketFacts, 'law' | 'untranslated'> {
  const { locale, payments } = terms
  const { id, name, countries } = locale.market
  const delivers = offersDelivery(terms)
  const choices = listAddressCountries(locale.market)
  const delivered = listDeliveredCountries(choices, terms)
  const members = expandGroups(countries)
  return {
    id,
    name,
    missing,
    delivers,
    countries: members,
    undelivered: choices.filter((country) => !delivered.includes(country)),
    untaxed: terms.enable_tax ? members.filter((country) => !isTaxedSomewhere(country, terms)) : [],
    takesMoney: payments.some(({ entry }) => entry.capabilities.isRealMoney),
    offersDemo: payments.some(({ entry }) => !entry.capabilities.isRealMoney),
  }
}

function listUnfinishedSettings(settings: Settings) {
  return formKeys
    .filter((key) => key !== 'rate' && PLACEHOLDER_KEYS.has(key) && listGaps(String(settings[key])).length > 0)
    .map((key) => ({ label: getField(key).label, to: getSettingPath(key) }))
}

function readStoredFacts(db: Database) {
  const active = sql`${products.status} = 'active'`
  return readValues(db, {
    products: sql<ProductFacts>`json_build_object(
        'active', (select count(*) from (select from ${products} where ${active} limit 2) p),
        'free', (select count(*) from ${products} where ${active} and (${products.effectivePrice} = 0 or ${products.id} in (
          select ${marketPrices.productId} from ${marketPrices} where ${marketPrices.price} = 0))),
        'withoutImage', (select count(*) from ${products} where ${active} and not exists (
          select from ${productImages} where ${productImages.productId} = ${products.id})),
        'available', (select count(*) from (select from ${products}
          where ${active} and ${products.stockQuantity} > 0 limit 1) p)
      )`,
    hasProducts: sql<boolean>`exists (select from ${products})`,
    categories: sql<readonly string[]>`(select coalesce(json_agg(name order by position), '[]') from ${categories})`,
    hasBrand: sql<boolean>`exists (select from ${brands} where state = 'published')`,
    hasImported: hasAppliedImport,
  })
}
