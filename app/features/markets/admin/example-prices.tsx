import type { FormMarket, MarketDraft } from '#app/features/markets/admin/market-draft.ts'
import { OWN_RULE, roundingChoices } from '#app/features/markets/admin/rounding-rules.ts'
import { parseTypedRate } from '#app/features/markets/admin/typed-rate.ts'
import { type RoundingRule, roundPrice } from '#app/features/money/arithmetic.ts'
import { type CurrencyCode, isCurrency } from '#app/features/money/currencies.ts'
import { convert, formatMoney, inverse, type Money, money, parseMoney, type Rate } from '#app/features/money/money.ts'

const EQUAL: Rate = { base: 1, quote: 1 }

type Terms = { readonly currency: CurrencyCode; readonly rate: Rate | null; readonly rule: RoundingRule }

/** What prices in the store currency become. Null if it is not typed completely. */
function priceIn(price: Money, { currency, rate, rule }: Terms): Money | null {
  const used = currency === price.currency ? EQUAL : rate
  return used && roundPrice(convert(price, currency, used), rule)
}

function typedTerms({ currency, rate, ratePer, rounding, roundingStep, roundingEnding }: MarketDraft): Terms {
  const typedRule = {
    step: parseMoney(roundingStep, currency)?.minor,
    ending: parseMoney(roundingEnding || '0', currency)?.minor,
  }
  const own = typedRule.step && typedRule.ending !== undefined && typedRule.ending < typedRule.step ? typedRule : null
  const known = roundingChoices(currency).find(({ key }) => key === rounding)?.rule
  const rule = (rounding === OWN_RULE ? own && { step: own.step ?? 1, ending: own.ending ?? 0 } : known) ?? {
    step: 1,
    ending: 0,
  }
  return { currency, rate: parseTypedRate({ per: ratePer, amount: rate }), rule }
}

type ExamplePricesProps = {
  readonly draft: MarketDraft
  /** As saved; null for a new market. */
  readonly saved: FormMarket | null
  readonly storeCurrency: CurrencyCode
  readonly examples: readonly { readonly name: string; readonly price: number }[]
}

/** Prices at the typed rate and rounding, before they are saved. */
export function ExamplePrices({ draft, saved, storeCurrency, examples }: ExamplePricesProps) {
  const terms = typedTerms(draft)
  const shown = draft.displays.flatMap(({ currency, ...typed }) => {
    const typedRate = currency === storeCurrency ? terms.rate && inverse(terms.rate) : parseTypedRate(typed)
    const rate = isCurrency(currency) ? typedRate : null
    return isCurrency(currency) && rate ? [{ currency, rate }] : []
  })
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-base tabular-nums">
        <caption className="mb-1 text-left text-base font-medium">Example prices</caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-b border-line">
            <th scope="col" className="py-1 pr-4 text-left font-normal">
              Product
            </th>
            <th scope="col" className="py-1 pr-4 text-right font-normal">
              Price
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              In this market
            </th>
          </tr>
        </thead>
        <tbody>
          {examples.map(({ name, price: minor }, index) => {
            const price = money(minor, storeCurrency)
            const now = priceIn(price, terms)
            const before = saved && priceIn(price, savedTerms(saved))
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
                      <span className="sr-only">was </span>
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

function savedTerms({ currency, rate, roundingStep, roundingEnding }: FormMarket): Terms {
  return { currency, rate, rule: { step: roundingStep, ending: roundingEnding } }
}
