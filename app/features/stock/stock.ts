import { MAX_UNITS } from '#app/features/cart/cart.ts'
import { DEFAULT_COLOR, ONE_SIZE, type ProductColor } from '#app/features/catalog/catalog.ts'
import type { Settings } from '#app/features/settings/settings.ts'

/**
 * Why stock changed: first entry, an edit by staff, a sale, a cancelled order, one taken up again, a return, a changed grid,
 * a deleted product.
 */
export const STOCK_REASONS = ['initial', 'edit', 'sale', 'cancel', 'reopen', 'return', 'variants', 'deleted'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export type StockSettings = Pick<Settings, 'track_inventory' | 'allow_backorders'>

/** Stock of one size and color; of all pieces where both are null. */
export type VariantStock = { readonly size: string | null; readonly color: string | null; readonly stock: number }

/** A size and a color name as the cart and orders write them; null while not chosen. */
export type Choice = { readonly size: string | null; readonly color: string | null }

/** What can be said of a product, or of one size and color of it, and how many of it can be ordered at once. */
export type Availability = {
  readonly canOrder: boolean
  /** It can be ordered although nothing is left. */
  readonly onBackorder: boolean
  /** Pieces left; null where no one counts them. */
  readonly left: number | null
  /** Fewer than 10 left, which is shown in red. */
  readonly isFew: boolean
  readonly max: number
}

const FEW = 10

/** At or below the product's own threshold, or the store's where it has none. */
export function isLowStock(stock: number, threshold: number | null, storeThreshold: number): boolean {
  return stock <= (threshold ?? storeThreshold)
}

/** Of so many pieces: nothing is shown as out of stock while it can be ordered (docs/rules.md, Stock). */
export function availabilityOf(stock: number, { track_inventory, allow_backorders }: StockSettings): Availability {
  if (!track_inventory) return { canOrder: true, onBackorder: false, left: null, isFew: false, max: MAX_UNITS }
  return {
    canOrder: stock > 0 || allow_backorders,
    onBackorder: stock === 0 && allow_backorders,
    left: stock,
    isFew: stock < FEW,
    max: allow_backorders ? MAX_UNITS : Math.min(stock, MAX_UNITS),
  }
}

/**
 * What can be had of a product: of the chosen size and color where stock is kept by them, otherwise of all its pieces.
 * While a choice is incomplete, everything that fits it counts. A combination without a row is not on offer.
 */
export function availability(
  product: { readonly stockByVariant: boolean; readonly stockQuantity: number },
  variants: readonly VariantStock[],
  settings: StockSettings,
  choice: Choice = { size: null, color: null },
): Availability {
  if (!product.stockByVariant) return availabilityOf(product.stockQuantity, settings)
  const fitting = variants.filter((variant) => matchesChoice(variant, choice))
  if (fitting.length === 0) return { canOrder: false, onBackorder: false, left: 0, isFew: true, max: 0 }
  return availabilityOf(
    fitting.reduce((total, { stock }) => total + stock, 0),
    settings,
  )
}

/** Whether a row of stock is where a line's units come from. */
export function matchesChoice(variant: Pick<VariantStock, 'size' | 'color'>, { size, color }: Choice): boolean {
  const sizeFits = variant.size === null || size === null || variant.size === size
  return sizeFits && (variant.color === null || color === null || variant.color === color)
}

/** Whether a product comes in this size and color. One without sizes is sold as 'One Size', without colors as 'Default'. */
export function hasOption(
  product: { readonly sizes: readonly string[]; readonly colors: readonly ProductColor[] },
  { size, color }: { readonly size: string; readonly color: string },
): boolean {
  const sizes = product.sizes.length > 0 ? product.sizes : [ONE_SIZE]
  const colors = product.colors.length > 0 ? product.colors : [DEFAULT_COLOR]
  return sizes.includes(size) && colors.some(({ name }) => name === color)
}

/** How many units a line gets off the shelf, and how many stay backordered. */
export type Allocation = { readonly taken: number; readonly backordered: number }

/** What a line asks of which row of stock; null where it has none. */
export type Command = { readonly variantId: string | null; readonly quantity: number }

/**
 * Shares stock out among lines in their order; lines of one row share it. Without counting nothing is taken; with
 * backorders the rest is backordered; otherwise a line gets what is left, which may be less than it asked for.
 */
export function allocateStock(
  commands: readonly Command[],
  stock: ReadonlyMap<string, number>,
  { track_inventory, allow_backorders }: StockSettings,
): readonly (Allocation & { readonly quantity: number })[] {
  const left = new Map(stock)
  return commands.map(({ variantId, quantity }) => {
    if (variantId === null) return { taken: 0, backordered: 0, quantity: 0 }
    if (!track_inventory) return { taken: 0, backordered: 0, quantity }
    const here = left.get(variantId) ?? 0
    const taken = Math.min(here, quantity)
    left.set(variantId, here - taken)
    const backordered = allow_backorders ? quantity - taken : 0
    return { taken, backordered, quantity: taken + backordered }
  })
}

/** The SKU of a size and color: the product's with both appended, in capitals and digits. */
export function variantSku(productSku: string, { size, color }: Pick<VariantStock, 'size' | 'color'>): string {
  return [productSku, ...[size, color].flatMap((part) => (part === null ? [] : [skuPart(part)]))].join('-')
}

function skuPart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '')
  return plain
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
