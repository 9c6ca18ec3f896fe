import type { CurrencyCode } from '#app/base/currencies.ts'
import { countDecimals, formatMoney, getCurrencySymbol, money, oneUnit } from '#app/base/money.ts'
import type { RoundingRule } from '#app/base/money-arithmetic.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'

const NONE: RoundingRule = { step: 1, ending: 0 }
/** Endings in hundredths of a unit. */
const ENDINGS = [0, 90, 95, 99]
/** Steps in whole units. */
const STEPS = [5, 10, 50, 100, 500, 1_000]

type RuleChoice = { readonly key: string; readonly rule: RoundingRule; readonly label: string }

export const NO_ROUNDING = toKey(NONE)

/** The key of a rule that is not among the choices. */
export const CUSTOM_RULE = 'own'

export function toKey({ step, ending }: RoundingRule): string {
  return `${step}-${ending}`
}

/** Lists the rules that staff choose from. They depend on the smallest unit of the currency. */
export function listRoundingChoices(currency: CurrencyCode): readonly RuleChoice[] {
  const unit = oneUnit(currency).minor
  const endings = countDecimals(currency) === 0 ? [] : ENDINGS
  return [
    createChoice(NONE, adminText.none),
    ...endings.map((hundredths) => {
      const digits = String(hundredths).padStart(2, '0')
      return createChoice({ step: unit, ending: (unit / 100) * hundredths }, adminText.endingInDigits(digits))
    }),
    ...STEPS.map((step) =>
      createChoice({ step: step * unit, ending: 0 }, adminText.stepsOfAmount(`${getCurrencySymbol(currency)}${step}`)),
    ),
  ]
}

function createChoice(rule: RoundingRule, label: string): RuleChoice {
  return { key: toKey(rule), rule, label }
}

export function describeRounding(rule: RoundingRule, currency: CurrencyCode): string {
  const known = listRoundingChoices(currency).find(({ key }) => key === toKey(rule))
  const amount = (minor: number) => formatMoney(money(minor, currency))
  return known?.label ?? adminText.stepsEndingIn(amount(rule.step), amount(rule.ending))
}
