import type { StockSettings } from '#app/catalog/availability.ts'
import { readPrices, toPagePrices } from '#app/catalog/prices/prices.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { getSlug, type LocalizedSlugs } from '#app/catalog/storefront/shop/list-slugs.ts'
import { listProductsWithVariants } from '#app/catalog/storefront/storefront-product.server.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { TaxSettings } from '#app/pricing/tax-table.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Market } from '#app/store/market.ts'

/** A product that shoppers can add to the cart outside of its page, with one image per color. */
export type QuickProduct = Awaited<ReturnType<typeof listQuickProducts>>['products'][number]

export type QuickProducts = {
  readonly products: readonly QuickProduct[]
  readonly stockSettings: StockSettings
  /** The products that complete a look. `color` is a product's color in the look; null if the shopper chooses it. */
  readonly look: readonly { readonly id: string; readonly color: string | null }[]
}

type QuickTerms = {
  readonly cards: CardSettings
  readonly openMarket: OpenMarket
  readonly market: Market
  readonly tax: TaxSettings
  readonly categories: readonly LocalizedSlugs[]
}

/** Returns the active products among `ids`, in the order of `ids`. */
export async function listQuickProducts(db: Database, ids: readonly Id<'product'>[], terms: QuickTerms) {
  const { cards, openMarket, categories } = terms
  const [found, rows] = await Promise.all([
    listProductsWithVariants(db, ids, cards),
    readPrices(db, openMarket.id, ids),
  ])
  const products = found.map((product) => ({
    ...pick(product, ['id', 'name', 'sizes', 'sizeKeys', 'colors', 'stockByVariant', 'stockQuantity']),
    category: getSlug(categories, product.category),
    images: product.images.filter(({ color }, index) => isFirstInColor(product.images, color, index)),
    ...toPagePrices(product, rows, terms),
  }))
  return { products, stockSettings: pick(cards, ['track_inventory', 'allow_backorders']) }
}

function isFirstInColor(images: readonly { readonly color: string | null }[], color: string | null, index: number) {
  return images.findIndex((image) => image.color === color) === index
}
