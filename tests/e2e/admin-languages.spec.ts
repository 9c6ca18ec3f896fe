import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { orders } from '#app/features/orders/orders.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// A store of its own, as its locales are on every page.

test.describe.configure({ mode: 'default' }) // one store is enough

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

let store: StoreProcess
test.beforeAll(async () => {
  store = await startStore()
})
test.afterAll(() => store?.stop())

const rowOf = (page: Page, name: string) => {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
}

test('staff see what the store speaks, add a language to a market, and remove one with orders', async ({ page }) => {
  test.slow() // the screens at two widths, and two saved forms
  const { db, close } = openStoreDatabase(store)
  const marketId = await addMarket(db, { name: 'Alps', countries: ['CH'], languages: { ch: 'de-CH', romand: 'fr' } })
  await addMarket(db, { name: 'Nordics', status: 'draft', countries: ['NO'], languages: { se: 'sv', ae: 'ar' } })
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.status, 'processing')).limit(1)
  if (!order) throw new Error('The demo store has no order to ship')
  await db.update(orders).set({ marketId, language: 'fr' }).where(eq(orders.id, order.id))
  await expect.poll(async () => (await fetch(`${store.url}/romand/about`)).status).toBe(200)

  await page.setViewportSize(DESKTOP)
  await openAdminPage(page, `${store.url}/admin/languages`, store.admin)
  await expect(rowOf(page, 'English')).toContainText('The originals')
  await expect(rowOf(page, 'German')).toContainText('Deutsch')
  await expect(rowOf(page, 'German')).toContainText(/0 of \d+ translated/)
  await expect(rowOf(page, 'Swedish')).toContainText('In English')
  await expect(rowOf(page, 'Swedish')).toContainText('/se, draft')
  await expect(rowOf(page, 'Arabic')).toContainText('Right to left')
  await expect(rowOf(page, 'French').getByRole('cell').last()).toHaveText(/^1/)
  await expect(rowOf(page, 'German').getByRole('link', { name: 'Open /ch in German' })).toHaveAttribute('href', '/ch')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(PHONE)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.setViewportSize(DESKTOP)
  await page.getByLabel('Add to', { exact: true }).selectOption('Alps')
  await page.getByRole('button', { name: 'Add to a market (Italian)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alps' })).toBeVisible()
  const languages = page.getByRole('group', { name: 'Languages of the market' })
  const added = languages.getByRole('listitem').last()
  await expect(added.getByLabel('Language', { exact: true })).toHaveValue('it')
  await expect(added.getByLabel('Prefix of its URLs')).toHaveValue('it')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('not translated into German')
  await added.getByLabel('Language', { exact: true }).fill('da')
  await expect(added.getByLabel('Language', { exact: true })).toHaveAccessibleDescription(
    /Danish: the interface has no texts in it yet/,
  )
  await added.getByLabel('Language', { exact: true }).fill('it')
  await page.getByRole('button', { name: 'Remove fr' }).click()
  const note = page.getByRole('status').filter({ hasText: 'French at /romand is removed when you save' })
  await expect(note).toContainText('Links to it, also those in sent emails, lead to /ch, in Swiss High German.')
  await expect(note).toContainText('1 order was placed in French and is not shipped yet. It keeps its language')
  await expectNoViolations(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Save market' }).click()
  await expect(page.getByText('Market saved')).toBeVisible()
  await expect(note).toBeHidden()

  await openPage(page, `${store.url}/admin/languages`)
  await expect(rowOf(page, 'Italian')).toContainText('Alps')
  await expect(rowOf(page, 'French')).toContainText('In no market')
  await expectNoSidewaysScroll(page)
  await openPage(page, `${store.url}/romand/contact`) // as in a mail
  await expect(page).toHaveURL(`${store.url}/ch/contact`)
  await close()
})

test('a language for a market that is gone is refused with the reason, and the command palette finds the screen', async ({
  page,
}) => {
  await openAdminPage(page, `${store.url}/admin/languages?market=new&language=German`, store.admin)
  await expect(page.getByLabel('Add to', { exact: true })).toHaveAccessibleDescription(/no language code/)
  await openPage(page, `${store.url}/admin/languages?market=01890000-0000-7000-8000-000000000001&language=it`)
  await expect(page.getByLabel('Add to', { exact: true })).toHaveAccessibleDescription(/This market was deleted/)
  await expectNoViolations(page)
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(page.locator('dialog.command-palette'), 'it is prefetched').toBeAttached()
  await page.getByRole('button', { name: 'Search and commands' }).click()
  for (const words of ['multilingual', 'right to left', 'polish']) {
    await palette.getByRole('combobox').fill(words)
    await expect(palette.getByRole('option', { name: 'Languages' }).first()).toBeVisible()
  }
})
