import { sql } from 'drizzle-orm'
import { buildMissingSafetyCondition } from '#app/catalog/manufacturers.server.ts'
import { withoutFibers, withoutOrigin, withoutPackaging } from '#app/catalog/product-list.server.ts'
import { products } from '#app/catalog/products.table.ts'
import { readPolicies } from '#app/content/pages.server.ts'
import { type LawFacts, type LawFinding, type LawMarket, listLawFindings } from '#app/operations/law/law-checks.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { readRow } from '#app/platform/db/read-values.server.ts'
import type { StoredMarket } from '#app/pricing/read-markets.server.ts'
import { shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import { guaranteeNotices } from '#app/store/brands.table.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { lawSwitches } from '#app/store/settings.table.ts'
import { translations } from '#app/store/translations.table.ts'

/** The data that the checks use about the store and each market. */
type LawData = { readonly facts: LawFacts; readonly markets: readonly LawMarket[] }

export async function readLaw(db: Database, stored: readonly StoredMarket[]): Promise<LawData> {
  // Sequential, because this also runs in a transaction
  const policies = await readPolicies(db)
  const settings = await readSettings(db)
  const statement = sql<LawCounts>`
    select ${orderButtons} as "orderButtons", array(select rule from ${lawSwitches} order by rule) as "lawRulesOff",
      array(select language from ${guaranteeNotices} where removed_at is null) as "noticeLanguages",
      json_build_object(
        'withoutSafety', count(*) filter (where ${buildMissingSafetyCondition(settings)}),
        'withoutFibers', count(*) filter (where ${withoutFibers}),
        'withoutOrigin', count(*) filter (where ${withoutOrigin}),
        'withoutPackaging', count(*) filter (where ${withoutPackaging})
      ) as products,
      (select coalesce(json_object_agg(market_id, rates), '{}') from (
        select z.market_id, count(*) as rates from ${shippingZones} z join ${shippingRates} r on r.zone_id = z.id
        where r.is_active and r.kind = 'delivery' and r.days_min is null group by z.market_id
      ) undated) as "ratesWithoutDays"
    from ${products} where ${products.status} = 'active'`
  const counts = await readRow(db, statement)
  return {
    facts: {
      policies,
      lawRulesOff: counts.lawRulesOff,
      products: counts.products,
      noticeLanguages: counts.noticeLanguages,
      storeEmail: settings.store_email,
      registrations: { lucid: settings.lucid_number !== '', french: settings.french_producer_numbers.trim() !== '' },
    },
    markets: stored.map(({ id, name, countries, currency, orderButton, locales }) => ({
      id,
      name,
      countries,
      currency,
      orderButton,
      translatedButtons: counts.orderButtons[id] ?? {},
      languages: locales.map(({ language }) => language),
      ratesWithoutDays: counts.ratesWithoutDays[id] ?? 0,
    })),
  }
}

const orderButtons = sql`(select coalesce(json_object_agg(subject_id, buttons), '{}') from (
  select subject_id, json_object_agg(language, texts ->> 'orderButton') as buttons from ${translations}
  where kind = 'market' group by subject_id) translated)`

type LawCounts = Pick<LawFacts, 'lawRulesOff' | 'products' | 'noticeLanguages'> & {
  /** The translated texts of order buttons, by market and language. */
  readonly orderButtons: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The number of active rates without a delivery time, by market. Contains only markets with such rates. */
  readonly ratesWithoutDays: Readonly<Record<string, number>>
}

/** Runs the legal checks. The returned `listFindings` lists the findings of one of these markets. */
export async function readLawFindings(db: Database, stored: readonly StoredMarket[]) {
  const { facts, markets } = await readLaw(db, stored)
  const found = new Map(markets.map((market) => [market.id, listLawFindings(market, facts)]))
  return { listFindings: (marketId: string): readonly LawFinding[] => found.get(marketId) ?? [] }
}
