import { expect, hydrated, test, visit } from '#tests/e2e/fixtures.ts'

test('the head follows the shopper from page to page', async ({ page }) => {
  const head = page.locator('head')
  const canonical = head.locator('link[rel="canonical"]')
  const data = head.locator('script[type="application/ld+json"]')
  await visit(page, '/')
  await expect(page).toHaveTitle("Lumina · Women's fashion")
  await expect(data).toHaveCount(2)

  await page.getByRole('main').getByRole('link', { name: 'Ember Linen Shift' }).first().click()
  await expect(page).toHaveTitle('Ember Linen Shift · Lumina')
  await expect(canonical).toHaveAttribute('href', page.url())
  await expect(head.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
  await expect(data).toHaveCount(2)
  expect(await data.allTextContents()).toEqual([
    expect.stringContaining('"Product"'),
    expect.stringContaining('"BreadcrumbList"'),
  ])

  await page.goto('/shop?category=dresses')
  await hydrated(page)
  await expect(page).toHaveTitle('Dresses · Lumina')
  await expect(canonical).toHaveAttribute('href', page.url())
  await page.getByRole('link', { name: 'Lumina' }).first().click()
  await expect(page).toHaveTitle("Lumina · Women's fashion")
  await expect(canonical).toHaveAttribute('href', new URL('/', page.url()).href)
})
