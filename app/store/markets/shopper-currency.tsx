import { symbolOf } from '#app/base/money.ts'
import { useStored, writeStored } from '#app/lib/local-storage.ts'
import { type Shown, shownIn } from '#app/store/markets/market.ts'
import { marketsText } from '#app/store/markets/markets-text.ts'
import { useStore } from '#app/store/settings/store.tsx'

const KEY = 'currency'

/** The currency that the shopper chose to see; the charged one on the server and until then. */
export function useShown(): Shown {
  const { market } = useStore()
  return shownIn(market, useStored(KEY))
}

/** Hidden without JavaScript, which stores the choice. Nothing where there is no choice. */
export function CurrencyPicker({ className = '' }: { className?: string }) {
  const { market } = useStore()
  const { currency } = useShown()
  if (market.shown.length === 1) return null
  return (
    <select
      aria-label={marketsText.currency}
      autoComplete="off"
      className={`no-js:hidden min-h-11 border px-2 text-base ${className}`}
      value={currency}
      onChange={(event) => writeStored(KEY, event.target.value)}
    >
      {market.shown.map(({ currency }) => (
        <option key={currency} value={currency} className="text-ink">
          {currency} {symbolOf(currency)}
        </option>
      ))}
    </select>
  )
}
