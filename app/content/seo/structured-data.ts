import type { MetaDescriptor } from 'react-router'
import { type Money, toDecimal } from '#app/base/money.ts'
import type { ProductVideo } from '#app/base/product-video.ts'
import { getCardPath } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import type { MakerFields } from '#app/catalog/manufacturer.ts'
import type { ProductCardData } from '#app/catalog/product-cards.ts'
import { formatFibers, getSafetyTerms } from '#app/catalog/product-facts.server.ts'
import type { ProductLabel } from '#app/catalog/storefront/storefront-product.server.ts'
import { buildChoicePath, type ChoiceOffer } from '#app/content/choice-offers.ts'
import type { PageUrl } from '#app/content/locale-addresses.ts'
import { reviewText } from '#app/content/reviews/review-text.ts'
import type { Reviews, ShownReview } from '#app/content/reviews/reviews.server.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { toMeasuredQuantity } from '#app/pricing/measure.ts'
import type { Settings } from '#app/store/settings.ts'
import { listSocials } from '#app/store/store.tsx'

/** A schema.org object without its context. React Router escapes the JSON. */
export type StructuredData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

const MAX_LISTED_OFFERS = 250
const SHOWN_REVIEWS = 5

export function buildOrganization(origin: string, settings: Settings): StructuredData {
  const { store_name, store_email, store_phone } = settings
  const socials = listSocials(settings)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: store_name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(store_email && { email: store_email }),
    ...(store_phone && { telephone: store_phone }),
    ...toPostalAddress(settings),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  }
}

function toPostalAddress({ store_address, store_country }: Settings) {
  if (!store_country) return store_address && { address: store_address }
  const street = store_address && { streetAddress: store_address }
  return { address: { '@type': 'PostalAddress', ...street, addressCountry: store_country } }
}

/** The publisher is the store, whose URL has no locale prefix. */
export function buildWebSite(at: PageUrl, origin: string, { store_name }: Settings): StructuredData {
  return {
    '@type': 'WebSite',
    name: store_name,
    url: at('/'),
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: at('/shop?search={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  }
}

type DescribedPage = { readonly title: string; readonly path: string; readonly publishedAt: Date | null }

/** Describes a page that staff wrote. */
export function buildWebPage(at: PageUrl, origin: string, { title, path, publishedAt }: DescribedPage): StructuredData {
  return {
    '@type': 'WebPage',
    name: title,
    url: at(path),
    publisher: { '@id': `${origin}/#organization` },
    ...(publishedAt && { dateModified: publishedAt.toISOString() }),
  }
}

export function buildBreadcrumbs(
  at: PageUrl,
  trail: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  const start = [
    { name: catalogText.home, path: '/' },
    { name: catalogText.shop, path: '/shop' },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...start, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  }
}

type ListedCards = {
  readonly cards: readonly Pick<ProductCardData, 'id' | 'color'>[]
  readonly total: number
  /** The number of cards on earlier pages. */
  readonly offset: number
}

/** Describes the cards that a page of a list shows: products, or their colors. */
export function buildItemList(at: PageUrl, { cards, total, offset }: ListedCards): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: at(getCardPath(card)),
    })),
  }
}

type DescribedReview = Pick<ShownReview, 'customerName' | 'rating' | 'title' | 'comment' | 'day'>

type OfferedProduct = Pick<ProductCardData, 'name' | 'images'> & {
  /** The id of the product group, as in feeds. */
  readonly id: string
  /** The name of the category. */
  readonly category: string
  readonly description: string
  /** '' if the store is the brand. */
  readonly vendor: string
  readonly label: Pick<ProductLabel, 'fibers' | 'countryOfOrigin'>
  /** The manufacturer that shoppers see. */
  readonly maker: MakerFields
  readonly safetyWarnings: string
  /** A measurement such as '50 ml' if a unit price is shown; otherwise ''. */
  readonly measure: string
  readonly reviews: Pick<Reviews, 'count' | 'average'> & { readonly list: readonly DescribedReview[] }
  readonly offers: readonly ChoiceOffer[]
  /** The size and color whose price the page shows. */
  readonly choice: { readonly size: string | null; readonly color: string | null }
  readonly shippingDetails?: readonly StructuredData[]
  readonly video?: ProductVideo | null
}

function toVideoObject(name: string, { mp4, poster, addedAt }: ProductVideo, page: URL): StructuredData {
  return {
    '@type': 'VideoObject',
    name: catalogText.productVideo(name),
    thumbnailUrl: new URL(getSizedImageUrl(poster.url, 1200), page).href,
    uploadDate: addedAt,
    contentUrl: new URL(mp4, page).href,
  }
}

/**
 * Describes a product, or a group with a product for each size and color. Each SKU is the id of the item in feeds,
 * because search engines compare prices and availability by SKU or GTIN if a page has several offers
 * (support.google.com/merchants/answer/7331077).
 */
export function buildProductData(at: PageUrl, product: OfferedProduct, { store_name }: Settings): StructuredData {
  const { id, offers, reviews } = product
  const [only, ...others] = offers
  const url = new URL(at(buildChoicePath(id, { size: null, color: null })))
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url: url.href,
    category: product.category,
    image: product.images.map((image) => new URL(getSizedImageUrl(image.url, 1200), url).href),
    ...(product.video && { subjectOf: toVideoObject(product.name, product.video, url) }),
    brand: { '@type': 'Brand', name: product.vendor || store_name },
    ...toLabelProperties(product.label),
    ...toSafetyProperties(product),
    ...(only && others.length === 0
      ? { sku: only.id, ...toProperties(only, product), ...toOffers(at, only, product) }
      : {}),
    ...(others.length > 0 && toProductGroup(at, product)),
    ...(reviews.average && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count },
      review: reviews.list.slice(0, SHOWN_REVIEWS).map((review) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: review.rating },
        author: { '@type': 'Person', name: review.customerName || reviewText.erased },
        ...(review.title && { name: review.title }),
        ...(review.comment && { reviewBody: review.comment }),
        datePublished: review.day,
      })),
    }),
  }
}

/** If a product has very many variants, lists only the one in the URL, which crawlers compare with the feed. */
function toProductGroup(at: PageUrl, product: OfferedProduct) {
  const { id, name, offers, choice } = product
  const isChosen = (offer: ChoiceOffer) =>
    (choice.size === null || offer.size === choice.size) && (choice.color === null || offer.color === choice.color)
  const listedOffers = offers.length > MAX_LISTED_OFFERS ? offers.filter(isChosen).slice(0, MAX_LISTED_OFFERS) : offers
  const varyingOptions = (['size', 'color'] as const).filter(
    (option) => new Set(offers.map((offer) => offer[option])).size > 1,
  )
  return {
    '@type': 'ProductGroup',
    productGroupID: id,
    variesBy: varyingOptions.map((option) => `https://schema.org/${option}`),
    hasVariant: listedOffers.map((offer, index) => {
      const { size, shade } = offer
      return {
        '@type': 'Product',
        sku: offer.id,
        name: `${name}, ${[size, shade].filter((part) => part !== null).join(', ')}`,
        url: at(offer.path),
        ...toProperties(offer, product),
        ...toOffers(at, offer, product, index === 0 ? 'full' : 'reference'),
      }
    }),
  }
}

/** The SKU is the manufacturer's part number only for the store's own brand. */
function toProperties({ size, shade, gtin, sku }: ChoiceOffer, { vendor }: OfferedProduct) {
  const options = { ...(size !== null && { size }), ...(shade !== null && { color: shade }) }
  return { ...options, ...(gtin && { gtin }), ...(!vendor && sku && { mpn: sku }) }
}

/**
 * Delivery is the same for all offers: the first offer describes it, and the other offers refer to that description.
 */
function toOffers(at: PageUrl, offer: ChoiceOffer, product: OfferedProduct, delivery: 'full' | 'reference' = 'full') {
  const { shippingDetails = [], measure } = product
  const deliveryDetails = shippingDetails.map((details, index) => {
    const reference = { '@id': `#delivery-${index + 1}` }
    return delivery === 'full' ? { ...reference, ...details } : reference
  })
  return {
    offers: {
      ...toOffer(at(offer.path), offer, measure),
      ...(deliveryDetails.length > 0 && { shippingDetails: deliveryDetails }),
    },
  }
}

function toLabelProperties({ fibers, countryOfOrigin }: OfferedProduct['label']) {
  return {
    ...(fibers.length > 0 && { material: formatFibers(fibers) }),
    ...(countryOfOrigin && { countryOfOrigin: { '@type': 'Country', name: countryOfOrigin } }),
  }
}

/** See Regulation (EU) 2023/988, Art. 19. Schema.org has no property for the responsible person or for warnings. */
function toSafetyProperties({ maker, safetyWarnings }: Pick<OfferedProduct, 'maker' | 'safetyWarnings'>) {
  const terms = getSafetyTerms()
  const others = [
    [terms.responsiblePerson, maker.responsiblePerson],
    [terms.safetyWarnings, safetyWarnings],
  ].filter(([, value]) => value)
  return {
    ...(maker.maker && { manufacturer: toManufacturer(maker) }),
    ...(others.length > 0 && {
      additionalProperty: others.map(([name = '', value = '']) => ({ '@type': 'PropertyValue', name, value })),
    }),
  }
}

/** The contact is free text. Lines without an email or website are the postal address. */
function toManufacturer({ maker, makerContact, makerCountry }: MakerFields) {
  const parts = makerContact.split(/[\n,]/).flatMap((part) => part.trim() || [])
  const email = parts.find((part) => /^\S+@\S+$/.test(part))
  const site = parts.find((part) => /^(https?:\/\/|www\.)\S+$/i.test(part))
  const street = parts.filter((part) => part !== email && part !== site).join(', ')
  return {
    '@type': 'Organization',
    name: maker,
    ...(email && { email }),
    ...(site && { url: /^http/i.test(site) ? site : `https://${site}` }),
    ...((street || makerCountry) && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(makerCountry && { addressCountry: makerCountry }),
      },
    }),
  }
}

function toOffer(url: string, { price, before, availability }: ChoiceOffer, measure: string) {
  const [first, ...others] = toPriceSpecifications({ price, before }, measure)
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(price),
    priceCurrency: price.currency,
    ...(first && { priceSpecification: others.length > 0 ? [first, ...others] : first }),
    availability: `https://schema.org/${AVAILABILITY[availability.status]}`,
    ...(availability.status === 'backorder' && { availabilityStarts: availability.from }),
    itemCondition: 'https://schema.org/NewCondition',
  }
}

const AVAILABILITY = { in_stock: 'InStock', out_of_stock: 'OutOfStock', backorder: 'BackOrder' } as const

/** Returns the quantity that the price is for, and the original price. */
function toPriceSpecifications({ price, before }: Pick<ChoiceOffer, 'price' | 'before'>, measure: string) {
  const quantity = toMeasuredQuantity(measure)
  const reference = quantity && {
    '@type': 'QuantitativeValue',
    value: quantity.value,
    unitCode: quantity.unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: quantity.baseCode },
  }
  return [
    ...(reference ? [{ ...toPriceSpecification(price), referenceQuantity: reference }] : []),
    ...(before ? [{ ...toPriceSpecification(before), priceType: 'https://schema.org/StrikethroughPrice' }] : []),
  ]
}

function toPriceSpecification(price: Money) {
  return { '@type': 'UnitPriceSpecification', price: toDecimal(price), priceCurrency: price.currency }
}

export function buildFaqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
