import { useEffect, useRef } from 'react'
import { data, Form, href } from 'react-router'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { readDraftPlacements } from '#app/content/homepage/admin/draft-placements.server.ts'
import type { PlacementChanges } from '#app/content/homepage/admin/placement-changes.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { HomeSections } from '#app/content/homepage/home-sections.tsx'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { draftForm, readDraft } from '#app/content/homepage/sections/admin/sections-command.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { listSectionLooks, showHomepage } from '#app/content/homepage/show-homepage.server.ts'
import { getConsentSentence } from '#app/content/newsletter/newsletter-consent.server.ts'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { parseForm } from '#app/lib/form.ts'
import { getErrorText } from '#app/operations/admin/error-texts.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { findRealMethods } from '#app/payments/providers/real-methods.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { PreviewBar } from '#app/ui/admin/preview-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/homepage-preview'

/** Previews the saved draft. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const terms = await readTerms(db, { prefix: '', now: new Date() })
  const { sections, placements, hasDraft, version } = await readHomepageState(db, terms.demo_content)
  const draft = { version, sections: JSON.stringify(sections), placements: JSON.stringify(placements) }
  return {
    ...(await readPreview(sections, placements)),
    isFramed: url.searchParams.has('framed'), // browsers send Sec-Fetch-Dest only to HTTPS and localhost
    draft: hasDraft ? draft : null,
  }
}

/** Previews a draft that is not saved yet. Changes nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context)
  const input = parseForm(draftForm, await readForm(request))
  const read = input.ok ? readDraft(input.value) : null
  if (!read?.ok) return data(null, { status: 400 })
  return await readPreview(read.draft.sections, read.draft.placements)
}

async function readPreview(stored: readonly Section[], changes: PlacementChanges) {
  const terms = await readTerms(db, { prefix: '', now: new Date() })
  const { locale, payments } = terms
  const cards = toCardSettings({ settings: terms, locale, locales: [locale] })
  const storefront = { settings: terms, locale, locales: [locale], colorNames: null, categories: [] }
  const { sections } = await showHomepage(db, stored, {
    looks: await listSectionLooks(db, storefront, stored),
    settings: terms,
    cards,
    placements: await readDraftPlacements(db, { settings: terms, cards, changes }),
    promises: computeShippingPromises(terms, locale.market),
    methods: findRealMethods(payments),
  })
  return { sections, storeName: terms.store_name, consent: getConsentSentence(locale.market, terms) }
}

export default function HomepagePreview({ actionData, loaderData }: Route.ComponentProps) {
  const { sections, storeName, consent } = actionData ?? loaderData
  const { draft, isFramed } = loaderData
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const stop = (event: Event) => {
      const { target } = event
      if (target instanceof Element && target.closest('a, button') && !bar.current?.contains(target)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    document.addEventListener('click', stop, { capture: true })
    document.addEventListener('submit', stop, { capture: true })
    return () => {
      document.removeEventListener('click', stop, { capture: true })
      document.removeEventListener('submit', stop, { capture: true })
    }
  }, [])
  return (
    <>
      <title>{adminText.previewOfHomepage}</title>
      {!isFramed && (
        <PreviewBar
          ref={bar}
          state={draft ? adminText.previewOfDraft : adminText.previewOfPublished}
          back={{ to: href('/admin/homepage'), label: adminText.backToEditor }}
        >
          {draft && (
            <Form method="post" action={href('/admin/homepage')} reloadDocument>
              {Object.entries(draft).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" name="intent" value="publish" className="preview-bar-button">
                {adminText.publishDraft}
              </button>
            </Form>
          )}
        </PreviewBar>
      )}
      <HomeSections sections={sections} storeName={storeName} newsletterOutcome={null} consent={consent} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = getErrorText(error, adminText.notLoaded)
  return (
    <PageMessage title={title} text={text}>
      <ButtonLink to={href('/admin/homepage')} reloadDocument>
        {adminText.backToHomepage}
      </ButtonLink>
    </PageMessage>
  )
}
