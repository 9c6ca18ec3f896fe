import type { CurrencyCode } from '#app/base/currencies.ts'
import { adminText } from '#app/catalog/admin/admin-text.ts'
import { type EditResult, editPrices, isSame, type PriceEdit, type Prices } from '#app/catalog/bulk/bulk-price.ts'
import type { ProductStatus } from '#app/catalog/constants.ts'
import { findSectionFlag } from '#app/catalog/homepage-sections.ts'
import { flagNames, type NameOfKind } from '#app/catalog/product-fields.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { TaxClass } from '#app/pricing/tax-class.ts'

export const MAX_AT_ONCE = 10_000

export type Flags = Readonly<Record<NameOfKind<'flag'>, boolean>>

export const COLLECTION_ACTIONS = ['add', 'remove', 'main'] as const

/** Omitted flags are not changed. */
export type BulkEdit =
  | { readonly kind: 'status'; readonly status: ProductStatus }
  | { readonly kind: 'flags'; readonly flags: Partial<Flags> }
  | { readonly kind: 'category'; readonly category: string }
  /** Null: the store is the maker, or no maker is given. */
  | { readonly kind: 'manufacturer'; readonly manufacturerId: Id<'manufacturer'> | null }
  | { readonly kind: 'price'; readonly price: PriceEdit }
  | { readonly kind: 'tax'; readonly taxClass: TaxClass }
  | { readonly kind: 'weight'; readonly weightGrams: number }
  | {
      readonly kind: 'collection'
      readonly action: (typeof COLLECTION_ACTIONS)[number]
      readonly collectionId: Id<'collection'>
    }

/** `position` is where staff placed the product in the collection. */
export type Membership = { readonly collectionId: Id<'collection'>; readonly position: number | null }

export type BulkState =
  | { readonly status: ProductStatus }
  | { readonly flags: Flags }
  | { readonly taxClass: TaxClass }
  | { readonly weightGrams: number | null }
  | { readonly category: string }
  | { readonly manufacturerId: Id<'manufacturer'> | null }
  | Prices
  /** The main collection and all memberships; in a `BulkChange`, only the changed memberships. */
  | { readonly collectionId: Id<'collection'> | null; readonly memberships: readonly Membership[] }

export type BulkChange = { readonly id: Id<'product'>; readonly from: BulkState; readonly to: BulkState }

export type BulkProduct = Pick<
  StockedProduct,
  'status' | 'taxClass' | 'weightGrams' | 'category' | 'manufacturerId' | 'homepageSection' | 'collectionId'
> &
  Prices & { readonly flags: Flags; readonly memberships: readonly Membership[] }

/** Returns the state of a product after an edit, or why it is not changed. */
export function editProduct(edit: BulkEdit, product: BulkProduct, currency: CurrencyCode): EditResult<BulkState> {
  switch (edit.kind) {
    case 'status':
      return product.status === edit.status
        ? { skipped: adminText.bulkSkipped.alreadySet }
        : { to: { status: edit.status } }
    case 'flags':
      return editFlags(edit.flags, product)
    case 'category':
      return product.category === edit.category
        ? { skipped: adminText.bulkSkipped.alreadySet }
        : { to: { category: edit.category } }
    case 'manufacturer':
      return product.manufacturerId === edit.manufacturerId
        ? { skipped: adminText.bulkSkipped.alreadySet }
        : { to: { manufacturerId: edit.manufacturerId } }
    case 'price':
      return editPrices(edit.price, getPrices(product), currency)
    case 'tax':
      return product.taxClass === edit.taxClass
        ? { skipped: adminText.bulkSkipped.alreadySet }
        : { to: { taxClass: edit.taxClass } }
    case 'weight':
      return product.weightGrams === edit.weightGrams
        ? { skipped: adminText.bulkSkipped.alreadySet }
        : { to: { weightGrams: edit.weightGrams } }
    case 'collection':
      return editCollection(edit, product)
  }
}

function editFlags(change: Partial<Flags>, { flags, homepageSection }: BulkProduct): EditResult<BulkState> {
  const required = findSectionFlag(homepageSection)
  if (required && change[required] === false) return { skipped: adminText.bulkSkipped.placed }
  const to = { ...flags, ...change }
  return flagNames.every((flag) => to[flag] === flags[flag])
    ? { skipped: adminText.bulkSkipped.alreadySet }
    : { to: { flags: to } }
}

function editCollection(
  { action, collectionId: target }: Extract<BulkEdit, { kind: 'collection' }>,
  { collectionId: main, memberships }: BulkProduct,
): EditResult<BulkState> {
  const isMember = memberships.some(({ collectionId }) => collectionId === target)
  if (action === 'remove') {
    if (!isMember) return { skipped: adminText.bulkSkipped.notInCollection }
    const others = memberships.filter(({ collectionId }) => collectionId !== target)
    return { to: { collectionId: main === target ? null : main, memberships: others } }
  }
  const joined = isMember ? memberships : [...memberships, { collectionId: target, position: null }]
  if (action === 'add') {
    return isMember
      ? { skipped: adminText.bulkSkipped.inCollection }
      : { to: { collectionId: main, memberships: joined } }
  }
  if (main === target) return { skipped: adminText.bulkSkipped.mainCollection }
  // Like the product form, this removes the product from its old main collection unless staff placed it there
  const remaining = joined.filter(({ collectionId, position }) => collectionId !== main || position !== null)
  return { to: { collectionId: target, memberships: remaining } }
}

export function pickCurrentState(state: BulkState, product: BulkProduct): BulkState {
  const { status, taxClass, weightGrams, flags, category, manufacturerId, collectionId, memberships } = product
  if ('status' in state) return { status }
  if ('taxClass' in state) return { taxClass }
  if ('weightGrams' in state) return { weightGrams }
  if ('category' in state) return { category }
  if ('manufacturerId' in state) return { manufacturerId }
  if ('flags' in state) return { flags }
  if ('price' in state) return getPrices(product)
  return { collectionId, memberships }
}

function getPrices({ price, salePrice, saleBefore, variants = [] }: BulkProduct): Prices {
  return {
    price,
    salePrice,
    saleBefore,
    variants: variants.map((variant) => pick(variant, ['id', 'price', 'salePrice'])),
  }
}

/** Omits memberships that the edit did not change, so that other changes to them do not prevent an undo. */
export function createChange(id: Id<'product'>, from: BulkState, to: BulkState): BulkChange {
  if (!('memberships' in from && 'memberships' in to)) return { id, from, to }
  const exclude = (memberships: readonly Membership[], others: readonly Membership[]) =>
    memberships.filter((membership) => !includesMembership(others, membership))
  return {
    id,
    from: { ...from, memberships: exclude(from.memberships, to.memberships) },
    to: { ...to, memberships: exclude(to.memberships, from.memberships) },
  }
}

/** Returns whether the changed fields still have the values that the edit set. */
export function canUndo({ from, to }: BulkChange, product: BulkProduct): boolean {
  if ('status' in to) return product.status === to.status
  if ('taxClass' in to) return product.taxClass === to.taxClass
  if ('weightGrams' in to) return product.weightGrams === to.weightGrams
  if ('category' in to) return product.category === to.category
  if ('manufacturerId' in to) return product.manufacturerId === to.manufacturerId
  if ('price' in to) return isSame(to, product)
  if ('flags' in to) {
    const isRequired = 'flags' in from && 'skipped' in editFlags(from.flags, product)
    return flagNames.every((flag) => product.flags[flag] === to.flags[flag]) && !isRequired
  }
  if (!('memberships' in from)) return false
  const isMain = from.collectionId !== to.collectionId
  if (isMain && product.collectionId !== to.collectionId) return false
  const main = isMain ? from.collectionId : product.collectionId
  const isMemberOf = (id: Id<'collection'>) => product.memberships.some(({ collectionId }) => collectionId === id)
  return (
    to.memberships.every((added) => added.collectionId !== main && includesMembership(product.memberships, added)) &&
    from.memberships.every(({ collectionId }) => !isMemberOf(collectionId))
  )
}

function includesMembership(memberships: readonly Membership[], { collectionId, position }: Membership): boolean {
  return memberships.some((other) => other.collectionId === collectionId && other.position === position)
}

export function listCollectionIds(state: BulkState): Id<'collection'>[] {
  if (!('memberships' in state)) return []
  const ids = state.memberships.map(({ collectionId }) => collectionId)
  return state.collectionId ? [...ids, state.collectionId] : ids
}
