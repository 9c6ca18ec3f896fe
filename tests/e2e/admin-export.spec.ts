import { expect, test } from '#tests/e2e/fixtures.ts'
import { newStaff, openAdminPage } from '#tests/e2e/staff.ts'
import { readZip } from '#tests/support/zip-files.ts'

test('staff export everything, watch it, download the archive and delete it', async ({ page }) => {
  test.slow() // writes all images of the demo store
  await openAdminPage(page, '/admin/export', await newStaff('Ada Exports')) // downloads need a password just typed
  const archives = page.getByRole('region', { name: 'Archives' }).getByRole('listitem')
  const before = await archives.count()
  await page.getByRole('button', { name: 'Export everything' }).click()
  await expect(page.getByRole('button', { name: /Cancel export|Export everything/ })).toBeFocused()
  await expect(archives).toHaveCount(before + 1, { timeout: 60_000 })
  await expect(page.getByText(/The export of .* is ready\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export everything' })).toBeFocused()
  await expect(archives.first()).toContainText('Deleted on')

  const downloading = page.waitForEvent('download')
  await archives
    .first()
    .getByRole('link', { name: /^Download/ })
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lumina-export-\d{8}-\d{6}\.zip$/)
  const files = await readZip(await download.path())
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'README.txt',
      'products.csv',
      'shopify/orders.csv',
      'store/settings.json',
      'manifest.json',
    ]),
  )

  await archives
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete archive' }).click()
  await expect(archives).toHaveCount(before)
  await expect(page.getByRole('main')).toBeFocused() // its row is gone, with the focused button
})
