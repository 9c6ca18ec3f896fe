import { href } from 'react-router'
import { readStorefront } from '#app/features/catalog/storefront/storefront.server.ts'
import { homepagePromises } from '#app/features/checkout/quote/promises.ts'
import { BrandStory } from '#app/features/homepage/brand-story.tsx'
import { Hero } from '#app/features/homepage/hero.tsx'
import { heroPanel, heroTexts, readHomepage } from '#app/features/homepage/homepage.server.ts'
import { LatestCollections } from '#app/features/homepage/latest-collections.tsx'
import { BestSellers, Featured, NewArrivals, WhatWeSee } from '#app/features/homepage/product-sections.tsx'
import { PromiseSection } from '#app/features/homepage/promise.tsx'
import { NewsletterBand } from '#app/features/newsletter/newsletter-band.tsx'
import { isNewsletterOutcome } from '#app/features/newsletter/newsletter-outcome.ts'
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

function newsletterQuery(query: URLSearchParams): string {
  const outcome = query.get('newsletter')
  return isNewsletterOutcome(outcome) ? `?newsletter=${outcome}` : ''
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const storefront = await readStorefront(context)
  const { settings, cards, promises } = storefront
  const { demo_content: isDemo } = settings
  const methods = methodsOf(paymentsFrom(await readStoredPayments(db), storefront.locale.market))
  const { hero, ...sections } = await readHomepage(db, cards)
  const { best_sellers, new_arrivals, featured, what_we_see } = sections
  const shown = [hero, best_sellers, new_arrivals, featured, what_we_see].flat()
  tagPage(context, 'settings', 'catalog', 'collections', ...productTags(shown))
  const sent = url.searchParams.get('newsletter')
  const head = pageHead(url, storefront, {
    title: isDemo ? storefrontText.homeTitle : settings.hero_subtitle || storefrontText.shop,
    description: settings.hero_subtitle && storefrontText.homeDescription(settings.store_name, settings.hero_subtitle),
    path: href('/'),
    structured: [
      organization(url.origin, settings),
      webSite(addressesIn(url, storefront.locale), url.origin, settings),
    ],
  })
  return {
    head,
    hero: heroTexts(settings),
    heroPanel: heroPanel(hero, settings),
    sections,
    featuredText: settings.featured_text,
    story: { title: settings.story_title, text: settings.story_text },
    // Until the setup, the rates are those that a new store begins with
    promises: isDemo || settings.store_country ? homepagePromises(promises, methods, isDemo) : [],
    hasDemoContent: isDemo,
    newsletter: { title: settings.newsletter_title, text: settings.newsletter_text },
    sent: isNewsletterOutcome(sent) ? sent : null,
  }
}

export const meta = headOf

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, heroPanel, sections, featuredText, story, promises, hasDemoContent, newsletter, sent } = loaderData
  /** An empty section says how to fill it, for who tries the demo store. */
  const shows = (items: readonly unknown[]) => hasDemoContent || items.length > 0
  return (
    <>
      <Hero texts={hero} panel={heroPanel} />
      {shows(sections.best_sellers) && <BestSellers products={sections.best_sellers} />}
      {shows(sections.new_arrivals) && <NewArrivals products={sections.new_arrivals} />}
      {shows(sections.featured) && <Featured products={sections.featured} text={featuredText} />}
      <WhatWeSee products={sections.what_we_see} />
      {(hasDemoContent || story.text) && <BrandStory story={story} hasDemoContent={hasDemoContent} />}
      {shows(sections.latest_collections) && <LatestCollections collections={sections.latest_collections} />}
      {promises.length > 0 && <PromiseSection promises={promises} />}
      <NewsletterBand texts={newsletter} sent={sent} />
    </>
  )
}
