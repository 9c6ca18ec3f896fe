import { gtinOf } from '#app/features/catalog/barcode.ts'
import { shownColorOf } from '#app/features/catalog/choice-names.ts'
import type { CardSettings } from '#app/features/catalog/storefront/card-settings.ts'
import { listedPrice } from '#app/features/prices/listed-price.ts'
import type { OfferedVariant } from '#app/features/seo/structured-data.ts'
import { availabilityOf } from '#app/features/stock/stock.ts'
import type { FoundProduct, ProductPageData } from '#app/features/storefront/product-page.server.ts'

/** The variants with what they cost in lists, in the product's order. */
export function variantOffers(product: FoundProduct, page: ProductPageData, cards: CardSettings): OfferedVariant[] {
  const shown = page.product
  const place = ({ size, color }: { readonly size: string | null; readonly color: string | null }) =>
    product.sizes.indexOf(size ?? '') * (product.colors.length + 1) +
    product.colors.findIndex(({ name }) => name === color)
  return product.variants
    .toSorted((a, b) => place(a) - place(b))
    .map((variant) => {
      const { size, color, stock, barcode } = variant
      const own = shown.variants.find((one) => one.size === size && one.color === color)
      const { price, prior } = listedPrice(own?.unit ?? shown.unit, product, variant, cards)
      return {
        ...{ size, color: shownColorOf(product, color) ?? color, gtin: barcode && gtinOf(barcode), price, prior },
        availability: availabilityOf(stock, cards),
      }
    })
}
