import { useMemo, useState } from 'react'
import { type FlagSection, SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/features/catalog/statuses.ts'
import { homepageInput } from '#app/features/homepage/admin/homepage-input.ts'
import type { HomepagePlan } from '#app/features/homepage/admin/homepage-plan.server.ts'
import {
  draftOf,
  type HomepageCatalog,
  type HomepageDraft,
  movePlaced,
  type PlannedProduct,
  type PlannedTile,
  placeInSection,
  placeOf,
  planSection,
  rebaseHomepage,
  removeFromHomepage,
  unflag,
  withoutProducts,
} from '#app/features/homepage/admin/homepage-plan.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

export type HomepageResult = FormResult<HomepagePlan>

export type FoundProducts = { readonly products: readonly PlannedProduct[]; readonly tiles: readonly PlannedTile[] }

const MESSAGES = { saved: 'Homepage saved', failed: () => 'Failed to save homepage' }

export function useHomepageForm(plan: HomepagePlan, result: HomepageResult | undefined) {
  const form = useFormDraft<HomepagePlan, HomepageDraft>({
    loaded: plan,
    result,
    schema: homepageInput,
    draftOf,
    rebase: rebaseHomepage,
    messages: MESSAGES,
  })
  const { base, setDraft } = form
  const [found, setFound] = useState<FoundProducts>({ products: [], tiles: [] })
  const [announcement, setAnnouncement] = useState('')
  const catalog = useMemo(() => catalogOf(found, base), [found, base])
  const draft = useMemo(() => withoutProducts(form.draft, base.deleted), [form.draft, base.deleted])

  return {
    ...form,
    draft,
    catalog,
    announcement,
    isDirty: !isSameDraft(draft, draftOf(base)),
    fields: {
      version: base.version,
      placed: JSON.stringify(Object.fromEntries(HOMEPAGE_SECTIONS.map((section) => [section, draft[section]]))),
      off: JSON.stringify(base.unplaced.filter((id) => placeOf(draft, id) === null && !base.deleted.includes(id))),
      unflagged: JSON.stringify(draft.unflagged),
    },
    place: (section: HomepageSection, product: PlannedProduct, tiles: readonly PlannedTile[] = []) => {
      const before = placeOf(draft, product.id)
      if (before === section) return setAnnouncement(`${product.name} is already in ${SECTION_LABELS[section]}`)
      setFound((known) => ({ products: [...known.products, product], tiles: [...known.tiles, ...tiles] }))
      setDraft((typed) => placeInSection(typed, section, product.id))
      const from = before && before !== 'unplaced' ? ` from ${SECTION_LABELS[before]}` : ''
      const position = planSection(section, draft, catalog).rows.length + 1
      const where = product.status === 'active' ? `position ${position}` : 'not shown until it is active'
      setAnnouncement(`${product.name} ${from ? 'moved' : 'added'}${from} to ${SECTION_LABELS[section]}, ${where}`)
    },
    reorder: (section: HomepageSection, from: number, to: number) =>
      setDraft((typed) => movePlaced(typed, section, catalog, from, to)),
    removeFromHomepage: (product: PlannedProduct) => {
      setDraft((typed) => removeFromHomepage(typed, product.id))
      setAnnouncement(`${product.name} removed from the homepage`)
    },
    unflag: (section: FlagSection, product: PlannedProduct) => {
      setDraft((typed) => unflag(typed, section, product.id))
      setAnnouncement(`${product.name} no longer fills ${SECTION_LABELS[section]}`)
    },
  }
}

export type HomepageForm = ReturnType<typeof useHomepageForm>

/** A search may be older than the loaded products. */
function catalogOf(found: FoundProducts, base: HomepagePlan): HomepageCatalog {
  return {
    products: new Map([...found.products, ...base.products].map((product) => [product.id, product])),
    tiles: new Map([...found.tiles, ...base.tiles].map((tile) => [tile.id, tile])),
  }
}
