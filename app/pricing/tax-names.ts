import type { Taxes } from '#app/pricing/tax-table.ts'
import { taxesText } from '#app/pricing/taxes/taxes-text.ts'

const RATES = [
  ['US', 'Sales tax', 80_000],
  ['CA', 'GST/HST', 130_000],
  ['GB', 'VAT', 200_000],
  ['EU', 'VAT', 190_000],
] as const

/** The taxes of a new store, as db/baseline.sql inserts them. */
export const PRESET_TAXES: Taxes = {
  rates: RATES.map(([country, name, rate]) => ({
    country,
    region: '',
    taxClass: 'standard',
    name,
    rate,
    isAdded: false,
    shipping: 'market',
  })),
  registrations: RATES.map(([country]) => ({ country, region: '' })),
}

/**
 * Returns true for the preset's US and Canadian taxes at their preset rates. Orders show them as 'Tax', because each of
 * them stands for the taxes of many states.
 */
export function isPresetTax({ name, rate }: { readonly name: string; readonly rate: number | null }): boolean {
  return RATES.some(([country, preset, ppm]) => {
    return (country === 'US' || country === 'CA') && preset === name && ppm === rate
  })
}

/**
 * Returns the name of a tax for shoppers: in their language if the store suggested it (starter-rates.data.ts),
 * otherwise as typed.
 */
export function translateTaxName(name: string): string {
  const names: Readonly<Record<string, string>> = taxesText.names
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}
