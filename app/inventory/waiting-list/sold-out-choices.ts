import { availability, matchesChoice, type StockSettings, type VariantStock } from '#app/catalog/availability.ts'
import { DEFAULT_COLOR, ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import type { Choice } from '#app/inventory/waiting-list/choice-name.ts'

type Product = {
  readonly sizes: readonly string[]
  readonly colors: readonly ProductColor[]
  readonly stockByVariant: boolean
  readonly stockQuantity: number
}

/** The sizes and colors that are on offer and sold out, as lines of an order name them. */
export function soldOutChoices(
  product: Product,
  variants: readonly VariantStock[],
  settings: StockSettings,
): readonly Choice[] {
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  const colors = product.colors.length > 0 ? product.colors : [DEFAULT_COLOR]
  const choices = colors.flatMap(({ name: color, label }) =>
    sizes.map((size) => ({ size, color, ...(label && { shownColor: label }) })),
  )
  return choices.filter((choice) => {
    const isOffered = !product.stockByVariant || variants.some((variant) => matchesChoice(variant, choice))
    return isOffered && !availability(product, variants, settings, choice).canOrder
  })
}
