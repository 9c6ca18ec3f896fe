import {
  HOMEPAGE_SECTIONS,
  type HomepageSection,
  type Image,
  type ProductStatus,
} from '#app/features/catalog/catalog.ts'
import { type FlagSection, MAX_IN_SECTION, SECTION_FLAGS } from '#app/features/catalog/homepage-sections.ts'
import type { Money } from '#app/features/money/money.ts'
import type { Id } from '#app/lib/id.ts'
import { moveItem } from '#app/lib/move-item.ts'

// The homepage while staff arrange it: what stands where, and what shoppers see of it once it is saved. What is said here
// of the sections is what homepage.server.ts reads (docs/rules.md, Homepage).

export type ProductId = Id<'product'>

/** A collection as a tile. */
export type PlannedTile = {
  readonly id: Id<'collection'>
  readonly name: string
  readonly position: number
  readonly image: Image | null
}

/** A product as the manager of the homepage knows it. */
export type PlannedProduct = {
  readonly id: ProductId
  readonly name: string
  readonly sku: string
  readonly status: ProductStatus
  readonly price: Money
  readonly was: Money | null
  readonly image: Image | null
  /** In milliseconds, as it also travels as JSON. */
  readonly createdAt: number
  readonly isBestseller: boolean
  readonly isNew: boolean
  readonly isFeatured: boolean
  /** The active collections that it stands for among the latest ones, by their position. */
  readonly collections: readonly Id<'collection'>[]
}

/** The image of the hero while it is edited. */
type DraftHeroImage = {
  readonly publicId: string
  readonly url: string
  readonly alt: string
  /** Shown until its own address has loaded; null for one that was saved before. */
  readonly preview: string | null
}

/** Where products stand, each once; and what else is saved together with that. */
export type HomepageDraft = Readonly<Record<HomepageSection, readonly ProductId[]>> & {
  /** Set to be shown, but in no section. */
  readonly unplaced: readonly ProductId[]
  /** Whose flag is to be taken away, so that they no longer fill a section. */
  readonly unflagged: readonly { readonly section: FlagSection; readonly id: ProductId }[]
  readonly heroImage: DraftHeroImage | null
}

/** What of a saved homepage the draft begins with. */
type SavedHomepage = {
  readonly placed: Readonly<Record<HomepageSection, readonly ProductId[]>>
  readonly unplaced: readonly ProductId[]
  readonly heroImage: Omit<DraftHeroImage, 'preview'> | null
}

export function draftOf({ placed, unplaced, heroImage }: SavedHomepage): HomepageDraft {
  const image = heroImage && { publicId: heroImage.publicId, url: heroImage.url, alt: heroImage.alt }
  return { ...placed, unplaced, unflagged: [], heroImage: image && { ...image, preview: null } }
}

type Place = HomepageSection | 'unplaced'
const PLACES: readonly Place[] = [...HOMEPAGE_SECTIONS, 'unplaced']

export function isFlagSection(section: HomepageSection): section is FlagSection {
  return Object.hasOwn(SECTION_FLAGS, section)
}

/** Where a product stands, or null. */
export function placeOf(draft: HomepageDraft, id: ProductId): Place | null {
  return PLACES.find((place) => draft[place].includes(id)) ?? null
}

/** Puts a product last into a section, wherever it stood before. */
export function placeInSection(draft: HomepageDraft, section: HomepageSection, id: ProductId): HomepageDraft {
  const elsewhere = removeFromHomepage(draft, id)
  return {
    ...elsewhere,
    [section]: [...elsewhere[section], id],
    unflagged: draft.unflagged.filter((gone) => gone.id !== id || gone.section !== section),
  }
}

/** Takes a product off its place. Its flags stay, so it may still fill a section. */
export function removeFromHomepage(draft: HomepageDraft, id: ProductId): HomepageDraft {
  return arranged(draft, (place) => draft[place].filter((other) => other !== id))
}

/**
 * Moves a product within those that the manager lists for a section, both counted from 0. What is placed and not listed, a
 * draft for example, keeps its position: there it is seen once it is active.
 */
export function movePlaced(
  draft: HomepageDraft,
  section: HomepageSection,
  stock: HomepageCatalog,
  from: number,
  to: number,
): HomepageDraft {
  const isListed = (id: ProductId) => stock.products.get(id)?.status === 'active'
  const moved = moveItem(draft[section].filter(isListed), from, to).values()
  return { ...draft, [section]: draft[section].map((id) => (isListed(id) ? (moved.next().value ?? id) : id)) }
}

/** Takes a flag away, so that the product no longer fills the section. */
export function unflag(draft: HomepageDraft, section: FlagSection, id: ProductId): HomepageDraft {
  return { ...draft, unflagged: [...draft.unflagged, { section, id }] }
}

function arranged(draft: HomepageDraft, listOf: (place: Place) => readonly ProductId[]): HomepageDraft {
  return { ...draft, ...Object.fromEntries(PLACES.map((place) => [place, listOf(place)])) }
}

/** A draft without the products that are not there any more. */
export function without(draft: HomepageDraft, gone: readonly ProductId[]): HomepageDraft {
  if (gone.length === 0) return draft
  return {
    ...arranged(draft, (place) => draft[place].filter((id) => !gone.includes(id))),
    unflagged: draft.unflagged.filter(({ id }) => !gone.includes(id)),
  }
}

/**
 * A draft put on top of a newer state of the homepage: a product that was left where it stood follows what others did with
 * it, one that was moved stays where it was moved to. A section whose order was left alone takes theirs.
 */
export function rebaseHomepage(draft: HomepageDraft, old: HomepageDraft, fresh: HomepageDraft): HomepageDraft {
  const standsIn = (id: ProductId) => {
    const mine = placeOf(draft, id)
    return mine === placeOf(old, id) ? placeOf(fresh, id) : mine
  }
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return {
    ...arranged(draft, (place) => {
      const sequence = isSame(draft[place], old[place])
        ? [...fresh[place], ...draft[place]]
        : [...draft[place], ...fresh[place]]
      return [...new Set(sequence)].filter((id) => standsIn(id) === place)
    }),
    heroImage: isSame(draft.heroImage, old.heroImage) ? fresh.heroImage : draft.heroImage,
  }
}

/** What a plan is made from also the draft. */
export type HomepageCatalog = {
  readonly products: ReadonlyMap<ProductId, PlannedProduct>
  readonly tiles: ReadonlyMap<Id<'collection'>, PlannedTile>
}

export type PlannedRow = { readonly product: PlannedProduct; readonly problem: string | null }

/** What one section holds, and what shoppers will see in it. */
export type SectionPlan = {
  /** The active products that are placed, in their order; with the reason where one does not show. */
  readonly rows: readonly PlannedRow[]
  /** What is placed as well, and not listed: drafts and archived products, in their order. */
  readonly hidden: readonly PlannedProduct[]
  /** What fills the rest by its flag. */
  readonly fills: readonly PlannedProduct[]
  /** What shoppers see: placed ones, then those that fill. In the hero the one that gives its image. */
  readonly shown: readonly PlannedProduct[]
  /** The same for the latest collections, whose products only stand for them. */
  readonly tiles: readonly PlannedTile[]
  readonly most: number
}

const FULL = 'the section is full'

export function planSection(section: HomepageSection, draft: HomepageDraft, stock: HomepageCatalog): SectionPlan {
  const placed = draft[section].flatMap((id) => stock.products.get(id) ?? [])
  const active = placed.filter(({ status }) => status === 'active')
  const hidden = placed.filter(({ status }) => status !== 'active')
  const first = active.slice(0, MAX_IN_SECTION)
  const rows = (reasonOf: (product: PlannedProduct) => string | null) =>
    active.map((product) => {
      const reason = reasonOf(product)
      return { product, problem: reason && `Not shown: ${reason}` }
    })

  if (section === 'hero') {
    const one = first.find(({ image }) => image)
    const reason = ({ id, image }: PlannedProduct) =>
      id === one?.id ? null : image ? 'the hero shows one' : 'it has no image'
    return { rows: rows(reason), hidden, fills: [], shown: one ? [one] : [], tiles: [], most: 1 }
  }
  if (section === 'latest_collections') {
    const tiles = planTiles(active, stock.tiles)
    const reason = ({ collections }: PlannedProduct) => {
      if (collections.length === 0) return 'it is in no active collection'
      return tiles.some(({ id }) => collections.includes(id)) ? null : FULL
    }
    return { rows: rows(reason), hidden, fills: [], shown: [], tiles, most: MAX_IN_SECTION }
  }
  const fills = isFlagSection(section) ? fillsOf(section, draft, stock).slice(0, MAX_IN_SECTION - first.length) : []
  const reason = (product: PlannedProduct) => (first.includes(product) ? null : FULL)
  return { rows: rows(reason), hidden, fills, shown: [...first, ...fills], tiles: [], most: MAX_IN_SECTION }
}

/** Active products with the section's flag that are not placed in it, newest first. */
function fillsOf(section: FlagSection, draft: HomepageDraft, { products }: HomepageCatalog): readonly PlannedProduct[] {
  const flag = SECTION_FLAGS[section]
  const isUnflagged = (id: ProductId) => draft.unflagged.some((gone) => gone.id === id && gone.section === section)
  return [...products.values()]
    .filter((product) => product.status === 'active' && product[flag])
    .filter(({ id }) => !draft[section].includes(id) && !isUnflagged(id))
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
}

/** The collections of placed products by the first product of each, then others; by position where two are alike. */
function planTiles(active: readonly PlannedProduct[], tiles: HomepageCatalog['tiles']): readonly PlannedTile[] {
  const rank = ({ id }: PlannedTile) => {
    const at = active.findIndex(({ collections }) => collections.includes(id))
    return at === -1 ? active.length : at
  }
  return [...tiles.values()]
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_IN_SECTION)
}
