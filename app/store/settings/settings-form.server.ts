import { sql } from 'drizzle-orm'
import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney } from '#app/base/money.ts'
import { toUnitRate } from '#app/base/rates.ts'
import { findPriceAboveMax, type PriceAboveMax, relabelPrices } from '#app/base/relabel-prices.server.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { EQUAL_RATE, findRate } from '#app/store/market.ts'
import { addMarketRate, deriveRates, getPrimaryMarket, readLocales } from '#app/store/markets.server.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import type { FormSettings } from '#app/store/settings/settings-draft.ts'
import { type SettingsInput, withCurrencyRate } from '#app/store/settings/settings-input.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'
import { storeSettings } from '#app/store/settings.table.ts'
import { getSettingCategory, getSettingDescription, settingsSchema } from '#app/store/settings.ts'
import { type FormKey, type FormValues, formKeys } from '#app/store/settings-fields.ts'

/** Reads a form's settings: by default, all that have a field. */
export async function findFormSettings(db: Database, keys = formKeys): Promise<FormSettings> {
  const [settings, locales] = await Promise.all([readSettings(db), readLocales(db)])
  const market = getPrimaryMarket(locales)
  const rate = findRate(market, settings.store_currency)
  // 0 is rejected, so that staff must enter a rate
  return toFormSettings(keys, { ...settings, rate: rate ? toUnitRate(rate) : 0 }, market.currency)
}

/** 'conflict' means that someone else has saved since the form was loaded, so nothing was changed. */
type SaveResult =
  | { readonly outcome: 'saved' | 'conflict'; readonly current: FormSettings }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

export async function saveFormSettings(db: Database, input: SettingsInput, staffId: Id<'staff'>): Promise<SaveResult> {
  // A new store currency recomputes the prices of all products at once (the trigger price_all_markets)
  const { store_currency } = await readSettings(db)
  const { keys, values: typed } = input
  const transact = (typed.store_currency ?? store_currency) === store_currency ? withTx : withLongTx
  return await transact(db, async (tx) => {
    // Settings that were never saved have no row to lock. Reads are not blocked.
    await tx.execute(sql`lock table ${storeSettings} in share row exclusive mode`)
    const current = await findFormSettings(tx, keys)
    if (current.version !== input.version) return { outcome: 'conflict', current }
    const { settings: before, charged } = current
    const values = { ...settingsSchema.parse({ ...before, ...typed }), rate: Number(typed.rate ?? before.rate) }
    const after = withCurrencyRate(before, values, charged)
    const tooExpensive = await findPriceAboveMax(tx, before.store_currency, after.store_currency)
    if (tooExpensive)
      return { outcome: 'rejected', errors: { store_currency: describeTooExpensive(tooExpensive, after) } }
    const changedKeys = formKeys.filter((key) => before[key] !== after[key])
    const keysToSave = [...changedKeys, ...(await listMislabeled(tx))]
    await saveSettings(tx, Object.fromEntries(keysToSave.map((key) => [key, after[key]])))
    await saveCurrency(tx, before, after)
    if (changedKeys.length > 0) {
      const changes = {
        fields: changedKeys,
        ...Object.fromEntries(
          changedKeys.flatMap((key) => {
            const change = { from: before[key], to: after[key] }
            return isShort(change.from) && isShort(change.to) ? [[key, change]] : []
          }),
        ),
      }
      await recordChange(tx, staffId, { action: 'settings.update', entity: 'settings', entityId: null, changes })
    }
    return { outcome: 'saved', current: toFormSettings(keys, after, charged) }
  })
}

function describeTooExpensive({ name, max }: PriceAboveMax, { store_currency: currency }: FormValues): string {
  return adminText.tooExpensive(name, formatMoney(max), currency)
}

async function saveCurrency(tx: Database, before: FormValues, after: FormValues): Promise<void> {
  const rate = { base: after.rate, quote: EQUAL_RATE.quote }
  if (before.store_currency !== after.store_currency) {
    await relabelPrices(tx, before.store_currency, after.store_currency)
    await deriveRates(tx, before.store_currency, after.store_currency, rate)
  } else if (before.rate !== after.rate) {
    const { id: marketId, currency } = getPrimaryMarket(await readLocales(tx))
    await addMarketRate(tx, { marketId, currency, rate, source: 'typed' })
  }
}

/** Lists settings that another writer stored with a wrong category or description. */
async function listMislabeled(tx: Database): Promise<readonly FormKey[]> {
  const { key, category, description } = storeSettings
  const rows = await tx.select({ key, category, description }).from(storeSettings)
  const mislabeledRows = rows.filter(
    (row) => row.category !== getSettingCategory(row.key) || row.description !== getSettingDescription(row.key),
  )
  return formKeys.filter((key) => mislabeledRows.some((row) => row.key === key))
}

function toFormSettings(keys: readonly FormKey[], settings: FormValues, charged: CurrencyCode): FormSettings {
  return { keys, settings, charged, version: computeVersion(keys.map((key) => settings[key])) }
}

/** If a value is longer, the audit log contains only the name of the setting. */
const MAX_RECORDED_LENGTH = 80

function isShort(value: string | number | boolean): boolean {
  return typeof value !== 'string' || value.length <= MAX_RECORDED_LENGTH
}
