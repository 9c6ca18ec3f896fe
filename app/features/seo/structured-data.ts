import type { MetaDescriptor } from 'react-router'
import { catalogText } from '#app/features/catalog/catalog-text.ts'
import type { ProductLabel } from '#app/features/catalog/storefront/product.server.ts'
import type { ProductCardData } from '#app/features/catalog/storefront/product-card-data.ts'
import type { MakerFields } from '#app/features/law/product-safety.ts'
import { fiberLines } from '#app/features/materials/fiber-lines.ts'
import { materialsText } from '#app/features/materials/materials-text.ts'
import { type Money, toDecimal } from '#app/features/money/money.ts'
import { measuredQuantity } from '#app/features/prices/measure.ts'
import { reviewText } from '#app/features/reviews/review-text.ts'
import type { Reviews, ShownReview } from '#app/features/reviews/reviews.server.ts'
import type { PageAddress } from '#app/features/seo/locale-addresses.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { socialsOf } from '#app/features/settings/store.tsx'
import type { Availability } from '#app/features/stock/stock.ts'
import { sizedImageUrl } from '#app/lib/image-url.ts'

/** A schema.org object without its context. React Router escapes it. */
export type StructuredData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

const MAX_LISTED_VARIANTS = 100
const SHOWN_REVIEWS = 5

export function organization(origin: string, settings: Settings): StructuredData {
  const { store_name, store_email, store_phone } = settings
  const socials = socialsOf(settings)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: store_name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(store_email && { email: store_email }),
    ...(store_phone && { telephone: store_phone }),
    ...addressOf(settings),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  }
}

function addressOf({ store_address, store_country }: Settings) {
  if (!store_country) return store_address && { address: store_address }
  const street = store_address && { streetAddress: store_address }
  return { address: { '@type': 'PostalAddress', ...street, addressCountry: store_country } }
}

/** The publisher is the store itself, whose URL has no prefix. */
export function webSite(at: PageAddress, origin: string, { store_name }: Settings): StructuredData {
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

/** A page that staff wrote. */
export function webPage(at: PageAddress, origin: string, { title, path, publishedAt }: DescribedPage): StructuredData {
  return {
    '@type': 'WebPage',
    name: title,
    url: at(path),
    publisher: { '@id': `${origin}/#organization` },
    ...(publishedAt && { dateModified: publishedAt.toISOString() }),
  }
}

export function breadcrumbs(
  at: PageAddress,
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

export type OfferedVariant = {
  readonly size: string | null
  readonly color: string | null
  readonly gtin: string | null
  readonly price: Money
  readonly prior?: Money | undefined
  readonly availability: Availability
}

type DescribedReview = Pick<ShownReview, 'customerName' | 'rating' | 'title' | 'comment' | 'day'>

type OfferedProduct = Pick<ProductCardData, 'name' | 'price' | 'images'> & {
  /** What the price is announced to be reduced from, where the law requires the lowest price before. */
  readonly prior?: Money | undefined
  /** Its name. */
  readonly category: string
  readonly description: string
  readonly sku: string
  /** '' if the store is the brand. */
  readonly vendor: string
  readonly label: Pick<ProductLabel, 'fibers' | 'countryOfOrigin'>
  /** As shoppers see it. */
  readonly maker: MakerFields
  readonly safetyWarnings: string
  /** As '50 ml', where the price of a unit is shown; else ''. */
  readonly measure: string
  readonly availability: Availability
  readonly reviews: Pick<Reviews, 'count' | 'average'> & { readonly list: readonly DescribedReview[] }
  readonly variants?: readonly OfferedVariant[]
  readonly shippingDetails?: readonly StructuredData[]
}

export function productOffer(url: URL, product: OfferedProduct, { store_name }: Settings): StructuredData {
  const { reviews, variants = [], shippingDetails = [] } = product
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku,
    url: url.href,
    category: product.category,
    image: product.images.map((image) => new URL(sizedImageUrl(image.url, 1200), url).href),
    brand: { '@type': 'Brand', name: product.vendor || store_name },
    ...labelOf(product.label),
    ...safetyOf(product),
    ...gtins(url, product, variants),
    offers: {
      ...offerOf(url, product, product.measure),
      ...(shippingDetails.length > 0 && { shippingDetails: [...shippingDetails] }),
    },
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

function labelOf({ fibers, countryOfOrigin }: OfferedProduct['label']) {
  return {
    ...(fibers.length > 0 && { material: fiberLines(fibers).join('; ') }),
    ...(countryOfOrigin && { countryOfOrigin: { '@type': 'Country', name: countryOfOrigin } }),
  }
}

/** Regulation (EU) 2023/988, Art. 19. Schema.org has no property for the responsible person, nor for warnings. */
function safetyOf({ maker, safetyWarnings }: Pick<OfferedProduct, 'maker' | 'safetyWarnings'>) {
  const others = [
    [materialsText.responsiblePerson, maker.responsiblePerson],
    [materialsText.safetyWarnings, safetyWarnings],
  ].filter(([, value]) => value)
  return {
    ...(maker.maker && { manufacturer: manufacturerOf(maker) }),
    ...(others.length > 0 && {
      additionalProperty: others.map(([name = '', value = '']) => ({ '@type': 'PropertyValue', name, value })),
    }),
  }
}

/** The contact is free text: lines without an email or website are the postal address. */
function manufacturerOf({ maker, makerContact, makerCountry }: MakerFields) {
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

type PricedOffer = Pick<OfferedVariant, 'price' | 'prior' | 'availability'>

function offerOf(url: URL, { price, prior, availability }: PricedOffer, measure: string) {
  const [first, ...others] = specificationsOf({ price, prior }, measure)
  return {
    '@type': 'Offer',
    url: url.href,
    price: toDecimal(price),
    priceCurrency: price.currency,
    ...(first && { priceSpecification: others.length > 0 ? [first, ...others] : first }),
    availability: `https://schema.org/${availabilityName(availability)}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

/** For how much the price is, and the lowest price before its reduction. */
function specificationsOf({ price, prior }: Pick<PricedOffer, 'price' | 'prior'>, measure: string) {
  const quantity = measuredQuantity(measure)
  const reference = quantity && {
    '@type': 'QuantitativeValue',
    value: quantity.value,
    unitCode: quantity.unitCode,
    valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: quantity.baseCode },
  }
  const before = reducedFrom({ price, prior })
  return [
    ...(reference ? [{ ...specification(price), referenceQuantity: reference }] : []),
    ...(before ? [{ ...specification(before), priceType: 'https://schema.org/StrikethroughPrice' }] : []),
  ]
}

/** The lowest price before, which alone may be struck through for readers that know no other text beside a price. */
export function reducedFrom({ price, prior }: Pick<PricedOffer, 'price' | 'prior'>): Money | null {
  return prior?.currency === price.currency && prior.minor > price.minor ? prior : null
}

function specification(price: Money) {
  return { '@type': 'UnitPriceSpecification', price: toDecimal(price), priceCurrency: price.currency }
}

/** A group names its variants, as each has a GTIN of its own. */
function gtins(
  url: URL,
  product: OfferedProduct,
  variants: readonly OfferedVariant[],
): Exclude<StructuredData, unknown[]> {
  const known = new Set(variants.map(({ gtin }) => gtin))
  const [gtin] = known
  if (known.size === 1) return gtin ? { gtin } : {}
  if (known.size === 0 || variants.length > MAX_LISTED_VARIANTS) return {}
  const varies = (['size', 'color'] as const).filter((option) => variants.some((variant) => variant[option] !== null))
  return {
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: varies.map((option) => `https://schema.org/${option}`),
    hasVariant: variants.map(({ size, color, ...variant }) => ({
      '@type': 'Product',
      name: `${product.name}, ${[size, color].filter((part) => part !== null).join(', ')}`,
      ...(size !== null && { size }),
      ...(color !== null && { color }),
      ...(variant.gtin && { gtin: variant.gtin }),
      offers: offerOf(url, variant, product.measure),
    })),
  }
}

function availabilityName({ canOrder, onBackorder }: Availability): string {
  if (!canOrder) return 'OutOfStock'
  return onBackorder ? 'BackOrder' : 'InStock'
}

export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
