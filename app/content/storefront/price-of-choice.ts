import { getAvailability, matchesChoice, type StockSettings, type VariantStock } from '#app/catalog/availability.ts'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'

type PricedVariant = VariantStock & { readonly unit?: PagePrice }

/**
 * Returns the lowest price of variants that match the choice and can be ordered, and whether their prices differ.
 * Sold-out variants count only if all are sold out.
 */
export function computeChoicePrice(
  productPrice: PagePrice,
  variants: readonly PricedVariant[],
  choice: { readonly size: string | null; readonly color: string | null },
  stockSettings: StockSettings,
): { readonly unit: PagePrice; readonly pricesVary: boolean } {
  const matching = variants.filter((variant) => matchesChoice(variant, choice))
  const orderable = matching.filter(({ stock }) => getAvailability(stock, stockSettings).canOrder)
  const units = (orderable.length > 0 ? orderable : matching).map(({ unit = productPrice }) => unit)
  const [first = productPrice, ...others] = units.toSorted(
    (a, b) =>
      a.price.minor - b.price.minor ||
      Number(b.was !== null) - Number(a.was !== null) ||
      (a.was?.minor ?? 0) - (b.was?.minor ?? 0), // as in lists
  )
  return { unit: first, pricesVary: others.some(({ price }) => price.minor !== first.price.minor) }
}
