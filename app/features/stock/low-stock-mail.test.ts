import { expect, test } from 'vitest'
import { lowStockMail } from '#app/features/stock/low-stock-mail.ts'
import { newId } from '#app/lib/id.ts'
import { writeMail } from '#app/platform/mail/mail-layout.ts'

const store = { name: 'Lumina', email: '', phone: '', address: '' }
const product = { id: newId<'product'>(), name: 'Dress <i>"Olive"', sku: 'PRD-1' }

test.each([
  [0, 'no units'],
  [1, '1 unit'],
  [4, '4 units'],
])('an email about %i units left says %s and links to the product', (left, units) => {
  const { subject, text, html } = writeMail(store, lowStockMail(product, left, 'https://shop.example'))
  expect(subject).toBe('Low stock: Dress <i>"Olive"')
  expect(text).toContain(`Dress <i>"Olive" (PRD-1) has ${units} left.`)
  expect(text).toContain(`https://shop.example/admin/products/edit/${product.id}\n`)
  expect(text.endsWith('-- \nLumina\n')).toBe(true) // the store has no address
  expect(html).toContain(`Dress &lt;i&gt;&quot;Olive&quot; (PRD-1) has ${units} left.`)
  expect(html).not.toContain('<i>')
})
