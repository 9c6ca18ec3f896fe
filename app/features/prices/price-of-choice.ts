import type { PagePrice } from '#app/features/prices/page-prices.ts'
import { matchesChoice } from '#app/features/stock/stock.ts'

type Priced = { readonly size: string | null; readonly color: string | null; readonly unit?: PagePrice }

/** The lowest price of what the choice allows, and whether there are several. */
export function priceOfChoice(
  own: PagePrice,
  variants: readonly Priced[],
  choice: { readonly size: string | null; readonly color: string | null },
): { readonly unit: PagePrice; readonly pricesVary: boolean } {
  const units = variants.filter((variant) => matchesChoice(variant, choice)).map(({ unit = own }) => unit)
  const [first = own, ...others] = units.toSorted(
    (a, b) => a.price.minor - b.price.minor || Number(b.was !== null) - Number(a.was !== null),
  )
  return { unit: first, pricesVary: others.some(({ price }) => price.minor !== first.price.minor) }
}
