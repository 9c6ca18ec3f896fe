import { asc, desc, eq, sql } from 'drizzle-orm'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collectionProducts } from '#app/catalog/collection-products.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { products } from '#app/catalog/products.table.ts'
import { reviewPhotos } from '#app/content/reviews/review-photos.table.ts'
import { reviews } from '#app/content/reviews/reviews.table.ts'
import { byId, type CsvFile, csvFile, knownFile, momentText, yesOrNo } from '#app/exchange/exports/archive-file.ts'
import { productTexts } from '#app/exchange/exports/files/product-texts.ts'
import { publicAddress } from '#app/exchange/exports/files/public-address.ts'
import { sizeGuidesFile } from '#app/exchange/exports/files/size-guides-file.server.ts'
import { translationsFile } from '#app/exchange/exports/files/translations-file.server.ts'
import { productsForFile } from '#app/exchange/product-files/export-products.server.ts'
import { ownColumns } from '#app/exchange/product-files/own-columns.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import { movementBatches } from '#app/inventory/stock-history.server.ts'
import { movementRow, readStockHistoryFilter, STOCK_FILE_HEADING } from '#app/inventory/stock-history.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { pick } from '#app/lib/keys.ts'
import { withOrderNumbers } from '#app/orders/orders.server.ts'

const EVERYTHING = new URLSearchParams()
const PRODUCTS_AT_ONCE = 250

export function productsFile(markets: readonly FileMarket[]): CsvFile {
  return knownFile({
    path: 'products.csv',
    about:
      'All products with variants, prices in each market, stock and images. A row for each variant and each image. Another store of this kind reads it after collections.csv.',
    heading: ownColumns(markets),
    texts: productTexts(markets),
    count: ({ db }) => db.$count(products),
    rows: ({ db, settings, origin }) =>
      productsForFile(db, readProductListQuery(EVERYTHING), settings, markets, PRODUCTS_AT_ONCE, (url) =>
        publicAddress(url, origin),
      ),
  })
}

const categoriesFile = csvFile({
  path: 'categories.csv',
  about: 'The categories in their order. Another store of this kind reads it before products.csv.',
  count: ({ db }) => db.$count(categories),
  async *batches({ db, origin }) {
    const rows = await db
      .select(pick(categories, ['slug', 'name', 'image', 'imageAlt', 'seoTitle', 'seoDescription', 'sizeGuide']))
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.slug))
    yield rows.map((row) => ({ ...row, image: publicAddress(row.image, origin) }))
  },
  columns: [
    ['Slug', 'names the category in addresses and in products.csv', ({ slug }) => slug],
    ['Name', 'what shoppers read', ({ name }) => name],
    ['Image', 'public address of its image', ({ image }) => image],
    ['Image text', 'for those who do not see it', ({ imageAlt }) => imageAlt],
    ['SEO title', 'for search engines', ({ seoTitle }) => seoTitle],
    ['SEO description', 'for search engines', ({ seoDescription }) => seoDescription],
    [
      'Size guide',
      'of its products, unless they or their main collection have another, see size-guides.csv',
      ({ sizeGuide }) => sizeGuide ?? '',
    ],
  ],
})

const COLLECTION_FIELDS = pick(collections, [
  ...(['id', 'name', 'slug', 'description', 'status', 'position', 'seoTitle', 'seoDescription', 'sizeGuide'] as const),
  ...(['heroImage', 'heroImageAlt', 'imageUrl', 'imageUrlAlt'] as const),
])

const collectionsFile = csvFile({
  path: 'collections.csv',
  about: 'The collections. Another store of this kind reads it before products.csv.',
  count: ({ db }) => db.$count(collections),
  batches: ({ db, origin }) =>
    byId(async (after, limit) => {
      const rows = await db
        .select(COLLECTION_FIELDS)
        .from(collections)
        .where(sql`${collections.id} > ${after}::uuid`)
        .orderBy(asc(collections.id))
        .limit(limit)
      return rows.map((row) => ({
        ...row,
        heroImage: publicAddress(row.heroImage, origin),
        imageUrl: publicAddress(row.imageUrl, origin),
      }))
    }),
  columns: [
    ['Slug', 'names the collection in addresses and in products.csv', ({ slug }) => slug],
    ['Name', 'what shoppers read', ({ name }) => name],
    ['Description', 'plain text', ({ description }) => description],
    ['Status', 'active or draft', ({ status }) => status],
    ['Position', 'the lowest comes first in the lookbook', ({ position }) => position],
    ['Hero image', 'public address of the image of its page', ({ heroImage }) => heroImage],
    ['Hero image text', 'for those who do not see it', ({ heroImageAlt }) => heroImageAlt],
    ['Tile image', 'public address of the image of its tile; empty: the hero image', ({ imageUrl }) => imageUrl],
    ['Tile image text', 'for those who do not see it', ({ imageUrlAlt }) => imageUrlAlt],
    ['SEO title', 'for search engines', ({ seoTitle }) => seoTitle],
    ['SEO description', 'for search engines', ({ seoDescription }) => seoDescription],
    [
      'Size guide',
      'of the products whose main collection it is, see size-guides.csv',
      ({ sizeGuide }) => sizeGuide ?? '',
    ],
  ],
})

const collectionProductsFile = csvFile({
  path: 'collection-products.csv',
  about: 'Which products are in which collections.',
  count: ({ db }) => db.$count(collectionProducts),
  async *batches({ db }) {
    const owners = await db.select({ id: collections.id }).from(collections).orderBy(asc(collections.id))
    for (const { id } of owners) {
      yield await db
        .select({ collection: collections.slug, product: products.slug, position: collectionProducts.position })
        .from(collectionProducts)
        .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
        .innerJoin(products, eq(products.id, collectionProducts.productId))
        .where(eq(collectionProducts.collectionId, id))
        .orderBy(sql`${collectionProducts.position} asc nulls last`, desc(products.createdAt), desc(products.id))
    }
  },
  columns: [
    ['Collection', 'slug of the collection', ({ collection }) => collection],
    ['Handle', 'of the product, as in products.csv', ({ product }) => product],
    ['Position', 'placed by staff; empty: after the placed ones, newest first', ({ position }) => position ?? ''],
  ],
})

const REVIEW_FIELDS = {
  ...pick(reviews, ['id', 'rating', 'customerName', 'title', 'comment', 'verifiedPurchase', 'createdAt']),
  ...pick(reviews, ['status', 'size', 'color', 'fit', 'usualSize', 'height', 'isIncentivized', 'origin', 'reply']),
  photos: sql<string[]>`array(select ${reviewPhotos.url} from ${reviewPhotos}
    where ${reviewPhotos.reviewId} = ${reviews.id} order by ${reviewPhotos.position})`,
  product: products.slug,
}

const reviewsFile = csvFile({
  path: 'reviews.csv',
  about: 'Reviews of products.',
  count: ({ db }) => db.$count(reviews),
  batches: ({ db }) =>
    byId((after, limit) =>
      db
        .select(REVIEW_FIELDS)
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(sql`${reviews.id} > ${after}::uuid`)
        .orderBy(asc(reviews.id))
        .limit(limit),
    ),
  columns: [
    ['Handle', 'of the product, as in products.csv', ({ product }) => product],
    ['Date (UTC)', 'when it was written', ({ createdAt }) => momentText(createdAt)],
    ['Rating', '1 to 5', ({ rating }) => rating],
    ['Name', 'of who wrote it', ({ customerName }) => customerName],
    ['Title', 'plain text', ({ title }) => title],
    ['Text', 'plain text', ({ comment }) => comment],
    ['Verified purchase', 'yes or no', ({ verifiedPurchase }) => yesOrNo(verifiedPurchase)],
    ['Status', 'only approved ones are shown', ({ status }) => status],
    ['Size', 'that was bought', ({ size }) => size],
    ['Color', 'that was bought', ({ color }) => color],
    ['Fit', 'small, true or large; empty: not said', ({ fit }) => fit ?? ''],
    ['Usual size', 'of who wrote it', ({ usualSize }) => usualSize],
    ['Height', 'of who wrote it, in centimeters', ({ height }) => height ?? ''],
    ['Incentivized', 'yes if something was given for it', ({ isIncentivized }) => yesOrNo(isIncentivized)],
    ['Origin', 'the earlier store that it was written at', ({ origin }) => origin],
    ['Reply', 'of the store', ({ reply }) => reply],
    ['Photos', 'addresses, one in each line', ({ photos }) => photos.join('\n')],
  ],
})

const stockHistoryFile = knownFile({
  path: 'stock-history.csv',
  about: 'Every change of stock, the newest first.',
  heading: STOCK_FILE_HEADING,
  texts: {
    'Time (UTC)': 'when it happened',
    Product: 'its name today; empty if it was deleted',
    SKU: 'of the variant',
    Size: 'of the variant',
    Color: 'of the variant',
    Change: 'units more, or with a minus fewer',
    'Stock after': 'units after the change; empty if it was not recorded',
    Reason: 'such as Sold or Returned',
    Order: 'the order that caused it',
    Who: 'staff, shopper or system',
  },
  count: ({ db }) => db.$count(stockMovements),
  async *rows({ db, settings }) {
    const filter = readStockHistoryFilter(EVERYTHING, settings.store_time_zone)
    for await (const batch of movementBatches(db, filter)) yield (await withOrderNumbers(db, batch)).map(movementRow)
  },
})

export const CATALOG_FILES: readonly CsvFile[] = [
  categoriesFile,
  collectionsFile,
  collectionProductsFile,
  sizeGuidesFile,
  translationsFile,
  reviewsFile,
  stockHistoryFile,
]
