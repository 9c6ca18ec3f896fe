import { z } from 'zod'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { countDecimals, formatMoney, getCurrencySymbol, MAX_PRICE_MINOR, money } from '#app/base/money.ts'
import { parseRate, parseTypedPercent } from '#app/base/rates.ts'
import { isTypedTooPrecise, parseTypedMoney } from '#app/base/typed-money.ts'
import { isNumeric, parseTypedDecimal, parseTypedInteger, parseTypedNumber } from '#app/lib/format/parse-number.ts'
import { findDefaultRate } from '#app/store/markets/default-rate.ts'
import { findUnknownPlaceholder, PLACEHOLDERS } from '#app/store/placeholders.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { initialSettings, isSettingKey } from '#app/store/settings.ts'
import {
  type FormKey,
  type FormValues,
  getField,
  getFormSchema,
  getKind,
  PLACEHOLDER_KEYS,
  SETTINGS_INTENT,
  type SettingKind,
} from '#app/store/settings-fields.ts'
import { formVersion } from '#app/ui/admin/form-version.ts'

/** A parsed value. `replacedText` is the invalid text that was replaced with a fallback number. */
type ParsedValue = { readonly value: unknown; readonly replacedText?: string }

/** Returns the schema of a form with these settings. */
export function settingsInput(keys: readonly FormKey[]) {
  return z
    .strictObject({
      version: formVersion,
      intent: z.literal(SETTINGS_INTENT).optional(),
      ...Object.fromEntries(keys.map((key) => [key, buildFieldSchema(key)])),
    })
    .transform(({ version, intent: _, ...fields }, ctx) => {
      const { value: currency } = getParsedValue(fields, 'store_currency')
      const readings = keys.map((key) => {
        const reading = getParsedValue(fields, key)
        if (getKind(key) !== 'amount' || !isCurrency(currency)) return { key, ...reading }
        const amount = parseNumber(String(reading.value), key, (text) => parseTypedMoney(text, currency)?.minor ?? null)
        if (findProblem(key, amount))
          ctx.addIssue({
            code: 'custom',
            path: [key],
            message: describeInvalidAmount(key, String(reading.value), currency),
          })
        return { key, ...amount }
      })
      const { value: invoicePrefix } = getParsedValue(fields, 'invoice_prefix')
      if (invoicePrefix !== undefined && invoicePrefix === getParsedValue(fields, 'credit_note_prefix').value) {
        ctx.addIssue({ code: 'custom', path: ['credit_note_prefix'], message: adminText.samePrefix })
      }
      return {
        keys,
        version,
        values: Object.fromEntries(readings.map(({ key, value }) => [key, value])),
        fallbacks: readings.flatMap(({ key, value, replacedText }) =>
          replacedText === undefined ? [] : [describeFallback(getField(key).label, replacedText, value)],
        ),
      }
    })
}

export type SettingsInput = z.output<ReturnType<typeof settingsInput>>

/** A different currency starts with its default rate, if it has one. The charged currency's rate is 1. */
export function withCurrencyRate(before: FormValues, after: FormValues, charged: CurrencyCode): FormValues {
  const isCurrencyChanged = after.store_currency !== before.store_currency
  if (!isCurrencyChanged && after.store_currency !== charged) return after
  return { ...after, rate: findDefaultRate(after.store_currency, charged) ?? after.rate }
}

const MAX_QUOTED_LENGTH = 40

function describeFallback(label: string, typed: string, saved: unknown): string {
  const quoted = typed.length > MAX_QUOTED_LENGTH ? `${typed.slice(0, MAX_QUOTED_LENGTH)}…` : typed
  return quoted === '' ? adminText.wasEmpty(label, String(saved)) : adminText.notANumber(label, quoted, String(saved))
}

function buildFieldSchema(key: FormKey) {
  const kind = getKind(key)
  if (kind === 'switch') {
    return z
      .literal('on')
      .optional()
      .transform((sent): ParsedValue => ({ value: sent === 'on' }))
  }
  return z.string({ error: () => describeInvalid(key, adminText.isMissing) }).transform((typed, ctx): ParsedValue => {
    const reading = READERS[kind](typed, key)
    const problem = kind === 'amount' ? null : findProblem(key, reading)
    if (problem) ctx.addIssue(problem)
    return reading
  })
}

function describeInvalid(key: FormKey, problem: string): string {
  return adminText.invalidField(getField(key).label, problem)
}

function findProblem(key: FormKey, { value, problem }: CheckedValue): string | null {
  const message =
    problem ?? findPlaceholderProblem(key, value) ?? getFormSchema(key).safeParse(value).error?.issues[0]?.message
  return message === undefined ? null : describeInvalid(key, message)
}

/** Rejects unknown placeholders in storefront text. */
function findPlaceholderProblem(key: FormKey, value: unknown): string | null {
  const unknown = PLACEHOLDER_KEYS.has(key) && typeof value === 'string' ? findUnknownPlaceholder(value) : null
  const knownPlaceholders = PLACEHOLDERS.map((name) => `{${name}}`).join(', ')
  return unknown && adminText.unknownPlaceholder(unknown, knownPlaceholders)
}

function describeInvalidAmount(key: FormKey, typed: string, currency: CurrencyCode): string {
  if (isTypedTooPrecise(typed, currency))
    return describeInvalid(key, adminText.tooManyDecimals(countDecimals(currency)))
  const max = formatMoney(money(MAX_PRICE_MINOR, currency)).replace(getCurrencySymbol(currency), '').trim()
  return describeInvalid(key, adminText.notBetween('0', max))
}

type CheckedValue = ParsedValue & { readonly problem?: string }
type Reader = (typed: string, key: FormKey) => CheckedValue

const READERS: Readonly<Record<Exclude<SettingKind, 'switch'>, Reader>> = {
  line: readLine,
  phone: readLine,
  link: readLine,
  choice: readLine,
  email: (typed) => {
    const line = readLine(typed)
    return line.value === '' || z.email().safeParse(line.value).success
      ? line
      : { ...line, problem: adminText.notAnEmail }
  },
  text: (typed) => ({ value: typed.replace(/\r\n?/g, '\n').trim() }),
  amount: (typed) => ({ value: typed.replace(/[₦$£€]/, '') }), // parsed once the form's currency is known
  percent: (typed, key) => parseNumber(typed.trimEnd().replace(/%$/, ''), key, parseTypedPercent),
  count: (typed, key) => parseNumber(typed, key, parseTypedInteger),
  rate: (typed) => ({ value: parseRate(parseTypedDecimal(typed) ?? '') ?? Number.NaN }),
}

/**
 * Replaces text that is not a number with the initial value. A number that cannot be parsed becomes NaN, which is
 * rejected.
 */
function parseNumber(typed: string, key: FormKey, parse: (text: string) => number | null): ParsedValue {
  const value = parse(typed)
  if (value !== null) return { value }
  if (isNumeric(typed) || parseTypedNumber(typed).ok) return { value: Number.NaN }
  return { value: isSettingKey(key) ? initialSettings[key] : null, replacedText: typed.trim() }
}

function readLine(typed: string): ParsedValue {
  return { value: typed.trim().replace(/\s+/g, ' ') }
}

function getParsedValue(fields: Readonly<Record<string, unknown>>, key: FormKey): ParsedValue {
  const reading = fields[key]
  return typeof reading === 'object' && reading !== null && 'value' in reading ? reading : { value: undefined }
}
