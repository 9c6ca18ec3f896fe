import { describe, expect, test } from 'vitest'
import { buildVariantSku, isMistypedGtin, isRoundedNumber, parseGtin } from '#app/catalog/variant-codes.ts'

test.each([
  { size: null, color: null, sku: 'PRD-1' },
  { size: 'M', color: null, sku: 'PRD-1-M' },
  { size: 'M', color: 'Navy Blue', sku: 'PRD-1-M-NAVY-BLUE' },
  { size: null, color: 'Écru / Beige', sku: 'PRD-1-ECRU-BEIGE' },
])('the SKU of $size and $color is $sku', ({ sku, ...variant }) => {
  expect(buildVariantSku('PRD-1', variant)).toBe(sku)
})

describe('a barcode', () => {
  test.each([
    ['4006381333931', '4006381333931'], // GTIN-13
    ['96385074', '96385074'], // GTIN-8
    ['036000291452', '036000291452'], // GTIN-12
    ['10614141000415', '10614141000415'], // GTIN-14
    ['978-0-306-40615-7', '9780306406157'],
    ['4 006381 333931', '4006381333931'],
    ['4006381333932', null],
    ['400638133393', null],
    ['36000291452', null],
    ['00000000', null],
    ['B-17', null],
    ['0-306-40615-2', null], // an ISBN-10
    ['４００６３８１３３３９３１', null],
    ['', null],
  ])('%j is read as the GTIN %j', (barcode, gtin) => {
    expect(parseGtin(barcode)).toBe(gtin)
  })

  test.each([
    ['4006381333932', true],
    ['400638133393', true],
    ['4006381333931', false],
    ['B-17', false],
    ['12345', false],
    ['', false],
  ])('%j is mistyped: %j', (barcode, isMistyped) => {
    expect(isMistypedGtin(barcode)).toBe(isMistyped)
  })

  test.each([
    ['4.00638E+12', true],
    ['4,00638e+12', true],
    ['4E+12', true],
    ['4006381333931', false],
    ['E+12', false],
  ])('%j was rounded by a spreadsheet: %j', (text, isRounded) => {
    expect(isRoundedNumber(text)).toBe(isRounded)
  })
})
