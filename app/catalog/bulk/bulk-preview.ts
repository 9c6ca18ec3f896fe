import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { BulkEdit } from '#app/catalog/bulk/bulk-edit.ts'
import type { UnitPrices } from '#app/catalog/bulk/bulk-price.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'

/** `names` contains the first few product names. */
export type NamedGroup = { readonly reason: string; readonly count: number; readonly names: readonly string[] }

export type BulkPreview = {
  /** Identifies this preview. It changes if the edit would have a different outcome. */
  readonly version: string
  /** The number of products that change. `names` contains the first few names. */
  readonly changes: number
  readonly names: readonly string[]
  /** Sorted by name, in the store currency's minor units. */
  readonly prices: readonly { readonly name: string; readonly from: UnitPrices; readonly to: UnitPrices }[]
  /** Products for which there is nothing to change, by reason. */
  readonly skipped: readonly NamedGroup[]
  /** Products for which the edit is invalid, by reason. */
  readonly failed: readonly NamedGroup[]
  /** The number of selected products that were deleted in the meantime. */
  readonly missing: number
  readonly warning: string | null
}

export type BulkResult =
  | { readonly outcome: 'preview'; readonly preview: BulkPreview }
  /** The confirmed preview is outdated and nothing was changed. `preview` is the current one. */
  | { readonly outcome: 'stale'; readonly preview: BulkPreview }
  | { readonly outcome: 'done'; readonly changed: number }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

export type LastBulkEdit = { readonly id: Id<'bulk-edit'>; readonly kind: BulkEdit['kind']; readonly changed: number }

/** `skipped` products were changed in the meantime; `names` contains the first few of them. */
export type UndoResult = {
  readonly undone: number
  readonly skipped: number
  readonly names: readonly string[]
  readonly missing: number
}

/** Returns the summary of an edit, which appears above the product names. */
export function formatChanges(changes: number): string {
  return changes === 0 ? adminText.nothingWouldChange : adminText.willChange(changes)
}

/** `result` is null if the edit can no longer be undone. */
export function formatUndoResult(result: UndoResult | null): string {
  if (!result) return adminText.cannotBeUndone
  const { undone, skipped, names, missing } = result
  return [
    adminText.undone(undone),
    skipped > 0 && adminText.undoSkipped(skipped, formatNames(names, skipped)),
    missing > 0 && adminText.alreadyDeletedProducts(missing),
  ]
    .filter(Boolean)
    .join(' ')
}

/** `deleted` is 0 if an earlier request deleted the products and its response was lost. */
export function formatDeletion(deleted: number): string {
  return deleted > 0 ? adminText.deletedProducts(deleted) : adminText.alreadyDeleted
}

/** Formats names as 'A, B and 3 more'. */
export function formatNames(names: readonly string[], count: number): string {
  const [nameList, moreCount] = [names.join(', '), count - names.length]
  return moreCount > 0 ? adminText.namesAndMore(nameList, moreCount) : nameList
}
