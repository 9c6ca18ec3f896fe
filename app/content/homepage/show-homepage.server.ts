import { inArray } from 'drizzle-orm'
import type { Image } from '#app/catalog/catalog.ts'
import { MAX_IN_SECTION } from '#app/catalog/homepage-sections.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { homepageText } from '#app/content/homepage/homepage-text.ts'
import {
  type CollectionTile,
  findPlacedHero,
  type Placements,
  readPlacements,
} from '#app/content/homepage/placements.server.ts'
import {
  listNewestProducts,
  listRailProducts,
  listTiles,
  type RailSource,
} from '#app/content/homepage/rail-products.server.ts'
import { fillSections } from '#app/content/homepage/sections/fill-sections.ts'
import type {
  CollectionSource,
  Link,
  ProductSource,
  SectionImage,
} from '#app/content/homepage/sections/section-fields.ts'
import type { Section, SectionOf } from '#app/content/homepage/sections/section-kinds.ts'
import { getReferences } from '#app/content/homepage/sections/section-references.ts'
import type { ShownHero, ShownSection } from '#app/content/homepage/shown-sections.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { STORE_PROMISES } from '#app/content/homepage/store-promises.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { type LookStorefront, listShownLooks, type ShownLook } from '#app/content/looks/shown-looks.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'
import type { ShippingPromises } from '#app/pricing/shipping-promises.ts'
import type { Settings } from '#app/store/settings.ts'

type StoreContext = {
  readonly settings: Pick<Settings, 'demo_content' | 'store_country' | 'store_name'>
  readonly cards: CardSettings
  readonly promises: ShippingPromises
  /** Null if orders are paid with the demo provider. */
  readonly methods: readonly PaymentMethod[] | null
  /** The looks that the sections can show; see `listSectionLooks`. */
  readonly looks?: readonly ShownLook[]
  /** True for a preview, in which the newest products include drafts. */
  readonly includesDrafts?: boolean
  /** The placements of a draft; by default, the published placements. */
  readonly placements?: Placements
}

type ShownHomepage = {
  readonly sections: readonly ShownSection[]
  readonly products: readonly ProductCardData[]
}

/**
 * Returns the visible sections for shoppers, with at most five SQL statements, however many sections there are. Omits
 * empty sections, but in the demo store some empty sections explain how to fill them.
 */
export async function showHomepage(
  db: Database,
  stored: readonly Section[],
  store: StoreContext,
): Promise<ShownHomepage> {
  const { cards, promises } = store
  const visible = fillSections(
    stored.filter(({ isHidden }) => !isHidden),
    promises,
  )
  const sources = visible.flatMap((section) => findRailSource(section) ?? [])
  const chosenCollections = visible.flatMap((section) =>
    section.kind === 'collections' && section.settings.source.from === 'chosen' ? section.settings.source.ids : [],
  )
  const [placements, rails, tiles] = await Promise.all([
    store.placements ?? readPlacements(db, cards),
    listRailProducts(db, sources, cards),
    listTiles(db, [...new Set(chosenCollections)], cards),
  ])
  const newest = await listNewestBySource(db, visible, placements, store)
  const railsBySource = new Map(sources.map((source, index) => [source, rails[index] ?? []]))
  const loaded: SectionContext = {
    ...store,
    placements,
    firstHero: visible.find(({ kind }) => kind === 'hero'),
    getProducts: (source) =>
      isRailSource(source) ? (railsBySource.get(source) ?? []) : (newest.get(source) ?? placements[source.from]),
    getTiles: (source) =>
      source.from === 'latest'
        ? placements.latest_collections
        : source.ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []),
  }
  const sections = visible.flatMap((section) => showSection(section, loaded) ?? [])
  return { sections, products: sections.flatMap((section) => listShownProducts(section, placements)) }
}

/**
 * Sources that the newest products can fill. Best sellers are not among them, because that title makes a claim about
 * sales.
 */
const FILLED_BY_NEWEST: readonly ProductSource['from'][] = ['new_arrivals', 'featured']

/** Distributes the newest products among sections for which the owner chose no products, without repeating any. */
async function listNewestBySource(
  db: Database,
  visible: readonly Section[],
  placements: Placements,
  { settings, cards, includesDrafts = false }: StoreContext,
): Promise<ReadonlyMap<ProductSource, readonly ProductCardData[]>> {
  if (settings.demo_content) return new Map()
  const empty = visible.flatMap((section) => {
    if (section.kind !== 'products') return []
    const { source } = section.settings
    const isEmpty = !isRailSource(source) && placements[source.from].length === 0
    return isEmpty && FILLED_BY_NEWEST.includes(source.from) ? [source] : []
  })
  if (empty.length === 0) return new Map()
  const limit = MAX_IN_SECTION * empty.length
  const products = await listNewestProducts(db, cards, { limit, includesDrafts })
  return new Map(
    empty.map((source, index) => [source, products.slice(index * MAX_IN_SECTION, (index + 1) * MAX_IN_SECTION)]),
  )
}

/** Lists the looks that sections show. */
export async function listSectionLooks(
  db: Database,
  storefront: LookStorefront,
  sections: readonly Section[],
): Promise<readonly ShownLook[]> {
  const ids = sections.flatMap((section) => (section.isHidden ? [] : getReferences(section).looks))
  return ids.length === 0 ? [] : await listShownLooks(db, storefront, { where: inArray(looks.id, ids) })
}

type SectionContext = StoreContext & {
  readonly placements: Placements
  readonly firstHero: Section | undefined
  readonly getProducts: (source: ProductSource) => readonly ProductCardData[]
  readonly getTiles: (source: CollectionSource) => readonly CollectionTile[]
}

/** Returns null if there is nothing to show. */
function showSection(section: Section, loaded: SectionContext): ShownSection | null {
  const { id } = section
  switch (section.kind) {
    case 'hero': {
      const placedProducts = section === loaded.firstHero ? loaded.placements.hero : []
      return { id, kind: 'hero', content: showHero(section, placedProducts, loaded) }
    }
    case 'products': {
      const { source, layout, ...heading } = section.settings
      const products = loaded.getProducts(source)
      const hint = findHint(source, products, loaded)
      if (products.length === 0 && hint === null) return null
      return { id, kind: 'products', content: { ...withLink(heading), layout, products, hint } }
    }
    case 'collections': {
      const { source, ...heading } = section.settings
      const shownTiles = loaded.getTiles(source)
      const hasHint = loaded.settings.demo_content && source.from === 'latest'
      const hint = shownTiles.length === 0 && hasHint ? homepageText.fillCollections : null
      if (shownTiles.length === 0 && hint === null) return null
      return { id, kind: 'collections', content: { ...withLink(heading), tiles: shownTiles, hint } }
    }
    case 'story': {
      const { image, counters, ...heading } = section.settings
      if (heading.text === '' && !image && counters.length === 0) return null
      return { id, kind: 'story', content: { ...withLink(heading), image: findImage(image), counters } }
    }
    case 'imageText': {
      const { image, side, tone, ...heading } = section.settings
      const shownImage = findImage(image)
      if (!shownImage) return null
      return { id, kind: 'imageText', content: { ...withLink(heading), image: shownImage, side, tone } }
    }
    case 'quote':
      return section.settings.text === '' ? null : { id, kind: 'quote', content: section.settings }
    case 'text': {
      const { layout, ...heading } = section.settings
      return heading.text === '' ? null : { id, kind: 'text', content: { ...withLink(heading), layout } }
    }
    case 'video': {
      const { video, poster, playback, ...heading } = section.settings
      const posterImage = findImage(poster)
      if (!video || !posterImage) return null
      return { id, kind: 'video', content: { ...withLink(heading), video, poster: posterImage, playback } }
    }
    case 'promise': {
      const shownPromises = showPromises(section, loaded)
      if (shownPromises.length === 0) return null
      return { id, kind: 'promise', content: { heading: section.settings.heading, promises: shownPromises } }
    }
    case 'newsletter':
      return { id, kind: 'newsletter', content: section.settings }
    case 'look': {
      const { look: lookId, heading } = section.settings
      const look = loaded.looks?.find((shown) => shown.id === lookId)
      return look ? { id, kind: 'look', content: { look, heading: heading || look.name } } : null
    }
    case 'lookbook': {
      const { images, ...heading } = section.settings
      const shownImages = images.flatMap((image) => findImage(image) ?? [])
      return shownImages.length === 0
        ? null
        : { id, kind: 'lookbook', content: { ...withLink(heading), images: shownImages } }
    }
  }
}

function findRailSource(section: Section): RailSource | null {
  return section.kind === 'products' && isRailSource(section.settings.source) ? section.settings.source : null
}

function isRailSource(source: ProductSource): source is RailSource {
  return 'id' in source || 'slug' in source || 'ids' in source
}

function withLink<Rest extends { readonly link: Link }>({ link, ...rest }: Rest) {
  return { ...rest, link: link.to === '' || link.label === '' ? null : link }
}

function findImage(image: SectionImage | null): Image | null {
  if (!image) return null
  if ('theme' in image) return { ...siteImages[image.theme === 'hero' ? 'hero-tall' : image.theme] }
  const { publicId, ...shown } = image
  return shown
}

function showHero(
  { settings }: SectionOf<'hero'>,
  placed: Placements['hero'],
  { settings: { store_name } }: StoreContext,
): ShownHero {
  const { layout, image, video, label, subtitle, button } = settings
  const heroTexts = { label, headline: settings.headline || store_name, subtitle, button }
  const product = layout === 'text' ? null : findPlacedHero(placed)
  if (product) return { ...heroTexts, look: 'panel', ...product, video: null }
  const ownImage = layout === 'text' ? null : findImage(image)
  if (!ownImage || layout === 'text') return { ...heroTexts, look: 'plain', image: null, video: null, product: null }
  const hasWall = layout === 'full' && image !== null && 'theme' in image && image.theme === 'hero'
  return { ...heroTexts, look: hasWall ? 'wall' : layout, image: ownImage, video, product: null }
}

const HINTS: Readonly<Partial<Record<ProductSource['from'], () => string>>> = {
  best_sellers: () => homepageText.fillBestSellers,
  new_arrivals: () => homepageText.fillNewArrivals,
  featured: () => homepageText.fillFeatured,
}

function findHint(source: ProductSource, products: readonly unknown[], { settings }: StoreContext): string | null {
  if (products.length > 0 || !settings.demo_content) return null
  return HINTS[source.from]?.() ?? null
}

function showPromises(
  { settings: { promises } }: SectionOf<'promise'>,
  { settings, promises: shipping, methods }: StoreContext,
) {
  // Until the store is set up, it has initial rates, which the owner did not choose
  const isSetUp = settings.demo_content || settings.store_country !== ''
  return promises.flatMap(({ from, title, text }) => {
    const known = from !== 'text' && isSetUp ? STORE_PROMISES[from](shipping, methods) : null
    if (known) return known
    const hasNoMethod = from === 'payment' && methods !== null // there is no payment method, not even a demo method
    return title === '' || hasNoMethod ? [] : { title, text }
  })
}

function listShownProducts({ kind, content }: ShownSection, { hero }: Placements): readonly ProductCardData[] {
  if (kind === 'products') return content.products
  return kind === 'hero' ? hero : [] // for a hero, all placed products count as shown, even those without an image
}
