import { type Money, portion } from '#app/features/money/money.ts'
import { rateFor, type TaxSettings } from '#app/features/taxes/tax-table.ts'

/** In parts per million (docs/rules.md, Tax). */
export function taxRate(country: string, settings: TaxSettings): number {
  return rateFor('standard', { country, region: '' }, settings)?.rate ?? 0
}

export function taxOn(subtotal: Money, country: string, settings: TaxSettings): Money {
  return portion(subtotal, taxRate(country, settings))
}
