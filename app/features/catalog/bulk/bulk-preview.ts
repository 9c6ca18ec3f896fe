import type { BulkEdit } from '#app/features/catalog/bulk/bulk-edit.ts'
import type { Prices } from '#app/features/catalog/bulk/bulk-price.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import type { Id } from '#app/lib/id.ts'

/** `names` are the first few. */
export type NamedGroup = { readonly reason: string; readonly count: number; readonly names: readonly string[] }

export type BulkPreview = {
  /** Identifies this outcome. */
  readonly version: string
  /** `names` are the first few. */
  readonly changes: number
  readonly names: readonly string[]
  /** By name, in the store currency's smallest unit. */
  readonly prices: readonly { readonly name: string; readonly from: Prices; readonly to: Prices }[]
  /** Products that already have the new value. */
  readonly skipped: readonly NamedGroup[]
  /** Products for which the edit is invalid. */
  readonly failed: readonly NamedGroup[]
  /** The number of selected products that were deleted in the meantime. */
  readonly missing: number
  readonly warning: string | null
}

export type BulkResult =
  | { readonly outcome: 'preview'; readonly preview: BulkPreview }
  /** The confirmed preview is out of date: nothing was done. `preview` is the current one. */
  | { readonly outcome: 'stale'; readonly preview: BulkPreview }
  | { readonly outcome: 'done'; readonly changed: number }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors }

export type LastBulkEdit = { readonly id: Id<'bulk-edit'>; readonly kind: BulkEdit['kind']; readonly changed: number }

/** `skipped` products changed in the meantime; `names` are the first few of those. */
export type UndoResult = {
  readonly undone: number
  readonly skipped: number
  readonly names: readonly string[]
  readonly missing: number
}

type BulkEditTexts = { readonly action: string; readonly title: string; readonly done: string }

/** In the order of the actions. A number of products follows `title` and `done`. */
export const BULK_EDIT_TEXTS: Readonly<Record<BulkEdit['kind'], BulkEditTexts>> = {
  status: { action: 'Set status', title: 'Set the status of', done: 'Status changed for' },
  flags: { action: 'Flags', title: 'Set flags of', done: 'Flags changed for' },
  category: { action: 'Category', title: 'Change the category of', done: 'Category changed for' },
  collection: { action: 'Collections', title: 'Change collections of', done: 'Collections changed for' },
  price: { action: 'Prices', title: 'Change prices of', done: 'Prices changed for' },
  weight: { action: 'Weight', title: 'Set the weight of', done: 'Weight changed for' },
  tax: { action: 'Tax class', title: 'Set the tax class of', done: 'Tax class changed for' },
}

/** '1 product', '1,240 products' */
export function countProducts(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`
}

/** 'A, B and 3 more' */
export function namesText(names: readonly string[], count: number): string {
  const more = count - names.length
  return more > 0 ? `${names.join(', ')} and ${formatNumber(more)} more` : names.join(', ')
}
