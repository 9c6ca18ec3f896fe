import type { Page } from '@playwright/test'
import { chooseAction } from '#tests/e2e/admin.ts'
import { expect, fetchPath, openPage, test } from '#tests/e2e/fixtures.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { openAdminClient } from '#tests/support/page-updates/admin-client.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Uses a separate store, because menus are on every page.

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

let store: StoreProcess
test.beforeAll(async () => {
  store = await startStore()
})
test.afterAll(() => store?.stop())

async function save(page: Page, status: number): Promise<void> {
  const saveResponse = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.press('Control+s')
  expect((await saveResponse).status()).toBe(status)
}

test('a page nested in the header menu can be reached on wide screens and phones, and its menu item disappears together with the page', async ({
  page,
}) => {
  const { db, close } = openStoreDatabase(store)
  const { newWrittenPage, post } = await openAdminClient(store, db)
  const written = await newWrittenPage()
  await close()

  await addStaffSession(page, store)
  await openPage(page, `${store.url}/admin/menus`)
  const header = page.getByRole('group', { name: 'Items in the header' })
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByRole('heading', { name: 'New item' })).toBeFocused()
  await page.getByLabel('Links to').selectOption('none')
  await page.getByRole('button', { name: 'Add nested item' }).click()
  await page.getByLabel('Links to').selectOption('address')
  await page.getByLabel('URL (required)').fill('javascript:alert(1)')
  await save(page, 400)
  const summary = page.getByRole('alert').filter({ hasText: 'The menus were not saved' })
  await expect(summary.getByRole('link')).toHaveCount(3)
  await summary.getByRole('link', { name: /^Enter a path in your store/ }).click()
  await expect(page.getByLabel('URL (required)')).toBeFocused()
  await expect(page.getByLabel('URL (required)')).toHaveValue('javascript:alert(1)')
  await page.getByLabel('Links to').selectOption('page')
  await page.getByRole('combobox', { name: 'Page (required)', exact: true }).selectOption(written.id)
  await page.getByRole('button', { name: 'New item' }).click()
  await page.getByLabel('Label (required)').fill('Help')
  await page.getByRole('button', { name: 'All header items' }).click()
  await header.locator('[data-item]', { hasText: 'Help' }).press('Alt+ArrowUp')
  await chooseAction(page, 'Help', 'Move to top')
  await save(page, 200)
  await expect(page.getByText('Menus saved').first()).toBeVisible()
  await openPage(page, `${store.url}/faq`)
  const help = page.getByRole('banner').getByRole('button', { name: 'Help' })
  await help.press('Enter')
  await expect(help).toHaveAttribute('aria-expanded', 'true')
  await help.press('ArrowDown')
  const link = page.getByRole('banner').getByRole('link', { name: written.title })
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(help).toBeFocused()
  await help.press('Enter')
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: written.title })).toBeVisible()

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: written.title })).toBeVisible()
  await expect(menu.getByRole('listitem').first()).toHaveText(written.title)

  expect((await post(written.edit, { intent: 'delete' })).status).toBeLessThan(400)
  expect(await (await fetchPath(page, `${store.url}/faq`)).text()).not.toContain(written.title)
  await page.setViewportSize(WIDE)
  await page.goto(`${store.url}/admin/menus`)
  await expect(header.getByText('Not shown: none of its nested items are shown.')).toBeVisible()
})
