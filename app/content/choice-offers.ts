import { createHash } from 'node:crypto'
import type { Money } from '#app/base/money.ts'
import { getAvailability } from '#app/catalog/availability.ts'
import type { ProductColor } from '#app/catalog/catalog.ts'
import { findShownColor } from '#app/catalog/choice.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { buildVariantSku, parseGtin } from '#app/catalog/variant-codes.ts'
import {
  getListedAvailability,
  type ListedAvailability,
  type ListingSettings,
} from '#app/content/storefront/listed-availability.ts'
import { getListedPrice } from '#app/content/storefront/listed-price.ts'
import { findHigherPriorPrice } from '#app/pricing/product-price.ts'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'

type Prices = { readonly salePrice: number | null; readonly compareAtPrice: number | null }

type OfferedVariant = Prices & {
  readonly id: string
  readonly size: string | null
  readonly color: string | null
  readonly price: number | null
  readonly sku: string
  readonly stock: number
  readonly barcode: string | null
}

type OfferedProduct<Variant> = Prices & {
  readonly id: string
  readonly regularPrice: number
  readonly sizes: readonly string[]
  /** Colors with their names in the language of the page. */
  readonly colors: readonly ProductColor[]
  readonly variants: readonly Variant[]
}

/** One size and color of a product, for structured data, Open Graph and product feeds. */
export type ChoiceOffer<Variant = unknown> = {
  /** The item id in feeds and the SKU in structured data. Search engines match the two. */
  readonly id: string
  readonly variant: Variant
  readonly size: string | null
  readonly color: string | null
  /** The color name that shoppers see. */
  readonly shade: string | null
  /** The store's own SKU. */
  readonly sku: string
  /** '' if unknown. */
  readonly gtin: string
  /** The path of the product's page with this color and size. */
  readonly path: string
  /** The price in the currency that product lists show. */
  readonly price: Money
  /** The original price if a reduction is shown. */
  readonly before: Money | null
  readonly availability: ListedAvailability
  readonly canOrder: boolean
}

type OfferTerms = {
  readonly settings: ListingSettings
  readonly cards: CardSettings
  readonly now: Date
}

/** Returns one offer for each size and color of a product, in the order of the product. */
export function listChoiceOffers<Variant extends OfferedVariant>(
  product: OfferedProduct<Variant>,
  getPrice: (variant: Variant) => PagePrice,
  { settings, cards, now }: OfferTerms,
): readonly ChoiceOffer<Variant>[] {
  const getPosition = ({ size, color }: Choice) =>
    product.sizes.indexOf(size ?? '') * (product.colors.length + 1) +
    product.colors.findIndex(({ name }) => name === color)
  return product.variants
    .flatMap((variant) => {
      const listedPrice = getListedPrice(getPrice(variant), product, variant, cards)
      const stock = getAvailability(variant.stock, cards)
      return listChoices(product, variant).map((choice) => ({
        ...choice,
        variant,
        shade: findShownColor(product, choice.color) ?? choice.color,
        path: buildChoicePath(product.id, choice),
        price: listedPrice.price,
        before: cards.priorPriceMarket ? findHigherPriorPrice(listedPrice) : listedPrice.was,
        availability: getListedAvailability(stock, settings, now),
        canOrder: stock.canOrder,
      }))
    })
    .toSorted((a, b) => getPosition(a) - getPosition(b))
}

/** Returns the cheapest matching offer that can be ordered, or the cheapest matching offer if none can. */
export function findCheapestOffer<Offer extends ChoiceOffer>(
  offers: readonly Offer[],
  { size, color }: Choice,
): Offer | undefined {
  const matching = offers.filter(
    (offer) => (size === null || offer.size === size) && (color === null || offer.color === color),
  )
  const orderable = matching.filter(({ canOrder }) => canOrder)
  return (orderable.length > 0 ? orderable : matching).toSorted((a, b) => a.price.minor - b.price.minor)[0]
}

type Choice = { readonly size: string | null; readonly color: string | null }

export function buildChoicePath(productId: string, { size, color }: Choice): string {
  const query = new URLSearchParams({ ...(color !== null && { color }), ...(size !== null && { size }) })
  return `/product/${productId}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Lists the choices of size and color that a variant stands for. There are several if one stock number covers several
 * sizes or colors.
 */
function listChoices(
  { sizes, colors }: Pick<OfferedProduct<unknown>, 'sizes' | 'colors'>,
  { id, size, color, sku, barcode }: OfferedVariant,
) {
  const ownSizes = size !== null || sizes.length === 0 ? [size] : sizes
  const ownColors = color !== null || colors.length === 0 ? [color] : colors.map(({ name }) => name)
  if (ownSizes.length * ownColors.length === 1) {
    const [only = null, name = null] = [ownSizes[0], ownColors[0]]
    return [{ id, size: only, color: name, sku, gtin: (barcode && parseGtin(barcode)) ?? '' }]
  }
  return ownSizes.flatMap((ownSize) =>
    ownColors.map((name) => ({
      id: buildChoiceId(id, ownSize, name),
      size: ownSize,
      color: name,
      gtin: '',
      sku: buildVariantSku(sku, { size: size === null ? ownSize : null, color: color === null ? name : null }),
    })),
  )
}

/** Returns a permanent id of at most 50 characters, as feeds require. */
function buildChoiceId(variantId: string, ...options: readonly (string | null)[]): string {
  return `${variantId}-${createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12)}`
}
