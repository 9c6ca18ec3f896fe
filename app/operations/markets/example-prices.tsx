import type { CurrencyCode } from '#app/base/currencies.ts'
import { convert, formatMoney, money } from '#app/base/money.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import {
  convertToMarket,
  getSavedTerms,
  parseTypedDisplays,
  parseTypedTerms,
} from '#app/operations/markets/draft-prices.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'

type ExamplePricesProps = {
  readonly draft: MarketDraft
  /** Null for a new market. */
  readonly saved: FormMarket | null
  readonly storeCurrency: CurrencyCode
  readonly examples: readonly { readonly name: string; readonly price: number }[]
}

/** Shows example prices at the typed rate and rounding, before these are saved. */
export function ExamplePrices({ draft, saved, storeCurrency, examples }: ExamplePricesProps) {
  const terms = parseTypedTerms(draft)
  const shown = parseTypedDisplays(draft, terms, storeCurrency)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-base tabular-nums">
        <caption className="mb-1 text-left text-base font-medium">{adminText.examplePrices}</caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-1 pr-4 text-left font-normal">
              {adminText.product}
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-normal">
              {adminText.price}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {adminText.inThisMarket}
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ name, price: minor }, index) => {
            const price = money(minor, storeCurrency)
            const now = convertToMarket(price, terms)
            const before = saved && convertToMarket(price, getSavedTerms(saved))
            const isChanged = before && now && formatMoney(before) !== formatMoney(now)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the examples never change
              <tr key={index} className="border-b border-line align-top last:border-b-0">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {name}
                </th>
                <td className="py-1.5 pr-4 text-right whitespace-nowrap text-ink-2">{formatMoney(price)}</td>
                <td className="py-1.5 text-right">
                  {isChanged && (
                    <span className="mr-2 text-sm whitespace-nowrap text-ink-2">
                      <span className="sr-only">{adminText.was} </span>
                      <s>{formatMoney(before)}</s>
                    </span>
                  )}
                  {now ? <strong className="font-medium whitespace-nowrap">{formatMoney(now)}</strong> : '—'}
                  {now && shown.length > 0 && (
                    <span className="block text-sm text-ink-2">
                      {shown.map(({ currency, rate }) => formatMoney(convert(now, currency, rate))).join(' · ')}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
