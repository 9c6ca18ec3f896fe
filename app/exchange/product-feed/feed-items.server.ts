import { type Money, toDecimal } from '#app/base/money.ts'
import { categoryName } from '#app/catalog/catalog.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { addColorLabels } from '#app/catalog/color-names.server.ts'
import type { FiberContent } from '#app/catalog/materials/materials.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { listMainFibers, listProductFacts } from '#app/catalog/product-facts.server.ts'
import { withOriginalSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { type ChoiceOffer, listChoiceOffers } from '#app/content/choice-offers.ts'
import { createPageUrl } from '#app/content/locale-addresses.ts'
import type { Storefront } from '#app/content/storefront.server.ts'
import type { FeedProduct } from '#app/exchange/product-feed/feed-products.server.ts'
import { attribute, formatFeedTitle, productDetail } from '#app/exchange/product-feed/feed-xml.ts'
import { getSizedImageUrl } from '#app/lib/image-url.ts'
import { readMarkdown, toPlainText } from '#app/lib/markdown.ts'
import type { StoredPrice } from '#app/pricing/market-price.ts'
import { toMeasuredQuantity } from '#app/pricing/measure.ts'
import { computePagePrices } from '#app/pricing/shown-prices.server.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import type { Market } from '#app/store/market.ts'

/** The data of a locale that its feed needs. */
export type FeedTerms = Pick<Storefront, 'settings' | 'locale' | 'categories'> & {
  readonly cards: CardSettings
  readonly market: Market
  readonly origin: string
  readonly now?: Date
}

const MAX_ADDITIONAL_IMAGES = 10
const MAX_MATERIALS = 3

/**
 * Returns the items of a product for shopping services, as XML: one for each size and color, in the product's order.
 * Omits items without an image or a price above 0, which services reject. Text is in the language of the request.
 */
export function renderFeedItems(
  product: FeedProduct,
  prices: readonly StoredPrice[],
  terms: FeedTerms,
): readonly string[] {
  const { settings, market, cards, origin, locale, now = new Date() } = terms
  const hasPrices = prices.some(({ variantId }) => variantId === null) // a market that was just opened has no prices yet
  if (product.images.length === 0 || !hasPrices) return []
  const { forProduct, byVariant } = computePagePrices(product, product.variants, prices, market, {
    measure: '',
    tax: '',
    needsPrior: Boolean(cards.priorPriceMarket),
  })
  const shown = { ...product, colors: addColorLabels(product.colors, cards.colorNames) }
  const all = listChoiceOffers(shown, ({ id }) => byVariant.get(id) ?? forProduct, { settings, cards, now })
  const offers = all.filter(({ price }) => price.minor > 0)
  const shared = sharedAttributes(product, terms) + (offers.length > 1 ? attribute('item_group_id', product.id) : '')
  const at = createPageUrl({ origin }, locale)
  return offers.map((offer) => {
    const { id, size, color, shade, sku, gtin, variant, availability } = offer
    const options = [size, shade].filter((option) => option !== null)
    const weight = variant.weightGrams ?? product.weightGrams ?? 0
    const attributes = [
      attribute('id', id),
      attribute('title', formatFeedTitle(product.name, options)),
      attribute('link', at(offer.path)),
      ...imageAttributes(product.images, color, origin),
      priceAttributes(offer),
      attribute('availability', availability.status),
      attribute('availability_date', availability.status === 'backorder' ? availability.from : ''),
      attribute('gtin', gtin),
      // Only the manufacturer knows the part number of another brand's product
      attribute('mpn', product.vendor ? '' : sku),
      attribute('color', shade ?? ''),
      attribute('size', size ?? ''),
      attribute('shipping_weight', weight > 0 ? `${weight} g` : ''),
    ]
    return `<item>${attributes.join('')}${shared}</item>\n`
  })
}

/** If the price is reduced, `price` is the price before the reduction. */
function priceAttributes({ price, before }: Pick<ChoiceOffer, 'price' | 'before'>): string {
  if (!before) return attribute('price', formatAmount(price))
  return attribute('price', formatAmount(before)) + attribute('sale_price', formatAmount(price))
}

function formatAmount(price: Money): string {
  return `${toDecimal(price)} ${price.currency}`
}

/** Images of the color come first, then images without a color. If there are neither, returns all images. */
function imageAttributes(images: FeedProduct['images'], color: string | null, origin: string): readonly string[] {
  const withColor = images.filter((image) => image.color === color)
  const withoutColor = color === null ? [] : images.filter((image) => image.color === null)
  const colorImages = [...withColor, ...withoutColor]
  const [first, ...additional] = (colorImages.length > 0 ? colorImages : images).map(({ url }) => {
    return new URL(getSizedImageUrl(url, 1200), origin).href
  })
  return [
    attribute('image_link', first ?? ''),
    ...additional.slice(0, MAX_ADDITIONAL_IMAGES).map((url) => attribute('additional_image_link', url)),
  ]
}

function sharedAttributes(product: FeedProduct, terms: FeedTerms): string {
  const { settings, locale, cards, categories } = terms
  const description = [product.description, toLines(product.longDescription)]
  const safety = appliesIn('product-safety', locale.market) ? settings : null
  // The SKU belongs in `mpn`
  const facts = listProductFacts(product, safety).filter(({ term }) => term !== catalogText.sku)
  const attributes = [
    attribute('description', description.filter((text) => text.trim()).join('\n\n') || product.name),
    attribute('brand', product.vendor || settings.store_name),
    attribute('condition', 'new'),
    attribute('age_group', 'adult'),
    attribute('gender', 'female'),
    attribute('material', formatMaterial(product.label.fibers)),
    attribute('product_type', categoryName(withOriginalSlugs(categories), product.category)),
    cards.showsUnitPrice ? unitPriceAttributes(product.measure) : '',
    ...facts.map(({ term, texts }) => {
      const value = texts.map(({ text }) => text).join('; ')
      return productDetail({ section: catalogText.details, name: term, value })
    }),
  ]
  return attributes.join('')
}

/** Returns the text of Markdown with a line for each paragraph. */
function toLines(markdown: string): string {
  return readMarkdown(markdown)
    .map((block) => toPlainText([block]).trim())
    .filter(Boolean)
    .join('\n')
}

/** Formats the fibers of the first component, largest share first: 'Linen/Cotton'. */
function formatMaterial(fibers: FiberContent): string {
  return listMainFibers(fibers, MAX_MATERIALS).join('/')
}

function unitPriceAttributes(measure: string): string {
  const quantity = toMeasuredQuantity(measure)
  if (!quantity) return ''
  const { value, unit, base } = quantity
  return (
    attribute('unit_pricing_measure', `${value} ${toFeedUnit(unit)}`) +
    attribute('unit_pricing_base_measure', `1 ${toFeedUnit(base)}`)
  )
}

function toFeedUnit(unit: string): string {
  return unit === 'm²' ? 'sqm' : unit
}
