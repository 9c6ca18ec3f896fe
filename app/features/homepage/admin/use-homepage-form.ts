import { type FormEvent, useMemo, useState } from 'react'
import { HOMEPAGE_SECTIONS, type HomepageSection } from '#app/features/catalog/catalog.ts'
import { type FlagSection, SECTION_LABELS } from '#app/features/catalog/homepage-sections.ts'
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
  without,
} from '#app/features/homepage/admin/homepage-plan.ts'
import { isSameDraft } from '#app/lib/draft.ts'
import { sendImage } from '#app/platform/images/send-image.ts'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { useUploads } from '#app/ui/admin/uploads/use-uploads.ts'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useToast } from '#app/ui/toast.tsx'

export type HomepageResult = FormResult<HomepagePlan>

/** What a search found: products that the page did not know, with the tiles of their collections. */
export type FoundProducts = { readonly products: readonly PlannedProduct[]; readonly tiles: readonly PlannedTile[] }

const MESSAGES = { saved: 'Homepage saved', failed: () => 'Failed to save homepage' }

/** The state of the homepage's manager: the draft, all products it speaks of, and what can be done with them. */
export function useHomepageForm(plan: HomepagePlan, result: HomepageResult | undefined) {
  const form = useFormDraft<HomepagePlan, HomepageDraft>({
    loaded: plan,
    result,
    schema: homepageInput,
    draftOf,
    adopt: adoptAlt,
    rebase: rebaseHomepage,
    messages: MESSAGES,
  })
  const { base, setDraft, element } = form
  const [found, setFound] = useState<FoundProducts>({ products: [], tiles: [] })
  const [said, setSaid] = useState('')
  const toast = useToast()
  const stock = useMemo(() => stockOf(found, base), [found, base])
  const draft = useMemo(() => without(form.draft, base.gone), [form.draft, base.gone])

  const uploads = useUploads({
    send: (file, sending) => sendImage(file, 'homepage', sending),
    onArrived: ({ publicId, url }, { preview }) =>
      setDraft((typed) => ({ ...typed, heroImage: { publicId, url, alt: typed.heroImage?.alt ?? '', preview } })),
    onFailed: () => toast('Failed to upload images. Please try again.', 'error'),
  })

  return {
    ...form,
    draft,
    stock,
    uploads,
    /** What was done last, for those who do not see it. */
    said,
    isDirty: uploads.left > 0 || !isSameDraft(draft, draftOf(base)),
    /** The fields that the form sends. */
    fields: {
      version: base.version,
      placed: JSON.stringify(Object.fromEntries(HOMEPAGE_SECTIONS.map((section) => [section, draft[section]]))),
      off: JSON.stringify(base.unplaced.filter((id) => placeOf(draft, id) === null && !base.gone.includes(id))),
      unflagged: JSON.stringify(draft.unflagged),
      heroImage: draft.heroImage?.publicId ?? '',
    },
    place: (section: HomepageSection, product: PlannedProduct, tiles: readonly PlannedTile[] = []) => {
      const was = placeOf(draft, product.id)
      if (was === section) return setSaid(`${product.name} is in ${SECTION_LABELS[section]} already`)
      setFound((known) => ({ products: [...known.products, product], tiles: [...known.tiles, ...tiles] }))
      setDraft((typed) => placeInSection(typed, section, product.id))
      const from = was && was !== 'unplaced' ? ` from ${SECTION_LABELS[was]}` : ''
      const position = planSection(section, draft, stock).rows.length + 1
      const where = product.status === 'active' ? `position ${position}` : 'not shown until it is active'
      setSaid(`${product.name} ${from ? 'moved' : 'added'}${from} to ${SECTION_LABELS[section]}, ${where}`)
    },
    reorder: (section: HomepageSection, from: number, to: number) =>
      setDraft((typed) => movePlaced(typed, section, stock, from, to)),
    removeFromHomepage: (product: PlannedProduct) => {
      setDraft((typed) => removeFromHomepage(typed, product.id))
      setSaid(`${product.name} taken off the homepage`)
    },
    unflag: (section: FlagSection, product: PlannedProduct) => {
      setDraft((typed) => unflag(typed, section, product.id))
      setSaid(`${product.name} no longer fills ${SECTION_LABELS[section]}`)
    },
    discard: () => {
      uploads.clear()
      form.discard()
    },
    /** Not before an upload has ended: it would be missing. */
    onSubmit: (event: FormEvent) => {
      if (uploads.left > 0) event.preventDefault()
      else form.onSubmit(event)
    },
    element,
  }
}

export type HomepageForm = ReturnType<typeof useHomepageForm>

/** What the page was loaded with is newer than what was found on the way. */
function stockOf(found: FoundProducts, base: HomepagePlan): HomepageCatalog {
  return {
    products: new Map([...found.products, ...base.products].map((product) => [product.id, product])),
    tiles: new Map([...found.tiles, ...base.tiles].map((tile) => [tile.id, tile])),
  }
}

/** The one text of the form: someone may have typed before its script was there. */
function adoptAlt(draft: HomepageDraft, form: FormData): HomepageDraft {
  const alt = form.get('heroAlt')
  if (!draft.heroImage || typeof alt !== 'string') return draft
  return { ...draft, heroImage: { ...draft.heroImage, alt } }
}
