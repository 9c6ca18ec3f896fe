import type { Image } from '#app/catalog/catalog.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, MAX_IN_SECTION, SECTION_FLAGS } from '#app/catalog/homepage-sections.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import type { products } from '#app/catalog/products.table.ts'
import type { PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { CollectionTile } from '#app/content/homepage/placements.server.ts'
import type { Id } from '#app/lib/id.ts'
import { isSameJson, moveItem } from '#app/lib/lists.ts'

// The editor's model of the products on the homepage. `planSection` follows the rules of placements.server.ts.

export type ProductId = Id<'product'>

export type PlannedTile = Omit<CollectionTile, 'slug'> & { readonly position: number }

type ProductColumns = Pick<typeof products.$inferSelect, 'sku' | 'status' | 'isBestseller' | 'isNew' | 'isFeatured'>
export type PlannedProduct = Pick<ProductCardData, 'id' | 'name' | 'price' | 'was'> &
  ProductColumns & {
    readonly image: Image | null
    readonly colors: readonly string[]
    /** In milliseconds, because it is also sent as JSON. */
    readonly createdAt: number
    readonly collections: readonly Id<'collection'>[]
  }

export type PlacementDraft = Readonly<Record<HomepageSection, readonly ProductId[]>> & {
  readonly unplaced: readonly ProductId[]
  readonly unflagged: readonly { readonly section: FlagSection; readonly id: ProductId }[]
}

type SavedPlacements = {
  readonly placed: Readonly<Record<HomepageSection, readonly ProductId[]>>
  readonly unplaced: readonly ProductId[]
}

const EMPTY: PlacementDraft = {
  hero: [],
  best_sellers: [],
  new_arrivals: [],
  featured: [],
  what_we_see: [],
  latest_collections: [],
  unplaced: [],
  unflagged: [],
}

/** Applies the changes in a draft. Products that were placed in the meantime come last in their section. */
export function arrange({ placed, unplaced }: SavedPlacements, changes: PlacementChanges): PlacementDraft {
  const knownIds = new Set(Object.values(changes.before).flat())
  const old = { ...EMPTY, ...changes.before, unplaced: changes.off.filter((id) => !knownIds.has(id)) }
  const draft = { ...EMPTY, ...changes.placed, unflagged: changes.unflagged }
  return rebasePlacements(draft, old, { ...placed, unplaced, unflagged: [] })
}

/** Returns the changes that `arrange` applies to get this draft. */
export function listPlacementChanges({ placed, unplaced }: SavedPlacements, draft: PlacementDraft): PlacementChanges {
  const changedSections = HOMEPAGE_SECTIONS.filter((section) => !isSameJson(draft[section], placed[section]))
  const savedIds = [...Object.values(placed).flat(), ...unplaced]
  const listChanged = (lists: SavedPlacements['placed']) =>
    Object.fromEntries(changedSections.map((section) => [section, [...lists[section]]]))
  return {
    before: listChanged(placed),
    placed: listChanged(draft),
    off: savedIds.filter((id) => findPlace(draft, id) === null),
    unflagged: [...draft.unflagged],
  }
}

type Place = HomepageSection | 'unplaced'
const PLACES: readonly Place[] = [...HOMEPAGE_SECTIONS, 'unplaced']

export function isFlagSection(section: HomepageSection): section is FlagSection {
  return Object.hasOwn(SECTION_FLAGS, section)
}

export function findPlace(draft: PlacementDraft, id: ProductId): Place | null {
  return PLACES.find((place) => draft[place].includes(id)) ?? null
}

export function placeInSection(draft: PlacementDraft, section: HomepageSection, id: ProductId): PlacementDraft {
  const without = removeFromHomepage(draft, id)
  return {
    ...without,
    [section]: [...without[section], id],
    unflagged: draft.unflagged.filter((flag) => flag.id !== id || flag.section !== section),
  }
}

export function removeFromHomepage(draft: PlacementDraft, id: ProductId): PlacementDraft {
  return mapPlaces(draft, (place) => draft[place].filter((other) => other !== id))
}

/** Moves a product among active products. Hidden products keep their position and appear there once they are active. */
export function movePlacedProduct(
  draft: PlacementDraft,
  section: HomepageSection,
  catalog: PlacementCatalog,
  from: number,
  to: number,
): PlacementDraft {
  const isListed = (id: ProductId) => catalog.products.get(id)?.status === 'active'
  const movedIds = moveItem(draft[section].filter(isListed), from, to).values()
  return { ...draft, [section]: draft[section].map((id) => (isListed(id) ? (movedIds.next().value ?? id) : id)) }
}

export function unflag(draft: PlacementDraft, section: FlagSection, id: ProductId): PlacementDraft {
  return { ...draft, unflagged: [...draft.unflagged, { section, id }] }
}

function mapPlaces(draft: PlacementDraft, listIds: (place: Place) => readonly ProductId[]): PlacementDraft {
  return { ...draft, ...Object.fromEntries(PLACES.map((place) => [place, listIds(place)])) }
}

export function withoutProducts(draft: PlacementDraft, deleted: readonly ProductId[]): PlacementDraft {
  if (deleted.length === 0) return draft
  return {
    ...mapPlaces(draft, (place) => draft[place].filter((id) => !deleted.includes(id))),
    unflagged: draft.unflagged.filter(({ id }) => !deleted.includes(id)),
  }
}

/**
 * Rebases a draft on a newer homepage. The draft's moves, order and removed flags take precedence; everything else is
 * from the newer state.
 */
export function rebasePlacements(draft: PlacementDraft, old: PlacementDraft, fresh: PlacementDraft): PlacementDraft {
  const findRebasedPlace = (id: ProductId) => {
    const mine = findPlace(draft, id)
    return mine === findPlace(old, id) ? findPlace(fresh, id) : mine
  }
  const isIn = (list: PlacementDraft['unflagged'], { section, id }: PlacementDraft['unflagged'][number]) =>
    list.some((flag) => flag.section === section && flag.id === id)
  const unflagged = [
    ...fresh.unflagged.filter((flag) => isIn(draft.unflagged, flag) || !isIn(old.unflagged, flag)),
    ...draft.unflagged.filter((flag) => !isIn(old.unflagged, flag) && !isIn(fresh.unflagged, flag)),
  ]
  return mapPlaces({ ...draft, unflagged }, (place) => {
    const isUnchanged = isSameJson(draft[place], old[place])
    const isOrderedLater = !isReordered(draft[place], old[place]) && isReordered(fresh[place], old[place])
    const [first, second] = isUnchanged || isOrderedLater ? [fresh, draft] : [draft, fresh]
    return [...new Set([...first[place], ...second[place]])].filter((id) => findRebasedPlace(id) === place)
  })
}

function isReordered(list: readonly ProductId[], old: readonly ProductId[]): boolean {
  return !isSameJson(
    list.filter((id) => old.includes(id)),
    old.filter((id) => list.includes(id)),
  )
}

export type PlacementCatalog = {
  readonly products: ReadonlyMap<ProductId, PlannedProduct>
  readonly tiles: ReadonlyMap<Id<'collection'>, PlannedTile>
}

export type PlannedRow = { readonly product: PlannedProduct; readonly problem: string | null }

export type SectionPlan = {
  /** The placed products that are active. */
  readonly rows: readonly PlannedRow[]
  /** The placed products that are not active. */
  readonly hidden: readonly PlannedProduct[]
  /** Flagged products that fill the remaining places. */
  readonly fills: readonly PlannedProduct[]
  /** Placed products, then fills; for the hero, the product whose image it shows. */
  readonly shown: readonly PlannedProduct[]
  readonly tiles: readonly PlannedTile[]
  readonly max: number
}

export function planSection(section: HomepageSection, draft: PlacementDraft, catalog: PlacementCatalog): SectionPlan {
  const placedProducts = draft[section].flatMap((id) => catalog.products.get(id) ?? [])
  const active = placedProducts.filter(({ status }) => status === 'active')
  const hidden = placedProducts.filter(({ status }) => status !== 'active')
  const first = active.slice(0, MAX_IN_SECTION)
  const toRows = (findProblem: (product: PlannedProduct) => string | null) =>
    active.map((product) => ({ product, problem: findProblem(product) }))

  if (section === 'hero') {
    const heroProduct = first.find(({ image }) => image)
    const getProblem = ({ id, image }: PlannedProduct) =>
      id === heroProduct?.id ? null : image ? adminText.heroTaken : adminText.withoutImage
    return { rows: toRows(getProblem), hidden, fills: [], shown: heroProduct ? [heroProduct] : [], tiles: [], max: 1 }
  }
  if (section === 'latest_collections') {
    const tiles = planTiles(active, catalog.tiles)
    const getProblem = ({ collections }: PlannedProduct) => {
      if (collections.length === 0) return adminText.withoutCollection
      return tiles.some(({ id }) => collections.includes(id)) ? null : adminText.sectionFull
    }
    return { rows: toRows(getProblem), hidden, fills: [], shown: [], tiles, max: MAX_IN_SECTION }
  }
  const fills = isFlagSection(section) ? listFills(section, draft, catalog).slice(0, MAX_IN_SECTION - first.length) : []
  const getProblem = (product: PlannedProduct) => (first.includes(product) ? null : adminText.sectionFull)
  return { rows: toRows(getProblem), hidden, fills, shown: [...first, ...fills], tiles: [], max: MAX_IN_SECTION }
}

function listFills(
  section: FlagSection,
  draft: PlacementDraft,
  { products }: PlacementCatalog,
): readonly PlannedProduct[] {
  const flag = SECTION_FLAGS[section]
  const isUnflagged = (id: ProductId) => draft.unflagged.some((entry) => entry.id === id && entry.section === section)
  return [...products.values()]
    .filter((product) => product.status === 'active' && product[flag])
    .filter(({ id }) => !draft[section].includes(id) && !isUnflagged(id))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

/** Returns the collections of placed products first, then the others by position. */
function planTiles(active: readonly PlannedProduct[], tiles: PlacementCatalog['tiles']): readonly PlannedTile[] {
  const getRank = ({ id }: PlannedTile) => {
    const at = active.findIndex(({ collections }) => collections.includes(id))
    return at === -1 ? active.length : at
  }
  return [...tiles.values()]
    .toSorted((a, b) => getRank(a) - getRank(b) || a.position - b.position || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_IN_SECTION)
}
