import { serverLawText } from '#app/features/law/law-text.server.ts'
import { formatMoney, type Money } from '#app/features/money/money.ts'
import { pricePerBase } from '#app/features/prices/measure.ts'

/** The unit price beside a price, as '€120.00 / l' (Directive 98/6/EC, Art. 3); '' for what is sold by the piece. */
export function unitPriceText(price: Money, measure: string): string {
  const perBase = pricePerBase(price, measure)
  return perBase ? serverLawText.perUnit(formatMoney(perBase.price), perBase.base) : ''
}
