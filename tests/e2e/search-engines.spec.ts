import { expect, openPage, test } from '#tests/e2e/fixtures.ts'

test("the document's head follows client navigations", async ({ page }) => {
  // nothing is loaded ahead: /shop, which appears before its data, would have a whole head at once
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const head = page.locator('head')
  const data = head.locator('script[type="application/ld+json"]')
  await openPage(page, '/')
  await expect(page).toHaveTitle("Lumina · Women's fashion")
  await expect(data).toHaveCount(2)

  const card = page.getByRole('region', { name: 'Best sellers' }).locator('a[href^="/product/"]').first()
  const name = await card.textContent()
  await card.click()
  await expect(page).toHaveTitle(`${name} · Lumina`)
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(head.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
  expect(await data.allTextContents()).toEqual([
    expect.stringContaining('"Product"'),
    expect.stringContaining('"BreadcrumbList"'),
  ])

  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveTitle('Shop · Lumina')
  await expect(data).toHaveCount(0) // documents have it; on client navigations the title is enough
})
