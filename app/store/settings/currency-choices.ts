import { type CurrencyCode, currencyChoices } from '#app/base/currencies.ts'
import { symbolOf } from '#app/base/money.ts'
import { currencyName } from '#app/base/money-formats.ts'

/** `name`: 'US dollar', after a number. */
export type CurrencyChoice = { readonly code: CurrencyCode; readonly name: string; readonly text: string }

/** 'Nigerian naira (NGN, ₦)'. Made on the server, as browsers do not know the names of all currencies. */
export function listCurrencyChoices(): CurrencyChoice[] {
  return currencyChoices.map((code) => {
    const name = currencyName(code)
    const signs = symbolOf(code) === code ? code : `${code}, ${symbolOf(code)}`
    return { code, name, text: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${signs})` }
  })
}
