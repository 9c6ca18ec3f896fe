import { type Money, toDecimal } from '#app/base/money.ts'
import type { ChoiceOffer } from '#app/content/choice-offers.ts'
import {
  createPageUrl,
  getOpenGraphLocale,
  type LocalizedPaths,
  listAlternates,
} from '#app/content/locale-addresses.ts'
import type { PageHead } from '#app/content/seo/page-head.ts'
import { createStoreShare, type Share } from '#app/content/seo/share.server.ts'
import type { StructuredData } from '#app/content/seo/structured-data.ts'
import type { Storefront } from '#app/content/storefront.server.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { formatMetaDescription, formatMetaTitle } from '#app/lib/text.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#app/platform/images/share-card.ts'

type PageDetails = {
  readonly title: string
  readonly description: string
  /** The canonical path, which begins with '/'; null if the page is not indexed. */
  readonly path: string | null
  /** The paths in other locales, if they differ from `path`. */
  readonly elsewhere?: LocalizedPaths
  readonly share?: Share
  /** The offer whose price a product page shows. */
  readonly offer?: ShownOffer | undefined
  readonly structuredData?: readonly StructuredData[]
}

/** `isOnly`: the page has no other offer. */
type ShownOffer = Pick<ChoiceOffer, 'id' | 'price' | 'before' | 'availability'> & { readonly isOnly: boolean }

export type HeadStorefront = Pick<Storefront, 'settings' | 'brand' | 'locale' | 'locales'>

/** Returns the head of a public page. `origin` comes from PUBLIC_URL if it is set. */
export function createPageHead(url: Pick<URL, 'origin'>, storefront: HeadStorefront, page: PageDetails): PageHead {
  const { settings, locale } = storefront
  const at = createPageUrl(url, locale)
  const { title, path, elsewhere = {}, offer, structuredData = [] } = page
  const { store_name: store } = settings
  const share = page.share ?? createStoreShare(storefront)
  const fullTitle = path === '/' ? formatMetaTitle(store, title) : formatMetaTitle(title, store)
  const description = formatMetaDescription(page.description, fullTitle)
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    path === null
      ? { name: 'robots', content: 'noindex, follow' }
      : { tagName: 'link', rel: 'canonical', href: at(path) },
    ...(path === null
      ? []
      : [
          ...listAlternateLinks(url, storefront, (prefix) => elsewhere[prefix] ?? path),
          { property: 'og:url', content: at(path) },
        ]),
    { property: 'og:type', content: offer ? 'product' : 'website' },
    { property: 'og:site_name', content: store },
    ...listOpenGraphLocales(storefront),
    { property: 'og:title', content: path === '/' ? store : title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: at(share.address) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(SHARE_HEIGHT) },
    { property: 'og:image:alt', content: share.alt },
    ...(offer ? listProductProperties(offer) : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

/** Meta has no backorder status; 'available for order' means that an item ships later. */
const AVAILABILITY = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  backorder: 'available for order',
} as const

/** Returns properties of the Open Graph type 'product' for Meta and Pinterest. `price` is the current price. */
function listProductProperties({ price, before, availability, id, isOnly }: ShownOffer): PageHead {
  return [
    ...listPriceProperties('product:price', price),
    ...(before ? listPriceProperties('product:original_price', before) : []),
    { property: 'product:availability', content: AVAILABILITY[availability.status] },
    { property: 'product:condition', content: 'new' },
    ...(isOnly ? [{ property: 'product:retailer_item_id', content: id }] : []),
  ]
}

function listPriceProperties(name: string, price: Money): PageHead {
  return [
    { property: `${name}:amount`, content: toDecimal(price) },
    { property: `${name}:currency`, content: price.currency },
  ]
}

/** Returns no links if there is only one locale. */
function listAlternateLinks(
  { origin }: Pick<URL, 'origin'>,
  { locales }: HeadStorefront,
  pathIn: (prefix: string) => string,
): PageHead {
  if (locales.length < 2) return []
  return listAlternates(locales).map(({ hreflang, prefix }) => {
    return { tagName: 'link', rel: 'alternate', hrefLang: hreflang, href: origin + withPrefix(prefix, pathIn(prefix)) }
  })
}

function listOpenGraphLocales({ locale, locales }: HeadStorefront): PageHead {
  if (locales.length < 2) return []
  const ownLocale = getOpenGraphLocale(locale)
  const others = new Set(locales.map(getOpenGraphLocale))
  others.delete(ownLocale)
  return [
    { property: 'og:locale', content: ownLocale },
    ...[...others].map((content) => ({ property: 'og:locale:alternate', content })),
  ]
}
