import type { HomepageSection } from '#app/catalog/constants.ts'
import { MAX_IN_SECTION } from '#app/catalog/homepage-sections.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { readHomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import { arrange, planSection } from '#app/content/homepage/admin/homepage-plan.ts'
import { listProductIds, type PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import type { Placements } from '#app/content/homepage/placements.server.ts'
import { listRailProducts, listTiles } from '#app/content/homepage/rail-products.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { Settings } from '#app/store/settings.ts'

type DraftContext = {
  readonly settings: Settings
  readonly cards: CardSettings
  readonly changes: PlacementChanges
}

/** Returns the products of the homepage as they would be if the draft were published. */
export async function readDraftPlacements(
  db: Database,
  { settings, cards, changes }: DraftContext,
): Promise<Placements> {
  const plan = await readHomepagePlan(db, settings, listProductIds(changes))
  const draft = arrange(plan, changes)
  const catalog = {
    products: new Map(plan.products.map((product) => [product.id, product])),
    tiles: new Map(plan.tiles.map((tile) => [tile.id, tile])),
  }
  const getPlan = (section: HomepageSection) => planSection(section, draft, catalog)
  const tileIds = getPlan('latest_collections').tiles.map(({ id }) => id)
  const sections = [
    getPlan('hero')
      .rows.map(({ product }) => product)
      .slice(0, MAX_IN_SECTION),
    getPlan('best_sellers').shown,
    getPlan('new_arrivals').shown,
    getPlan('featured').shown,
    getPlan('what_we_see').shown,
  ]
  const sources = sections.map((products) => ({ from: 'chosen', ids: products.map(({ id }) => id) }) as const)
  const [[hero = [], best_sellers = [], new_arrivals = [], featured = [], what_we_see = []], tiles] = await Promise.all(
    [listRailProducts(db, sources, cards), listTiles(db, tileIds, cards)],
  )
  const latest_collections = tileIds.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
  return { hero, best_sellers, new_arrivals, featured, what_we_see, latest_collections }
}
