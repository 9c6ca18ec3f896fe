import type { StockedProduct } from '#app/features/catalog/admin/products/save-product.server.ts'
import { type EditResult, editPrices, type PriceEdit } from '#app/features/catalog/bulk/bulk-price.ts'
import type { ProductStatus } from '#app/features/catalog/catalog.ts'
import { flagOfSection } from '#app/features/catalog/homepage-sections.ts'
import type { StoreCurrency } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'

/** As many products as can be changed, or deleted, at once. */
export const MAX_AT_ONCE = 10_000

const BULK_FLAGS = ['isNew', 'isBestseller', 'isFeatured', 'showOnHomepage'] as const
type BulkFlag = (typeof BULK_FLAGS)[number]
export type Flags = Readonly<Record<BulkFlag, boolean>>

export const COLLECTION_EDITS = ['add', 'remove', 'main'] as const

/** What staff do to many products at once (docs/rules.md, Many products at once). Flags that are left out stay. */
export type BulkEdit =
  | { readonly kind: 'status'; readonly status: ProductStatus }
  | { readonly kind: 'flags'; readonly flags: Readonly<Partial<Flags>> }
  | { readonly kind: 'price'; readonly price: PriceEdit }
  | {
      readonly kind: 'collection'
      readonly how: (typeof COLLECTION_EDITS)[number]
      readonly collectionId: Id<'collection'>
    }

/** A membership of a product, with the place that staff gave it, if any. */
export type Membership = { readonly collectionId: Id<'collection'>; readonly position: number | null }

/** The part of a product that an edit of one kind is about. */
export type BulkState =
  | { readonly status: ProductStatus }
  | { readonly flags: Flags }
  | { readonly price: number; readonly salePrice: number | null }
  /** The main collection, and its memberships; in what is kept only those that the edit changed. */
  | { readonly collectionId: Id<'collection'> | null; readonly memberships: readonly Membership[] }

/** One product that was changed: what it was like, and became. */
export type BulkChange = { readonly id: Id<'product'>; readonly from: BulkState; readonly to: BulkState }

/** What a product is like. */
export type BulkProduct = Pick<
  StockedProduct,
  'status' | 'price' | 'salePrice' | 'homepageSection' | 'collectionId'
> & {
  readonly flags: Flags
  readonly memberships: readonly Membership[]
}

/** One product after an edit, or why it stays as it is. Everything else about it stays. */
export function editProduct(edit: BulkEdit, subject: BulkProduct, currency: StoreCurrency): EditResult<BulkState> {
  switch (edit.kind) {
    case 'status':
      return subject.status === edit.status ? { skipped: 'Already so' } : { to: { status: edit.status } }
    case 'flags':
      return editFlags(edit.flags, subject)
    case 'price':
      return editPrices(edit.price, subject, currency)
    case 'collection':
      return editCollection(edit, subject)
  }
}

function editFlags(command: Readonly<Partial<Flags>>, { flags, homepageSection }: BulkProduct): EditResult<BulkState> {
  const placed = flagOfSection(homepageSection)
  if (placed && command[placed] === false) return { skipped: 'Placed in this section of the homepage' }
  const to = { ...flags, ...command }
  return BULK_FLAGS.every((flag) => to[flag] === flags[flag]) ? { skipped: 'Already so' } : { to: { flags: to } }
}

function editCollection(
  { how, collectionId: target }: Extract<BulkEdit, { kind: 'collection' }>,
  { collectionId: main, memberships }: BulkProduct,
): EditResult<BulkState> {
  const isIn = memberships.some(({ collectionId }) => collectionId === target)
  if (how === 'remove') {
    if (!isIn) return { skipped: 'Not in this collection' }
    const left = memberships.filter(({ collectionId }) => collectionId !== target)
    return { to: { collectionId: main === target ? null : main, memberships: left } }
  }
  const joined = isIn ? memberships : [...memberships, { collectionId: target, position: null }]
  if (how === 'add') {
    return isIn ? { skipped: 'Already in this collection' } : { to: { collectionId: main, memberships: joined } }
  }
  if (main === target) return { skipped: 'Already the main collection' }
  // As the form does: the former main collection is left, but for one in which staff gave it a place.
  const stored = joined.filter(({ collectionId, position }) => collectionId !== main || position !== null)
  return { to: { collectionId: target, memberships: stored } }
}

/** The part of a product that a state is about, as it is now. */
export function currentState(state: BulkState, subject: BulkProduct): BulkState {
  const { status, flags, price, salePrice, collectionId, memberships } = subject
  if ('status' in state) return { status }
  if ('flags' in state) return { flags }
  if ('price' in state) return { price, salePrice }
  return { collectionId, memberships }
}

/** What is to be kept of a change: of memberships only those that differ, so that others may change without harm. */
export function createChange(id: Id<'product'>, from: BulkState, to: BulkState): BulkChange {
  if (!('memberships' in from && 'memberships' in to)) return { id, from, to }
  const only = (these: readonly Membership[], others: readonly Membership[]) =>
    these.filter((own) => !others.some((other) => isSameMembership(own, other)))
  return {
    id,
    from: { ...from, memberships: only(from.memberships, to.memberships) },
    to: { ...to, memberships: only(to.memberships, from.memberships) },
  }
}

/** Whether no one changed since what a change left behind, so that it can be taken back. */
export function canUndo({ from, to }: BulkChange, subject: BulkProduct): boolean {
  if ('status' in to) return subject.status === to.status
  if ('price' in to) return subject.price === to.price && subject.salePrice === to.salePrice
  if ('flags' in to) {
    const isPlacedSince = 'flags' in from && 'skipped' in editFlags(from.flags, subject)
    return BULK_FLAGS.every((flag) => subject.flags[flag] === to.flags[flag]) && !isPlacedSince
  }
  if (!('memberships' in from)) return false
  const isMain = from.collectionId !== to.collectionId
  if (isMain && subject.collectionId !== to.collectionId) return false
  const main = isMain ? from.collectionId : subject.collectionId
  const isIn = (own: Membership) => subject.memberships.some((other) => isSameMembership(own, other))
  return (
    to.memberships.every((own) => own.collectionId !== main && isIn(own)) &&
    from.memberships.every((own) => !subject.memberships.some(({ collectionId }) => collectionId === own.collectionId))
  )
}

function isSameMembership(a: Membership, b: Membership): boolean {
  return a.collectionId === b.collectionId && a.position === b.position
}
