import { z } from 'zod'
import { defaultRate, parseMoney, parsePercent, parseRate } from '#app/features/money/money.ts'
import { initialSettings, type Settings, settingSchema } from '#app/features/settings/settings.ts'
import { type FormKey, fieldOf, formKeys, type SettingKind } from '#app/features/settings/settings-fields.ts'
import { isNumeric, parseWhole } from '#app/lib/typed-number.ts'

/** A parsed value. `instead`: the invalid text of a number that fell back (docs/rules.md, Settings). */
type Reading = { readonly value: unknown; readonly instead?: string }

export const settingsInput = z
  .strictObject({
    version: z.string().max(100),
    ...Object.fromEntries(formKeys.map((key) => [key, fieldInput(key)])),
  })
  .transform(({ version, ...fields }) => {
    const readings = formKeys.map((key) => ({ key, ...readingOf(fields, key) }))
    return {
      version,
      values: Object.fromEntries(readings.map(({ key, value }) => [key, value])),
      fallbacks: readings.flatMap(({ key, value, instead }) =>
        instead === undefined ? [] : [fallbackMessage(fieldOf(key).label, instead, value)],
      ),
    }
  })

export type SettingsInput = z.output<typeof settingsInput>

/** Another currency starts with its default rate, and that of the US dollar is always 1 (docs/rules.md, Money). */
export function withCurrencyRate(before: Settings, after: Settings): Settings {
  const isOther = after.store_currency !== before.store_currency
  if (!isOther && after.store_currency !== 'USD') return after
  return { ...after, usd_rate: defaultRate(after.store_currency) }
}

const MAX_QUOTED_LENGTH = 40

function fallbackMessage(label: string, typed: string, saved: unknown): string {
  const quoted = typed.length > MAX_QUOTED_LENGTH ? `${typed.slice(0, MAX_QUOTED_LENGTH)}…` : typed
  return quoted === ''
    ? `${label} was empty, so ${saved} was saved`
    : `${label}: “${quoted}” is not a number, so ${saved} was saved`
}

function fieldInput(key: FormKey) {
  const { kind, label } = fieldOf(key)
  if (kind === 'switch') {
    return z
      .literal('on')
      .optional()
      .transform((sent): Reading => ({ value: sent === 'on' }))
  }
  return z.string(`${label} is missing`).transform((typed, ctx): Reading => {
    const reading = READERS[kind](typed, key)
    const refused = reading.refused ?? settingSchema(key).safeParse(reading.value).error?.issues[0]?.message
    if (refused) ctx.addIssue(`${label} ${refused}`)
    return reading
  })
}

type Reader = (typed: string, key: FormKey) => Reading & { readonly refused?: string }

const READERS: Readonly<Record<Exclude<SettingKind, 'switch'>, Reader>> = {
  line: readLine,
  phone: readLine,
  link: readLine,
  choice: readLine,
  email: (typed) => {
    const line = readLine(typed)
    return line.value === '' || z.email().safeParse(line.value).success
      ? line
      : { ...line, refused: 'must be an email address' }
  },
  text: (typed) => ({ value: typed.replace(/\r\n?/g, '\n').trim() }),
  amount: (typed, key) => number(typed.replace(/[₦$£€]/, ''), key, (text) => parseMoney(text, 'USD')?.minor ?? null), // all store currencies have hundredths
  percent: (typed, key) => number(typed.trimEnd().replace(/%$/, ''), key, parsePercent),
  count: (typed, key) => number(typed, key, parseWhole),
  rate: (typed) => ({ value: parseRate(typed) ?? Number.NaN }),
}

/** Invalid texts fall back to the initial value; impossible numbers are refused. */
function number(typed: string, key: FormKey, parse: (text: string) => number | null): Reading {
  const value = parse(typed)
  if (value !== null) return { value }
  if (isNumeric(typed)) return { value: Number.NaN }
  return { value: initialSettings[key], instead: typed.trim() }
}

function readLine(typed: string): Reading {
  return { value: typed.trim().replace(/\s+/g, ' ') }
}

function readingOf(fields: Readonly<Record<string, unknown>>, key: FormKey): Reading {
  const reading = fields[key]
  return typeof reading === 'object' && reading !== null && 'value' in reading ? reading : { value: undefined }
}
