import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { rateText } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket, RateRow } from '#app/pricing/read-markets.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type RateHistoryProps = {
  readonly rates: readonly RateRow[]
  readonly market: Pick<FormMarket, 'currency'>
  readonly storeCurrency: CurrencyCode
}

/** Rates are never changed, only followed by newer ones. */
export function RateHistory({ rates, market, storeCurrency }: RateHistoryProps) {
  if (rates.length === 0) return null
  return (
    <Panel title={adminText.exchangeRates} className="mt-4">
      <ol className="grid gap-2 text-base tabular-nums">
        {rates.map(({ id, currency, base, quote, source, validFrom }) => (
          <li key={id}>
            {rateText({ base, quote }, currency === market.currency ? storeCurrency : market.currency, currency)}
            <p className="text-sm text-ink-2">
              <LocalTime at={validFrom} /> · {adminText.rateSources[source]}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
