import { countryName } from '#app/base/countries.ts'
import { isCurrency } from '#app/base/currencies.ts'
import type { FieldChange } from '#app/base/import-kind.ts'
import { parseInput } from '#app/lib/form.ts'
import { isSameJson } from '#app/lib/lists.ts'
import { findDefaultRate } from '#app/store/markets/default-rate.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { type FormSettings, toDraft, toFormFields } from '#app/store/settings/settings-draft.ts'
import { settingsInput } from '#app/store/settings/settings-input.ts'
import { getSettingSchema, isSettingKey, type SettingKey, type Settings, settingsSchema } from '#app/store/settings.ts'
import { type FormKey, findField, formKeys, getField, getGroupLabel } from '#app/store/settings-fields.ts'

/** Settings that an import does not change, with the reason. It does not change settings for backups either. */
const NOT_IMPORTED: Readonly<Partial<Record<SettingKey, () => string>>> = {
  demo_content: () => adminText.notImported.demo_content,
  store_open: () => adminText.notImported.store_open,
  invoice_prefix: () => adminText.notImported.numbers,
  credit_note_prefix: () => adminText.notImported.numbers,
}

type FileSetting = { readonly key: string; readonly value: unknown }

type CurrentSettings = {
  readonly stored: Settings
  readonly form: FormSettings
  /** True if the store has products, orders or discount codes, whose amounts are in its currency. */
  readonly hasAmounts: boolean
}

type SettingPlan = { readonly name: string } & (
  | { readonly outcome: 'rejected'; readonly message: string }
  | { readonly outcome: 'unchanged' }
  | { readonly outcome: 'changed'; readonly key: FormKey; readonly value: unknown; readonly change: FieldChange }
)

/** Determines how a file would change each setting. The values are validated like those of the form. */
export function planSettings(file: readonly FileSetting[], current: CurrentSettings): readonly SettingPlan[] {
  const { stored, form } = current
  const currency = file.find(({ key }) => key === 'store_currency')?.value ?? stored.store_currency
  const problems = file.map((setting) => findProblem(setting, currency, current))
  const acceptedSettings = file.filter(
    ({ key, value }, index) => problems[index] === null && isSettingKey(key) && !isSameJson(value, stored[key]),
  )
  const merged = withSettings(form, Object.fromEntries(acceptedSettings.map(({ key, value }) => [key, value])))
  const typed = parseInput(settingsInput(form.keys), toFormFields(merged))
  const [before, after] = [toDraft(form), toDraft(merged)]
  return file.map(({ key, value }, index): SettingPlan => {
    const name = getLabel(key)
    const message = problems[index] ?? (typed.ok ? null : (typed.errors[key] ?? null))
    if (message !== null) return { outcome: 'rejected', name, message }
    const formKey = formKeys.find((known) => known === key)
    if (!formKey || before[formKey] === after[formKey]) return { outcome: 'unchanged', name }
    const change = {
      field: getGroupLabel(getField(formKey).group),
      from: formatDraftValue(key, before[formKey]),
      to: formatDraftValue(key, after[formKey]),
    }
    return { outcome: 'changed', name, key: formKey, value, change }
  })
}

/** `currency` is the currency of the amounts in the file. */
function findProblem(
  { key, value }: FileSetting,
  currency: unknown,
  { stored, form, hasAmounts }: CurrentSettings,
): string | null {
  if (!isSettingKey(key)) return adminText.noSuchSetting
  if (isSameJson(value, stored[key])) return null
  const reason = key.startsWith('backup') ? adminText.notImported.backups : NOT_IMPORTED[key]?.()
  if (reason) return reason
  const message = getSettingSchema(key).safeParse(value).error?.issues[0]?.message
  if (message !== undefined) return adminText.invalidField(getLabel(key), message)
  if (key === 'store_currency') {
    if (hasAmounts) return adminText.currencyKept(stored.store_currency)
    return hasRate(currency, form) ? null : adminText.currencyWithoutRate
  }
  const isOtherCurrency = currency !== stored.store_currency && (hasAmounts || !hasRate(currency, form))
  return isOtherCurrency && findField(key)?.kind === 'amount'
    ? adminText.differentCurrency(String(currency), stored.store_currency)
    : null
}

function hasRate(currency: unknown, { charged }: FormSettings): boolean {
  return typeof currency === 'string' && isCurrency(currency) && findDefaultRate(currency, charged) !== null
}

/** Returns the form with changed values. A different currency starts with its default rate. */
export function withSettings(form: FormSettings, changed: Readonly<Record<string, unknown>>): FormSettings {
  const { rate } = form.settings
  const settings = settingsSchema.parse({ ...toCompleteSettings(form), ...changed })
  const isOtherCurrency = settings.store_currency !== form.settings.store_currency
  return {
    ...form,
    settings: {
      ...settings,
      rate: (isOtherCurrency && findDefaultRate(settings.store_currency, form.charged)) || rate,
    },
  }
}

/** Adds the settings that have no field in the form, with values that are not used. */
function toCompleteSettings({ settings: { rate: _, ...settings } }: FormSettings) {
  return { demo_content: false, store_open: false, ...settings }
}

function getLabel(key: string): string {
  const labels: Readonly<Record<string, string>> = adminText.otherSettingLabels
  return findField(key)?.label ?? labels[key] ?? key
}

function formatDraftValue(key: string, value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? adminText.on : adminText.off
  return key === 'store_country' && value ? countryName(value) : (value ?? '')
}
