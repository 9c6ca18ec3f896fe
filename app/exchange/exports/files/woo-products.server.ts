import { products } from '#app/catalog/products.table.ts'
import { markdownToHtml } from '#app/exchange/exports/files/markdown-html.ts'
import { createColumnBuilder } from '#app/exchange/exports/files/part-column.ts'
import { type SoldProduct, type SoldVariant, soldProducts } from '#app/exchange/exports/files/sold-products.server.ts'
import { escapeLineBreaks } from '#app/exchange/product-files/woo-text.ts'
import { escapeXml } from '#app/lib/xml.ts'
import { type Column, csvFile } from '#app/store/file-formats.ts'

// The columns of WooCommerce's own export, which its importer recognizes in a store whose language is English
// (WC_Product_CSV_Exporter and WC_Product_CSV_Importer). ID is omitted: the other store has its own.

/** A simple or variable product, or one of its variations. */
type Row = {
  readonly sold: SoldProduct
  readonly type: 'simple' | 'variable' | 'variation'
  /** Null in the row of a variable product. */
  readonly variant: SoldVariant | null
  readonly sku: string
  /** The SKU of a variation's product. */
  readonly parent: string
  readonly position: number
}

type Value = (row: Row) => string | number

/** Creates a column that is empty in the rows of variations. */
const createProductColumn = createColumnBuilder(({ type, sold }: Row) => (type === 'variation' ? null : sold))
const createVariantColumn = createColumnBuilder(({ variant }: Row) => variant)

const STATUS = { active: 1, draft: -1, archived: -1 } as const

const attributeColumns = [0, 1].flatMap((at): Column<Row>[] => {
  const heading = (part: string) => `Attribute ${at + 1} ${part}`
  const ofAttribute = (value: Value): Value => {
    return (row) => (row.type !== 'simple' && row.sold.options[at] ? value(row) : '')
  }
  return [
    [heading('name'), 'Size or Color', ofAttribute(({ sold }) => sold.options[at] ?? '')],
    [
      heading('value(s)'),
      'of the variation; for a product all, separated by commas',
      ofAttribute(({ sold, variant }) => listText(variant ? [variant.values[at] ?? ''] : listValues(sold, at))),
    ],
    [heading('visible'), '1', ofAttribute(({ variant }) => (variant ? '' : 1))],
    [heading('global'), '1', ofAttribute(() => 1)],
  ]
})

const COLUMNS: readonly Column<Row>[] = [
  ['Type', 'simple, variable or variation', ({ type }) => type],
  ['SKU', 'of the product or variation', ({ sku }) => sku],
  createVariantColumn('GTIN, UPC, EAN, or ISBN', 'the barcode', ({ barcode }) => barcode),
  ['Name', 'the name', ({ sold }) => sold.product.name],
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
    'reduced-rate, zero-rate, or empty for the standard rate; parent: that of the product',
    ({ type, sold: { product } }) =>
      type === 'variation' ? 'parent' : product.taxClass === 'standard' ? '' : `${product.taxClass}-rate`,
  ],
  ['In stock?', '1 or 0', ({ sold, variant }) => (isInStock(variant ? [variant] : sold.variants) ? 1 : 0)],
  createVariantColumn('Stock', 'units; empty if stock is not tracked', ({ isTracked, stock }) =>
    isTracked ? stock : '',
  ),
  createProductColumn(
    'Low stock amount',
    'stock at or below it is low',
    ({ product }) => product.lowStockThreshold ?? '',
  ),
  createVariantColumn('Backorders allowed?', '1: can be backordered', ({ sellsMore }) => (sellsMore ? 1 : 0)),
  createVariantColumn('Weight (kg)', 'of one unit', ({ grams }) => (grams > 0 ? grams / 1_000 : '')),
  createVariantColumn('Sale price', 'current price, if lower than the regular price', ({ price, comparedTo }) =>
    comparedTo ? price : '',
  ),
  createVariantColumn('Regular price', 'in the store currency', ({ price, comparedTo }) => comparedTo || price),
  createProductColumn('Categories', 'its category, then its main collection', ({ category, collection }) =>
    listText([category, collection].map((name) => name.replaceAll('>', '›'))),
  ),
  createProductColumn('Tags', 'with commas', ({ product }) => listText(product.tags)),
  [
    'Images',
    'public URLs, separated by commas; for a variation, the first image of its color',
    ({ type, sold, variant }) =>
      listText(type === 'variation' ? [variant?.image ?? ''] : sold.images.map(({ address }) => address)),
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
    for await (const sold of soldProducts(snapshot)) yield sold.flatMap(toRows)
  },
  columns: COLUMNS,
})

function toRows(sold: SoldProduct): Row[] {
  const { product, variants, options } = sold
  const [only] = variants
  if (options.length === 0) {
    return [{ sold, type: 'simple', variant: only ?? null, sku: only?.sku ?? product.sku, parent: '', position: 0 }]
  }
  // SKUs are unique in WooCommerce, even across products and variations
  const isFree = variants.every(({ sku }) => sku !== product.sku)
  const sku = isFree ? product.sku : product.slug
  return [
    { sold, type: 'variable', variant: null, sku, parent: '', position: 0 },
    ...variants.map((variant, at): Row => {
      return { sold, type: 'variation', variant, sku: variant.sku, parent: sku, position: at + 1 }
    }),
  ]
}

/** Lists values in the order of the storefront. */
function listValues({ variants }: SoldProduct, at: number): string[] {
  return [...new Set(variants.map(({ values }) => values[at] ?? ''))]
}

function isInStock(variants: readonly SoldVariant[]): boolean {
  return variants.some(({ stock, isTracked, sellsMore }) => stock > 0 || !isTracked || sellsMore)
}

/** A comma within an entry has a backslash before it (WC_CSV_Exporter::implode_values). */
function listText(entries: readonly string[]): string {
  return entries
    .filter(Boolean)
    .map((entry) => entry.replaceAll(',', '\\,'))
    .join(', ')
}
