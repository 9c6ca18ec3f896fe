import { useMemo, useState } from 'react'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/catalog/constants.ts'
import { type FlagSection, sectionLabels } from '#app/catalog/homepage-sections.ts'
import { homepageInput } from '#app/content/homepage/admin/homepage-input.ts'
import type { HomepagePlan } from '#app/content/homepage/admin/homepage-plan.server.ts'
import {
  findPlace,
  type HomepageCatalog,
  type HomepageDraft,
  movePlaced,
  type PlannedProduct,
  type PlannedTile,
  placeInSection,
  planSection,
  rebaseHomepage,
  removeFromHomepage,
  toDraft,
  unflag,
  withoutProducts,
} from '#app/content/homepage/admin/homepage-plan.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type HomepageResult = FormResult<HomepagePlan>

export type FoundProducts = { readonly products: readonly PlannedProduct[]; readonly tiles: readonly PlannedTile[] }

const getMessages = () => ({ saved: adminText.placedSaved, failed: () => adminText.failedToSavePlaced })

export function useHomepageForm(plan: HomepagePlan, result: HomepageResult | undefined) {
  const form = useFormDraft<HomepagePlan, HomepageDraft>({
    loaded: plan,
    result,
    schema: homepageInput,
    toDraft,
    rebase: rebaseHomepage,
    messages: getMessages(),
  })
  const { base, setDraft } = form
  const [found, setFound] = useState<FoundProducts>({ products: [], tiles: [] })
  const [announcement, setAnnouncement] = useState('')
  const catalog = useMemo(() => toCatalog(found, base), [found, base])
  const draft = useMemo(() => withoutProducts(form.draft, base.deleted), [form.draft, base.deleted])

  return {
    ...form,
    draft,
    catalog,
    announcement,
    isDirty: !isSameDraft(draft, toDraft(base)),
    fields: {
      version: base.version,
      placed: JSON.stringify(Object.fromEntries(HOMEPAGE_SECTIONS.map((section) => [section, draft[section]]))),
      off: JSON.stringify(base.unplaced.filter((id) => findPlace(draft, id) === null && !base.deleted.includes(id))),
      unflagged: JSON.stringify(draft.unflagged),
    },
    place: (section: HomepageSection, product: PlannedProduct, tiles: readonly PlannedTile[] = []) => {
      const before = findPlace(draft, product.id)
      if (before === section) return setAnnouncement(adminText.alreadyPlaced(product.name, sectionLabels()[section]))
      setFound((known) => ({ products: [...known.products, product], tiles: [...known.tiles, ...tiles] }))
      setDraft((typed) => placeInSection(typed, section, product.id))
      const from = before && before !== 'unplaced' ? before : null
      const position = product.status === 'active' ? planSection(section, draft, catalog).rows.length + 1 : null
      setAnnouncement(placedText(product.name, { from, section, position }))
    },
    reorder: (section: HomepageSection, from: number, to: number) =>
      setDraft((typed) => movePlaced(typed, section, catalog, from, to)),
    removeFromHomepage: (product: PlannedProduct) => {
      setDraft((typed) => removeFromHomepage(typed, product.id))
      setAnnouncement(adminText.removedFromHomepage(product.name))
    },
    unflag: (section: FlagSection, product: PlannedProduct) => {
      setDraft((typed) => unflag(typed, section, product.id))
      setAnnouncement(adminText.unflagged(product.name, sectionLabels()[section]))
    },
  }
}

/** `position`: null if shoppers do not see the product. */
type PlacementChange = {
  readonly from: HomepageSection | null
  readonly section: HomepageSection
  readonly position: number | null
}

function placedText(product: string, { from, section, position }: PlacementChange): string {
  const to = sectionLabels()[section]
  if (from === null) {
    return position === null ? adminText.placedHidden(product, to) : adminText.placed(product, to, position)
  }
  const before = sectionLabels()[from]
  return position === null ? adminText.movedHidden(product, before, to) : adminText.moved(product, before, to, position)
}

export type HomepageForm = ReturnType<typeof useHomepageForm>

/** Search results can be older than the loaded products. */
function toCatalog(found: FoundProducts, base: HomepagePlan): HomepageCatalog {
  return {
    products: new Map([...found.products, ...base.products].map((product) => [product.id, product])),
    tiles: new Map([...found.tiles, ...base.tiles].map((tile) => [tile.id, tile])),
  }
}
