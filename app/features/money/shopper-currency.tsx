import { isShopperCurrency, SHOPPER_CURRENCIES, type ShopperCurrency, symbolOf } from '#app/features/money/money.ts'
import { moneyText } from '#app/features/money/money-text.ts'
import { useStored, writeStored } from '#app/lib/local-storage.ts'

const KEY = 'currency'

/** The currency this shopper looks at prices in; US dollars until one is chosen, and in the server's page. */
export function useShopperCurrency(): ShopperCurrency {
  const stored = useStored(KEY)
  return isShopperCurrency(stored) ? stored : 'USD'
}

/** A native select of the four currencies; the choice is remembered in this browser, by script: without there is none. */
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
