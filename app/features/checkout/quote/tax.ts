import type { Country } from '#app/features/addresses/address-rules.ts'
import { type Money, portion } from '#app/features/money/money.ts'
import type { Settings } from '#app/features/settings/settings.ts'

export type TaxSettings = Pick<Settings, 'enable_tax' | 'tax_rate'>

const RATES: Readonly<Record<Country, number>> = { US: 80_000, CA: 130_000, GB: 200_000, EU: 190_000 }

/** In parts per million. A `tax_rate` above 0 replaces the table everywhere (docs/rules.md, Tax). */
export function taxRate(country: string, { enable_tax, tax_rate }: TaxSettings): number {
  if (!enable_tax) return 0
  return tax_rate > 0 ? tax_rate : isTaxed(country) ? RATES[country] : 0
}

export function taxOn(subtotal: Money, country: string, settings: TaxSettings): Money {
  return portion(subtotal, taxRate(country, settings))
}

function isTaxed(country: string): country is Country {
  return Object.hasOwn(RATES, country)
}
