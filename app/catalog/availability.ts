import { DEFAULT_COLOR, ONE_SIZE, type ProductColor } from '#app/catalog/catalog.ts'
import type { Settings } from '#app/store/settings.ts'

/** The maximum number of units in an order line (docs/rules.md, Cart). */
export const MAX_UNITS = 9_999

export type StockSettings = Pick<Settings, 'track_inventory' | 'allow_backorders'>

/** The stock of one size and color, or of the whole product if both are null. */
export type VariantStock = { readonly size: string | null; readonly color: string | null; readonly stock: number }

/**
 * The units that saving would write off. `variants` are the removed variants that hold them. It is empty if stock was
 * one number so far, and the new grid contains fewer units.
 */
export type StockLoss = { readonly units: number; readonly variants: readonly VariantStock[] }

type Choice = { readonly size: string | null; readonly color: string | null }

export type Availability = {
  readonly canOrder: boolean
  readonly onBackorder: boolean
  /** Units left; null if stock is not tracked. */
  readonly left: number | null
  /** True if fewer than 10 units are left. Only then, product pages show the number. */
  readonly hasFewLeft: boolean
  readonly max: number
}

const FEW = 10

/** With backorders or untracked stock, a product can be ordered even without stock (docs/rules.md, Stock). */
export function getAvailability(stock: number, { track_inventory, allow_backorders }: StockSettings): Availability {
  if (!track_inventory) return { canOrder: true, onBackorder: false, left: null, hasFewLeft: false, max: MAX_UNITS }
  return {
    canOrder: stock > 0 || allow_backorders,
    onBackorder: stock === 0 && allow_backorders,
    left: stock,
    hasFewLeft: stock < FEW,
    max: allow_backorders ? MAX_UNITS : Math.min(stock, MAX_UNITS),
  }
}

/**
 * Returns the combined availability of all variants that match the choice. A choice without a variant is not for sale.
 */
export function getProductAvailability(
  product: { readonly stockByVariant: boolean; readonly stockQuantity: number },
  variants: readonly VariantStock[],
  settings: StockSettings,
  choice: Choice = { size: null, color: null },
): Availability {
  if (!product.stockByVariant) return getAvailability(product.stockQuantity, settings)
  const matching = variants.filter((variant) => matchesChoice(variant, choice))
  if (matching.length === 0) return { canOrder: false, onBackorder: false, left: 0, hasFewLeft: true, max: 0 }
  const stock = matching.reduce((total, variant) => total + variant.stock, 0)
  return getAvailability(stock, settings)
}

export function matchesChoice(variant: Pick<VariantStock, 'size' | 'color'>, { size, color }: Choice): boolean {
  const sizeFits = variant.size === null || size === null || variant.size === size
  return sizeFits && (variant.color === null || color === null || variant.color === color)
}

/** Returns true if a product has this size and color: 'One Size' without sizes, 'Default' without colors. */
export function hasOption(
  product: { readonly sizes: readonly string[]; readonly colors: readonly ProductColor[] },
  { size, color }: { readonly size: string; readonly color: string },
): boolean {
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  const colors = product.colors.length > 0 ? product.colors : [DEFAULT_COLOR]
  return sizes.includes(size) && colors.some(({ name }) => name === color)
}
