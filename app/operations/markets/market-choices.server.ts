import { and, asc, count, desc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm'
import { countriesIn, countryName, sortByName } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { COMMON_LANGUAGES, languageName } from '#app/base/language-names.ts'
import { multiply, oneUnit } from '#app/base/money.ts'
import { listCurrencyChoices } from '#app/base/money-formats.ts'
import { fixedPrices } from '#app/catalog/prices.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { listLocaleUses, MAX_COUNTED_USES } from '#app/operations/markets/locale-uses.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredMarket } from '#app/pricing/read-markets.server.ts'
import { shippingRates, shippingZones } from '#app/pricing/shipping.table.ts'
import { describeProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { readTaxTable } from '#app/pricing/stored-taxes.server.ts'
import { getTaxesOn } from '#app/pricing/tax-table.ts'
import { readSettings } from '#app/store/settings.server.ts'

export type MarketChoices = Awaited<ReturnType<typeof readMarketChoices>>
export type CountryOption = MarketChoices['countries'][number]

/** Reads the choices for the market form. The server provides the names, because browsers use different ones. */
export async function readMarketChoices(db: Database, all: readonly StoredMarket[], ownId: Id<'market'> | null) {
  const { store_currency: storeCurrency, store_time_zone, enable_tax, tax_rate } = await readSettings(db)
  const own = all.find(({ id }) => id === ownId)
  const primary = all.find(({ isPrimary }) => isPrimary)
  const others = all.filter(({ id, status }) => id !== ownId && status === 'open')
  const countryMarkets = others.flatMap(({ name, countries }) =>
    countries.flatMap(countriesIn).map((country) => [country, name] as const),
  )
  const marketByCountry = new Map(countryMarkets)
  const takenBy = (code: string) =>
    countriesIn(code).flatMap((country) => marketByCountry.get(country) ?? [])[0] ?? null
  return {
    storeCurrency,
    currencies: listCurrencyChoices(),
    languages: COMMON_LANGUAGES.map((code) => ({ code, name: languageName(code) })).toSorted((a, b) =>
      a.name.localeCompare(b.name),
    ),
    interfaceLanguages: LANGUAGES,
    /** The prefixes of other markets. */
    takenPrefixes: all.filter(({ id }) => id !== ownId).flatMap(({ locales }) => locales.map(({ prefix }) => prefix)),
    localeUses: own
      ? await listLocaleUses(
          db,
          own.id,
          own.locales.map(({ language }) => language),
        )
      : [],
    maxUses: MAX_COUNTED_USES,
    countries: ['EU', ...sortByName(COUNTRY_CODES)].map((code) => ({
      code,
      name: countryName(code),
      takenBy: takenBy(code),
    })),
    examples: await listExamples(db, storeCurrency),
    primaryTaxes: primary && pick(primary, ['taxIncluded', 'taxShipping']),
    sample: await findSample(db, ownId),
    zones: ownId ? await listZones(db, ownId) : null,
    tax: { enable_tax, tax_rate, taxes: getTaxesOn(await readTaxTable(db), toDay(new Date(), store_time_zone)) },
    payments: describeProviders(await readStoredPayments(db), own ?? null),
  }
}

export type SampleProduct = NonNullable<Awaited<ReturnType<typeof findSample>>>

/**
 * Finds the product that the live card shows: the newest without a fixed price in the market, preferably one with
 * several prices.
 */
async function findSample(db: Database, marketId: Id<'market'> | null) {
  const { id, name, status, effectivePrice, wasPrice, pricesVary, taxClass, createdAt } = products
  const isFixed = db
    .select({ id: fixedPrices.id })
    .from(fixedPrices)
    .where(and(eq(fixedPrices.productId, id), eq(fixedPrices.marketId, marketId ?? sql`null`)))
  const newest = (condition?: SQL) =>
    db
      .select({
        name,
        price: effectivePrice,
        was: wasPrice,
        pricesVary,
        taxClass,
        image: sql<string | null>`(
          select url from ${productImages} i where i.product_id = ${products}.id
          order by is_primary desc, display_order, i.id limit 1)`,
      })
      .from(products)
      .where(and(eq(status, 'active'), gt(effectivePrice, 0), notExists(isFixed), condition))
      .orderBy(desc(createdAt), desc(id))
      .limit(1)
  const [found] = await newest(sql`${pricesVary}`)
  const [other] = found ? [] : await newest()
  return found ?? other ?? null
}

/** Lists the zones in order, each with the number of active rates. */
function listZones(db: Database, marketId: Id<'market'>) {
  return db
    .select({ name: shippingZones.name, rates: count(shippingRates.id) })
    .from(shippingZones)
    .leftJoin(shippingRates, and(eq(shippingRates.zoneId, shippingZones.id), eq(shippingRates.isActive, true)))
    .where(eq(shippingZones.marketId, marketId))
    .groupBy(shippingZones.id)
    .orderBy(asc(shippingZones.position), asc(shippingZones.id))
}

const MAX_EXAMPLES = 3

/** Lists the newest products that are not free, or round amounts if the store has no such products. */
async function listExamples(db: Database, storeCurrency: Parameters<typeof oneUnit>[0]) {
  const { name, price, status, createdAt, id } = products
  const found = await db
    .select({ name, price })
    .from(products)
    .where(and(eq(status, 'active'), gt(price, 0)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_EXAMPLES)
  if (found.length > 0) return found
  return [20, 75, 240].map((units) => ({
    name: adminText.exampleProduct,
    price: multiply(oneUnit(storeCurrency), units).minor,
  }))
}
