import { type APIRequestContext, expect, test } from '@playwright/test'
import { placeOwnOrder } from '#tests/e2e/orders.ts'
import { holdsOfficeCode, MOST_BYTES, pageCode, weightOf } from '#tests/support/page-weight.ts'

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
  test(`${path} is light, and holds nothing of the back office`, ({ request }) => expectLight(request, path))
}

test('the page of an order is light, and holds nothing of the back office', async ({ request }) => {
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
  expect(weightOf(code.scripts.values()), 'scripts').toBeLessThanOrEqual(MOST_BYTES.scripts)
  expect(weightOf(code.styles.values()), 'styles').toBeLessThanOrEqual(MOST_BYTES.styles)
  expect(weightOf([code.html]), 'html').toBeLessThanOrEqual(MOST_BYTES.html)
  expect(holdsOfficeCode(code)).toBe(false)
}
