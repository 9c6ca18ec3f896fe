import { createDemoId } from '#db/demo/demo-ids.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('staff print a product’s labels in a chosen language, each on a separate sheet', async ({ page }) => {
  await openAdminPage(page, `/admin/products/edit/${createDemoId('product', 'imisi-satin-gown')}`)
  await page.getByRole('link', { name: 'Labels' }).click()
  const labels = page.getByRole('main').getByRole('listitem')
  await expect(labels.first()).toContainText('Shell: 100% silk')
  await expect(labels.first().getByRole('img', { name: 'Digital product passport QR code' })).toBeVisible()
  await page.getByLabel('Language').selectOption('de')
  await expect(labels.first()).toContainText('Oberstoff')
  await page.getByLabel('Paper').selectOption('single')
  await expect(page).toHaveURL(/format=single/)
  const count = await labels.count()
  const readPageSizes = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const points = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    return points.map(([, w, h]) => [Math.round(Number(w) / 2.8346), Math.round(Number(h) / 2.8346)])
  }
  // The URL changes before the sheet does
  await expect.poll(readPageSizes).toEqual(Array.from({ length: count }, () => [40, 60]))
})
