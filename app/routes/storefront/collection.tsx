import { href } from 'react-router'
import { getCardPath } from '#app/catalog/catalog.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { StoreImage } from '#app/catalog/store-image.tsx'
import { findCollection, listCollectionProducts } from '#app/catalog/storefront/collection.server.ts'
import { createPageUrl, listLocalizedPaths } from '#app/content/locale-addresses.ts'
import { LookSection } from '#app/content/looks/look-section.tsx'
import {
  listLookTags,
  listShownLooks,
  matchLookWithProductOfCollection,
} from '#app/content/looks/shown-looks.server.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { createCollectionShare } from '#app/content/seo/share.server.ts'
import { buildBreadcrumbs, buildItemList } from '#app/content/seo/structured-data.ts'
import { MissingPage } from '#app/content/storefront/page-message.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { SavableCard } from '#app/content/wishlist/savable-card.tsx'
import { notFound } from '#app/lib/route-errors.ts'
import { getFirstSentence } from '#app/lib/text.ts'
import { getProductTags, tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { getLanguageForPrefix } from '#app/store/translated.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PANEL } from '#app/ui/panel.ts'
import type { Route } from './+types/collection'

export const cache = { params: { slug: isSlug } } satisfies RouteCache

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(text)
}

const MAX_LOOKS = 3

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  tagPage(context, 'settings', 'collections')
  if (!isSlug(params.slug)) throw notFound(storefrontText.collectionNotFound)
  const language = getLanguageForPrefix(context.get(localePrefix))
  const [storefront, found] = await Promise.all([readStorefront(context), findCollection(db, params.slug, language)])
  if (!found) throw notFound(storefrontText.collectionNotFound)
  const { slugs, cardPer, ...collection } = found
  const { description } = collection
  const lead = getFirstSentence(description)
  const text = { lead, rest: description.slice(description.indexOf(lead) + lead.length).trim() }
  const [products, looks] = await Promise.all([
    listCollectionProducts(db, collection.id, { ...toCardSettings(storefront), byColor: cardPer === 'color' }),
    listShownLooks(db, storefront, { where: matchLookWithProductOfCollection(collection.id), limit: MAX_LOOKS }),
  ])
  // `listLookTags` includes 'assortment', which covers products that become active while they are added
  tagPage(context, ...getProductTags(products), ...listLookTags(looks))
  const toPath = (slug: string) => href('/collection/:slug', { slug })
  const path = toPath(collection.slug)
  const elsewhere = listLocalizedPaths(storefront.locales, collection.slug, slugs, toPath)
  const at = createPageUrl(url, storefront.locale)
  const head = createPageHead(url, storefront, {
    title: collection.seoTitle || collection.name,
    description: collection.seoDescription || description,
    path,
    elsewhere,
    share: createCollectionShare(collection, storefront),
    structuredData: [
      buildBreadcrumbs(at, [{ name: collection.name, path }]),
      buildItemList(at, { cards: products, total: products.length, offset: 0 }),
    ],
  })
  return { head, collection, text, products, looks, elsewhere }
}

export const meta = getHead

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, text, products, looks } = loaderData
  return (
    <>
      <div className="page flex flex-wrap items-baseline gap-x-6 gap-y-3 py-4">
        <h1 className="type-display text-section">{collection.name}</h1>
        {text.lead && (
          <div className="flex max-w-[80ch] flex-wrap gap-x-3 text-base wrap-anywhere text-ink-2">
            <p className="text-balance">{text.lead}</p>
            {text.rest && (
              <details className="open:basis-full">
                <summary className="inline-block min-h-6 text-link">{storefrontText.readMore}</summary>
                <p className="whitespace-pre-line">{text.rest}</p>
              </details>
            )}
          </div>
        )}
      </div>
      <div className="page">
        <h2 className="sr-only">{storefrontText.products}</h2>
        <div className="product-grid">
          {collection.image && (
            <div className="lead-image">
              <StoreImage
                image={collection.image}
                widths={[400, 800, 1200, 1920]}
                sizes="(width < 48rem) 92vw, (width < 80rem) 64vw, 48vw"
                box={8 / 5}
                eager
              />
            </div>
          )}
          {products.map((product) => (
            <SavableCard key={getCardPath(product)} product={product} />
          ))}
        </div>
        {products.length === 0 && (
          <div className={`${PANEL} mt-4`}>
            <p className="type-display text-section">{storefrontText.emptyCollection}</p>
            <ButtonLink to={href('/shop')}>{storefrontText.shop}</ButtonLink>
          </div>
        )}
        {looks.map((look, index) => (
          <LookSection key={look.id} look={look} heading="h2" isMirrored={index % 2 === 1} className="section-gap" />
        ))}
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = storefrontText.collectionNotFoundText
  return <MissingPage error={error} title={storefrontText.collectionNotFound} text={text} />
}
