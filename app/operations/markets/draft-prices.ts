import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { convert, invert, type Money, type Rate } from '#app/base/money.ts'
import { type RoundingRule, roundPrice } from '#app/base/money-arithmetic.ts'
import { parseTypedMoney } from '#app/base/typed-money.ts'
import type { MarketDraft } from '#app/operations/markets/market-draft.ts'
import { CUSTOM_RULE, listRoundingChoices } from '#app/operations/markets/rounding-rules.ts'
import { parseTypedRate } from '#app/operations/markets/typed-rate.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import type { DisplayCurrency } from '#app/store/market.ts'

const IDENTITY_RATE: Rate = { base: 1, quote: 1 }

type PriceTerms = { readonly currency: CurrencyCode; readonly rate: Rate | null; readonly rule: RoundingRule }

/** Converts a price from the store currency. Returns null if the rate is missing. */
export function convertToMarket(price: Money, { currency, rate, rule }: PriceTerms): Money | null {
  const used = currency === price.currency ? IDENTITY_RATE : rate
  return used && roundPrice(convert(price, currency, used), rule)
}

export function getSavedTerms({ currency, rate, roundingStep, roundingEnding }: FormMarket): PriceTerms {
  return { currency, rate, rule: { step: roundingStep, ending: roundingEnding } }
}

export function parseTypedTerms({
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
  const customRule =
    typedRule.step && typedRule.ending !== undefined && typedRule.ending < typedRule.step ? typedRule : null
  const preset = listRoundingChoices(currency).find(({ key }) => key === rounding)?.rule
  const rule = (rounding === CUSTOM_RULE
    ? customRule && { step: customRule.step ?? 1, ending: customRule.ending ?? 0 }
    : preset) ?? {
    step: 1,
    ending: 0,
  }
  return { currency, rate: parseTypedRate({ per: ratePer, amount: rate }), rule }
}

/** Returns the displayed currencies that have complete rates. */
export function parseTypedDisplays(
  { displays }: Pick<MarketDraft, 'displays'>,
  { rate }: PriceTerms,
  storeCurrency: CurrencyCode,
): readonly DisplayCurrency[] {
  return displays.flatMap(({ currency, ...typed }) => {
    const typedRate = currency === storeCurrency ? rate && invert(rate) : parseTypedRate(typed)
    return isCurrency(currency) && typedRate ? [{ currency, rate: typedRate }] : []
  })
}
