import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { describeRate } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket, RateRow } from '#app/pricing/read-markets.server.ts'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type RateHistoryProps = {
  readonly rates: readonly RateRow[]
  readonly market: Pick<FormMarket, 'currency'>
  readonly storeCurrency: CurrencyCode
}

/** Lists the rates of a market. Rates are never changed; newer ones replace them. */
export function RateHistory({ rates, market, storeCurrency }: RateHistoryProps) {
  if (rates.length === 0) return null
  const toText = ({ currency, base, quote }: RateRow) =>
    describeRate({ base, quote }, currency === market.currency ? storeCurrency : market.currency, currency)
  return (
    <div className="mt-3">
      <SummaryPanel title={adminText.rateHistory} summary={adminText.rateCount(rates.length)}>
        <ol className="grid gap-2 text-base tabular-nums">
          {rates.map((rate) => (
            <li key={rate.id}>
              {toText(rate)}
              <p className="text-sm text-ink-2">
                <LocalTime at={rate.validFrom} /> · {adminText.rateSources[rate.source]}
              </p>
            </li>
          ))}
        </ol>
      </SummaryPanel>
    </div>
  )
}
