import type { Id } from '#app/lib/id.ts'

/** Where stock and its history disagree: one size and color of a product, or the product as a whole. */
export type StockDrift = {
  readonly productId: Id<'product'>
  readonly productName: string
  readonly sku: string
  /** 'variant': its stock is not what its movements add up to. 'sum': the product's is not that of its rows. 'removed': a
   * row went without its pieces being written off. */
  readonly kind: 'variant' | 'sum' | 'removed'
  readonly size: string | null
  readonly color: string | null
  readonly stock: number
  /** What it should be by the history, or by the rows. */
  readonly expected: number
  /** Between these two movements something happened that is in none; null before the first, or since the last. */
  readonly after: string | null
  readonly before: string | null
}

export type StockCheck = {
  readonly movements: number
  /** At most `DRIFTS_SHOWN`. */
  readonly drifts: readonly StockDrift[]
}

export const DRIFTS_SHOWN = 50
