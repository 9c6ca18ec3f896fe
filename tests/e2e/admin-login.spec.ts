import { randomUUID } from 'node:crypto'
import { fillProduct } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { firstAdmin, newStaff, openAdminPage, runStaffCommand } from '#tests/e2e/staff.ts'

test('§1 §2 §4 §5 §6 §7 §8 §D staff log in, see who they are, and log out in every tab at once', async ({
  page,
  context,
}) => {
  test.slow() // two tabs, and three logins
  const email = `${randomUUID()}@lumina.test`
  const output = runStaffCommand('create', '--email', email, '--name', 'Ada Obi')
  const ada = { email, password: /can log in with (\S+)/.exec(output)?.[1] ?? '' }
  await page.goto('/admin/orders')
  await expect(page).toHaveURL(/\/admin\/login\?redirectTo=/)
  for (const label of ['Email', 'Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(ada.email)

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  await expect(page).toHaveURL('/admin/orders')
  await expect(page.getByRole('banner').getByText('Ada Obi Admin')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Admin', exact: true })
  const entries = navigation.getByRole('listitem').getByRole('link')
  const names = (await entries.allTextContents()).filter((name) => !/^Messages \d/.test(name)) // unread ones
  expect(names).toEqual(['Dashboard', 'Products', 'Orders', 'Customers', 'Collections', 'Homepage', 'Settings'])
  await expect(navigation.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Discounts' }).click()
  await expect(page).toHaveURL('/admin/discounts')
  await expect(navigation.getByRole('link', { name: 'Orders' }), 'discount codes belong to orders').toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(navigation.locator('[aria-current]')).toHaveCount(1)

  const other = await context.newPage()
  await other.goto('/admin/products')
  await waitForHydration(other)
  const late = await context.newPage()
  const loggedOut = Promise.withResolvers<void>()
  await late.route('**/assets/**/*.js', async (route) => {
    await loggedOut.promise // its scripts run only after the logout
    await route.continue()
  })
  await late.goto('/admin/customers', { waitUntil: 'commit' })
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Customers')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect(other).toHaveURL(/\/admin\/login/)
  loggedOut.resolve()
  await expect(late).toHaveURL(/\/admin\/login/)
  await late.close()

  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(other).toHaveURL('/admin/products') // it was open before, and follows
})

test('logging out keeps other devices logged in, logging out everywhere ends all sessions', async ({
  page,
  browser,
}) => {
  test.slow() // three logins
  const ada = await newStaff('Ada Everywhere')
  await openAdminPage(page, '/admin', ada)
  const phone = await (await browser.newContext()).newPage()
  await openAdminPage(phone, '/admin/orders', ada)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
  await openPage(phone, '/admin/products')
  await expect(phone).toHaveURL('/admin/products')

  await openAdminPage(page, '/admin/account', ada)
  const tab = await page.context().newPage()
  await openPage(tab, '/admin/orders')
  const open = page.getByRole('button', { name: 'Log out everywhere' })
  await open.click()
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Enter')
  await page.route('**/*', (route) => route.fulfill({ status: 503 }))
  await question.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(question.getByText('The store could not be reached, so you are still logged in.').first()).toBeVisible()
  await page.unroute('**/*')
  await question.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL('/admin/login?everywhere=done')
  await expect(page.getByRole('status')).toHaveText('You are logged out on all your devices.')
  await expect(tab).toHaveURL(/\/admin\/login/)
  await phone.reload()
  await expect(phone).toHaveURL(/\/admin\/login/)
  await phone.context().close()
})

test.describe('while the store is unreachable', () => {
  test('a failed logout is reported, and the screen keeps its input', async ({ page }) => {
    const ada = await newStaff('Ada Away')
    await openAdminPage(page, '/admin/products/new', ada)
    await page.getByLabel('Name (required)').fill('Half a product')
    await page.route('**/*', (route) => route.fulfill({ status: 503 }))
    const logOut = page.getByRole('button', { name: 'Log out', exact: true })
    await logOut.click()
    await expect(page.getByText('The store could not be reached, so you are still logged in.')).toBeVisible()
    await expect(page.getByLabel('Name (required)')).toHaveValue('Half a product')
    await page.unroute('**/*')
    await logOut.click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL('/admin/login')
  })

  test('a failed login is reported, and the input stays', async ({ page }) => {
    const ada = await newStaff('Ada Outside')
    await openPage(page, '/admin/login')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.route('**/*', (route) => route.fulfill({ status: 503 }))
    const logIn = page.getByRole('button', { name: 'Log in' })
    await logIn.click()
    await expect(page.getByRole('alert')).toHaveText('The store could not be reached. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue(ada.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ada.password)
    await page.unroute('**/*')
    await logIn.click()
    await expect(page).toHaveURL('/admin')
  })
})

test('logging out shows progress while the store is slow', async ({ page }) => {
  await openAdminPage(page, '/admin/orders', await newStaff('Ada Slow'))
  const released = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  const busyButton = page.getByRole('button', { name: 'Logging out...' })
  await expect(busyButton).toHaveAttribute('aria-busy', 'true')
  await busyButton.click() // an impatient second click
  released.resolve()
  await expect(page).toHaveURL('/admin/login')
})

test('input on a screen is restored after a logout elsewhere and a new login', async ({ page, context }) => {
  test.slow() // two tabs, and two logins
  const ada = await newStaff('Ada Stays')
  await openAdminPage(page, '/admin/products/new', ada)
  await page.getByLabel('Name (required)').fill('Half a product')
  page.on('dialog', (leaving) => leaving.dismiss())
  const other = await context.newPage()
  await openPage(other, '/admin')
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toBeHidden()
  await other.close()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Log in' }).click()
  const door = await opened
  await door.getByLabel('Email').fill(ada.email)
  await door.getByLabel('Password', { exact: true }).fill(ada.password)
  await door.getByRole('button', { name: 'Log in' }).click()
  await expect(door).toHaveURL('/admin')
  await expect(page.getByLabel('Name (required)')).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toHaveValue('Half a product')
})

test('§2 §4 §7 §D while the session is checked again, the screen waits and keeps its input', async ({ page }) => {
  await openAdminPage(page, '/admin/products/new')
  await page.getByLabel('Name (required)').fill('Half a product')
  let responses = 0
  await page.route('**/api/auth/get-session', async (route) => {
    responses++
    return responses < 3 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'lumina.staff' })))
  const verifying = page.getByRole('status').filter({ hasText: 'Verifying authentication...' })
  await expect(verifying.filter({ has: page.locator('.spinner') })).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toBeHidden()
  await expect(page.getByLabel('Name (required)')).toHaveValue('Half a product')
  await expect(page.getByLabel('Name (required)')).toBeVisible()
  expect(responses).toBe(3)
})

test.describe('an invalid response about the session', () => {
  test.use({ expectedLog: /^Error loading admin profile:/ })

  test('§8 is logged and clears the profile, and a new login leads back', async ({ page }) => {
    await openAdminPage(page, '/admin/orders?status=shipped')
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error loading admin profile:'))
    await page.route('**/api/auth/get-session', (route) => route.fulfill({ body: '<html>' }))
    const logIn = page.waitForRequest((request) => request.url().includes('/admin/login?redirectTo='))
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'lumina.staff' })))
    await logged
    await logIn
    await expect(page).toHaveURL('/admin/orders?status=shipped') // the session itself was valid all along
  })
})

test('§2 §4 §5 §8 §D a disabled member of staff is logged out with the next click, and learns why', async ({
  page,
}) => {
  const ben = await newStaff('Ben')
  await openAdminPage(page, '/admin', ben)
  runStaffCommand('switch-off', '--email', ben.email)
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Email').fill(ben.email)
  await page.getByLabel('Password', { exact: true }).fill(ben.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Access denied. You do not have admin privileges.')
})

test('a member of staff disabled while typing sees a message, and the input stays', async ({ page }) => {
  const ife = await newStaff('Ife')
  await openAdminPage(page, '/admin/products/new', ife)
  await fillProduct(page, 'Half a product')
  runStaffCommand('switch-off', '--email', ife.email)
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'your account was deactivated' }).first()).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toHaveValue('Half a product')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/admin', '/admin/products', '/admin/orders', '/admin/homepage', '/admin/backups']) {
    test(`${path} says that scripts are missing, has no dead buttons, and its navigation works`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openAdminPage(page, path)
      await expect(page.locator('noscript p', { hasText: 'JavaScript is off.' })).toBeVisible()
      await expect(page.locator('button[type=button]:not(h2 > *):visible')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      const navigation = page.getByRole('navigation', { name: 'Admin', exact: true })
      await expect(navigation).toBeHidden()
      await page.locator('noscript a', { hasText: 'Open navigation' }).click()
      await expectNoSidewaysScroll(page)
      await navigation.getByRole('link', { name: 'Customers' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers')
      await expect(navigation).toBeHidden()
    })
  }

  test('a rejected form says why', async ({ page }) => {
    await openAdminPage(page, '/admin/discounts/new')
    await page.getByLabel('Code (required)').fill('NO-SCRIPTS')
    await page.getByLabel('Percentage (%) (required)').fill('much')
    await page.getByRole('button', { name: 'Save Discount Code' }).click()
    await expect(page.getByRole('alert')).toContainText('The percentage is a number above 0')

    await page.goto('/admin/products?status=active')
    await page.goto((await page.locator('.row-link').first().getAttribute('href')) ?? '')
    await page.getByLabel('Price (₦) (required)').fill('much')
    await page.getByRole('button', { name: 'Save product' }).click()
    await expect(page.locator('noscript [role=alert]')).toContainText('This product was not saved')
  })

  test('§1 login works, and lists are readable', async ({ page }) => {
    await openAdminPage(page, '/admin/products?status=draft', firstAdmin())
    await expect(page.getByRole('table')).toContainText('Draft')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  })
})

test('the login page fits a phone and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/login')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
})

test('§2 on a phone the navigation is a drawer that returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, '/admin')
  const opener = page.getByRole('button', { name: 'Open navigation' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/admin/orders.data*', async (route) => {
    await responded
    await route.continue()
  })
  await drawer.getByRole('link', { name: 'Orders' }).click()
  await expect(drawer, 'out of the way of the loading state').toBeHidden()
  respond()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
})
