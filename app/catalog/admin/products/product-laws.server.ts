import { asc, desc, sql } from 'drizzle-orm'
import { countryName } from '#app/base/countries.ts'
import { PRODUCT_RULES, type ProductLaws } from '#app/catalog/admin/products/product-laws.ts'
import { SAFETY_SETTINGS } from '#app/catalog/manufacturer.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { marketCountries, markets } from '#app/store/markets.table.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { lawSwitches } from '#app/store/settings.table.ts'

/** Reads what the laws of all markets, including those in preparation, require of products. */
export async function readProductLaws(db: Database): Promise<ProductLaws> {
  const [settings, stored, switches] = await Promise.all([
    readSettings(db),
    db
      .select({
        name: markets.name,
        countries: sql<string[]>`array(select c.country from ${marketCountries} c where c.market_id = ${markets}.id)`,
      })
      .from(markets)
      .orderBy(desc(markets.isPrimary), asc(markets.position), asc(markets.name)),
    db.select({ rule: lawSwitches.rule }).from(lawSwitches),
  ])
  const lawRulesOff = switches.map(({ rule }) => rule)
  const withRules = stored.map(({ name, countries }) => ({
    place: countries.length === 1 && countries[0] ? countryName(countries[0]) : name,
    rules: PRODUCT_RULES.filter((rule) => appliesIn(rule, { countries, lawRulesOff })),
  }))
  return {
    safety: settings.demo_content ? null : pick(settings, SAFETY_SETTINGS),
    markets: withRules.filter(({ rules }) => rules.length > 0),
  }
}
