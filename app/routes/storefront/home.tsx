import { href } from 'react-router'
import { readStorefront } from '#app/features/catalog/storefront/storefront.server.ts'
import { HomeSections } from '#app/features/homepage/home-sections.tsx'
import {
  homepageSubtitle,
  readPublished,
  sectionsFrom,
} from '#app/features/homepage/sections/homepage-sections.server.ts'
import { showHomepage } from '#app/features/homepage/show-homepage.server.ts'
import { localePrefix } from '#app/features/markets/locale-prefix.ts'
import { consentSentence } from '#app/features/newsletter/newsletter-consent.server.ts'
import { isNewsletterOutcome } from '#app/features/newsletter/newsletter-outcome.ts'
import { newsletterQuery } from '#app/features/newsletter/newsletter-query.ts'
import { paymentsFrom, readStoredPayments } from '#app/features/payments/connections/stored-payments.server.ts'
import { methodsOf } from '#app/features/payments/offered-methods.server.ts'
import { addressesIn } from '#app/features/seo/locale-addresses.ts'
import { pageHead } from '#app/features/seo/page-head.server.ts'
import { headOf } from '#app/features/seo/page-head.ts'
import { organization, webSite } from '#app/features/seo/structured-data.ts'
import { storefrontText } from '#app/features/storefront/storefront-text.ts'
import { productTags, tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import type { Route } from './+types/home'

export const cache = { query: newsletterQuery } satisfies RouteCache

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const [storefront, payments, published] = await Promise.all([
    readStorefront(context),
    readStoredPayments(db),
    readPublished(db, context.get(localePrefix)),
  ])
  const { settings, cards, promises } = storefront
  const { demo_content: isDemo, store_name } = settings
  const stored = sectionsFrom(published, isDemo)
  const methods = methodsOf(paymentsFrom(payments, storefront.locale.market))
  const { sections, products } = await showHomepage(db, stored, { settings, cards, promises, methods })
  tagPage(context, 'settings', 'homepage', 'catalog', 'collections', ...productTags(products))
  const sent = url.searchParams.get('newsletter')
  const subtitle = homepageSubtitle(stored)
  const head = pageHead(url, storefront, {
    title: isDemo ? storefrontText.homeTitle : subtitle || storefrontText.shop,
    description: subtitle && storefrontText.homeDescription(store_name, subtitle),
    path: href('/'),
    structured: [
      organization(url.origin, settings),
      webSite(addressesIn(url, storefront.locale), url.origin, settings),
    ],
  })
  return {
    ...{ head, sections, storeName: store_name, sent: isNewsletterOutcome(sent) ? sent : null },
    consent: consentSentence(storefront.locale.market, settings),
  }
}

export const meta = headOf

export default function Home({ loaderData: { sections, storeName, sent, consent } }: Route.ComponentProps) {
  return <HomeSections sections={sections} storeName={storeName} sent={sent} consent={consent} />
}
