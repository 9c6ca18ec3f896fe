import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { createTemporaryFolder, type StoreProcess, startStore } from '#tests/support/store.ts'

test.describe.configure({ timeout: 180_000 }) // first, a store with its own database has to start
test.use({ prefetches: false })

const dataDir = createTemporaryFolder()
let store: StoreProcess
test.beforeAll(async () => {
  store = await startStore({ dataDir, env: { DEMO_DATA: 'off' } })
})
test.afterAll(async () => {
  await store?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The maximum number of fields that an owner can be expected to fill in for a first product. */
const MAX_FIELDS = 8

async function createPhoto(name: string, red: number) {
  const image = sharp({ create: { width: 400, height: 500, channels: 3, background: { r: red, g: 90, b: 90 } } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

test('in Germany, only a few fields turn a photo into a product that can be sold, and typed text is not lost', async ({
  page,
}) => {
  await addStaffSession(page, store)
  await openPage(page, `${store.url}/admin/settings/setup`)
  const customers = page.getByRole('link', { name: 'Customers', exact: true })
  const preview = page.frameLocator('iframe[title="Your store on a phone"]')
  await expect(preview.getByRole('link', { name: 'Shop now' })).toBeVisible()
  await page.getByLabel('Store name (required)').fill('Wanda')
  await customers.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Store name (required)')).toHaveValue('Wanda')
  await page.getByLabel('Country (required)').selectOption('DE')
  await expect(page).toHaveURL(/country=DE/)
  await openPage(page, page.url())
  await customers.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('radio', { name: 'Craft' }).check()
  const shopNow = preview.getByRole('link', { name: 'Jetzt einkaufen' })
  await expect(shopNow).toHaveCSS('background-color', 'rgb(34, 55, 111)') // the button color of the Craft look
  await expect(preview.getByRole('heading', { name: 'Wanda' }).first()).toBeVisible()
  await page.getByLabel('Who makes your clothes?').selectOption('We make them ourselves')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('link', { name: /^Enter your postal address/ })).toBeVisible()
  await page.getByLabel('Your postal address').fill('Kastanienallee 5, 10435 Berlin')
  await page.getByLabel('Store email').fill('hallo@wanda.example')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Saved. Next: add your products.')).toBeVisible()

  // Valid photos are added even though one of the files is not an image
  const products = page.getByRole('region', { name: 'Add your products' })
  await products
    .getByLabel('Add photos')
    .setInputFiles([
      await createPhoto('linen-wrap_dress.jpg', 90),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') },
      await createPhoto('kaftan.jpg', 180),
    ])
  await expect(products.getByText('This is not a JPEG, PNG, WebP or AVIF image.')).toBeVisible()
  await expect(products.getByLabel('Price (EUR)')).toHaveCount(2)
  await expect(preview.getByText('Linen wrap dress').first()).toBeAttached()

  const fields: string[] = []
  const fill = async (label: string, value: string) => {
    fields.push(label)
    const field = page.getByLabel(label, { exact: true })
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value)
    else await field.fill(value)
  }
  // More photos do not replace what was typed
  await fill('Price (EUR) of Linen wrap dress', 'abc')
  await products.getByLabel('Add photos').setInputFiles([await createPhoto('cape.jpg', 30)])
  await expect(products.getByText('1 draft created.')).toBeVisible()
  await expect(products.getByLabel('Price (EUR) of Linen wrap dress')).toHaveValue('abc')
  await products.getByRole('link', { name: /^Open product.*Linen wrap dress/ }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await products.getByLabel('Price (EUR) of Cape').fill('59')
  await products.getByRole('button', { name: 'Save drafts' }).click()
  await expect(
    products.getByRole('link', { name: 'Linen wrap dress: Enter a price such as 49 or 49.90' }),
  ).toBeVisible()
  await expect(products.getByLabel('Price (EUR) of Linen wrap dress')).toHaveValue('abc')
  fields.length = 0
  await fill('Price (EUR) of Linen wrap dress', '149')
  await products.getByRole('button', { name: 'Save drafts' }).click()
  await expect(page.getByText('Drafts saved')).toBeVisible()
  await products.getByRole('link', { name: /^Open product.*Linen wrap dress/ }).click()
  await fill('Short description (required)', 'Linen that ties at the side.')
  await fill('Category (required)', 'kleider')
  await fill('Stock quantity (required)', '12')
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('active')
  fields.push('Status')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS)

  await openPage(page, `${store.url}/`)
  await expect(page.getByRole('main')).toContainText('Linen wrap dress')
  await expect(page.getByRole('main')).toContainText('149,00 €')
})
