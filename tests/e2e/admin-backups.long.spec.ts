import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { MANIFEST } from '#app/operations/backups/manifest.ts'
import { chooseAction } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test('backups and export archives are deleted, even while another backup is being marked to be kept, and a failed deletion is reported', async ({
  page,
}) => {
  const folder = join(process.env.ADMIN_DATA_DIR ?? '', 'backups')
  await mkdir(folder, { recursive: true })
  for (const name of ['20990102-030000', '20990101-030000'])
    await writeFile(join(folder, `lumina-${name}.tar`), `${MANIFEST}\0`)
  await openAdminPage(page, '/admin/backups')
  const rows = page.getByRole('region', { name: 'Saved backups' }).getByRole('listitem')
  const before = await rows.count()
  const keepReleased = Promise.withResolvers<void>()
  let shouldFail = true
  await page.route('**/admin/backups.data*', async (route) => {
    const requestBody = route.request().postData() ?? ''
    if (requestBody.includes('intent=keep')) await keepReleased.promise
    if (requestBody.includes('intent=delete') && shouldFail) return route.fulfill({ status: 503 })
    await route.continue()
  })
  await chooseAction(rows.nth(1), /^Actions for/, 'Keep')
  const keep = rows.nth(1).getByRole('button', { name: 'Keep', includeHidden: true })
  await expect(keep).toHaveAttribute('aria-busy', 'true')

  await chooseAction(rows.nth(0), /^Actions for/, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this backup?' })
  await question.getByRole('button', { name: 'Delete backup' }).click()
  await expect(question.locator('p[role=alert]')).toHaveText('The backup could not be changed. Please try again.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  shouldFail = false
  await question.getByRole('button', { name: 'Delete backup' }).click()
  await expect(question).toBeHidden()
  await expect(rows).toHaveCount(before - 1)
  await expect(page.getByRole('main')).toBeFocused() // the focus moves because the row with the focused button is gone
  keepReleased.resolve()
  await expect(rows.nth(0)).toContainText('kept')
  await page.getByRole('button', { name: 'Back up now' }).click()
  // Writing a backup takes a while
  await expect(rows, 'the new backup appears without a reload').toHaveCount(before, { timeout: 20_000 })

  const exported = join(process.env.ADMIN_DATA_DIR ?? '', 'exports')
  await mkdir(exported, { recursive: true })
  await writeFile(join(exported, 'lumina-export-20990101-030000.zip'), '')
  await page.getByRole('navigation', { name: 'Settings pages' }).getByRole('link', { name: 'Export' }).click()
  const archives = page.getByRole('region', { name: 'Archives' }).getByRole('listitem')
  await expect(archives.first()).toBeVisible()
  const archivesBefore = await archives.count()
  await chooseAction(archives.first(), /^Actions for/, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete archive' }).click()
  await expect(archives).toHaveCount(archivesBefore - 1)
  await expect(page.getByRole('main')).toBeFocused() // the focus moves because the row with the focused button is gone
})
