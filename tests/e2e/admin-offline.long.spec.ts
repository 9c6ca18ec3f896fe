import { watchScripts } from '#tests/e2e/admin.ts'
import { expect, goOnline, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

test.use({
  prefetches: true,
  expectedLog: /^Error loading (the admin|orders|customers|order notes):|net::ERR_INTERNET_DISCONNECTED/,
})

test('without the store or a network, lists and typed notes are kept, other screens show what could not be loaded, and everything works again later', async ({
  page,
  context,
}) => {
  const waitForScripts = watchScripts(page)
  await openAdminPage(page, '/admin/orders')
  const main = page.getByRole('main')
  const search = page.getByRole('searchbox')
  const before = await main.textContent()
  await page.route('**/admin/orders.data*', (route) => route.fulfill({ status: 503 }))
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading orders:'))
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('link').click()
  await logged
  await expect(page).toHaveURL(/sort=total/)
  const loggedAgain = page.waitForEvent('console', (message) => message.text().startsWith('Error loading the admin:'))
  await page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').revalidate()) // like an automatic refresh
  await loggedAgain
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(await main.textContent()).toBe(before)
  await expect(main.getByRole('alert')).toHaveCount(0)

  await page.unroute('**/admin/orders.data*')
  await search.fill('no such order')
  await expect(main.getByText('No orders match “no such order”.')).toBeVisible()

  const title = page.getByRole('heading', { level: 1 })
  await search.fill('')
  const row = page.locator('.row-link').first()
  const number = (await row.textContent()) ?? ''
  await row.click()
  await expect(title).toHaveText(number)
  // Without these scripts, the router would reload the entire page
  for (const screen of ['order-notes', 'customers', 'customer-detail']) await waitForScripts(screen)
  await context.setOffline(true)
  const note = page.getByLabel('Note', { exact: true })
  await note.fill('Half a note')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Nothing you typed is lost').first()).toBeVisible()
  await expect(note).toHaveValue('Half a note')

  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(title).toHaveText('The customers could not be loaded')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(title, 'the earlier list is not shown').toHaveText('The orders could not be loaded')
  await goOnline(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(title).toHaveText('Orders')
})
