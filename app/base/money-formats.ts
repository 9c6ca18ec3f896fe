import { type CurrencyCode, currencyChoices } from '#app/base/currencies.ts'
import { formatMoney, getCurrencySymbol, type Money, money } from '#app/base/money.ts'
import { currentTag } from '#app/lib/language.ts'

const [RIGHT_TO_LEFT_MARK, LEFT_TO_RIGHT_MARK] = ['\u200f', '\u200e']

/** Adds a minus sign to a formatted amount: '−₦2,500.00'. It is left of the digits even in right-to-left text. */
export function addMinus(amount: string): string {
  return amount.startsWith(RIGHT_TO_LEFT_MARK)
    ? `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT_MARK}−${amount.slice(1)}`
    : `−${amount}`
}

/** Formats an amount as '−CHF 0.02' or 'CHF 0.02'. */
export function formatSignedAmount({ minor, currency }: Money): string {
  const amount = formatMoney(money(Math.abs(minor), currency))
  return minor < 0 ? addMinus(amount) : amount
}

/** Returns the currency's name in the current language: 'US dollar', or 'US dollars' if `count` is not 1. */
export function currencyName(currency: CurrencyCode, count = 1): string {
  const format = new Intl.NumberFormat(currentTag(), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency
}

/** `name`: as written after the number 1, such as 'US dollar'. */
export type CurrencyChoice = { readonly code: CurrencyCode; readonly name: string; readonly text: string }

/**
 * Returns choices such as 'Nigerian naira (NGN, ₦)'. Call it on the server, because browsers do not have the names of
 * all currencies.
 */
export function listCurrencyChoices(): CurrencyChoice[] {
  return currencyChoices.map((code) => {
    const name = currencyName(code)
    const symbols = getCurrencySymbol(code) === code ? code : `${code}, ${getCurrencySymbol(code)}`
    return { code, name, text: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${symbols})` }
  })
}
