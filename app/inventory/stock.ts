import type { StockSettings, VariantStock } from '#app/catalog/availability.ts'
import type { CellWithSku } from '#app/inventory/stock/variant-skus.server.ts'

/** Why staff changed numbers in the stock grid. */
export const COUNT_REASONS = ['counted', 'received', 'damaged', 'other'] as const
export type CountReason = (typeof COUNT_REASONS)[number]

/**
 * Why stock changed. 'edit' is a change in the product form; 'reopen' undoes a cancellation; 'variants' is a change
 * of sizes and colors; 'hold' sets a unit aside for someone on the waitlist, and 'release' gives it back.
 */
export const STOCK_REASONS = [
  'initial',
  'edit',
  ...COUNT_REASONS,
  'sale',
  'cancel',
  'reopen',
  'return',
  'variants',
  'deleted',
  'hold',
  'release',
] as const
export type StockReason = (typeof STOCK_REASONS)[number]

export function isLowStock(stock: number, threshold: number | null, storeThreshold: number): boolean {
  return stock <= (threshold ?? storeThreshold)
}

export type Allocation = { readonly taken: number; readonly backordered: number }

type StockRequest = { readonly variantId: string | null; readonly quantity: number }

/**
 * Takes no units if stock is not tracked. If too few units are left, the rest is backordered if the store allows it;
 * otherwise, the returned `quantity` is smaller than the requested one.
 */
export function allocateStock(
  requests: readonly StockRequest[],
  stock: ReadonlyMap<string, number>,
  { track_inventory, allow_backorders }: StockSettings,
): readonly (Allocation & { readonly quantity: number })[] {
  const remaining = new Map(stock)
  return requests.map(({ variantId, quantity }) => {
    if (variantId === null) return { taken: 0, backordered: 0, quantity: 0 }
    if (!track_inventory) return { taken: 0, backordered: 0, quantity }
    const stocked = remaining.get(variantId) ?? 0
    const taken = Math.min(stocked, quantity)
    remaining.set(variantId, stocked - taken)
    const backordered = allow_backorders ? quantity - taken : 0
    return { taken, backordered, quantity: taken + backordered }
  })
}

/** `loaded` is the stock when the form was loaded, or null if the cell did not exist. */
export type StockCell = VariantStock & Pick<CellWithSku, 'sku'> & { readonly loaded: number | null }
