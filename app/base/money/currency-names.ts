import type { CurrencyCode } from '#app/base/money/currencies.ts'
import { signIn, symbolOf } from '#app/base/money/money.ts'
import { DEFAULT_LOCALE } from '#app/lib/format/locale.ts'
import { currentTag } from '#app/lib/language.ts'

/** In the current language: 'US dollar', or 'US dollars' for a `count` other than 1. */
export function currencyName(currency: CurrencyCode, count = 1): string {
  const format = new Intl.NumberFormat(currentTag(), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? currency
}

/** Cached, because reading a price needs them, and a file has thousands. */
const signs = new Map<CurrencyCode, readonly string[]>()

/** What a currency's amounts may be written with: '$' and 'C$' and 'CAD'. */
export function signsOf(currency: CurrencyCode): readonly string[] {
  const known = signs.get(currency)
  if (known) return known
  const narrow = new Intl.NumberFormat(DEFAULT_LOCALE, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const found = [currency, symbolOf(currency), signIn(narrow)]
  signs.set(currency, found)
  return found
}
