import { expect, test } from 'vitest'
import { variantSku } from '#app/catalog/variant-sku.ts'

test.each([
  { size: null, color: null, sku: 'PRD-1' },
  { size: 'M', color: null, sku: 'PRD-1-M' },
  { size: 'M', color: 'Navy Blue', sku: 'PRD-1-M-NAVY-BLUE' },
  { size: null, color: 'Écru / Beige', sku: 'PRD-1-ECRU-BEIGE' },
])('the SKU of $size and $color is $sku', ({ sku, ...variant }) => {
  expect(variantSku('PRD-1', variant)).toBe(sku)
})
