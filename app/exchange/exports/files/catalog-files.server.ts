import { asc, desc, eq, sql } from 'drizzle-orm'
import { readProductListQuery } from '#app/catalog/admin/products/product-list.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { collectionProducts, products } from '#app/catalog/products.table.ts'
import { describeProductColumns } from '#app/exchange/exports/files/product-texts.ts'
import { readProductsForFile } from '#app/exchange/product-files/export-products.server.ts'
import { listOwnColumns } from '#app/exchange/product-files/own-columns.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import { readMovementBatches } from '#app/inventory/stock-history.server.ts'
import { readStockHistoryFilter, STOCK_FILE_HEADING, toMovementRow } from '#app/inventory/stock-history.ts'
import { stockMovements } from '#app/inventory/stock-movements.table.ts'
import { pick } from '#app/lib/keys.ts'
import { addOrderNumbers } from '#app/orders/orders.server.ts'
import { type CsvFile, csvFile, listExportFile, readById, toPublicUrl } from '#app/store/file-formats.ts'

const NO_FILTER = new URLSearchParams()
const PRODUCTS_PER_BATCH = 250

export function productsFile({ markets }: { readonly markets: readonly FileMarket[] }): CsvFile {
  return listExportFile({
    path: 'products.csv',
    about:
      'All products with variants, prices in each market, stock and images. One row per variant and image. In another Lumina store, import this file after collections.csv.',
    heading: listOwnColumns(markets),
    texts: describeProductColumns(markets),
    count: ({ db }) => db.$count(products),
    rows: ({ db, settings, origin }) =>
      readProductsForFile(db, readProductListQuery(NO_FILTER), settings, markets, PRODUCTS_PER_BATCH, (url) =>
        toPublicUrl(url, origin),
      ),
  })
}

export const categoriesFile = csvFile({
  path: 'categories.csv',
  about: 'The categories in their order. In another Lumina store, import this file before products.csv.',
  count: ({ db }) => db.$count(categories),
  async *batches({ db, origin }) {
    const rows = await db
      .select(pick(categories, ['slug', 'name', 'image', 'imageAlt', 'seoTitle', 'seoDescription', 'sizeGuide']))
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.slug))
    yield rows.map((row) => ({ ...row, image: toPublicUrl(row.image, origin) }))
  },
  columns: [
    ['Slug', 'identifies the category in URLs and in products.csv', ({ slug }) => slug],
    ['Name', 'shown to shoppers', ({ name }) => name],
    ['Image', 'public URL of its image', ({ image }) => image],
    ['Image text', 'alt text', ({ imageAlt }) => imageAlt],
    ['SEO title', 'for search engines', ({ seoTitle }) => seoTitle],
    ['SEO description', 'for search engines', ({ seoDescription }) => seoDescription],
    [
      'Size guide',
      'of its products, unless a product or its main collection has its own size guide; see size-guides.csv',
      ({ sizeGuide }) => sizeGuide ?? '',
    ],
  ],
})

const COLLECTION_FIELDS = pick(collections, [
  ...([
    'id',
    'name',
    'slug',
    'description',
    'status',
    'position',
    'seoTitle',
    'seoDescription',
    'sizeGuide',
    'cardPer',
  ] as const),
  ...(['heroImage', 'heroImageAlt', 'imageUrl', 'imageUrlAlt'] as const),
])

export const collectionsFile = csvFile({
  path: 'collections.csv',
  about: 'The collections. In another Lumina store, import this file before products.csv.',
  count: ({ db }) => db.$count(collections),
  batches: ({ db, origin }) =>
    readById(async (after, limit) => {
      const rows = await db
        .select(COLLECTION_FIELDS)
        .from(collections)
        .where(sql`${collections.id} > ${after}::uuid`)
        .orderBy(asc(collections.id))
        .limit(limit)
      return rows.map((row) => ({
        ...row,
        heroImage: toPublicUrl(row.heroImage, origin),
        imageUrl: toPublicUrl(row.imageUrl, origin),
      }))
    }),
  columns: [
    ['Slug', 'identifies the collection in URLs and in products.csv', ({ slug }) => slug],
    ['Name', 'shown to shoppers', ({ name }) => name],
    ['Description', 'plain text', ({ description }) => description],
    ['Status', 'active or draft', ({ status }) => status],
    ['Position', 'the lowest comes first in the lookbook', ({ position }) => position],
    ['Hero image', 'public URL of the image on its page', ({ heroImage }) => heroImage],
    ['Hero image text', 'alt text', ({ heroImageAlt }) => heroImageAlt],
    ['Tile image', 'public URL of the image on its tile; empty: the hero image', ({ imageUrl }) => imageUrl],
    ['Tile image text', 'alt text', ({ imageUrlAlt }) => imageUrlAlt],
    ['SEO title', 'for search engines', ({ seoTitle }) => seoTitle],
    ['SEO description', 'for search engines', ({ seoDescription }) => seoDescription],
    [
      'Cards',
      '“product” or “color”: whether its list has a card for each product or for each color',
      ({ cardPer }) => cardPer,
    ],
    ['Size guide', 'of products with this main collection; see size-guides.csv', ({ sizeGuide }) => sizeGuide ?? ''],
  ],
})

export const collectionProductsFile = csvFile({
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
    ['Position', 'set by staff; products without a position follow, newest first', ({ position }) => position ?? ''],
  ],
})

export const stockHistoryFile = listExportFile({
  path: 'stock-history.csv',
  about: 'Every stock change, newest first.',
  heading: STOCK_FILE_HEADING,
  texts: {
    'Time (UTC)': 'when the stock changed',
    Product: 'the current name of the product; empty if the product was deleted',
    SKU: 'of the variant',
    Size: 'of the variant',
    Color: 'of the variant',
    Change: 'units added; negative if removed',
    'Stock after': 'units after the change; empty if it was not recorded',
    Reason: 'such as Sold or Returned',
    Order: 'the order that caused the change',
    'Changed by': 'staff, shopper or system',
  },
  count: ({ db }) => db.$count(stockMovements),
  async *rows({ db, settings }) {
    const filter = readStockHistoryFilter(NO_FILTER, settings.store_time_zone)
    for await (const batch of readMovementBatches(db, filter))
      yield (await addOrderNumbers(db, batch)).map(toMovementRow)
  },
})
