import { isShopperCurrency, SHOPPER_CURRENCIES, type ShopperCurrency, symbolOf } from '#app/features/money/money.ts'
import { moneyText } from '#app/features/money/money-text.ts'
import { useStored, writeStored } from '#app/lib/local-storage.ts'

const KEY = 'currency'

/** US dollars on the server and until the shopper chooses another. */
export function useShopperCurrency(): ShopperCurrency {
  const stored = useStored(KEY)
  return isShopperCurrency(stored) ? stored : 'USD'
}

/** Hidden without JavaScript, which stores the choice. */
export function CurrencyPicker({ className = '' }: { className?: string }) {
  const currency = useShopperCurrency()
  return (
    <select
      aria-label={moneyText.currency}
      autoComplete="off"
      className={`no-js:hidden min-h-11 border px-2 text-base ${className}`}
      value={currency}
      onChange={(event) => writeStored(KEY, event.target.value)}
    >
      {SHOPPER_CURRENCIES.map((code) => (
        <option key={code} value={code} className="text-ink">
          {code} {symbolOf(code)}
        </option>
      ))}
    </select>
  )
}
