import { href } from 'react-router'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { HomeSections } from '#app/content/homepage/home-sections.tsx'
import { listSectionLooks, showHomepage } from '#app/content/homepage/show-homepage.server.ts'
import { buildSections, findHomepageSubtitle, readPublished } from '#app/content/homepage-sections.server.ts'
import { createPageUrl } from '#app/content/locale-addresses.ts'
import { listLookTags } from '#app/content/looks/shown-looks.server.ts'
import { getConsentSentence } from '#app/content/newsletter/newsletter-consent.server.ts'
import { isNewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'
import { pickNewsletterQuery } from '#app/content/newsletter/newsletter-query.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { buildOrganization, buildWebSite } from '#app/content/seo/structured-data.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { getShippingPromises, readStorefront, storefrontPreview } from '#app/content/storefront.server.ts'
import { findRealMethods } from '#app/payments/providers/real-methods.server.ts'
import { getProductTags, tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { listOfferedProviders, readStoredPayments } from '#app/pricing/stored-payments.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import type { Route } from './+types/home'

export const cache = { query: pickNewsletterQuery } satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const [storefront, payments, published] = await Promise.all([
    readStorefront(context),
    readStoredPayments(db),
    readPublished(db, context.get(localePrefix)),
  ])
  const { settings, locale } = storefront
  const { demo_content: isDemo, store_name } = settings
  const stored = buildSections(published, isDemo)
  const methods = findRealMethods(listOfferedProviders(payments, locale.market))
  const promises = getShippingPromises(storefront)
  const cards = toCardSettings(storefront)
  const includesDrafts = context.get(storefrontPreview)?.includesDrafts ?? false
  const looks = await listSectionLooks(db, storefront, stored)
  const store = { settings, cards, promises, methods, includesDrafts, looks }
  const { sections, products } = await showHomepage(db, stored, store)
  tagPage(
    context,
    'settings',
    'homepage',
    'catalog',
    'collections',
    ...getProductTags(products),
    ...listLookTags(looks),
  )
  const sent = url.searchParams.get('newsletter')
  const subtitle = findHomepageSubtitle(stored)
  const head = createPageHead(url, storefront, {
    title: isDemo ? storefrontText.homeTitle : subtitle || storefrontText.shop,
    description: subtitle && storefrontText.homeDescription(store_name, subtitle),
    path: href('/'),
    structuredData: [
      buildOrganization(url.origin, settings),
      buildWebSite(createPageUrl(url, locale), url.origin, settings),
    ],
  })
  return {
    head,
    sections,
    storeName: store_name,
    sent: isNewsletterOutcome(sent) ? sent : null,
    consent: getConsentSentence(locale.market, settings),
  }
}

export const meta = getHead

export default function Home({ loaderData: { sections, storeName, sent, consent } }: Route.ComponentProps) {
  return <HomeSections sections={sections} storeName={storeName} newsletterOutcome={sent} consent={consent} />
}
