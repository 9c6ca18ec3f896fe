import type { Id } from '#app/lib/id.ts'

export type StockDrift = {
  readonly productId: Id<'product'>
  readonly productName: string
  readonly sku: string
  /**
   * States what disagrees with the history: a variant's stock, a product's total ('sum'), a variant deleted without a
   * write-off ('removed'), or units held for the waitlist ('held').
   */
  readonly kind: 'variant' | 'sum' | 'removed' | 'held'
  readonly size: string | null
  readonly color: string | null
  readonly stock: number
  readonly expected: number
  /** The times of the movements before and after the unrecorded change, or null if there is no such movement. */
  readonly after: string | null
  readonly before: string | null
}

export type StockCheck = { readonly movements: number; readonly drifts: readonly StockDrift[] }

export const MAX_DRIFTS = 50
