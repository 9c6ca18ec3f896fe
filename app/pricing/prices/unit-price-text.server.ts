import { formatMoney, type Money } from '#app/base/money.ts'
import { pricePerBase } from '#app/pricing/prices/measure.ts'
import { priceText } from '#app/pricing/prices/price-text.server.ts'

/** The unit price beside a price, as '€120.00 / l' (Directive 98/6/EC, Art. 3); '' for what is sold by the piece. */
export function unitPriceText(price: Money, measure: string): string {
  const perBase = pricePerBase(price, measure)
  return perBase ? priceText.perUnit(formatMoney(perBase.price), perBase.base) : ''
}
