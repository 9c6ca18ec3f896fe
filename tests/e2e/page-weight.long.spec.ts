import { expect, test } from '@playwright/test'
import { compressedSize, hasAdminCode, loadPageCode, MAX_BYTES } from '#tests/support/page-weight.ts'
import { runScripts } from '#tests/support/run-scripts.ts'

// What only a browser knows: the scripts that a page runs by itself. Sizes of all pages: tests/start/all-pages.test.ts.

test('with the scripts that they run by themselves, the largest pages are within their limit and have no admin code', async ({
  page,
}) => {
  for (const path of ['/', '/shop', '/product/ember-linen-shift']) {
    const run = await runScripts(page, path)
    const read = async (file: string) => {
      const response = await page.request.get(file)
      return { text: await response.text(), bytes: Number(response.headers()['content-length']) }
    }
    const code = await loadPageCode(read, path, run)
    expect(compressedSize(code.scripts.values()), `scripts of ${path}`).toBeLessThanOrEqual(MAX_BYTES.scripts)
    expect(hasAdminCode(code), path).toBe(false)
  }
})

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

test('with a cart, checkout loads its steps and the drawer, and nothing of the product page', async ({ page }) => {
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(CART))
  const responses: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) responses.push(response.text())
  })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  const scripts = (await Promise.all(responses)).map((text) => ({ text, bytes: 0 }))
  const all = scripts.map(({ text }) => text).join('\n')
  expect(all).toContain('Proceed to Checkout') // of the drawer, which comes last
  expect(all).not.toContain('Add to cart')
  expect(compressedSize(scripts), 'scripts').toBeLessThanOrEqual(MAX_BYTES.scripts + MAX_LAZY_BYTES)
})
