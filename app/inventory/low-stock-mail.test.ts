import { expect, test } from 'vitest'
import { createLowStockMail } from '#app/inventory/low-stock-mail.ts'
import { newId } from '#app/lib/id.ts'

const product = { id: newId<'product'>(), name: 'Dress <i>"Olive"', sku: 'PRD-1' }

test.each([
  [0, 'no units'],
  [1, '1 unit'],
  [4, '4 units'],
])('an email about %i units left says %s and links to the product', (left, units) => {
  expect(createLowStockMail(product, left)).toMatchObject({
    subject: 'Low stock: Dress <i>"Olive"',
    lines: [`Dress <i>"Olive" (PRD-1) has ${units} left.`],
    link: { path: `/admin/products/edit/${product.id}` },
  })
})
