import { CARE_SYMBOLS, type CareName, careNames } from '#app/catalog/materials/materials.ts'
import { getColumn, getField, type Kind } from '#app/catalog/product-fields.ts'
import { fileFields } from '#app/exchange/product-files/own-columns.ts'
import { type FileMarket, listMarketPriceColumns } from '#app/exchange/product-files/price-columns.ts'

const KIND_DESCRIPTIONS: Readonly<Partial<Record<Kind, string>>> = {
  line: 'plain text',
  text: 'plain text',
  flag: 'TRUE or FALSE',
  country: 'the country code, such as PT',
}

/** Descriptions keyed by column. A field without a description has the description of its kind. */
const COLUMN_DESCRIPTIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fileFields.map((name) => [getColumn(name), KIND_DESCRIPTIONS[getField(name).kind] ?? ''])),
  ID: 'identifies the product; the same in each of its rows',
  Handle: 'the last part of its URL in other stores, in each of its rows',
  Name: 'shown to shoppers; this and all columns down to "Homepage position" are in the first row of a product',
  SKU: 'of the product',
  Status: 'draft, active or archived',
  Category: 'the slug of its category; see categories.csv',
  'Long description': 'Markdown',
  Price: 'a decimal number in the currency of the column "Currency"',
  'Sale price': 'charged instead of the price if lower',
  'Compare-at price': 'struck through if higher than the price',
  'Cost price': 'the store’s cost',
  Currency: 'of all prices, unless the name of their column contains a different currency',
  'Tax class': 'standard, reduced or zero',
  'Low-stock threshold': 'stock at or below this number is low; empty: the value in the settings',
  Weight: 'in grams',
  Measure: 'unit size, such as 50 ml; empty if sold individually',
  Sizes: 'in the order shown to shoppers, such as "S; M; L"; escape a semicolon or backslash with a backslash',
  Colors: 'such as "Ivory #fffff0; Black #000000"',
  'Size guide': 'see size-guides.csv; empty: the size guide of its main collection or category',
  'Model height (cm)': 'of the person in the images',
  'Model wears size': 'of the person in the images',
  'Fiber content': 'such as "Shell: 55% linen, 45% cotton; Lining: 100% viscose"; 100% for each component',
  'Animal parts': 'TRUE: contains non-textile parts of animal origin',
  ...Object.fromEntries(careNames.map((name) => [getColumn(name), describeCareColumn(name)])),
  Maker: 'name and place of the manufacturer',
  'Maker address': 'postal and electronic address of the manufacturer',
  'EU responsible person': 'name and addresses of the responsible person in the EU; empty: the one in the settings',
  Video: 'the addresses of its MP4, WebM and cover image, without the domain, separated by spaces',
  Packaging: 'of one unit, by material, such as "paper 60 g, plastic 4.5 g"',
  Withdrawal: 'allowed, or the reason why a consumer cannot withdraw (sealed or personal)',
  Vendor: 'the brand',
  Tags: 'separated in the same way as the sizes',
  'SEO title': 'for search engines',
  'SEO description': 'for search engines',
  Collection: 'the slug of its main collection; see collections.csv',
  'Homepage section': 'such as best_sellers',
  'Homepage position': 'the lowest comes first',
  Size: 'of the variant in this row',
  Color: 'of the variant in this row',
  'Variant SKU': 'of the variant in this row',
  Barcode: 'EAN, UPC or ISBN of the variant in this row',
  'Variant barcode': 'EAN, UPC or ISBN of the variant in this row',
  Stock: 'units of the variant, or of a product without variants',
  'Stock at export': 'the same number as Stock; if you change Stock, an import adds the difference',
  'Variant weight': 'in grams, if it differs from the product',
  'Variant price': 'empty: the price of the product',
  'Variant sale price': 'empty: the sale price of the product',
  'Variant compare-at price': 'empty: the compare-at price of the product',
  Image: 'the public URL of an image; its last part is the file name in images/',
  'Image text': 'alt text',
  'Image color': 'the color for which the image is shown',
}

function describeCareColumn(name: CareName): string {
  return `a care symbol of ISO 3758, or empty: ${CARE_SYMBOLS[name].join(', ')}`
}

/** Describes the columns of our own product file. */
export function describeProductColumns(markets: readonly FileMarket[]): Readonly<Record<string, string>> {
  const fixed = markets.flatMap((market) =>
    listMarketPriceColumns(market).map(
      (column) => [column, 'the fixed price in this market; empty: converted'] as const,
    ),
  )
  return { ...COLUMN_DESCRIPTIONS, ...Object.fromEntries(fixed) }
}
