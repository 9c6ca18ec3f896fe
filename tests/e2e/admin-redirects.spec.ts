import { unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const slug = (name: string) =>
  unique(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

test('staff add a redirect after their errors, shoppers follow it, and it is deleted', async ({ page }) => {
  const path = `/pages/${slug('Our Story')}`
  await openAdminPage(page, '/admin/redirects')
  await page.getByRole('main').getByRole('link', { name: 'Add redirect' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New redirect' })).toBeVisible()
  await waitForHydration(page)
  const [from, to] = [page.getByLabel('Old address'), page.getByLabel('New address')]
  await from.fill('/about')
  await to.fill('our page')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'This redirect was not saved' })
  await expect(summary).toContainText('A page of the store has this address')
  await expect(to).toHaveAccessibleDescription(/Enter the path of a page/)
  await expectNoViolations(page)
  await from.fill(`https://old.example${path}/`)
  await to.fill('/pages/none')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await expect(to).toHaveAccessibleDescription(/Shoppers find no page at \/pages\/none/)
  await expect(from).toHaveValue(`https://old.example${path}/`)
  await to.fill('/about')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await expect(page.getByText('Redirect saved')).toBeVisible()

  await openPage(page, path)
  await expect(page).toHaveURL('/about')

  await openAdminPage(page, `/admin/redirects?q=${path}`)
  await page.getByRole('link', { name: path }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Redirect' })).toBeVisible()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete redirect' }).click()
  await expect(page.getByText('Redirect deleted')).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)
})

const csvFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file is recognized, checked, saved and exported, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [path, other] = [`/pages/${slug('File')}`, `/pages/${slug('Other')}`]
  await openAdminPage(page, '/admin/redirects')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
  await waitForHydration(page)
  await page.getByLabel('Files to import').setInputFiles([csvFile('colors.csv', 'color,size\nBlack,M\n')])
  await expect(page.getByRole('status')).toContainText(/This file is not known\. Its columns are “color”, “size”/)
  await page
    .getByLabel('Files to import')
    .setInputFiles([csvFile('redirects.csv', `Redirect from,Redirect to\n${path},/faq\n${other},/pages/none\n`)])
  await expect(page.getByRole('heading', { level: 1, name: 'Import redirects' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contents of this file' })).toContainText('Line 3')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  expect((await page.request.get(path)).status()).toBe(404)
  await page.getByRole('button', { name: 'Add 1 redirect' }).click()
  await expect(page.getByText('1 redirect was saved.')).toBeVisible()
  expect((await page.request.get(path)).url()).toMatch(/\/faq$/)
  await page.getByRole('link', { name: 'Back to imports' }).click()
  await expect(page.getByRole('region', { name: 'Imports', exact: true })).toContainText('1 saved, 1 refused')
  await expectNoSidewaysScroll(page)
  await openAdminPage(page, `/admin/redirects?q=${path}`)
  await expect(page.getByRole('table', { name: 'Redirects' })).toContainText(path)
  await expectNoSidewaysScroll(page)
  const file = await page.request.get(`/admin/redirects/export?q=${path}`)
  expect(await file.text()).toBe(`\uFEFFRedirect from,Redirect to\r\n${path},/faq\r\n`)
})

test('a link of an open page leads on without a reload', async ({ page }) => {
  await openPage(page, '/about')
  const [link, heading] = [page.getByRole('link', { name: 'FAQ' }).first(), page.getByRole('heading', { level: 1 })]
  await link.evaluate((element) => element.setAttribute('data-kept', 'yes'))
  await page.evaluate(() => {
    history.pushState({}, '', '/collections/all') // as a link in a text
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/shop')
  await expect(heading).toHaveText('Shop')
  await expect(link).toHaveAttribute('data-kept', 'yes')
})
