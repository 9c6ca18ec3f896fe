import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const HEADING =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Status'

/** Returns a unique image. */
async function createImageFile(suffix: string) {
  const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background: `#${suffix.slice(0, 6)}` } })
    .jpeg()
    .toBuffer()
  return { name: `${suffix.toUpperCase()}.jpg`, mimeType: 'image/jpeg', buffer }
}

test('a file from another store is checked, gets categories and images, and is saved', async ({ page }) => {
  const suffix = randomUUID().slice(0, 8)
  const rows = [
    HEADING,
    `piece-${suffix},Piece ${suffix},<p>Cut on the <b>bias</b>.</p>,Gala,Size,S,4,90.00,https://cdn.example/${suffix}.jpg,active`,
    `skirt-${suffix},Skirt ${suffix},<p>Wide.</p>,Skirt,Size,S,many,45,,active`,
  ]
  const send = async (text: string) => {
    const file = { name: `${suffix}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Files to import').setInputFiles(file)
  }
  await openAdminPage(page, '/admin/import')
  await send('')
  await expect(page.getByText('This file is empty.')).toBeVisible()
  await send(rows.join('\n'))
  const products = page.getByRole('region', { name: 'Products in this file' })
  await expect(page.getByRole('status').filter({ hasText: '1 new, 1 rejected. Nothing has' })).toBeVisible()
  await expect(products).toContainText('Line 2, Type: Category is required')
  await page.getByRole('link', { name: 'New 1' }).click()
  await expect(products).toContainText('“many” is not a number. Stock is set to 0.')

  await page.getByRole('link', { name: 'Choose categories' }).click()
  await page.getByLabel(`Category of Piece ${suffix}`).selectOption('dresses')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 choice saved')).toBeVisible()
  await page.getByRole('link', { name: /^All / }).click()
  await expect(page.getByRole('row', { name: `Skirt ${suffix}` })).toContainText('Likely: from the type')
  await page.getByRole('checkbox', { name: `Select Skirt ${suffix}` }).check()
  await page.getByLabel('Category for the selected products').selectOption('New category…')
  await page.getByLabel('New category name').fill(`Skirts ${suffix}`)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel(`Category of Skirt ${suffix}`)).toHaveValue(`Skirts ${suffix}`)
  await page.getByRole('link', { name: 'Action needed 0' }).click()
  await expect(page.getByText('Every product has a category')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the import' }).click()

  const images = page.getByRole('region', { name: 'Images' })
  await expect(images).toContainText('1 image is missing.')
  await page.route('**/admin/import/*.data*', (route) =>
    route.request().postData()?.includes('intent=images') ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.getByLabel('Add images').setInputFiles(await createImageFile(suffix))
  await expect(images.getByRole('alert')).toContainText('The import could not be changed. Please try again.')
  await expect(images).toContainText('1 image is missing.')
  await page.unroute('**/admin/import/*.data*')
  await images.getByRole('button', { name: 'Try again' }).click()
  await expect(images).toContainText('All images in the file have been uploaded. 1 uploaded.')
  await expect(images.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add 2 products' }).click()
  await expect(page.getByText('2 products were saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: `${suffix}.csv` })).toBeFocused()
})

longTest(
  'a mapping for the columns of a supplier’s file is proposed, corrected and remembered, and the products are imported',
  async ({ page }) => {
    const suffix = randomUUID().slice(0, 8)
    const text = [
      `Artikelnummer;Bezeichnung;Größe;Preis;Menge;Notiz ${suffix}`,
      `${suffix}-S;Dress ${suffix};S;1.049,50;4;Cut wide.`,
      `${suffix}-M;Dress ${suffix};M;1.049,50;2;Cut wide.`,
    ].join('\n')
    const send = async () => {
      const file = { name: `${suffix}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.getByLabel('Files to import').setInputFiles(file)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdminPage(page, '/admin/import')
    await send()
    const columns = page.getByRole('list', { name: 'Columns' })
    const getChoice = (column: string) => columns.getByLabel(column)
    const preview = page.getByRole('region', { name: 'Preview of the first products' })
    await expect(getChoice('Bezeichnung')).toHaveValue('name')
    await expect(getChoice('Preis')).toHaveAccessibleDescription('For example: 1.049,50')
    await expect(getChoice(`Notiz ${suffix}`)).toHaveValue('')
    await expect(preview).toContainText('SizesS; M')

    await getChoice('Bezeichnung').selectOption('Not imported')
    await getChoice(`Notiz ${suffix}`).focus()
    await page.keyboard.type('Description')
    await expect(getChoice(`Notiz ${suffix}`)).toHaveValue('description')
    await page.getByRole('button', { name: 'Check products' }).click()
    await expect(getChoice('Bezeichnung')).toBeFocused()
    await expect(getChoice('Bezeichnung')).toHaveAccessibleDescription(/Choose “Name” for one column/)
    await expect(getChoice(`Notiz ${suffix}`)).toHaveValue('description')
    await getChoice('Bezeichnung').selectOption('Name')
    await page.getByRole('button', { name: 'Update preview' }).click()
    await expect(preview).toContainText('Cut wide.')
    const check = page.getByRole('button', { name: 'Check products' })
    await expect(check).toBeEnabled()
    await check.press('Enter')

    const products = page.getByRole('region', { name: 'Products in this file' })
    await expect(products).toContainText(`Dress ${suffix}`)
    await expect(products).toContainText('1049.50')
    await expect(page.getByRole('link', { name: 'Change columns' })).toBeVisible()
    await page.getByRole('button', { name: 'Add 1 product' }).click()
    await expect(page.getByText('1 product was saved.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Change columns' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Back to imports' }).click()
    await send()
    await expect(page.getByText('These are your choices from the last file with the same columns.')).toBeVisible()
    await expect(getChoice(`Notiz ${suffix}`)).toHaveValue('description')
    await page.getByRole('button', { name: 'Discard this file' }).click()
    await expect(page).toHaveURL(/\/admin\/import$/)
  },
)
