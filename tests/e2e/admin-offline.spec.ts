import { watchScripts } from '#tests/e2e/admin.ts'
import { expect, expectNoSidewaysScroll, goOnline, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { placeAdminOrder } from '#tests/e2e/orders.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test.use({
  expectedLog:
    /^Error loading (collections|customers|messages|orders|subscribers|backups|the mail|the order|the settings|your account|the admin):/,
})

for (const what of ['collections', 'customers', 'messages', 'orders', 'subscribers']) {
  test(`§8 §D the list of ${what} stays when reloading fails, and only the log reports it`, async ({ page }) => {
    await openAdminPage(page, `/admin/${what}`)
    const main = page.getByRole('main')
    const before = await main.textContent()
    await page.route(`**/admin/${what}.data*`, (route) => route.fulfill({ status: 503 }))
    const logged = page.waitForEvent('console', (message) => message.text().startsWith(`Error loading ${what}:`))
    await page.getByRole('searchbox').fill('nothing of this name')
    await page.keyboard.press('Enter')
    await logged
    await expect(page).toHaveURL(/q=nothing/)
    const again = page.waitForEvent('console', (message) => message.text().startsWith('Error loading the admin:'))
    await page.keyboard.press('Enter') // same URL: reloads all data of the screen
    await again
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect(await main.textContent()).toBe(before)
    await expect(main.getByRole('alert')).toHaveCount(0)

    await page.unroute(`**/admin/${what}.data*`)
    await page.getByRole('searchbox').fill('nothing of this name either')
    await page.keyboard.press('Enter')
    await expect(main.getByText(/^No \w+ (found|match)/)).toBeVisible()
  })
}

test('a screen that cannot be loaded shows an error in its place, and navigation still works', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await openAdminPage(page, '/admin/customers')
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503 }))
  await page.locator('.row-link').first().click()
  await expect(title).toHaveText('The customer could not be loaded')
  await page.getByRole('link', { name: 'Back to customers' }).click()
  await expect(title, 'not an earlier list').toHaveText('The customers could not be loaded')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(title).toHaveText('The orders could not be loaded')
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(title).toHaveText('Orders')
})

test('a saved order that cannot be reloaded stays, with an unsaved note', async ({ page }) => {
  const number = await placeAdminOrder(page, { firstName: 'Ada', lastName: 'Kept' })
  await openAdminPage(page, `/admin/orders?q=${number}`)
  await page.getByRole('link', { name: number }).click()
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('Half a note')
  const tracking = page.getByLabel('Tracking number')
  await tracking.fill('A-TRACKING-NUMBER-OF-UNUSUAL-LENGTH')
  await page.route(/\/admin\/orders\/[\w-]+\.data/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading the order:'))
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByText('Order updated successfully!').first()).toBeVisible()
  await logged
  await expect(note).toHaveValue('Half a note')
  await expect(tracking).toHaveValue('A-TRACKING-NUMBER-OF-UNUSUAL-LENGTH')

  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/admin/orders')
  await expect(page.getByRole('row', { name: number })).toContainText('UNUSUAL')
  await expectNoSidewaysScroll(page)
})

for (const { path, what } of [
  { path: '/admin/settings', what: 'the settings' },
  { path: '/admin/account', what: 'your account' },
  { path: '/admin/backups', what: 'backups' },
  { path: '/admin/mails', what: 'the mail' },
]) {
  test(`${what} of ${path} stay on the screen when reloading fails`, async ({ page }) => {
    if (path === '/admin/mails') await placeAdminOrder(page, { firstName: 'Ada', lastName: 'Written' }) // one request confirms it
    await openAdminPage(page, path)
    if (path === '/admin/mails') {
      await page.locator('.row-link').first().click()
      await expect(page.getByRole('link', { name: 'Back to emails' })).toBeVisible() // the URL changes before
    }
    const main = page.getByRole('main')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await page.route('**/*.data*', (route) => route.fulfill({ status: 503 }))
    const before = await main.textContent()
    const logged = page.waitForEvent('console', (message) => message.text().startsWith(`Error loading ${what}:`))
    await page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').revalidate()) // like an automatic refresh
    await logged
    expect(await main.textContent()).toBe(before)
  })
}

test.describe('without a network', () => {
  test.use({ expectedLog: /net::ERR_INTERNET_DISCONNECTED|^Error loading [\w ]+: TypeError: Failed to fetch/ })

  test('a clicked row shows an error in place of its screen, and navigation still works', async ({ page, context }) => {
    const waitForScripts = watchScripts(page)
    await openAdminPage(page, '/admin/orders')
    await waitForScripts('order-detail') // without them, the router loads the whole page
    await context.setOffline(true)
    const row = page.locator('.row-link').first()
    const number = (await row.textContent()) ?? ''
    await row.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The order could not be loaded')
    await expect(page.getByRole('navigation', { name: 'Admin', exact: true })).toBeVisible()
    await goOnline(page)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number)
  })

  test('a note that cannot be sent is stored half a second after an order arrived', async ({ page, context }) => {
    await openAdminPage(page, '/admin/orders')
    const path = await page.locator('.row-link').first().getAttribute('href')
    const waitForScripts = watchScripts(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000) // the test controls the clock
    await page.goto(path ?? '')
    await waitForHydration(page)
    await page.clock.runFor(500)
    await waitForScripts('order-notes')
    await page.clock.resume()
    await context.setOffline(true)
    const note = page.getByLabel('Note', { exact: true })
    await note.fill('Half a note')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Nothing you typed is lost').first()).toBeVisible()
    await expect(note).toHaveValue('Half a note')
  })
})
