import { createRequire } from 'node:module'
import type { Validator } from 'stdnum/lib/cjs/types.js'
import { COUNTRIES, type CountryTaxNumber, type CustomTaxNumberCheck } from '#app/base/country-data.ts'

/** `stored` is the part of a valid number after the country's letters. The other results are errors in that part. */
type CheckResult = 'format' | 'check-digit' | { readonly stored: string }

export type TaxNumberFormat = Pick<CountryTaxNumber, 'kind' | 'prefix' | 'example'> & {
  /** `text` contains only letters and digits. */
  readonly check: (text: string) => CheckResult
}

const CUSTOM_CHECKS: Readonly<Record<CustomTaxNumberCheck, (text: string) => CheckResult>> = {
  british: checkBritish,
  bulgarian: checkBulgarian,
  czech: checkCzech,
  latvian: checkLatvian,
  nigerian: checkNigerian,
  slovak: checkSlovak,
  swiss: (text) => checkWithStdnum('ch/vat', text, 'CHE'),
}

function toFormat({ kind, prefix, example, check }: CountryTaxNumber): TaxNumberFormat {
  return {
    kind,
    prefix,
    example,
    check: isCustom(check) ? CUSTOM_CHECKS[check] : (text) => checkWithStdnum(check, text),
  }
}

function isCustom(check: CountryTaxNumber['check']): check is CustomTaxNumberCheck {
  return Object.hasOwn(CUSTOM_CHECKS, check)
}

/** Keyed by country (ISO 3166-1), with XI for Northern Ireland. */
export const TAX_NUMBER_FORMATS: Readonly<Record<string, TaxNumberFormat>> = Object.fromEntries([
  ...Object.entries(COUNTRIES).flatMap(([code, { taxNumber }]) => (taxNumber ? [[code, toFormat(taxNumber)]] : [])),
  ['XI', toFormat({ kind: 'vat', prefix: 'XI', example: 'XI980780684', check: 'british' })],
])

const loadModule = createRequire(import.meta.url)

/** Loads a validator only when it is needed. */
function loadValidator(name: `${string}/${string}`): Validator {
  return loadModule(`stdnum/lib/cjs/${name}.js`)
}

function checkWithStdnum(name: `${string}/${string}`, text: string, before = ''): CheckResult {
  const result = loadValidator(name).validate(before + text)
  if (result.isValid) return { stored: result.compact.slice(before.length) }
  return result.error.name === 'InvalidChecksum' ? 'check-digit' : 'format'
}

/** stdnum rejects companies whose number begins with 4 to 8, and accepts wrong 10-digit numbers. */
function checkBulgarian(text: string): CheckResult {
  const digits = Array.from(text, Number)
  if (/^\d{9}$/.test(text)) return isCompany(digits) ? { stored: text } : 'check-digit'
  if (!/^\d{10}$/.test(text)) return 'format'
  const isPerson = loadValidator('bg/egn').validate(text).isValid || loadValidator('bg/pnf').validate(text).isValid
  const isOtherNumber = (11 - computeWeightedSum(digits, [4, 3, 2, 7, 6, 5, 4, 3, 2])) % 11 === digits[9]
  return isPerson || isOtherNumber ? { stored: text } : 'check-digit'
}

function isCompany(digits: readonly number[]): boolean {
  const first = computeWeightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8])
  const rest = first === 10 ? computeWeightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) : first
  return rest % 10 === digits[8]
}

function computeWeightedSum(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11
}

/** stdnum computes a wrong check digit for people without a birth number. */
function checkCzech(text: string): CheckResult {
  if (!/^6\d{8}$/.test(text)) return checkWithStdnum('cz/dic', text)
  const rest = (10 - computeWeightedSum(Array.from(text.slice(1), Number), [8, 7, 6, 5, 4, 3, 2])) % 11
  return text.endsWith(String((18 - rest) % 10)) ? { stored: text } : 'check-digit'
}

/** stdnum accepts any five digits. */
function checkBritish(text: string): CheckResult {
  return /^(\d{9}|\d{12}|(GD|HA)\d{3})$/.test(text) ? checkWithStdnum('gb/vat', text) : 'format'
}

/**
 * stdnum expects a birthday in personal codes, but codes issued since 2017, which begin with 32, contain no birthday.
 */
function checkLatvian(text: string): CheckResult {
  return /^32\d{9}$/.test(text) ? { stored: text } : checkWithStdnum('lv/pvn', text)
}

/** stdnum rejects the numbers of people, which begin with 1. */
function checkSlovak(text: string): CheckResult {
  if (!/^[1-9]\d{9}$/.test(text)) return 'format'
  return Number(text) % 11 === 0 ? { stored: text } : 'check-digit'
}

/**
 * Accepts numbers from the Joint Tax Board (10 digits), the federal service (8 and 4), and the 2026 system (13). No
 * algorithm for a check digit is published.
 */
function checkNigerian(text: string): CheckResult {
  if (/^(\d{10}|\d{13})$/.test(text)) return { stored: text }
  return /^\d{12}$/.test(text) ? { stored: `${text.slice(0, 8)}-${text.slice(8)}` } : 'format'
}
