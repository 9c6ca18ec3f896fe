import { products } from '#app/catalog/products.table.ts'
import {
  type ExportProduct,
  type ExportVariant,
  readExportProducts,
} from '#app/exchange/exports/files/export-products.server.ts'
import { markdownToHtml } from '#app/exchange/exports/files/markdown-html.ts'
import { createColumnBuilder } from '#app/exchange/exports/files/part-column.ts'
import { escapeLineBreaks } from '#app/exchange/product-files/woo-text.ts'
import { escapeXml } from '#app/lib/xml.ts'
import { type Column, csvFile } from '#app/store/file-formats.ts'

// The columns of WooCommerce's own export. WooCommerce's importer recognizes them in a store whose language is English
// (WC_Product_CSV_Exporter and WC_Product_CSV_Importer). ID is omitted: the other store has its own IDs.

/** A simple or variable product, or one of its variations. */
type Row = {
  readonly exported: ExportProduct
  readonly type: 'simple' | 'variable' | 'variation'
  /** Null in the row of a variable product. */
  readonly variant: ExportVariant | null
  readonly sku: string
  /** The SKU of a variation's product. */
  readonly parent: string
  readonly position: number
}

type GetValue = (row: Row) => string | number

/** Creates a column that is empty in the rows of variations. */
const createProductColumn = createColumnBuilder(({ type, exported }: Row) => (type === 'variation' ? null : exported))
const createVariantColumn = createColumnBuilder(({ variant }: Row) => variant)

const STATUS = { active: 1, draft: -1, archived: -1 } as const

const attributeColumns = [0, 1].flatMap((index): Column<Row>[] => {
  const heading = (part: string) => `Attribute ${index + 1} ${part}`
  const createAttributeValue = (value: GetValue): GetValue => {
    return (row) => (row.type !== 'simple' && row.exported.options[index] ? value(row) : '')
  }
  return [
    [heading('name'), 'Size or Color', createAttributeValue(({ exported }) => exported.options[index] ?? '')],
    [
      heading('value(s)'),
      'of the variation; for a product: all values, separated by commas',
      createAttributeValue(({ exported, variant }) =>
        listText(variant ? [variant.values[index] ?? ''] : listValues(exported, index)),
      ),
    ],
    [heading('visible'), '1', createAttributeValue(({ variant }) => (variant ? '' : 1))],
    [heading('global'), '1', createAttributeValue(() => 1)],
  ]
})

const COLUMNS: readonly Column<Row>[] = [
  ['Type', 'simple, variable or variation', ({ type }) => type],
  ['SKU', 'of the product or variation', ({ sku }) => sku],
  createVariantColumn('GTIN, UPC, EAN, or ISBN', 'the barcode', ({ barcode }) => barcode),
  ['Name', 'the name', ({ exported }) => exported.product.name],
  createProductColumn('Published', '1: shown to shoppers; -1: draft', ({ product }) => STATUS[product.status]),
  createProductColumn('Is featured?', '1 or 0', ({ product }) => (product.isFeatured ? 1 : 0)),
  createProductColumn('Visibility in catalog', 'visible', () => 'visible'),
  createProductColumn('Short description', 'HTML', ({ product }) => escapeLineBreaks(escapeXml(product.description))),
  createProductColumn('Description', 'HTML', ({ product }) =>
    escapeLineBreaks(markdownToHtml(product.longDescription)),
  ),
  ['Tax status', 'taxable', () => 'taxable'],
  [
    'Tax class',
    'reduced-rate, zero-rate, or empty for the standard rate; parent: the class of the product',
    ({ type, exported: { product } }) =>
      type === 'variation' ? 'parent' : product.taxClass === 'standard' ? '' : `${product.taxClass}-rate`,
  ],
  ['In stock?', '1 or 0', ({ exported, variant }) => (isInStock(variant ? [variant] : exported.variants) ? 1 : 0)],
  createVariantColumn('Stock', 'units; empty if stock is not tracked', ({ isTracked, stock }) =>
    isTracked ? stock : '',
  ),
  createProductColumn(
    'Low stock amount',
    'stock at or below this number is low',
    ({ product }) => product.lowStockThreshold ?? '',
  ),
  createVariantColumn('Backorders allowed?', '1: can be backordered', ({ canBackorder }) => (canBackorder ? 1 : 0)),
  createVariantColumn('Weight (kg)', 'of one unit', ({ grams }) => (grams > 0 ? grams / 1_000 : '')),
  createVariantColumn('Sale price', 'current price, if lower than the regular price', ({ price, compareAtPrice }) =>
    compareAtPrice ? price : '',
  ),
  createVariantColumn('Regular price', 'in the store currency', ({ price, compareAtPrice }) => compareAtPrice || price),
  createProductColumn('Categories', 'its category, then its main collection', ({ category, collection }) =>
    listText([category, collection].map((name) => name.replaceAll('>', '›'))),
  ),
  createProductColumn('Tags', 'separated by commas', ({ product }) => listText(product.tags)),
  [
    'Images',
    'public URLs, separated by commas; for a variation, the first image of its color',
    ({ type, exported, variant }) =>
      listText(type === 'variation' ? [variant?.image ?? ''] : exported.images.map(({ address }) => address)),
  ],
  ['Parent', 'the SKU of a variation’s product', ({ parent }) => parent],
  ['Position', 'of a variation', ({ position }) => position],
  createProductColumn('Brands', 'the brand', ({ product }) => listText([product.vendor])),
  ...attributeColumns,
]

export const wooProducts = csvFile({
  path: 'woocommerce/products.csv',
  about:
    'The products in the columns of WooCommerce’s product file. Images are fetched from their public URLs. Data without a WooCommerce column is in the file of the same name outside “woocommerce/”.',
  count: ({ db }) => db.$count(products),
  async *batches(snapshot) {
    for await (const exported of readExportProducts(snapshot)) yield exported.flatMap(toRows)
  },
  columns: COLUMNS,
})

function toRows(exported: ExportProduct): Row[] {
  const { product, variants, options } = exported
  const [firstVariant] = variants
  if (options.length === 0) {
    return [
      {
        exported,
        type: 'simple',
        variant: firstVariant ?? null,
        sku: firstVariant?.sku ?? product.sku,
        parent: '',
        position: 0,
      },
    ]
  }
  // SKUs are unique in WooCommerce, even across products and variations
  const isSkuUnused = variants.every(({ sku }) => sku !== product.sku)
  const sku = isSkuUnused ? product.sku : product.slug
  return [
    { exported, type: 'variable', variant: null, sku, parent: '', position: 0 },
    ...variants.map((variant, index): Row => {
      return { exported, type: 'variation', variant, sku: variant.sku, parent: sku, position: index + 1 }
    }),
  ]
}

/** Lists the values of an option in the order of the storefront. */
function listValues({ variants }: ExportProduct, index: number): string[] {
  return [...new Set(variants.map(({ values }) => values[index] ?? ''))]
}

function isInStock(variants: readonly ExportVariant[]): boolean {
  return variants.some(({ stock, isTracked, canBackorder }) => stock > 0 || !isTracked || canBackorder)
}

/** Escapes commas within entries with a backslash (WC_CSV_Exporter::implode_values). */
function listText(entries: readonly string[]): string {
  return entries
    .filter(Boolean)
    .map((entry) => entry.replaceAll(',', '\\,'))
    .join(', ')
}
