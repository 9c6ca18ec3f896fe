import { readFile } from 'node:fs/promises'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { demoId } from '#db/demo/demo-ids.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, text)
}

test('staff paste a table, correct what is refused, and give it to a product', async ({ page }) => {
  test.slow() // four screens of the admin, and the shop
  await openAdminPage(page, '/admin/size-guides')
  await page.getByRole('link', { name: 'Add size guide' }).first().click()
  await page.getByLabel('Name (required)').fill('Straw hats')
  for (const measure of ['Bust', 'Waist']) await page.getByRole('button', { name: `Remove ${measure} (body)` }).click()
  await page.getByLabel('Add a measure').selectOption('Head (body)')
  await page.getByRole('button', { name: 'Remove Hips (body)' }).click()
  await page.getByLabel('Size in row 1').focus()
  await paste(page, 'S\t54–55\nM\t22in\nL\t5800\n\t\n\t\n')
  const medium = page.getByLabel('Head (body) of M')
  await expect(medium).toHaveValue('22in')
  await expect(medium).toHaveAccessibleDescription(/has another unit: this guide is in centimeters/)
  await page.getByRole('button', { name: 'Save size guide' }).click()
  await expect(page.getByText('This size guide was not saved')).toBeVisible()
  await expect(page.getByLabel('Head (body) of L')).toHaveValue('5800')
  await expectNoViolations(page)
  await medium.fill('56–57')
  await page.getByLabel('Head (body) of L').fill('58–59')
  await page.getByRole('button', { name: 'Save size guide' }).click()
  await expect(page.getByText('Size guide saved')).toBeVisible()

  await page.getByRole('link', { name: 'Straw hats' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('"Head (body, cm)"\r\nS,54–55\r\nM,56–57\r\n')
  await page.getByLabel('or paste a table').fill('Size,Brim\nS,12')
  await page.getByRole('button', { name: 'Read table' }).click()
  await expect(page.getByText('Line 1: “Brim” is no column of a size guide')).toBeVisible()
  await page.getByLabel('or paste a table').fill('Size,EU,Head (body)\nS,1,54–55\nM,2,56–57\nL,3,58–59')
  await page.getByRole('button', { name: 'Read table' }).click()
  await expect(page.getByLabel('EU of M')).toHaveValue('2')
  await page.getByRole('button', { name: 'Save size guide' }).click()
  await expect(page.getByText('Size guide saved')).toBeVisible()

  await openAdminPage(page, `/admin/products/edit/${demoId('product', 'tarn-straw-hat')}`)
  await page.getByLabel('Size guide').selectOption('Straw hats')
  await page.getByLabel('Model’s height (cm)').fill('5′10″')
  await page.getByLabel('Model wears size').fill('M')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Model’s height (cm)')).toHaveValue('177.8')
  await openPage(page, `${process.env.ADMIN_URL}/product/tarn-straw-hat`)
  await expect(page.getByText('Model is 178 cm (5′10″) and wears M')).toBeVisible()
  await page.getByRole('link', { name: 'Size guide' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: 'M 56–57' })).toBeVisible()
})

test('a copy of a guide is edited by itself', async ({ page }) => {
  await openAdminPage(page, '/admin/size-guides')
  await page.getByRole('link', { name: 'Belts' }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Belts (copy)' })).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete size guide' }).click()
  await expect(page.getByText('Size guide deleted')).toBeVisible()
})
