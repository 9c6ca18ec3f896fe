import { useEffect } from 'react'
import { data, href } from 'react-router'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { adminText } from '#app/content/homepage/admin-text.ts'
import { HomeSections } from '#app/content/homepage/home-sections.tsx'
import { readHomepageState } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { checkSections } from '#app/content/homepage/sections/section-input.ts'
import type { Section } from '#app/content/homepage/sections/section-kinds.ts'
import { showHomepage } from '#app/content/homepage/show-homepage.server.ts'
import { consentSentence } from '#app/content/newsletter/newsletter-consent.server.ts'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { parseJson } from '#app/lib/json.ts'
import { errorTexts } from '#app/operations/admin/error-texts.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { findRealMethods } from '#app/payments/providers/real-methods.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/homepage-preview'

/** Previews the saved draft. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const terms = await readTerms(db, { prefix: '', now: new Date() })
  const { sections } = await readHomepageState(db, terms.demo_content)
  return await preview(sections)
}

/** Previews sections that are not saved yet; changes nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context)
  const sent = (await readForm(request)).get('sections')
  const checked = checkSections(parseJson(typeof sent === 'string' ? sent : ''))
  if (!checked.ok) return data(null, { status: 400 })
  return await preview(checked.sections)
}

async function preview(stored: readonly Section[]) {
  const terms = await readTerms(db, { prefix: '', now: new Date() })
  const { locale, payments } = terms
  const { sections } = await showHomepage(db, stored, {
    settings: terms,
    cards: toCardSettings({ settings: terms, locale, locales: [locale] }),
    promises: computeShippingPromises(terms, locale.market),
    methods: findRealMethods(payments),
  })
  return { sections, storeName: terms.store_name, consent: consentSentence(locale.market, terms) }
}

export default function HomepagePreview({ actionData, loaderData }: Route.ComponentProps) {
  const { sections, storeName, consent } = actionData ?? loaderData
  useEffect(() => {
    const stop = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) {
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
      <HomeSections sections={sections} storeName={storeName} sent={null} consent={consent} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = errorTexts(error, adminText.notLoaded)
  return (
    <PageMessage title={title} text={text}>
      <ButtonLink to={href('/admin/homepage')} reloadDocument>
        {adminText.backToHomepage}
      </ButtonLink>
    </PageMessage>
  )
}
