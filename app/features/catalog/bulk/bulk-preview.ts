import type { BulkEdit } from '#app/features/catalog/bulk/bulk-edit.ts'
import type { Prices } from '#app/features/catalog/bulk/bulk-price.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'

/** Products that share a reason, with the names of a few of them. */
export type NamedGroup = { readonly reason: string; readonly count: number; readonly names: readonly string[] }

/** What a change of many products would do, as staff see it before they agree to it. */
export type BulkPreview = {
  /** Names exactly this outcome. */
  readonly version: string
  /** How many products it changes, and the names of the first of them. */
  readonly changes: number
  readonly names: readonly string[]
  /** All prices that change, by name, in the store currency's smallest unit. */
  readonly prices: readonly { readonly name: string; readonly from: Prices; readonly to: Prices }[]
  /** There is nothing to change about these. */
  readonly skipped: readonly NamedGroup[]
  /** These cannot be changed like that. */
  readonly failed: readonly NamedGroup[]
  /** How many of the chosen products are no longer there. */
  readonly gone: number
  /** What to think of before agreeing. */
  readonly note: string | null
}

export type BulkResult =
  | { readonly outcome: 'preview'; readonly preview: BulkPreview }
  /** Nothing was done: the products are no longer those of the preview that was agreed to. This is today's. */
  | { readonly outcome: 'stale'; readonly preview: BulkPreview }
  | { readonly outcome: 'done'; readonly changed: number }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors }

/** The edit that can be taken back. */
export type LastBulkEdit = {
  readonly id: Id<'bulk-edit'>
  readonly kind: BulkEdit['kind']
  /** How many products it changed. */
  readonly changed: number
}

/** What came of taking it back. */
export type UndoResult = {
  /** How many products are as they were before. */
  readonly undone: number
  /** How many stay as they are, as someone changed them since, and the names of a few. */
  readonly kept: number
  readonly names: readonly string[]
  /** How many are no longer there. */
  readonly gone: number
}
