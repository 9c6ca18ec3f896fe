import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import { orders } from '#app/orders/orders.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { chooseAction, openPanel } from '#tests/e2e/admin.ts'
import { dismissToast, expect, fetchPath, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Uses a separate store, because its locales are on every page.

test.describe.configure({ mode: 'default' }) // in one worker, so that only one store has to start

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>
let alps: Id<'market'>
test.beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  const { db } = database
  alps = await addMarket(db, { name: 'Alps', countries: ['CH'], languages: { ch: 'de-CH', romand: 'fr' } })
  await addMarket(db, { name: 'Nordics', status: 'draft', countries: ['NO'], languages: { se: 'sv', ae: 'ar' } })
  await expect.poll(async () => (await fetch(`${store.url}/romand/about`)).status).toBe(200)
})
test.afterAll(async () => {
  await database?.close()
  await store?.stop()
})
test.beforeEach(({ page }) => addStaffSession(page, store))

const findRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

longTest(
  'staff see the store’s languages, add one to a market, and remove one that an unshipped order uses',
  async ({ page }) => {
    const { db } = database
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'processing')).limit(1)
    if (!order) throw new Error('The demo store has no order to ship')
    await db.update(orders).set({ marketId: alps, language: 'fr' }).where(eq(orders.id, order.id))
    await openPage(page, `${store.url}/admin/languages`)
    await expect(findRow(page, 'English')).toContainText('Original language')
    await expect(findRow(page, 'German')).toContainText(/\d+ of \d+ translated/)
    await expect(findRow(page, 'Swedish')).toContainText('Buttons and emails are in English')
    await expect(findRow(page, 'Swedish')).toContainText('/se, draft')
    await expect(findRow(page, 'Arabic')).toContainText('Right to left')
    await expect(findRow(page, 'French').getByRole('cell').last()).toHaveText(/^1/)
    await expect(findRow(page, 'German').getByRole('link', { name: 'View store in German (Alps)' })).toHaveAttribute(
      'href',
      '/ch',
    )

    await page.getByLabel('Add to', { exact: true }).selectOption('Alps')
    await page.getByRole('button', { name: 'Add Italian' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Alps' })).toBeVisible()
    const added = page.getByRole('group', { name: 'Market languages' }).getByRole('listitem').last()
    const language = added.getByLabel('Language', { exact: true })
    await expect(language).toHaveValue('it')
    await expect(added.getByLabel('Web address')).toHaveValue('it')
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
    await openPanel(page, 'To do in this market')
    await expect(page.getByRole('region', { name: 'Recommended' })).toContainText('not translated into German')
    await language.fill('da')
    await expect(language).toHaveAccessibleDescription(/The interface is not translated into Danish yet/)
    await language.fill('it')
    await chooseAction(page, 'fr', 'Remove')
    const note = page.getByRole('status').filter({ hasText: 'French at /romand will be removed when you save' })
    await expect(note).toContainText(
      'Links to this address, including those in sent emails, redirect to /ch, in Swiss High German.',
    )
    await expect(note).toContainText('1 order was placed in French and has not shipped yet. It keeps its language')
    await page.getByRole('button', { name: 'Save market' }).click()
    await expect(page.getByText('Market saved')).toBeVisible()
    await expect(note).toBeHidden()
    await openPage(page, `${store.url}/admin/languages`)
    await expect(findRow(page, 'Italian')).toContainText('Alps')
    await expect(findRow(page, 'French')).toContainText('No market')
    const linked = await fetchPath(page, `${store.url}/romand/contact`) // as if from a link in an email
    expect(linked.url()).toBe(`${store.url}/ch/contact`)
  },
)

test('staff translate a product, which shoppers find in their language, and see when the translation is outdated', async ({
  page,
}) => {
  const name = page.getByLabel('Name', { exact: true })
  const save = page.getByRole('button', { name: 'Save translation' })
  await openPage(page, `${store.url}/admin/translations?language=de&kind=product&q=straw`)
  await page.getByRole('link', { name: 'Tarn Straw Hat' }).click()
  await name.evaluate((field) => field.removeAttribute('maxlength')) // as a custom client would
  await name.fill('x'.repeat(201))
  await save.click()
  await expect(page.getByText('This translation was not saved')).toBeVisible()
  await expect(name).toHaveAccessibleDescription(/Name can have at most 200 characters/)
  await expect(name).toHaveValue('x'.repeat(201))
  await name.fill('Strohhut')
  await save.click()
  await dismissToast(page, 'Translation saved')
  const search = `${store.url}/ch/shop?search=${encodeURIComponent('strohhüte')}`
  const found = async () => (await fetchPath(page, search)).text()
  await expect.poll(found, 'a market’s prices are computed in the background').toContain('Strohhut')

  await database.db
    .update(products)
    .set({ name: 'Tarn Sun Hat' })
    .where(eq(products.id, createDemoId('product', 'tarn-straw-hat')))
  await openPage(page, `${store.url}/admin/translations?language=de&state=outdated`)
  await page.getByRole('link', { name: 'Tarn Sun Hat' }).click()
  await expect(page.getByText('Outdated: the original changed')).toBeVisible()
  await page.getByLabel('Still correct: keep as is').check()
  await save.click()
  await expect(page.getByText('Translation saved')).toBeVisible()
  await expect(page.getByText('Outdated: the original changed')).toBeHidden()
})
