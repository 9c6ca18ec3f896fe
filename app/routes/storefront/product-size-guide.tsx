import { href, Link, useRevalidator } from 'react-router'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { HowToMeasure } from '#app/catalog/size-guides/page/how-to-measure.tsx'
import { Measurements } from '#app/catalog/size-guides/page/measurements.tsx'
import { useShopperUnit } from '#app/catalog/size-guides/page/shopper-unit.ts'
import sizeGuideCss from '#app/catalog/size-guides/page/size-guide.css?url'
import { UnitSwitch } from '#app/catalog/size-guides/page/unit-switch.tsx'
import type { ProductGuide } from '#app/catalog/size-guides/size-guide.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'
import { findProductGuide } from '#app/catalog/size-guides/size-guides.server.ts'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { MissingPage } from '#app/content/storefront/page-message.tsx'
import { isProductId } from '#app/content/storefront/product/product-path.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { parseId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { getLanguageForPrefix } from '#app/store/translated.server.ts'
import { LazySlot } from '#app/ui/lazy-slot.tsx'
import type { Route } from './+types/product-size-guide'

export const cache = { params: { id: isProductId } } satisfies RouteCache

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sizeGuideCss }]

/** Product pages load this data into their dialog. Search engines index the product page instead. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const id = parseId<'product'>(params.id)
  if (!id) throw notFound(storefrontText.productNotFound)
  tagPage(context, 'settings', 'categories', 'collections', 'assortment', 'size-guides', `product:${id}`)
  const [storefront, page] = await Promise.all([
    readStorefront(context),
    findProductGuide(db, id, getLanguageForPrefix(context.get(localePrefix))),
  ])
  if (!page) throw notFound(storefrontText.productNotFound)
  const { name } = page.product
  const head = { title: sizeGuideText.guideTitle(name), description: sizeGuideText.guideFor(name), path: null }
  return { ...page, head: createPageHead(url, storefront, head) }
}

/** Returns null on failure, so that the product page whose dialog loads this data remains open. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((): null => null)
}

export const meta = getHead

export default function ProductSizeGuide({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (loaderData) return <GuidePage {...loaderData} />
  return (
    <div className="page pt-8 lg:pt-12">
      <LazySlot hasFailed onRetry={() => void revalidate()} className="min-h-50">
        {sizeGuideText.notLoaded}
      </LazySlot>
    </div>
  )
}

function GuidePage({ product, guide }: ProductGuide) {
  const [unit, setUnit] = useShopperUnit(guide.unit)
  return (
    <div className="page pt-8 lg:pt-12">
      <Link to={href('/product/:id', { id: product.id })} className="quiet-link">
        {product.name}
      </Link>
      <h1 className="type-display mt-1 text-title">{catalogText.sizeGuide}</h1>
      <div className="guide-content is-page">
        <UnitSwitch unit={unit} onChange={setUnit} />
        <Measurements guide={guide} />
        {guide.note && <p className="text-base">{guide.note}</p>}
        <HowToMeasure guide={guide} heading="h2" />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = storefrontText.productNotFoundText
  return <MissingPage error={error} title={storefrontText.productNotFound} text={text} />
}
