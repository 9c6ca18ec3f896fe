import { and, asc, type SQL, sql } from 'drizzle-orm'
import { getProductAvailability } from '#app/catalog/availability.ts'
import type { Image, ProductColor } from '#app/catalog/catalog.ts'
import { computeChoicePrice } from '#app/catalog/choice.ts'
import { readPrices, toPagePrices } from '#app/catalog/prices/prices.server.ts'
import { toCardSettings } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import { getSlug } from '#app/catalog/storefront/shop/list-slugs.ts'
import { listProductsWithVariants } from '#app/catalog/storefront/storefront-product.server.ts'
import { MAX_SHOWN_LOOKS } from '#app/content/looks/look.ts'
import { lookItems, looks } from '#app/content/looks/looks.table.ts'
import { getMarket, type Storefront } from '#app/content/storefront.server.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { StoredPrice } from '#app/pricing/market-price.ts'
import type { PagePrice } from '#app/pricing/shown-prices.server.ts'
import { selectTranslated } from '#app/store/translated.server.ts'
import type { Point } from '#app/ui/image-point.ts'

type LookSize = {
  readonly name: string
  /** The key of the size, as in list filters and in a shopper's own sizes. */
  readonly key: string
  readonly canOrder: boolean
  /** Present if it differs from the price of the item. */
  readonly unit?: PagePrice
}

/** A product of a look, in the color of the image. */
export type ShownLookItem = Point & {
  readonly id: Id<'product'>
  readonly name: string
  /** The slug of the category, under which the browser stores the shopper's size. */
  readonly category: string
  readonly color: ProductColor | null
  readonly image: (Image & { readonly color: string | null }) | null
  readonly sizes: readonly LookSize[]
  readonly canOrder: boolean
  readonly unit: PagePrice
  readonly pricesVary: boolean
  readonly collectionId: Id<'collection'> | null
}

export type ShownLook = {
  readonly id: Id<'look'>
  readonly name: string
  readonly image: Image
  readonly items: readonly ShownLookItem[]
}

/** The part of the storefront that determines the text and prices of looks. */
export type LookStorefront = Pick<Storefront, 'settings' | 'locale' | 'locales' | 'colorNames' | 'categories'>

// In a query of one table, Drizzle would write `looks.id` as "id", which would mean the item's id here.

/** Returns a condition that is true for looks with this product and another active product. */
export function matchLookWithProduct(id: Id<'product'>): SQL {
  return sql`exists (select from ${lookItems} i
    join ${lookItems} other on other.look_id = i.look_id and other.product_id <> i.product_id
    join ${products} on ${products.id} = other.product_id
    where i.look_id = looks.id and i.product_id = ${id} and ${publicProduct()})`
}

/** Returns the look without the product whose page shows it. */
export function omitProduct(look: ShownLook, id: Id<'product'>): ShownLook {
  return { ...look, items: look.items.filter((item) => item.id !== id) }
}

/** Returns a condition that is true for looks with a product of this collection. */
export function matchLookWithProductOfCollection(id: Id<'collection'>): SQL {
  return sql`exists (select from ${lookItems} i join ${collectionProducts} c on c.product_id = i.product_id
    where i.look_id = looks.id and c.collection_id = ${id})`
}

/** Lists active looks in the order that staff chose, with their active products. Omits looks without such products. */
export async function listShownLooks(
  db: Database,
  storefront: LookStorefront,
  { where, limit = MAX_SHOWN_LOOKS }: { readonly where?: SQL; readonly limit?: number } = {},
): Promise<readonly ShownLook[]> {
  const cards = toCardSettings(storefront)
  const { language = null } = cards
  const { id, name, imageAlt } = looks
  const rows = await db
    .select({
      id,
      name: selectTranslated('look', 'name', { id, original: name }, language),
      image: {
        url: looks.image,
        width: looks.imageWidth,
        height: looks.imageHeight,
        alt: selectTranslated('look', 'imageAlt', { id, original: imageAlt }, language),
      },
      items: sql<readonly StoredItem[]>`(
        select coalesce(json_agg(json_build_object('productId', i.product_id, 'color', i.color, 'x', i.x, 'y', i.y)
          order by i.position, i.id), '[]')
        from ${lookItems} i where i.look_id = looks.id and i.product_id is not null)`,
    })
    .from(looks)
    .where(and(looks.isActive, where))
    .orderBy(asc(looks.position), asc(id))
    .limit(limit)
  const productIds = [...new Set(rows.flatMap(({ items }) => items.map(({ productId }) => productId)))]
  if (productIds.length === 0) return []
  const [activeProducts, prices] = await Promise.all([
    listProductsWithVariants(db, productIds, cards),
    readPrices(db, storefront.locale.market.id, productIds),
  ])
  const found = new Map(activeProducts.map((product) => [product.id, product]))
  return rows.flatMap((look) => {
    const items = look.items.flatMap((item) => {
      const product = found.get(item.productId)
      return product ? showItem(item, product, prices, storefront) : []
    })
    return items.length > 0 ? [{ ...look, items }] : []
  })
}

type StoredItem = Point & { readonly productId: Id<'product'>; readonly color: string | null }

type LookProduct = Awaited<ReturnType<typeof listProductsWithVariants>>[number]

function showItem(
  { color: chosen, x, y }: StoredItem,
  product: LookProduct,
  prices: readonly StoredPrice[],
  storefront: LookStorefront,
): ShownLookItem {
  const cards = toCardSettings(storefront)
  const { colors, images } = product
  const color = colors.find(({ name }) => name === chosen) ?? colors[0] ?? null
  const colorName = color?.name ?? null
  const [firstImage = null] = images
  const { market: openMarket } = storefront.locale
  const terms = { cards, openMarket, market: getMarket(storefront), tax: null }
  const { unit, variants: priced } = toPagePrices(product, prices, terms)
  const getPrice = (size: string | null) => computeChoicePrice(unit, priced, { size, color: colorName }, cards)
  const canOrder = (size: string | null) =>
    getProductAvailability(product, priced, cards, { size, color: colorName }).canOrder
  const price = getPrice(null)
  return {
    id: product.id,
    name: product.name,
    category: getSlug(storefront.categories, product.category),
    collectionId: product.collectionId,
    color,
    image: images.find((candidate) => candidate.color === colorName) ?? firstImage,
    sizes: product.sizes.map((name, index) => ({
      name,
      key: product.sizeKeys[index] ?? '',
      canOrder: canOrder(name),
      ...(price.pricesVary && { unit: getPrice(name).unit }),
    })),
    canOrder: canOrder(null),
    ...price,
    x,
    y,
  }
}

/** Returns the collection with the most products of a look, or the first of several with equally many. */
export function findMainCollection({ items }: ShownLook): Id<'collection'> | null {
  const ids = items.flatMap(({ collectionId }) => collectionId ?? [])
  const count = (id: string) => ids.filter((other) => other === id).length
  return ids.toSorted((a, b) => count(b) - count(a))[0] ?? null
}

/** The cache tags of pages that show looks. Includes 'assortment', because looks show a product once it is active. */
export function listLookTags(shown: readonly ShownLook[]) {
  const ids = new Set(shown.flatMap(({ items }) => items.map(({ id }) => id)))
  return ['looks', 'assortment', ...[...ids].map((id) => `product:${id}` as const)] as const
}
