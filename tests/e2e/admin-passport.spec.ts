import { demoId } from '#db/demo/demo-ids.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const GOWN = demoId('product', 'imisi-satin-gown')

test('staff print labels of a product on a sheet, or one by one', async ({ page }) => {
  await openAdminPage(page, `/admin/products/edit/${GOWN}`)
  await page.getByRole('link', { name: 'Labels' }).click()
  const labels = page.getByRole('main').getByRole('listitem')
  await expect(labels.first()).toContainText('Shell: 100% silk')
  await expect(labels.first().getByRole('img', { name: 'QR code of the garment passport' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Language').selectOption('de')
  await expect(labels.first()).toContainText('Oberstoff')
  await page.getByLabel('Paper').selectOption('single')
  await expect(page).toHaveURL(/format=single/)
  const count = await labels.count()
  const printed = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const points = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    return points.map(([, w, h]) => [Math.round(Number(w) / 2.8346), Math.round(Number(h) / 2.8346)])
  }
  // The address changes before the sheet does
  await expect.poll(printed).toEqual(Array.from({ length: count }, () => [40, 60]))
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

test('a packing slip has the passport of each line, and the report the packaging that was shipped', async ({
  page,
}) => {
  await openAdminPage(page, '/admin/orders/print/packing-slips?all=yes&status=processing')
  const slip = page.getByRole('article').first()
  await expect(slip.getByRole('img', { name: 'QR code of the garment passport' }).first()).toBeVisible()
  await expect(slip).toContainText(/\/passport\/[0-9a-z]{25}/)
  await expectNoViolations(page, 'main')
  await openAdminPage(page, '/admin/law')
  await page.getByRole('link', { name: 'Packaging report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Packaging report' })).toBeVisible()
  await page.getByLabel('Shipped in').selectOption({ index: 1 })
  await expect(page).toHaveURL(/period=\d{4}-Q4/)
})
