import type { CurrencyCode } from '#app/base/currencies.ts'
import { formatMoney, money } from '#app/base/money.ts'

/** The total of an example order, in minor units. */
const EXAMPLE_TOTAL = 120_00

/** Returns the text of an order button with an example total instead of its placeholder. */
export function showExampleTotal(text: string, currency: CurrencyCode): string {
  return text.replaceAll('{total}', formatMoney(money(EXAMPLE_TOTAL, currency)))
}
