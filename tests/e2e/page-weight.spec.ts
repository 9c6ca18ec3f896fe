import { expect, test } from '@playwright/test'
import { computeCompressedSize, MAX_BYTES } from '#tests/support/page-weight.ts'

/** Code that checkout with a cart loads later: its first step, the drawer, and the message about unavailable units. */
const MAX_LAZY_BYTES = 12_000

const CART = [
  {
    product: { id: '0199a1b2-0000-7000-8000-0123456789ab', name: 'Linen Dress', price: 85_000 },
    image: null,
    size: 'M',
    color: { name: 'Red', hex: '#ff0000' },
    quantity: 2,
  },
]

test('checkout with a filled cart loads the code of its steps and of the drawer, but none from the product page', async ({
  page,
}) => {
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(CART))
  const responses: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response.text())
  })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  const scripts = (await Promise.all(responses)).map((text) => ({ text, bytes: 0 }))
  const all = scripts.map(({ text }) => text).join('\n')
  expect(all).toContain('Proceed to Checkout') // text of the drawer, which loads last
  expect(all).not.toContain('Add to cart')
  expect(computeCompressedSize(scripts), 'scripts').toBeLessThanOrEqual(MAX_BYTES.scripts + MAX_LAZY_BYTES)
})
