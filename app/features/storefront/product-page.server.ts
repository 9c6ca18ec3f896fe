import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { detailNames, fieldOf } from '#app/features/catalog/product-fields.ts'
import { listRelatedProducts } from '#app/features/catalog/storefront/product/related-products.server.ts'
import type { findProduct } from '#app/features/catalog/storefront/product.server.ts'
import { readReviews } from '#app/features/reviews/reviews.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { deliveryPromise, type ShippingPromises } from '#app/features/shipping/promises.ts'
import type { includedTaxName } from '#app/features/taxes/included-tax.ts'
import { readMarkdown } from '#app/lib/markdown.ts'
import type { Database } from '#app/platform/db/db.server.ts'

export type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>
export type ProductPageData = Awaited<ReturnType<typeof productPageData>>

export async function productPageData(
  db: Database,
  found: FoundProduct,
  settings: Settings,
  { promises, taxName }: { readonly promises: ShippingPromises; readonly taxName: ReturnType<typeof includedTaxName> },
) {
  const { status: _status, weightGrams: _weight, longDescription, ...product } = found
  const { track_inventory, allow_backorders, shipping_policy } = settings
  const [reviews, relatedProducts] = await Promise.all([
    readReviews(db, product.id, settings.store_time_zone),
    listRelatedProducts(db, product, settings),
  ])
  const notes = [
    settings.product_note_shipping,
    settings.product_note_returns,
    settings.product_note_payment,
    settings.product_note_packaging,
  ]
  const facts = [
    ...detailNames.map((name) => ({ term: fieldOf(name).label, text: product[name] })),
    { term: catalogText.sku, text: product.sku },
  ]
  return {
    product,
    reviews,
    stockSettings: { track_inventory, allow_backorders },
    notes: notes.filter(Boolean),
    // A store that words its own note promises by it alone
    delivery: settings.product_note_shipping ? '' : deliveryPromise(promises),
    includedTax: taxName === null ? '' : catalogText.includedTax(taxName),
    shippingPolicy: shipping_policy.trim(),
    longDescription: readMarkdown(longDescription),
    facts: facts.filter(({ text }) => text),
    relatedProducts,
  }
}
