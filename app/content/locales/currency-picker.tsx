import { getCurrencySymbol } from '#app/base/money.ts'
import { localesText } from '#app/content/locales/locales-text.ts'
import { CURRENCY_KEY, useDisplayCurrency, useStore } from '#app/store/store.tsx'
import { writeStored } from '#app/ui/local-storage.ts'

/** Hidden if there is only one currency, or without JavaScript, which is needed to store the choice. */
export function CurrencyPicker({ className = '' }: { className?: string }) {
  const { market } = useStore()
  const { currency } = useDisplayCurrency()
  if (market.displayCurrencies.length === 1) return null
  return (
    <select
      aria-label={localesText.currency}
      autoComplete="off"
      className={`no-js:hidden min-h-11 border px-2 text-base ${className}`}
      value={currency}
      onChange={(event) => writeStored(CURRENCY_KEY, event.target.value)}
    >
      {market.displayCurrencies.map(({ currency }) => (
        <option key={currency} value={currency} className="text-ink">
          {currency} {getCurrencySymbol(currency)}
        </option>
      ))}
    </select>
  )
}
