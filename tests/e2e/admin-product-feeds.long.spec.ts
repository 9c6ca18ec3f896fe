import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff copy a feed’s URL, and a browser parses the feed as XML', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdminPage(page, '/admin/product-feeds')
  const copy = page.getByRole('button', { name: /^Copy URL/ }).first()
  await copy.click()
  await expect(page.getByText('URL copied')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/product-feed\.xml$/)
  const parsed = await page.evaluate(async (url) => {
    const feed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml')
    return { error: feed.querySelector('parsererror')?.textContent, items: feed.querySelectorAll('item').length }
  }, address)
  expect(parsed).toEqual({ error: undefined, items: expect.any(Number) })
  expect(parsed.items).toBeGreaterThan(50)
})
