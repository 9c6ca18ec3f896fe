import { expect, forward, openPage, test } from '#tests/e2e/fixtures.ts'

test('the lowest price before a reduction is on its line in the drawer and at checkout', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const note = 'Lowest price of the last 30 days before the reduction: €62.00'
  // As in a market where the law requires it (tests/start/lowest-price.test.ts)
  await page.route('**/checkout/quote', async (route) => {
    const response = await forward(route)
    const body = await response.json()
    const lines = body.lines.map((line: object) => ({ ...line, note }))
    await route.fulfill({ response, json: { ...body, lines } })
  })
  await openPage(page, '/product/lune-half-moon-bag')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart (1)' })
  await expect(drawer.getByRole('listitem')).toContainText(note)
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await page.getByText('Show order summary').click()
  await expect(page.getByRole('main')).toContainText(note)
})
