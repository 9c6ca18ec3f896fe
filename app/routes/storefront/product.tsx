import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { listAddressCountries } from '#app/base/market-addresses.ts'
import { categoryName } from '#app/catalog/catalog.ts'
import { getMaker, type MakerFields } from '#app/catalog/manufacturer.ts'
import { type CardSettings, toCardSettings } from '#app/catalog/product-cards.ts'
import { withOriginalSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import { findCheapestOffer, listChoiceOffers } from '#app/content/choice-offers.ts'
import { createPageUrl } from '#app/content/locale-addresses.ts'
import {
  listLookTags,
  listShownLooks,
  matchLookWithProduct,
  omitProduct,
} from '#app/content/looks/shown-looks.server.ts'
import { createPageHead, type HeadStorefront } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { createProductShare } from '#app/content/seo/share.server.ts'
import { buildBreadcrumbs, buildProductData } from '#app/content/seo/structured-data.ts'
import { MissingPage } from '#app/content/storefront/page-message.tsx'
import { isProductId } from '#app/content/storefront/product/product-path.ts'
import {
  type FoundProduct,
  listUnitWeights,
  loadProductPageData,
  type ProductPageData,
} from '#app/content/storefront/product-page.server.ts'
import { type ProductChoice, ProductPage } from '#app/content/storefront/product-page.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront, type Storefront } from '#app/content/storefront.server.ts'
import { parseId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getProductTags, tagPage } from '#app/platform/cache/page-tags.ts'
import { declareVersions } from '#app/platform/cache/page-versions.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { pageDatabase } from '#app/platform/db/page-database.server.ts'
import { toShippingSettings } from '#app/pricing/market-shipping.server.ts'
import { toOfferDetails } from '#app/pricing/shipping/offer-details.ts'
import type { ShippingSettings } from '#app/pricing/shipping-options.ts'
import { toTaxSettings } from '#app/pricing/stored-taxes.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Settings } from '#app/store/settings.ts'
import type { Route } from './+types/product'

export const cache = { params: { id: isProductId } } satisfies RouteCache

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(pageDatabase)
  const id = parseId<'product'>(params.id)
  if (!id) throw notFound(storefrontText.productNotFound)
  tagPage(context, 'settings', 'collections', 'categories', 'assortment', `product:${id}`)
  const storefront = await readStorefront(context)
  const { settings, locale, categories, policies } = storefront
  const cards = toCardSettings(storefront)
  const product = await findProduct(db, id, cards)
  if (!product) throw notFound(storefrontText.productNotFound)
  const { manufacturerId } = product.safety
  if (manufacturerId) tagPage(context, `manufacturer:${manufacturerId}`)
  const shipping = toShippingSettings(storefront)
  const tax = toTaxSettings(storefront)
  const terms = { settings, market: locale.market, cards, categories, shipping, tax, policies }
  const [look = null] = await listShownLooks(db, storefront, { where: matchLookWithProduct(id), limit: 1 })
  const page = await loadProductPageData(db, product, terms, look)
  tagPage(context, ...getProductTags(page.relatedProducts), ...listLookTags(look ? [look] : []))
  const colors = product.colors.map(({ name }) => name)
  declareVersions(context, { color: colors, size: product.sizes })
  const findKnown = (values: readonly string[], value: string | null) =>
    values.find((candidate) => candidate === value) ?? null
  const choice = {
    color: findKnown(colors, url.searchParams.get('color')),
    size: findKnown(product.sizes, url.searchParams.get('size')),
  }
  return {
    ...page,
    look: look && omitProduct(look, id),
    choice,
    head: buildProductHead(url, product, { ...page, choice }, { ...storefront, cards, shipping }),
  }
}

type PageWithChoice = ProductPageData & { readonly choice: ProductChoice }

type ProductStorefront = HeadStorefront &
  Pick<Storefront, 'categories'> & { readonly cards: CardSettings; readonly shipping: ShippingSettings }

function buildProductHead(url: URL, product: FoundProduct, page: PageWithChoice, storefront: ProductStorefront) {
  const { settings, categories, locale, cards, shipping } = storefront
  const { reviews, lowest, choice } = page
  const at = createPageUrl(url, locale)
  const { name, collection } = product
  const category = categoryName(withOriginalSlugs(categories), product.category)
  const path = href('/product/:id', { id: product.id })
  const { unit, variants } = page.product
  const offers = listChoiceOffers(
    product,
    ({ size, color }) => variants.find((variant) => variant.size === size && variant.color === color)?.unit ?? unit,
    { settings, cards, now: new Date() },
  )
  const shownOffer = findCheapestOffer(offers, choice)
  const isOnly = shownOffer !== undefined && (offers.length === 1 || isSameChoice(shownOffer, choice))
  const structuredProduct = {
    ...product,
    measure: cards.showsUnitPrice ? product.measure : '',
    maker: getShownMaker(product, settings, locale.market),
    safetyWarnings: product.safety.safetyWarnings,
    category,
    reviews,
    offers,
    choice,
    shippingDetails: toOfferDetails(shipping, listAddressCountries(locale.market), {
      ...lowest,
      weight: Math.max(...listUnitWeights(product)),
    }),
  }
  const collectionLink = collection && {
    name: collection.name,
    path: href('/collection/:slug', { slug: collection.slug }),
  }
  return createPageHead(url, storefront, {
    title: product.seoTitle || name,
    description: product.seoDescription || product.description,
    path,
    share: createProductShare(product, storefront),
    offer: shownOffer && { ...shownOffer, isOnly },
    structuredData: [
      buildProductData(at, structuredProduct, settings),
      buildBreadcrumbs(at, [...(collectionLink ? [collectionLink] : []), { name, path }]),
    ],
  })
}

function isSameChoice(offer: ProductChoice, { size, color }: ProductChoice): boolean {
  return offer.size === size && offer.color === color
}

/** Includes addresses and the responsible person where the law requires them, as the Details section does. */
function getShownMaker({ safety }: FoundProduct, settings: Settings, market: OpenMarket): MakerFields {
  if (appliesIn('product-safety', market)) return getMaker(safety, settings)
  return { maker: safety.maker, makerContact: '', makerCountry: null, responsiblePerson: '' }
}

/** The query (color, size, tab) affects only what the first response contains. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isQueryChange = args.currentUrl.pathname === args.nextUrl.pathname && !args.formMethod
  return !isQueryChange && args.defaultShouldRevalidate
}

export const meta = getHead

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage page={loaderData} look={loaderData.look} choice={loaderData.choice} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = storefrontText.productNotFoundText
  return <MissingPage error={error} title={storefrontText.productNotFound} text={text} />
}
