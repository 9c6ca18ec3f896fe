import { eq, sql } from 'drizzle-orm'
import { countryName } from '#app/base/countries.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { languageName } from '#app/base/language-names.ts'
import { formatMoney } from '#app/base/money.ts'
import { findPriceAboveMax, relabelPrices } from '#app/base/relabel-prices.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { toDay } from '#app/lib/time-zone.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { requiresMaker } from '#app/operations/setup/country-defaults.ts'
import { getFormatLocale, getLanguageTag } from '#app/operations/setup/country-languages.ts'
import type { SetupInput } from '#app/operations/setup/setup-input.ts'
import { readSetupState, type SetupState } from '#app/operations/setup/setup-state.server.ts'
import {
  getInitialRateName,
  getUnchangedInitialTexts,
  renameStartCategories,
  setStoreLanguage,
} from '#app/operations/setup/start-language.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { shippingZones } from '#app/pricing/shipping.table.ts'
import { addZone, deleteZone, type StoredRate } from '#app/pricing/shipping-zones.server.ts'
import { addStarterRates } from '#app/pricing/tax-rates.server.ts'
import { taxRates, taxRegistrations } from '#app/pricing/taxes.table.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { getBaseLanguage, type OpenMarket } from '#app/store/locale.ts'
import { marketCountries, marketRates, markets } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { initialSettings, type Settings, settingKeys } from '#app/store/settings.ts'

type Outcome =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class SetupNotSaved extends Rollback<Outcome> {}

/**
 * Sets up the store for the chosen country: settings, market, shipping zone and tax rates, in one transaction. Changes
 * neither orders nor anything that staff changed. Returns 'conflict' if something changed since the form was loaded.
 * `alongside` saves data of other modules and returns the errors.
 */
export async function applySetup(
  db: Database,
  input: SetupInput,
  staffId: Id<'staff'>,
  alongside: (tx: Database) => Promise<FieldErrors> = () => Promise.resolve({}),
): Promise<Outcome> {
  try {
    return await withTx(db, async (tx) => {
      const outcome = await apply(tx, input, staffId)
      if (outcome.outcome !== 'saved') throw new SetupNotSaved(outcome)
      const errors = await alongside(tx)
      if (Object.keys(errors).length > 0) throw new SetupNotSaved({ outcome: 'rejected', errors })
      return outcome
    })
  } catch (error) {
    if (error instanceof SetupNotSaved) return error.result
    throw error
  }
}

async function apply(tx: Database, input: SetupInput, staffId: Id<'staff'>): Promise<Outcome> {
  await tx.execute(sql`lock table ${storeSettings}, ${markets} in share row exclusive mode`)
  const state = await readSetupState(tx)
  if (state.version !== input.version) return { outcome: 'conflict' }
  const { settings, unchangedParts } = state
  const language = getChosenLanguage(state, input)
  const currency = (unchangedParts.market && input.currency) || settings.store_currency
  const tooExpensive = await findPriceAboveMax(tx, settings.store_currency, currency)
  if (tooExpensive) {
    const { name, max } = tooExpensive
    const message = adminText.tooExpensive(name, formatMoney(max), currency)
    return { outcome: 'rejected', errors: { currency: message } }
  }
  if ((await setStoreLanguage(tx, state.market.id, language, staffId)) === 'taken') {
    return { outcome: 'rejected', errors: { language: adminText.languageTaken(languageName(language)) } }
  }
  const chosen = { ...input, currency, language }
  await saveStore(tx, state, chosen, staffId)
  if (!settings.demo_content && language !== state.language) {
    await renameStartCategories(tx, { from: state.language, to: language }, staffId)
  }
  await relabelPrices(tx, settings.store_currency, currency)
  if (unchangedParts.market) await replaceMarket(tx, state.market, chosen, staffId)
  if (unchangedParts.shipping) await replaceZone(tx, state.market.id, chosen, staffId)
  if (unchangedParts.taxes) await replaceTaxes(tx, input, staffId)
  return { outcome: 'saved' }
}

/** Returns the language with its region. The region stays the same unless the country or the language changes. */
function getChosenLanguage({ settings, language: current }: SetupState, { language, country }: SetupInput): string {
  const isSame = settings.store_country === country && getBaseLanguage(current) === getBaseLanguage(language)
  return isSame ? current : getLanguageTag(getBaseLanguage(language), country)
}

type ChosenSetup = SetupInput & { readonly currency: CurrencyCode }

async function saveStore(tx: Database, state: SetupState, input: ChosenSetup, staffId: Id<'staff'>) {
  const { settings, unchangedParts } = state
  const { store_name, store_email, country, currency, time_zone, weight_unit, language, isMaker, store_address } = input
  const after: Partial<Settings> = {
    store_name,
    store_email,
    store_country: country,
    store_currency: currency,
    store_time_zone: time_zone,
    weight_unit,
    ...(requiresMaker(country) && { store_is_maker: isMaker, ...(store_address !== undefined && { store_address }) }),
    format_locale: chooseFormatLocale(state, input),
    ...(!settings.demo_content && getUnchangedInitialTexts(settings, language)),
    // Clears the default amounts, which are in the former currency and belong to the zone that is replaced
    ...(unchangedParts.shipping && { default_shipping_rate: 0, free_shipping_threshold: 0 }),
  }
  const changes = Object.fromEntries(
    settingKeys.flatMap((key) => {
      const [from, to] = [settings[key], after[key]]
      return to === undefined || from === to ? [] : [[key, { from, to }]]
    }),
  )
  const fields = Object.keys(changes)
  if (fields.length === 0) return
  await saveSettings(tx, after)
  await recordChange(tx, staffId, {
    action: 'settings.update',
    entity: 'settings',
    entityId: null,
    changes: { fields, ...changes },
  })
}

/** Returns the locale for numbers and dates. A locale that staff chose does not change. */
function chooseFormatLocale({ settings, language: current }: SetupState, { language, country }: ChosenSetup) {
  const { format_locale, store_country } = settings
  const isUsual =
    format_locale === initialSettings.format_locale ||
    format_locale === getFormatLocale(getBaseLanguage(current), store_country)
  return isUsual ? getFormatLocale(getBaseLanguage(language), country) : format_locale
}

async function replaceMarket(
  tx: Database,
  { id, name, currency: before, countries }: OpenMarket,
  { country, currency, taxIncluded }: ChosenSetup,
  staffId: Id<'staff'>,
): Promise<void> {
  await tx
    .update(markets)
    .set({
      name: countryName(country),
      currency,
      displayCurrencies: [currency],
      listsInStoreCurrency: false,
      taxIncluded,
      taxShipping: taxIncluded, // VAT also applies to shipping; rates in the US and Canada have a setting for this
      addressForm: 'country',
      orderButton: '', // the demo's own text
    })
    .where(eq(markets.id, id))
  await tx.delete(marketRates).where(eq(marketRates.marketId, id)) // these rates are for the demo's currencies
  await tx.delete(marketCountries).where(eq(marketCountries.marketId, id))
  await tx.insert(marketCountries).values({ marketId: id, country })
  await recordChange(tx, staffId, {
    action: 'market.update',
    entity: 'market',
    entityId: id,
    changes: {
      name: { from: name, to: countryName(country) },
      currency: { from: before, to: currency },
      countries: { from: countries.join(', '), to: country },
      taxIncluded: { from: false, to: taxIncluded },
      taxShipping: { from: false, to: taxIncluded },
    },
  })
}

/** Replaces the zones with a zone for the country. The new zone gets a rate only if the delivery price is known. */
async function replaceZone(
  tx: Database,
  marketId: Id<'market'>,
  { country, delivery, language }: ChosenSetup,
  staffId: Id<'staff'>,
): Promise<void> {
  const zones = await tx
    .select({ id: shippingZones.id })
    .from(shippingZones)
    .where(eq(shippingZones.marketId, marketId))
  for (const { id } of zones) await deleteZone(tx, id, staffId)
  await addZone(
    tx,
    marketId,
    {
      name: countryName(country),
      places: [{ country, region: '', postalPattern: '' }],
      rates: delivery === null ? [] : [{ ...STANDARD, name: getInitialRateName(language), amount: delivery }],
    },
    staffId,
  )
}

const STANDARD: Omit<StoredRate, 'amount' | 'name'> = {
  key: 'standard',
  kind: 'delivery',
  freeFrom: null,
  basis: 'subtotal',
  minimum: null,
  maximum: null,
  daysMin: null,
  daysMax: null,
  isActive: true,
}

/** Replaces the tax rates with the country's usual rates, which are charged once the owner enters a registration. */
async function replaceTaxes(tx: Database, { country, time_zone }: SetupInput, staffId: Id<'staff'>): Promise<void> {
  await tx.delete(taxRates)
  await tx.delete(taxRegistrations)
  const changes = { 'Default rates and registrations': { from: 'US, CA, GB, EU', to: null } }
  await recordChange(tx, staffId, { action: 'taxes.update', entity: 'taxes', entityId: null, changes })
  await addStarterRates(tx, [country], staffId, toDay(new Date(), time_zone))
}
