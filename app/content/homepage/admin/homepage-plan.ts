import type { Image } from '#app/catalog/catalog.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, MAX_IN_SECTION, SECTION_FLAGS } from '#app/catalog/homepage-sections.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import type { products } from '#app/catalog/products.table.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { CollectionTile } from '#app/content/homepage/placements.server.ts'
import type { Id } from '#app/lib/id.ts'
import { moveItem } from '#app/lib/lists.ts'

// The homepage in the editor. `planSection` follows the rules by which placements.server.ts fills the sections.

export type ProductId = Id<'product'>

export type PlannedTile = Omit<CollectionTile, 'slug'> & { readonly position: number }

type ProductColumns = Pick<typeof products.$inferSelect, 'sku' | 'status' | 'isBestseller' | 'isNew' | 'isFeatured'>
export type PlannedProduct = Pick<ProductCardData, 'id' | 'name' | 'price' | 'was'> &
  ProductColumns & {
    readonly image: Image | null
    /** In milliseconds, because it is also sent as JSON. */
    readonly createdAt: number
    readonly collections: readonly Id<'collection'>[]
  }

export type HomepageDraft = Readonly<Record<HomepageSection, readonly ProductId[]>> & {
  readonly unplaced: readonly ProductId[]
  readonly unflagged: readonly { readonly section: FlagSection; readonly id: ProductId }[]
}

type SavedHomepage = {
  readonly placed: Readonly<Record<HomepageSection, readonly ProductId[]>>
  readonly unplaced: readonly ProductId[]
}

export function toDraft({ placed, unplaced }: SavedHomepage): HomepageDraft {
  return { ...placed, unplaced, unflagged: [] }
}

type Place = HomepageSection | 'unplaced'
const PLACES: readonly Place[] = [...HOMEPAGE_SECTIONS, 'unplaced']

export function isFlagSection(section: HomepageSection): section is FlagSection {
  return Object.hasOwn(SECTION_FLAGS, section)
}

export function findPlace(draft: HomepageDraft, id: ProductId): Place | null {
  return PLACES.find((place) => draft[place].includes(id)) ?? null
}

export function placeInSection(draft: HomepageDraft, section: HomepageSection, id: ProductId): HomepageDraft {
  const without = removeFromHomepage(draft, id)
  return {
    ...without,
    [section]: [...without[section], id],
    unflagged: draft.unflagged.filter((flag) => flag.id !== id || flag.section !== section),
  }
}

export function removeFromHomepage(draft: HomepageDraft, id: ProductId): HomepageDraft {
  return mapPlaces(draft, (place) => draft[place].filter((other) => other !== id))
}

/** Moves a product among active products. Hidden products keep their position, where they appear once active. */
export function movePlaced(
  draft: HomepageDraft,
  section: HomepageSection,
  catalog: HomepageCatalog,
  from: number,
  to: number,
): HomepageDraft {
  const isListed = (id: ProductId) => catalog.products.get(id)?.status === 'active'
  const moved = moveItem(draft[section].filter(isListed), from, to).values()
  return { ...draft, [section]: draft[section].map((id) => (isListed(id) ? (moved.next().value ?? id) : id)) }
}

export function unflag(draft: HomepageDraft, section: FlagSection, id: ProductId): HomepageDraft {
  return { ...draft, unflagged: [...draft.unflagged, { section, id }] }
}

function mapPlaces(draft: HomepageDraft, listIds: (place: Place) => readonly ProductId[]): HomepageDraft {
  return { ...draft, ...Object.fromEntries(PLACES.map((place) => [place, listIds(place)])) }
}

export function withoutProducts(draft: HomepageDraft, deleted: readonly ProductId[]): HomepageDraft {
  if (deleted.length === 0) return draft
  return {
    ...mapPlaces(draft, (place) => draft[place].filter((id) => !deleted.includes(id))),
    unflagged: draft.unflagged.filter(({ id }) => !deleted.includes(id)),
  }
}

/** Rebases a draft on a newer homepage. The draft's moves and order win; everything else comes from the newer state. */
export function rebaseHomepage(draft: HomepageDraft, old: HomepageDraft, fresh: HomepageDraft): HomepageDraft {
  const rebasedPlace = (id: ProductId) => {
    const mine = findPlace(draft, id)
    return mine === findPlace(old, id) ? findPlace(fresh, id) : mine
  }
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return mapPlaces(draft, (place) => {
    const [first, second] = isSame(draft[place], old[place]) ? [fresh, draft] : [draft, fresh]
    return [...new Set([...first[place], ...second[place]])].filter((id) => rebasedPlace(id) === place)
  })
}

export type HomepageCatalog = {
  readonly products: ReadonlyMap<ProductId, PlannedProduct>
  readonly tiles: ReadonlyMap<Id<'collection'>, PlannedTile>
}

export type PlannedRow = { readonly product: PlannedProduct; readonly problem: string | null }

export type SectionPlan = {
  readonly rows: readonly PlannedRow[]
  readonly hidden: readonly PlannedProduct[]
  readonly fills: readonly PlannedProduct[]
  /** Placed products, then fills; for the hero, the product with the image. */
  readonly shown: readonly PlannedProduct[]
  readonly tiles: readonly PlannedTile[]
  readonly max: number
}

export function planSection(section: HomepageSection, draft: HomepageDraft, catalog: HomepageCatalog): SectionPlan {
  const placed = draft[section].flatMap((id) => catalog.products.get(id) ?? [])
  const active = placed.filter(({ status }) => status === 'active')
  const hidden = placed.filter(({ status }) => status !== 'active')
  const first = active.slice(0, MAX_IN_SECTION)
  const rows = (findProblem: (product: PlannedProduct) => string | null) =>
    active.map((product) => ({ product, problem: findProblem(product) }))

  if (section === 'hero') {
    const shown = first.find(({ image }) => image)
    const problem = ({ id, image }: PlannedProduct) =>
      id === shown?.id ? null : image ? adminText.heroTaken : adminText.withoutImage
    return { rows: rows(problem), hidden, fills: [], shown: shown ? [shown] : [], tiles: [], max: 1 }
  }
  if (section === 'latest_collections') {
    const tiles = planTiles(active, catalog.tiles)
    const problem = ({ collections }: PlannedProduct) => {
      if (collections.length === 0) return adminText.withoutCollection
      return tiles.some(({ id }) => collections.includes(id)) ? null : adminText.sectionFull
    }
    return { rows: rows(problem), hidden, fills: [], shown: [], tiles, max: MAX_IN_SECTION }
  }
  const fills = isFlagSection(section) ? listFills(section, draft, catalog).slice(0, MAX_IN_SECTION - first.length) : []
  const problem = (product: PlannedProduct) => (first.includes(product) ? null : adminText.sectionFull)
  return { rows: rows(problem), hidden, fills, shown: [...first, ...fills], tiles: [], max: MAX_IN_SECTION }
}

function listFills(
  section: FlagSection,
  draft: HomepageDraft,
  { products }: HomepageCatalog,
): readonly PlannedProduct[] {
  const flag = SECTION_FLAGS[section]
  const isUnflagged = (id: ProductId) => draft.unflagged.some((entry) => entry.id === id && entry.section === section)
  return [...products.values()]
    .filter((product) => product.status === 'active' && product[flag])
    .filter(({ id }) => !draft[section].includes(id) && !isUnflagged(id))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

/** Collections of placed products first, then by position. */
function planTiles(active: readonly PlannedProduct[], tiles: HomepageCatalog['tiles']): readonly PlannedTile[] {
  const rank = ({ id }: PlannedTile) => {
    const at = active.findIndex(({ collections }) => collections.includes(id))
    return at === -1 ? active.length : at
  }
  return [...tiles.values()]
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_IN_SECTION)
}
