import { adminText } from '#app/base/import-kinds/admin-text.ts'

/** The kinds of imports, in the recommended order. */
export const IMPORT_KINDS = [
  'products',
  'size-guides',
  'categories',
  'collections',
  'customers',
  'orders',
  'discounts',
  'reviews',
  'redirects',
  'pages',
  'translations',
  'settings',
  'menus',
  'homepage',
  'brand',
  'announcements',
] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]

/** 'checked': waiting for staff to confirm. */
export const IMPORT_STATES = ['checking', 'checked', 'applying', 'applied'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The planned or actual result of one item in the file. 'stale': it could not be saved as previewed. */
export const ITEM_OUTCOMES = ['waiting', 'new', 'changed', 'unchanged', 'refused', 'applied', 'stale'] as const
export type ItemOutcome = (typeof ITEM_OUTCOMES)[number]

export type OutcomeCounts = Readonly<Record<ItemOutcome, number>>

/** Singular and plural of the noun for the items of an import. */
export type Nouns = { readonly one: string; readonly many: string }

export function toOutcomeCounts(
  rows: Iterable<{ readonly outcome: ItemOutcome; readonly count: number }>,
): OutcomeCounts {
  const counts = { waiting: 0, new: 0, changed: 0, unchanged: 0, refused: 0, applied: 0, stale: 0 }
  for (const { outcome, count } of rows) counts[outcome] = count
  return counts
}

export function isRunning(state: ImportState): boolean {
  return state === 'checking' || state === 'applying'
}

type Progress = {
  readonly state: ImportState
  readonly counts: OutcomeCounts
  readonly isReadable: boolean
  readonly needsChoice: boolean
}

/** The state of an import of any kind, as shown in lists. */
export type ShownState =
  | 'unreadable'
  | 'checking'
  | 'choice'
  | 'ready'
  | 'nothing'
  | 'saving'
  | 'saved'
  | 'partly'
  | 'failed'

export function getShownState({ state, counts, isReadable, needsChoice }: Progress): ShownState {
  const pending = counts.new + counts.changed
  if (!isReadable) return 'unreadable'
  if (state === 'checking') return 'checking'
  if (state === 'applying') return 'saving'
  if (state === 'checked') {
    if (needsChoice) return 'choice'
    if (pending > 0) return 'ready'
    if (counts.applied === 0) return counts.refused > 0 && counts.unchanged === 0 ? 'failed' : 'nothing'
  }
  if (counts.stale + pending === 0) return 'saved'
  return counts.applied > 0 ? 'partly' : 'failed'
}

/** The software that a file comes from; 'file' if unknown. */
export const SOURCES = ['shopify', 'woocommerce', 'file'] as const
export type Source = (typeof SOURCES)[number]

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  get file() {
    return adminText.previousStore
  },
}
