/** The column has existed since WooCommerce 9.2. */
export const WOO_BARCODE = 'gtin, upc, ean, or isbn'

/** The columns of WooCommerce's export. `WOO_PATTERN` matches its other columns. */
export const WOO_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'type',
  'sku',
  'name',
  'published',
  'is featured?',
  'short description',
  'description',
  'tax class',
  'in stock?',
  'stock',
  'sale price',
  'regular price',
  'categories',
  'tags',
  'images',
  'parent',
  'visibility in catalog',
  'date sale price starts',
  'date sale price ends',
  'brands',
  'low stock amount',
  WOO_BARCODE,
])

export const WOO_PATTERN = /^(weight \((kg|g|lbs?|oz)\)|attribute \d{1,2} (name|value\(s\)))$/
