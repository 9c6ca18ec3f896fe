/** Why stock changed: first entry, an edit by staff, a sale, a cancelled order, one taken up again, a changed grid. */
export const STOCK_REASONS = ['initial', 'edit', 'sale', 'cancel', 'reopen', 'variants'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** At or below the product's own threshold, or the shop's where it has none. */
export function isLowStock(stock: number, threshold: number | null, shopThreshold: number): boolean {
  return stock <= (threshold ?? shopThreshold)
}
