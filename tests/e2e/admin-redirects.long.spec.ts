import { unique } from '#tests/e2e/admin.ts'
import { expect, fetchPath, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff add a redirect, which an open page follows without a reload, and delete it', async ({ page, context }) => {
  const slug = unique('Our Story').toLowerCase().replaceAll(' ', '-')
  const path = `/pages/${slug}`
  await openAdminPage(page, '/admin/redirects')
  await page.getByRole('main').getByRole('link', { name: 'Add redirect' }).click()
  const [from, to] = [page.getByLabel('Redirect from'), page.getByLabel('Redirect to')]
  await from.fill(`https://old.example${path}/`)
  await to.fill('/contact')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await expect(page.getByText('Redirect saved')).toBeVisible()

  const shop = await context.newPage()
  await openPage(shop, '/about')
  const link = shop.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  await link.evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await shop.evaluate((to) => {
    history.pushState({}, '', to) // navigates as a link in a page's text does
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(shop).toHaveURL('/contact')
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(link).toHaveAttribute('data-kept', 'yes')

  await page.getByRole('main').getByRole('link', { name: path }).click()
  await page.getByLabel('More actions').filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete redirect' }).click()
  await expect(page.getByText('Redirect deleted')).toBeVisible()
  expect((await fetchPath(page, path)).status()).toBe(404)
})
