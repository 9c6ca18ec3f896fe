import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { convert, inverse, type Money, type Rate } from '#app/base/money.ts'
import { type RoundingRule, roundPrice } from '#app/base/money-arithmetic.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import { OWN_RULE, roundingChoices } from '#app/operations/markets/rounding-rules.ts'
import { parseTypedRate } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import type { DisplayCurrency } from '#app/store/market.ts'

const EQUAL: Rate = { base: 1, quote: 1 }

type PriceTerms = { readonly currency: CurrencyCode; readonly rate: Rate | null; readonly rule: RoundingRule }

/** Converts a price from the store currency. Null if the rate or the rule is incomplete. */
export function priceIn(price: Money, { currency, rate, rule }: PriceTerms): Money | null {
  const used = currency === price.currency ? EQUAL : rate
  return used && roundPrice(convert(price, currency, used), rule)
}

export function savedTerms({ currency, rate, roundingStep, roundingEnding }: FormMarket): PriceTerms {
  return { currency, rate, rule: { step: roundingStep, ending: roundingEnding } }
}

export function typedTerms({
  currency,
  rate,
  ratePer,
  rounding,
  roundingStep,
  roundingEnding,
}: MarketDraft): PriceTerms {
  const typedRule = {
    step: parseTypedMoney(roundingStep, currency)?.minor,
    ending: parseTypedMoney(roundingEnding || '0', currency)?.minor,
  }
  const own = typedRule.step && typedRule.ending !== undefined && typedRule.ending < typedRule.step ? typedRule : null
  const known = roundingChoices(currency).find(({ key }) => key === rounding)?.rule
  const rule = (rounding === OWN_RULE ? own && { step: own.step ?? 1, ending: own.ending ?? 0 } : known) ?? {
    step: 1,
    ending: 0,
  }
  return { currency, rate: parseTypedRate({ per: ratePer, amount: rate }), rule }
}

/** The other currencies with complete rates. */
export function typedDisplays(
  { displays }: Pick<MarketDraft, 'displays'>,
  { rate }: PriceTerms,
  storeCurrency: CurrencyCode,
): readonly DisplayCurrency[] {
  return displays.flatMap(({ currency, ...typed }) => {
    const typedRate = currency === storeCurrency ? rate && inverse(rate) : parseTypedRate(typed)
    return isCurrency(currency) && typedRate ? [{ currency, rate: typedRate }] : []
  })
}
