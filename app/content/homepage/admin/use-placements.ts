import { useMemo, useState } from 'react'
import type { HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, getSectionLabels } from '#app/catalog/homepage-sections.ts'
import type { HomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import {
  findPlace,
  movePlacedProduct,
  type PlacementCatalog,
  type PlacementDraft,
  type PlannedProduct,
  type PlannedTile,
  placeInSection,
  planSection,
  removeFromHomepage,
  unflag,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'

export type FoundProducts = { readonly products: readonly PlannedProduct[]; readonly tiles: readonly PlannedTile[] }

type DraftWithPlacements = { readonly placements: PlacementDraft }

type HomepageForm<Draft extends DraftWithPlacements> = {
  readonly base: { readonly plan: HomepagePlan }
  readonly draft: Draft
  readonly setDraft: (update: (typed: Draft) => Draft) => void
}

/** Manages the products that the homepage draft assigns to sections. */
export function usePlacements<Draft extends DraftWithPlacements>(
  { base: { plan }, draft: { placements: draft }, setDraft }: HomepageForm<Draft>,
  announce: (text: string) => void,
) {
  const [found, setFound] = useState<FoundProducts>({ products: [], tiles: [] })
  const catalog = useMemo(() => toCatalog(found, plan), [found, plan])
  const change = (update: (typed: PlacementDraft) => PlacementDraft) =>
    setDraft((typed) => ({ ...typed, placements: update(typed.placements) }))
  return {
    plan,
    draft,
    catalog,
    place: (section: HomepageSection, product: PlannedProduct, tiles: readonly PlannedTile[] = []) => {
      const before = findPlace(draft, product.id)
      if (before === section) return announce(adminText.alreadyPlaced(product.name, getSectionLabels()[section]))
      setFound((known) => ({ products: [...known.products, product], tiles: [...known.tiles, ...tiles] }))
      change((typed) => placeInSection(typed, section, product.id))
      const from = before && before !== 'unplaced' ? before : null
      const position = product.status === 'active' ? planSection(section, draft, catalog).rows.length + 1 : null
      announce(formatPlacement(product.name, { from, section, position }))
    },
    reorder: (section: HomepageSection, from: number, to: number) =>
      change((typed) => movePlacedProduct(typed, section, catalog, from, to)),
    removeFromHomepage: (product: PlannedProduct) => {
      change((typed) => removeFromHomepage(typed, product.id))
      announce(adminText.removedFromHomepage(product.name))
    },
    unflag: (section: FlagSection, product: PlannedProduct) => {
      change((typed) => unflag(typed, section, product.id))
      announce(adminText.unflagged(product.name, getSectionLabels()[section]))
    },
  }
}

export type Placements = ReturnType<typeof usePlacements>

/** `position`: null if shoppers do not see the product. */
type PlacementChange = {
  readonly from: HomepageSection | null
  readonly section: HomepageSection
  readonly position: number | null
}

function formatPlacement(product: string, { from, section, position }: PlacementChange): string {
  const to = getSectionLabels()[section]
  if (from === null) {
    return position === null ? adminText.placedHidden(product, to) : adminText.placed(product, to, position)
  }
  const before = getSectionLabels()[from]
  return position === null ? adminText.movedHidden(product, before, to) : adminText.moved(product, before, to, position)
}

/** The results of a search can be older than the loaded products, which take precedence. */
function toCatalog(found: FoundProducts, plan: HomepagePlan): PlacementCatalog {
  return {
    products: new Map([...found.products, ...plan.products].map((product) => [product.id, product])),
    tiles: new Map([...found.tiles, ...plan.tiles].map((tile) => [tile.id, tile])),
  }
}
