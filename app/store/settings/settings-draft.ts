import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { money, toDecimal } from '#app/base/money.ts'
import { formatPpm } from '#app/base/rates.ts'
import { findDefaultRate } from '#app/store/markets/default-rate.ts'
import {
  type FormKey,
  type FormValues,
  findField,
  formKeys,
  getField,
  SETTING_TABS,
  type SettingKind,
  type SettingTab,
} from '#app/store/settings-fields.ts'

/** `version` identifies this state of the settings in the form (settings-form.server.ts). */
export type FormSettings = {
  /** The settings in the form. */
  readonly keys: readonly FormKey[]
  readonly settings: FormValues
  /** The currency of the primary market. */
  readonly charged: CurrencyCode
  readonly version: string
}

export type SettingsDraft = Readonly<Record<string, string | boolean>>

export function toDraft({ keys, settings }: FormSettings): SettingsDraft {
  return Object.fromEntries(
    keys.map((key) => {
      const value = settings[key]
      return [key, typeof value === 'boolean' ? value : toFieldText(getField(key).kind, value, settings.store_currency)]
    }),
  )
}

function toFieldText(kind: SettingKind, value: string | number, currency: CurrencyCode): string {
  if (typeof value === 'string') return value
  if (kind === 'amount') return toDecimal(money(value, currency))
  if (kind === 'percent') return formatPpm(value, 10_000)
  return kind === 'rate' ? formatPpm(value, 1_000_000) : String(value)
}

/** Returns the fields that the form sends for these settings. */
export function toFormFields(settings: FormSettings): Readonly<Record<string, string>> {
  const fields = Object.entries(toDraft(settings)).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[key, value]]
    return value ? [[key, 'on']] : []
  })
  return { ...Object.fromEntries(fields), version: settings.version }
}

export function chooseCurrency(code: string, base: FormSettings): SettingsDraft {
  const { store_currency, rate: saved } = base.settings
  const rate = !isCurrency(code) || code === store_currency ? saved : findDefaultRate(code, base.charged)
  return { store_currency: code, rate: rate === null ? '' : formatPpm(rate, 1_000_000) }
}

export function listChangedKeys(draft: SettingsDraft, base: SettingsDraft): readonly FormKey[] {
  return formKeys.filter((key) => draft[key] !== base[key])
}

export function toTabs(names: readonly string[]): ReadonlySet<SettingTab> {
  const groups = names.map((name) => findField(name)?.group)
  return new Set(SETTING_TABS.filter((tab) => groups.includes(tab)))
}

export function createHistoryFormatter(currency: CurrencyCode) {
  return (name: string, value: unknown): string => {
    const kind = findField(name)?.kind
    if (typeof value === 'boolean') return value ? 'on' : 'off'
    if (value === '' || value === null || value === undefined) return 'none'
    if (typeof value === 'number' && kind)
      return `${toFieldText(kind, value, currency)}${kind === 'percent' ? '%' : ''}`
    return typeof value === 'string' ? `“${value}”` : String(value)
  }
}
