import { defaultRate, formatPpm, money, STORE_CURRENCIES, toDecimal } from '#app/features/money/money.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import {
  type FormKey,
  fieldOf,
  findField,
  formKeys,
  type SettingKind,
  type SettingTab,
} from '#app/features/settings/settings-fields.ts'

/** All settings, and the name of this state of those that the form edits (settings-form.server.ts). */
export type FormSettings = { readonly settings: Settings; readonly version: string }

/** What the form holds under each key: a text as typed, or whether a switch is on. */
export type SettingsDraft = Readonly<Record<string, string | boolean>>

export function draftOf({ settings }: FormSettings): SettingsDraft {
  return Object.fromEntries(
    formKeys.map((key) => {
      const value = settings[key]
      return [key, typeof value === 'boolean' ? value : typedText(fieldOf(key).kind, value)]
    }),
  )
}

/** A value as it stands in its field. */
function typedText(kind: SettingKind, value: string | number): string {
  if (typeof value === 'string') return value
  if (kind === 'amount') return toDecimal(money(value, 'USD')) // two decimals in every currency
  if (kind === 'percent') return formatPpm(value, 10_000)
  return kind === 'rate' ? formatPpm(value, 1_000_000) : String(value)
}

/** The change that choosing a currency is: its rate comes with it, and goes with it again. */
export function chooseCurrency(code: string, base: FormSettings): SettingsDraft {
  const currency = STORE_CURRENCIES.find((known) => known === code)
  const { store_currency, usd_rate } = base.settings
  const rate = !currency || currency === store_currency ? usd_rate : defaultRate(currency)
  return { store_currency: code, usd_rate: typedText('rate', rate) }
}

/** Which settings differ from what was loaded. */
export function changedKeys(draft: SettingsDraft, base: SettingsDraft): readonly FormKey[] {
  return formKeys.filter((key) => draft[key] !== base[key])
}

/** The tabs that hold any of these fields. */
export function tabsOf(names: readonly string[]): ReadonlySet<SettingTab> {
  return new Set(names.flatMap((name) => findField(name)?.tab ?? []))
}

/** How a value stands in the history. */
export function historyText(name: string, value: unknown): string {
  const kind = findField(name)?.kind
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value === '' || value === null || value === undefined) return 'none'
  if (typeof value === 'number' && kind)
    return kind === 'percent' ? `${typedText(kind, value)}%` : typedText(kind, value)
  return typeof value === 'string' ? `“${value}”` : String(value)
}
