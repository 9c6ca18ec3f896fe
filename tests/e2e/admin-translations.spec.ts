import { readFile, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { demoId } from '#db/demo/demo-ids.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// A store of its own, as its locales are on every page.

const PHONE = { width: 390, height: 844 }
const hat = demoId('product', 'tarn-straw-hat')
const scarf = demoId('product', 'indigo-brush-scarf')

let store: StoreProcess
test.beforeAll(async () => {
  store = await startStore()
})
test.afterAll(() => store?.stop())

test('staff translate a product, which shoppers find in their language, and see when it is outdated', async ({
  page,
}, testInfo) => {
  test.slow() // screens of the admin, the shop, and an import
  const { db, close } = openStoreDatabase(store)
  await openAdminPage(page, `${store.url}/admin/translations`, store.admin)
  await expect(page.getByText('All locales are in the language of the originals.')).toBeVisible()
  await expectNoViolations(page)
  await addMarket(db, { name: 'Switzerland', countries: ['CH'], languages: { de: 'de-CH' } })

  await page.goto(`${store.url}/admin/translations?kind=product&q=straw`)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Tarn Straw Hat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tarn Straw Hat' })).toBeVisible()
  const name = page.getByLabel('Name', { exact: true })
  await name.evaluate((field) => field.removeAttribute('maxlength')) // as a client of its own would
  await name.fill('x'.repeat(201))
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(page.getByText('This translation was not saved')).toBeVisible()
  await expect(name).toHaveAccessibleDescription(/Name has at most 200 characters/)
  await expect(name).toHaveValue('x'.repeat(201))
  await expectNoViolations(page)
  await name.fill('Strohhut')
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(page.getByText('Translation saved')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)

  await openPage(page, `${store.url}/de/shop?search=strohhüte`)
  await page.getByRole('link', { name: 'Strohhut' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Strohhut' })).toBeVisible()

  await db.update(products).set({ name: 'Tarn Sun Hat' }).where(eq(products.id, hat))
  await openPage(page, `${store.url}/admin/translations?state=outdated`)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Tarn Sun Hat' }).click()
  await expect(page.getByText('Outdated: the original changed')).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Still right: keep it as it is').check()
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(page.getByText('Translation saved')).toBeVisible()
  await expect(page.getByText('Outdated: the original changed')).toBeHidden()

  await openPage(page, `${store.url}/admin/translations`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export XLIFF' }).last().click()
  const exported = await readFile(await (await download).path(), 'utf8')
  const others = new RegExp(`<trans-unit id="(?!product/${scarf}/name")[^]*?</trans-unit>`, 'g')
  const file = testInfo.outputPath('back.xlf')
  await writeFile(file, exported.replaceAll(others, '').replace('</source>', '</source><target>Pinseltuch</target>'))
  await openPage(page, `${store.url}/admin/import`)
  await page.getByLabel('Files to import').setInputFiles(file)
  await expect(page.getByText('Indigo Brush Scarf · Name · de')).toBeVisible()
  await close()
})
