import { href } from 'react-router'
import { computeChoicePrice } from '#app/catalog/choice.ts'
import { findExemption } from '#app/catalog/constants.ts'
import { readPrices, toPagePrices } from '#app/catalog/prices/prices.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { describeModel, listProductFacts } from '#app/catalog/product-facts.server.ts'
import { getSlug, type LocalizedSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import type { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import type { ShownLook } from '#app/content/looks/shown-looks.server.ts'
import type { PolicyLink } from '#app/content/pages/legal-links.ts'
import { readFit } from '#app/content/reviews/fit/read-fit.server.ts'
import { readReviews } from '#app/content/reviews/reviews.server.ts'
import { listRelatedProducts } from '#app/content/storefront/product/related-products.server.ts'
import { hasWaitingList } from '#app/inventory/waiting-list.ts'
import { readMarkdown } from '#app/lib/markdown.ts'
import { getFirstSentence } from '#app/lib/text.ts'
import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { ShippingSettings } from '#app/pricing/shipping-options.ts'
import { computeShippingPromises, formatDeliveryPromise, isDeliveryFree } from '#app/pricing/shipping-promises.ts'
import type { TaxSettings } from '#app/pricing/tax-table.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import { getPagePath } from '#app/store/policies.ts'
import type { Settings } from '#app/store/settings.ts'

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>
export type ProductPageData = Awaited<ReturnType<typeof loadProductPageData>>

/** The placeholders in `settings` are filled. */
type PageTerms = {
  readonly settings: Settings
  readonly market: OpenMarket
  readonly cards: CardSettings
  readonly categories: readonly LocalizedSlugs[]
  readonly shipping: ShippingSettings
  readonly tax: TaxSettings
  readonly policies: readonly PolicyLink[]
}

/** Related products omit those of `look`, which the page shows before them. */
export async function loadProductPageData(
  db: Database,
  found: FoundProduct,
  { settings, market, cards, categories, shipping, tax, policies }: PageTerms,
  look: Pick<ShownLook, 'items'> | null = null,
) {
  const {
    status: _status,
    weightGrams: _weight,
    taxClass: _taxClass,
    longDescription,
    variants: _variants,
    label: _label,
    safety: _safety,
    ...rest
  } = found
  const { regularPrice: _price, salePrice: _sale, compareAtPrice: _compare, ...unpriced } = rest
  const { sizeGuide, modelHeightMm, modelSize, measure: _measure, withdrawal, ...described } = unpriced
  const { track_inventory, allow_backorders, shipping_policy } = settings
  const [reviews, relatedProducts, rows, fit] = await Promise.all([
    readReviews(db, rest.id, settings.store_time_zone),
    listRelatedProducts(
      db,
      rest,
      cards,
      look?.items.map(({ id }) => id),
    ),
    readPrices(db, market.id, [rest.id]),
    rest.sizes.length > 1 ? readFit(db, rest.id, new Date()) : null,
  ])
  const prices = toPagePrices(found, rows, { cards, openMarket: market, market: shipping.market, tax })
  const { unit } = computeChoicePrice(prices.unit, prices.variants, { size: null, color: null }, settings)
  const listedPrice = cards.listingMarket ? unit : rest
  // Staff also see drafts, whose guide has no page yet
  const hasGuide = sizeGuide !== null && rest.sizes.length > 0 && found.status === 'active'
  const model = describeModel(modelHeightMm, modelSize)
  const category = getSlug(categories, described.category)
  const product = { ...described, category, hasGuide, model, price: listedPrice.price, was: listedPrice.was, ...prices }
  const exemption = appliesIn('withdrawal', market) ? findExemption(withdrawal) : null
  const promises = computeShippingPromises(shipping, market)
  const productNotes = [
    exemption ? serverWithdrawalText.exemptions[exemption] : '',
    settings.product_note_shipping,
    settings.product_note_returns,
    settings.product_note_payment,
    settings.product_note_packaging,
  ]
  return {
    product,
    lowest: unit,
    reviews,
    fit,
    stockSettings: { track_inventory, allow_backorders },
    waitingHours: hasWaitingList(settings) ? settings.waiting_list_hold_hours : 0,
    notes: productNotes.filter(Boolean),
    // The owner's note replaces the delivery promise
    delivery: settings.product_note_shipping ? '' : formatDeliveryPromise(promises, listUnitWeights(found)),
    shippingPolicy: shipping_policy.trim(),
    shippingPath: market.taxIncluded && !isDeliveryFree(promises) ? getShippingPath(policies) : null,
    lead: getFirstSentence(described.description),
    longDescription: readMarkdown(longDescription),
    facts: listProductFacts(found, appliesIn('product-safety', market) ? settings : null),
    relatedProducts,
  }
}

/** Returns the path of the shipping policy or, without one, of the question about shipping costs. */
function getShippingPath(policies: readonly PolicyLink[]): string {
  return policies.some(({ policy }) => policy === 'shipping')
    ? getPagePath({ slug: '', policy: 'shipping' })
    : `${href('/faq')}#shipping-cost`
}

/** Returns the possible weights of a unit, in grams. */
export function listUnitWeights({ weightGrams, variants }: FoundProduct): readonly number[] {
  const variantWeights = variants.map((variant) => variant.weightGrams ?? weightGrams ?? 0)
  return variantWeights.length > 0 ? [...new Set(variantWeights)] : [weightGrams ?? 0]
}
