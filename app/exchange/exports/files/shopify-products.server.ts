import { products } from '#app/catalog/products.table.ts'
import type { StockedProduct } from '#app/catalog/variants.server.ts'
import {
  type ExportImage,
  type ExportProduct,
  type ExportVariant,
  readExportProducts,
} from '#app/exchange/exports/files/export-products.server.ts'
import { markdownToHtml } from '#app/exchange/exports/files/markdown-html.ts'
import { createColumnBuilder } from '#app/exchange/exports/files/part-column.ts'
import { type Column, csvFile, SHOPIFY_IGNORES } from '#app/store/file-formats.ts'

type Row = {
  readonly handle: string
  /** Set only in the first row of a product. */
  readonly first: ExportProduct | null
  readonly variant: ExportVariant | null
  readonly image: ExportImage | null
}

const createProductColumn = createColumnBuilder(({ first }: Row) => first)
const createVariantColumn = createColumnBuilder(({ variant }: Row) => variant)
const createImageColumn = createColumnBuilder(({ image }: Row) => image)

const optionColumns = (['Option1', 'Option2'] as const).flatMap((option, index) => [
  createProductColumn(`${option} Name`, 'Size or Color; Title if the product has neither', ({ options }) =>
    options.length === 0 && index === 0 ? 'Title' : (options[index] ?? ''),
  ),
  createVariantColumn(`${option} Value`, 'of the variant', ({ values }) =>
    values.length === 0 && index === 0 ? 'Default Title' : (values[index] ?? ''),
  ),
])

const COLUMNS: readonly Column<Row>[] = [
  ['Handle', 'the last part of its URL, in each of its rows', ({ handle }) => handle],
  createProductColumn('Title', 'the name', ({ product }) => product.name),
  createProductColumn('Body (HTML)', 'the short description, then the long one', ({ product }) => toBody(product)),
  createProductColumn('Vendor', 'the brand', ({ product }) => product.vendor),
  createProductColumn('Type', 'the name of the category', ({ category }) => category),
  createProductColumn('Tags', 'separated by commas', ({ product }) =>
    product.tags.map((tag) => tag.replaceAll(',', ' ')).join(', '),
  ),
  createProductColumn('Published', 'TRUE: shown to shoppers', ({ product }) =>
    product.status === 'active' ? 'TRUE' : 'FALSE',
  ),
  ...optionColumns,
  createProductColumn('Option3 Name', 'empty', () => ''),
  createVariantColumn('Option3 Value', 'empty', () => ''),
  createVariantColumn('Variant SKU', 'of the variant', ({ sku }) => sku),
  createVariantColumn('Variant Grams', 'weight of one unit', ({ grams }) => grams),
  createVariantColumn('Variant Inventory Tracker', 'shopify: stock is tracked', ({ isTracked }) =>
    isTracked ? 'shopify' : '',
  ),
  createVariantColumn(
    'Variant Inventory Qty',
    'units in stock; the stock of a whole product is distributed among its variants',
    ({ stock }) => stock,
  ),
  createVariantColumn('Variant Inventory Policy', 'continue: can be backordered', ({ canBackorder }) =>
    canBackorder ? 'continue' : 'deny',
  ),
  createVariantColumn('Variant Fulfillment Service', 'manual', () => 'manual'),
  createVariantColumn('Variant Price', 'current price, in the store currency', ({ price }) => price),
  createVariantColumn(
    'Variant Compare At Price',
    'struck through; during a sale, the previous price',
    ({ compareAtPrice }) => compareAtPrice,
  ),
  createVariantColumn('Variant Requires Shipping', 'TRUE', () => 'TRUE'),
  createVariantColumn('Variant Taxable', 'FALSE: its tax class is zero', ({ isTaxed }) => (isTaxed ? 'TRUE' : 'FALSE')),
  createVariantColumn('Variant Barcode', 'GTIN, EAN, UPC or ISBN', ({ barcode }) => barcode),
  createImageColumn('Image Src', 'public URL; its last part is the file name in images/', ({ address }) => address),
  createImageColumn('Image Position', 'from 1', ({ position }) => position),
  createImageColumn('Image Alt Text', 'alt text', ({ alt }) => alt),
  createProductColumn('Gift Card', 'FALSE', () => 'FALSE'),
  createProductColumn('SEO Title', 'for search engines', ({ product }) => product.seoTitle),
  createProductColumn('SEO Description', 'for search engines', ({ product }) => product.seoDescription),
  createVariantColumn('Variant Image', 'the first image of its color', ({ image }) => image),
  createVariantColumn('Variant Weight Unit', 'g', () => 'g'),
  createVariantColumn('Cost per item', 'the store’s cost', ({ cost }) => cost),
  createProductColumn('Status', 'active, draft or archived', ({ product }) => product.status),
  createProductColumn('Collection', 'the name of its main collection', ({ collection }) => collection),
]

export const shopifyProducts = csvFile({
  path: 'shopify/products.csv',
  about: `The products in the columns of Shopify’s product file. Images are fetched from their public URLs. ${SHOPIFY_IGNORES}`,
  count: ({ db }) => db.$count(products),
  async *batches(snapshot) {
    for await (const exported of readExportProducts(snapshot)) yield exported.flatMap(toRows)
  },
  columns: COLUMNS,
})

function toRows(exported: ExportProduct): Row[] {
  const { product, variants, images } = exported
  return Array.from({ length: Math.max(1, variants.length, images.length) }, (_, index) => ({
    handle: product.slug,
    first: index === 0 ? exported : null,
    variant: variants[index] ?? null,
    image: images[index] ?? null,
  }))
}

function toBody({ longDescription, description }: StockedProduct): string {
  const isRepeated = longDescription.includes(description)
  return markdownToHtml(isRepeated ? longDescription : [description, longDescription].filter(Boolean).join('\n\n'))
}
