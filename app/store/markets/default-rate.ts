import type { CurrencyCode } from '#app/base/currencies.ts'
import { toUnitRate } from '#app/base/rates.ts'

/** The specification's rates (§9): units per US dollar, in parts per million. */
const PER_USD: Readonly<Partial<Record<CurrencyCode, number>>> = {
  USD: 1_000_000,
  GBP: 790_000,
  EUR: 920_000,
  CAD: 1_350_000,
  NGN: 1_500_000_000,
}

/** Returns the units of `store` per unit of `charged`, in parts per million, or null if the rate must be entered. */
export function findDefaultRate(store: CurrencyCode, charged: CurrencyCode): number | null {
  if (store === charged) return 1_000_000
  const [perStore, perCharged] = [PER_USD[store], PER_USD[charged]]
  return perStore && perCharged ? toUnitRate({ base: perStore, quote: perCharged }) : null
}
