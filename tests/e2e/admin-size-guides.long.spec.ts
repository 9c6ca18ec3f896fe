import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unique } from '#tests/e2e/admin.ts'
import { dismissToast, expect, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, text)
}

test('staff paste a table into a size guide, correct rejected cells, export the guide and import it again', async ({
  page,
}) => {
  const name = unique('Straw hats')
  await openAdminPage(page, '/admin/size-guides/new')
  await page.getByLabel('Name (required)').fill(name)
  for (const measurement of ['Bust', 'Waist'])
    await page.getByRole('button', { name: `Remove ${measurement} (body)` }).click()
  await page.getByLabel('Add measurement').selectOption('Head (body)')
  await page.getByRole('button', { name: 'Remove Hips (body)' }).click()
  await page.getByLabel('Size in row 1').focus()
  await paste(page, 'S\t54–55\nM\t22in\nL\t5800\n\t\n\t\n')
  const medium = page.getByLabel('Head (body) of M')
  await expect(medium).toHaveValue('22in')
  await expect(medium).toHaveAccessibleDescription(/has a different unit: this guide is in centimeters/)
  await page.getByRole('button', { name: 'Add size guide' }).click()
  await expect(page.getByText('This size guide was not saved')).toBeVisible()
  await expect(page.getByLabel('Head (body) of L')).toHaveValue('5800')
  await medium.fill('56–57')
  await page.getByLabel('Head (body) of L').fill('58–59')
  await page.getByRole('button', { name: 'Add size guide' }).click()
  await dismissToast(page, 'Size guide saved')

  await page.getByRole('link', { name }).click()
  const download = page.waitForEvent('download')
  await page.getByLabel('More actions').click()
  await page.getByRole('link', { name: 'Export' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('"Head (body, cm)"\r\nS,54–55\r\nM,56–57\r\n')
  await page.getByRole('button', { name: 'Import or paste a table' }).click()
  const table = page.getByLabel('or paste a table', { exact: true })
  await table.fill('Size,Brim\nS,12')
  await page.getByRole('button', { name: 'Import table' }).click()
  await expect(page.getByText('Line 1: “Brim” is not a size guide column')).toBeVisible()
  await table.fill('Size,EU,Head (body)\nS,1,54–55\nM,2,56–57\nL,3,58–59')
  await page.getByRole('button', { name: 'Import table' }).click()
  await expect(page.getByLabel('EU of M')).toHaveValue('2')
  await page.getByRole('button', { name: 'Save size guide' }).click()
  await expect(page.getByText('Size guide saved')).toBeVisible()
})
