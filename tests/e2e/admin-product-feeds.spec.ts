import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff copy the address of a feed, and a browser reads it as XML', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdminPage(page, '/admin/settings')
  await page.getByRole('link', { name: 'Product feeds' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Product feeds' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Copy address/ })
    .first()
    .click()
  await expect(page.getByText('Address copied')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/product-feed\.xml$/)
  await expect(async () => {
    await page.reload() // other tests add and remove products
    const { error, items } = await page.evaluate(async (url) => {
      const feed = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml')
      return {
        error: feed.querySelector('parsererror')?.textContent ?? null,
        items: feed.querySelectorAll('item').length,
      }
    }, address)
    expect(error).toBeNull()
    await expect(page.getByText(`Each feed has ${items} items`)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('listitem').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/products\/edit\//)
})
