import { type APIRequestContext, expect, test } from '@playwright/test'
import { placeOwnOrder } from '#tests/e2e/orders.ts'
import { holdsAdminCode, MAX_BYTES, pageCode, weightOf } from '#tests/support/page-weight.ts'

for (const path of [
  '/',
  '/shop',
  '/product/ember-linen-shift',
  '/collection/objects',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/wishlist',
  '/checkout',
  '/nothing-here',
]) {
  test(`${path} is light, and holds nothing of the admin`, ({ request }) => expectLight(request, path))
}

/** What checkout with a cart fetches once it stands: its steps, what is in the drawer, and what it says of pieces that are gone. */
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

test('with a cart checkout fetches its steps and the drawer, and nothing of the page of a product', async ({
  page,
}) => {
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(CART))
  const answers: Promise<string>[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js')) answers.push(answer.text())
  })
  await page.goto('/checkout', { waitUntil: 'networkidle' })
  const scripts = (await Promise.all(answers)).map((text) => ({ text, bytes: 0 }))
  const all = scripts.map(({ text }) => text).join('\n')
  expect(all).toContain('Proceed to Checkout') // of the drawer, which comes last
  expect(all).not.toContain('Add to cart')
  expect(weightOf(scripts), 'scripts').toBeLessThanOrEqual(MAX_BYTES.scripts + MAX_LAZY_BYTES)
})

test('the page of an order is light, and holds nothing of the admin', async ({ request }) => {
  const { link } = await placeOwnOrder(request)
  await expectLight(request, `/order/${link}`)
})

async function expectLight(request: APIRequestContext, path: string): Promise<void> {
  const code = await pageCode(async (file) => {
    const answer = await request.get(file)
    return { text: await answer.text(), bytes: Number(answer.headers()['content-length']) }
  }, path)
  expect(code.scripts.size).toBeGreaterThan(3)
  expect(code.styles.size).toBe(1)
  expect(weightOf(code.scripts.values()), 'scripts').toBeLessThanOrEqual(MAX_BYTES.scripts)
  expect(weightOf(code.styles.values()), 'styles').toBeLessThanOrEqual(MAX_BYTES.styles)
  expect(weightOf([code.html]), 'html').toBeLessThanOrEqual(MAX_BYTES.html)
  expect(holdsAdminCode(code)).toBe(false)
}
