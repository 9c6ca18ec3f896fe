import type { Id } from '#app/lib/id.ts'

/** A variant or product whose stock does not match its history. */
export type StockDrift = {
  readonly productId: Id<'product'>
  readonly productName: string
  readonly sku: string
  /** The mismatch: variant and ledger, product and sum of its variants, or a variant deleted without a write-off. */
  readonly kind: 'variant' | 'sum' | 'removed'
  readonly size: string | null
  readonly color: string | null
  readonly stock: number
  /** The stock by the ledger or by the variants. */
  readonly expected: number
  /** Times of the movements around the unrecorded change; null before the first or after the last. */
  readonly after: string | null
  readonly before: string | null
}

export type StockCheck = {
  readonly movements: number
  /** At most `DRIFTS_SHOWN`. */
  readonly drifts: readonly StockDrift[]
}

export const DRIFTS_SHOWN = 50
