import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const HEADING =
  'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price,Image Src,Status'

/** A unique image. */
async function imageFile(mark: string) {
  const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background: `#${mark.slice(0, 6)}` } })
    .jpeg()
    .toBuffer()
  return { name: `${mark.toUpperCase()}.jpg`, mimeType: 'image/jpeg', buffer }
}

test('a file of another store is previewed, fixed and imported, with its images', async ({ page, request }) => {
  test.slow() // three imports
  const mark = randomUUID().slice(0, 8)
  const rows = [
    `piece-${mark},Piece ${mark},<p>Cut on the <b>bias</b>.</p>,Gala,Size,S,4,90.00,https://cdn.example/${mark}.jpg,active`,
    `piece-${mark},,,,,M,2,90.00,,`,
    `skirt-${mark},Skirt ${mark},<p>Wide.</p>,Skirt,Size,S,many,45,,active`,
  ]
  const send = async (lines: readonly string[]) => {
    const buffer = Buffer.from(lines.length > 0 ? [HEADING, ...lines].join('\n') : '')
    await page.getByLabel('Files to import').setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer })
  }
  await openAdminPage(page, '/admin/products')
  await page.getByRole('link', { name: 'Import', exact: true }).first().click()
  await send([])
  await expect(page.getByText('This file is empty.')).toBeVisible()
  // Only the upload without a session: the page itself loads again while imports of other tests are running
  await page.route('**/admin/import/file', async (route) => {
    const { 'content-type': type = '', origin = '' } = await route.request().allHeaders()
    const headers = { 'Content-Type': type, Origin: origin }
    const data = route.request().postDataBuffer() ?? undefined
    await route.fulfill({ response: await request.post(route.request().url(), { headers, data }) })
  })
  await send(rows)
  await expect(page.getByText('Please log in first.')).toBeVisible()
  await page.unroute('**/admin/import/file')
  await send(rows)
  const products = page.getByRole('region', { name: 'Products of this file' })
  await expect(page.getByRole('status').filter({ hasText: '1 new, 1 refused. Nothing has' })).toBeVisible()
  await expect(products).toContainText('Line 2, Type: Category is required')
  await page.getByRole('link', { name: 'New 1' }).click()
  await expect(products).toContainText('“many” is not a number. Stock is set to 0.')

  const creating = page.getByRole('checkbox', { name: 'Create the categories that are missing' })
  await expect(creating).toHaveAccessibleDescription(/^Gala\. Each is created with its first product\./)
  await creating.check()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('link', { name: 'New 2' }).click()
  await expect(products.getByRole('definition').filter({ hasText: 'Gala' })).toBeVisible()
  await creating.uncheck()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('link', { name: 'Choose categories' }).click()
  const piece = page.getByLabel(`Category of Piece ${mark}`)
  await piece.selectOption('dresses')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('1 choice saved')).toBeVisible()
  await page.getByRole('link', { name: 'Chosen 1' }).click()
  await expect(page).toHaveURL(/state=chosen/)
  await page.reload()
  await expect(piece).toHaveValue('dresses')
  await page.getByRole('link', { name: /^All / }).click()
  await expect(page.getByRole('row', { name: `Skirt ${mark}` })).toContainText('Likely: from the type')
  await page.getByRole('checkbox', { name: `Select Skirt ${mark}` }).check()
  await page.getByLabel('Category for the selected products').selectOption('New category…')
  await page.getByLabel('Name of the new category').fill(`Skirts ${mark}`)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel(`Category of Skirt ${mark}`)).toHaveValue(`Skirts ${mark}`)
  await page.getByRole('link', { name: 'Needs a choice 0' }).click()
  await expect(page.getByText('Every product has a category.')).toBeVisible()
  await page.getByRole('link', { name: /^All / }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, 'main')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'Back to the import' }).click()
  await expect(page.getByRole('button', { name: 'Add 2 products' })).toBeVisible()
  await page.getByLabel('Add images').setInputFiles(await imageFile(mark))
  await expect(page.getByText('All images of the file are uploaded. 1 uploaded.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'New 2' }).click()
  await expect(products).toContainText(`${mark}.jpg`)
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, 'main')
  await page.getByRole('button', { name: 'Add 2 products' }).click()
  await expect(page.getByText('2 products were saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: `${mark}.csv` })).toBeFocused()

  await page.getByRole('link', { name: 'Back to imports' }).click()
  await send(
    [rows[0] ?? '', rows[1] ?? '', (rows[2] ?? '').replace('skirt-', 'coat-').replace('Skirt ', 'Coat ')].map((row) =>
      row.replace('Gala', 'Dress'),
    ),
  )
  await expect(page.getByRole('status').filter({ hasText: '1 new, 1 unchanged.' })).toBeVisible()
  await page.goto(`/admin/products?q=${mark}`)
  await page.getByRole('link', { name: `Piece ${mark}`, exact: true }).click()
  await expect(page.getByLabel('Description of image 1')).toHaveValue(`Piece ${mark}, front`)
})

test('the columns of a supplier’s file are proposed, corrected and kept, and its products imported', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8)
  const text = [
    `Artikelnummer;Bezeichnung;Größe;Preis;Menge;Notiz ${mark}`,
    `${mark}-S;Dress ${mark};S;1.049,50;4;Cut wide.`,
    `${mark}-M;Dress ${mark};M;1.049,50;2;Cut wide.`,
  ].join('\n')
  const send = async () => {
    const file = { name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel('Files to import').setInputFiles(file)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin/import')
  await send()
  const columns = page.getByRole('list', { name: 'Columns' })
  const choiceOf = (column: string) => columns.getByLabel(column)
  const preview = page.getByRole('region', { name: 'Preview of the first products' })
  await expect(choiceOf('Bezeichnung')).toHaveValue('name')
  await expect(choiceOf('Preis')).toHaveAccessibleDescription('For example: 1.049,50')
  await expect(choiceOf(`Notiz ${mark}`)).toHaveValue('')
  await expect(preview).toContainText('SizesS; M')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, 'main')

  await choiceOf('Bezeichnung').selectOption('Not imported')
  await choiceOf(`Notiz ${mark}`).focus()
  await page.keyboard.type('Description')
  await expect(choiceOf(`Notiz ${mark}`)).toHaveValue('description')
  await page.getByRole('button', { name: 'Check the products' }).click()
  await expect(choiceOf('Bezeichnung')).toBeFocused()
  await expect(choiceOf('Bezeichnung')).toHaveAccessibleDescription(/Choose “Name” for one column/)
  await expect(choiceOf(`Notiz ${mark}`)).toHaveValue('description')
  await choiceOf('Bezeichnung').selectOption('Name')
  await page.getByRole('button', { name: 'Update the preview' }).click()
  await expect(preview).toContainText('Cut wide.')
  const check = page.getByRole('button', { name: 'Check the products' })
  await expect(check).toBeEnabled()
  await check.press('Enter')

  const products = page.getByRole('region', { name: 'Products of this file' })
  await expect(products).toContainText(`Dress ${mark}`)
  await expect(products).toContainText('1049.50')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Add 1 product' }).click()
  await expect(page.getByText('1 product was saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change the columns' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to imports' }).click()
  await send()
  await expect(page.getByText('These are your choices for the last file with the same columns.')).toBeVisible()
  await expect(choiceOf(`Notiz ${mark}`)).toHaveValue('description')
  await page.getByRole('button', { name: 'Check the products' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 unchanged.' })).toBeVisible()
  await page.getByRole('link', { name: 'Change the columns' }).click()
  await page.getByRole('button', { name: 'Discard this file' }).click()
  await expect(page).toHaveURL(/\/admin\/import$/)
  await page.goto(`/admin/products?q=${mark}`)
  await expect(page.getByRole('link', { name: `Dress ${mark}`, exact: true })).toBeVisible()
})

test('images whose upload was not recorded are still listed as missing, and a click adds them', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  const row = `coat-${mark},Coat ${mark},<p>Warm.</p>,Dress,Size,S,4,90.00,https://cdn.example/${mark}.jpg,draft`
  await openAdminPage(page, '/admin/import')
  const buffer = Buffer.from(`${HEADING}\n${row}`)
  await page.getByLabel('Files to import').setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer })
  await expect(page.getByText('1 image is missing.')).toBeVisible()
  await page.route('**/admin/products/import/*.data*', (route) =>
    route.request().postData()?.includes('intent=images') ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await page.getByLabel('Add images').setInputFiles(await imageFile(mark))
  const images = page.getByRole('region', { name: 'Images' })
  await expect(images.getByRole('alert')).toContainText('The import could not be changed. Please try again.')
  await expect(images).toContainText('1 image is missing.')
  await page.unroute('**/admin/products/import/*.data*')
  await images.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('All images of the file are uploaded. 1 uploaded.')).toBeVisible()
  await expect(images.getByRole('alert')).toHaveCount(0)
})

test('images are fetched from the URLs in the file, and each failure says why', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  const rows = ['a', 'b'].map(
    (name) =>
      `shawl-${name}-${mark},Shawl ${name} ${mark},,Scarf,Title,Default Title,3,20,http://127.0.0.1/${name}.jpg,active`,
  )
  await openAdminPage(page, '/admin/import')
  await page
    .getByLabel('Files to import')
    .setInputFiles({ name: 'shawls.csv', mimeType: 'text/csv', buffer: Buffer.from([HEADING, ...rows].join('\n')) })
  await expect(page.getByText('The file has URLs of 2 images.')).toBeVisible()
  await page.getByRole('button', { name: 'Fetch 2 images' }).click()
  await expect(page.getByText('0 images fetched, 2 failed.')).toBeVisible()
  const failures = page.getByRole('list', { name: 'Images that failed' })
  await expect(failures.getByRole('listitem')).toHaveCount(2)
  await expect(failures).toContainText('http://127.0.0.1/a.jpg It leads into a private network.')
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Try 2 images again' }).click()
  await expect(page.getByText('0 images fetched, 2 failed.')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 products' }).click() // without them
  await expect(page.getByText('2 products were saved.')).toBeVisible()
})
