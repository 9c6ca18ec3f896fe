import type { CurrencyCode } from '#app/base/currencies.ts'
import { toUnitRate } from '#app/base/rates.ts'

/** The specification's rates (§9): units for 1 US dollar, in parts per million. */
const PER_USD: Readonly<Partial<Record<CurrencyCode, number>>> = {
  USD: 1_000_000,
  GBP: 790_000,
  EUR: 920_000,
  CAD: 1_350_000,
  NGN: 1_500_000_000,
}

/** Units of `store` for 1 unit of `charged`, in parts per million. Null if it must be entered. */
export function defaultRate(store: CurrencyCode, charged: CurrencyCode): number | null {
  if (store === charged) return 1_000_000
  const [perStore, perCharged] = [PER_USD[store], PER_USD[charged]]
  return perStore && perCharged ? toUnitRate({ base: perStore, quote: perCharged }) : null
}
