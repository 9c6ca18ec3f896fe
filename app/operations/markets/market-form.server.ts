import { and, count, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { countryName } from '#app/base/countries.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId, parseId } from '#app/lib/id.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { findChangedRates, findChanges, type Rates } from '#app/operations/markets/market-changes.ts'
import type { MarketInput } from '#app/operations/markets/market-input.ts'
import { MAX_MARKETS } from '#app/operations/markets/market-intent-input.ts'
import { listOverlaps } from '#app/operations/markets/missing.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { findMarket, readMarkets, type StoredMarket } from '#app/pricing/read-markets.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { addMarketRate } from '#app/store/markets.server.ts'
import { locales, marketCountries, markets } from '#app/store/markets.table.ts'
import { storeSettings } from '#app/store/settings.table.ts'

const entity = 'market'

type SaveResult =
  | { readonly outcome: 'saved'; readonly id: Id<'market'> }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }
  | { readonly outcome: 'conflict' | 'not-found' }

/** Adds a market as a draft, after all others. */
export function addMarket(db: Database, input: MarketInput, staffId: Id<'staff'>): Promise<SaveResult> {
  return reportFieldErrors(db, null, input, async (tx) => {
    await lockStoreCurrency(tx)
    const [last] = await tx.select({ position: max(markets.position), count: count() }).from(markets)
    if ((last?.count ?? 0) >= MAX_MARKETS) {
      return { outcome: 'rejected', errors: { '': adminText.tooManyMarkets(MAX_MARKETS) } }
    }
    const id = newId<'market'>()
    await tx.insert(markets).values({ id, position: (last?.position ?? -1) + 1, ...toColumns(input) })
    await writeLists(tx, id, null, input)
    await writeRates(tx, id, null, input)
    await recordChange(tx, staffId, { action: 'market.create', entity, entityId: id, changes: { name: input.name } })
    return { outcome: 'saved', id }
  })
}

export function saveMarket(
  db: Database,
  id: Id<'market'>,
  input: MarketInput,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  return reportFieldErrors(db, id, input, async (tx) => {
    await lockStoreCurrency(tx)
    await tx.select({ id: markets.id }).from(markets).where(eq(markets.id, id)).for('no key update')
    const before = await findMarket(tx, id)
    if (!before) return { outcome: 'not-found' }
    const changes = findChanges(before, input)
    if (Object.keys(changes).length === 0) return { outcome: 'saved', id }
    if (before.version !== input.version) return { outcome: 'conflict' }
    // The saved rate, if any, is for the previous currency
    const lacksRate = before.currency !== input.currency && input.currency !== input.storeCurrency && !input.rate
    if (lacksRate) return { outcome: 'rejected', errors: { rate: adminText.otherCurrencyNeedsRate } }
    await tx.update(markets).set(toColumns(input)).where(eq(markets.id, id))
    await tx.delete(marketCountries).where(eq(marketCountries.marketId, id))
    await tx.delete(locales).where(eq(locales.marketId, id))
    await writeLists(tx, id, before, input)
    await writeRates(tx, id, before, input)
    await recordChange(tx, staffId, { action: 'market.update', entity, entityId: id, changes })
    return { outcome: 'saved', id }
  })
}

/** Waits for concurrent changes of the store currency, because rates convert from or through it. */
async function lockStoreCurrency(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${storeSettings} in share mode`)
}

function toColumns(input: MarketInput) {
  const { name, currency, displays, listsInStoreCurrency, taxIncluded, taxShipping } = input
  const { addressForm, roundingStep, roundingEnding, orderButton } = input
  return {
    name,
    currency,
    listsInStoreCurrency,
    taxIncluded,
    taxShipping,
    addressForm,
    roundingStep,
    roundingEnding,
    orderButton,
    displayCurrencies: [currency, ...displays.map((shown) => shown.currency)],
  }
}

async function writeLists(
  tx: Database,
  marketId: Id<'market'>,
  before: Pick<StoredMarket, 'locales'> | null,
  input: MarketInput,
): Promise<void> {
  const countries = input.countries.map((country, position) => ({ marketId, country, position }))
  if (countries.length > 0) await tx.insert(marketCountries).values(countries)
  const rows = input.locales.map(({ id, ...locale }, position) => {
    const known = before?.locales.some((existing) => existing.id === id) ? parseId<'locale'>(id) : null
    return { ...locale, id: known ?? newId<'locale'>(), marketId, position }
  })
  if (rows.length > 0) await tx.insert(locales).values(rows)
}

/** Adds a rate for each currency whose typed rate differs from the current one. */
async function writeRates(
  tx: Database,
  marketId: Id<'market'>,
  before: Rates | null,
  after: MarketInput,
): Promise<void> {
  for (const { currency, rate } of findChangedRates(before, after)) {
    await addMarketRate(tx, { marketId, currency, rate, source: 'typed' })
  }
}

/** Returns database errors as field errors. */
async function reportFieldErrors(
  db: Database,
  id: Id<'market'> | null,
  input: MarketInput,
  work: (tx: Database) => Promise<SaveResult>,
): Promise<SaveResult> {
  try {
    return await ((await willRepriceAll(db, id, input)) ? withLongTx : withTx)(db, work)
  } catch (error) {
    const constraint = getViolatedConstraint(error)
    const errors = constraint && (await findFieldErrors(db, constraint, id, input))
    if (!errors) throw error
    return { outcome: 'rejected', errors }
  }
}

/** Returns true if saving recomputes the prices of all products at once (the trigger price_market). */
async function willRepriceAll(db: Database, id: Id<'market'> | null, input: MarketInput): Promise<boolean> {
  const before = id && (await findMarket(db, id))
  if (!before) return false
  return before.currency !== input.currency || before.listsInStoreCurrency !== input.listsInStoreCurrency
}

const getConstraintMessages = (): Readonly<Record<string, FieldErrors>> => ({
  locales_language_once: { locales: adminText.eachLanguageOnce },
  locales_one_default: { locales: adminText.oneDefaultLanguage },
  markets_have_primary: { locales: adminText.primaryNeedsEmptyPrefix },
  markets_primary_is_open: { '': adminText.primaryIsOpen },
  markets_displays_its_currency: { currency: adminText.showsItsCurrency },
})

async function findFieldErrors(
  db: Database,
  constraint: string,
  id: Id<'market'> | null,
  input: MarketInput,
): Promise<FieldErrors | null> {
  if (constraint === 'market_countries_one_open_market') return await getCountryErrors(db, id, input)
  if (constraint === 'locales_prefix_unique') return await getPrefixErrors(db, id, input)
  return getConstraintMessages()[constraint] ?? null
}

async function getCountryErrors(
  db: Database,
  id: Id<'market'> | null,
  { countries }: MarketInput,
): Promise<FieldErrors> {
  const [taken] = listOverlaps({ id: id ?? '', countries }, await readMarkets(db))
  return {
    countries: taken ? adminText.countryTaken(countryName(taken.country), taken.market) : adminText.someCountryTaken,
  }
}

async function getPrefixErrors(db: Database, id: Id<'market'> | null, input: MarketInput): Promise<FieldErrors> {
  const prefixes = input.locales.map(({ prefix }) => prefix)
  const taken = await db
    .select({ prefix: locales.prefix, market: markets.name })
    .from(locales)
    .innerJoin(markets, eq(markets.id, locales.marketId))
    .where(and(inArray(locales.prefix, prefixes), id ? ne(locales.marketId, id) : undefined))
  const errors = taken.map(({ prefix, market }) => [
    `locales.${prefixes.indexOf(prefix)}.prefix`,
    adminText.prefixTaken(prefix, market),
  ])
  return errors.length > 0 ? Object.fromEntries(errors) : { locales: adminText.somePrefixTaken }
}
