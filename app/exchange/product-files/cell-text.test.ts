import { expect, test } from 'vitest'
import { getOriginalText } from '#app/exchange/product-files/cell-text.ts'

test.each([
  ['shopify', 'variant sku', "'4002", '4002'],
  ['shopify', 'variant barcode', '="4006381333931"', '4006381333931'],
  ['shopify', 'variant inventory qty', "'-3", '-3'],
  ['shopify', 'variant price', "'49.00", '49.00'],
  ['shopify', 'title', "'90s slip dress", "'90s slip dress"],
  ['shopify', 'title', "'-10 degrees", '-10 degrees'],
  // WC_CSV_Exporter::escape_data puts an apostrophe before =, +, - and @
  ['woocommerce', 'sku', "'=A1", '=A1'],
  ['woocommerce', 'stock', "'-3", '-3'],
  ['woocommerce', 'published', "'-1", '-1'],
  ['woocommerce', 'name', "'@home", '@home'],
  ['woocommerce', 'name', "Joe's dress", "Joe's dress"],
  ['shopify', 'variant price', '19,99', '19.99'],
  ['shopify', 'variant price', '1.299,00', '1299.00'],
  ['shopify', 'variant price', '1,299.00', '1299.00'],
  ['shopify', 'variant price', '1,299', '1299'],
  ['shopify', 'variant price', '€ 19,99', '€ 19.99'],
  ['shopify', 'variant compare at price', '40.00', '40.00'],
  ['shopify', 'variant grams', '226,796185', '226.796185'],
  ['woocommerce', 'regular price', '49,00', '49.00'],
  ['woocommerce', 'weight (kg)', '0,25', '0.25'],
  ['woocommerce', 'weight (kg)', '1,250', '1.250'],
  ['woocommerce', 'date sale price ends', '2026-12-31', '2026-12-31'],
  ['own', 'price in germany (eur)', '19,99', '19.99'],
  ['own', 'barcode', "'4006381333931", '4006381333931'],
  ['own', 'name', "'=1+1", '=1+1'],
  ['own', 'name', "'4711", "'4711"],
] as const)('in the format %s and the column %s, the cell %s means the text %s', (format, column, cell, text) => {
  expect(getOriginalText(format, cell, column)).toBe(text)
})

test.each([
  ['price', '1.299', '1,299'],
  ['price', '1,299', '1,299'],
  ['price', '€ 1.299', '€ 1,299'],
  ['price', '12.50', '12.50'],
  ['price', '1.299,50', '1299.50'],
  ['weight (kg)', '1,250', '1.250'],
])('%s %s in a file whose decimal separator cannot be determined is read as %s', (column, cell, text) => {
  expect(getOriginalText('own', cell, column, 'unknown')).toBe(text)
})
