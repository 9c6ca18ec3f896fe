import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { adminUsers } from '#app/store/staff.table.ts'
import { fillProduct } from '#tests/e2e/admin.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { firstAdmin, inAdminStore, logIn, newStaff, openAdminPage, openAdminPageAs } from '#tests/e2e/staff.ts'

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true })
const stillLoggedIn = 'The store could not be reached, so you are still logged in.'

test('staff log in after failed attempts and, once deactivated, keep their input and learn why they were logged out', async ({
  page,
}) => {
  const ada = await newStaff('Ada Obi')
  await openPage(page, '/admin/products/new')
  await expect(page).toHaveURL('/admin/login?redirectTo=%2Fadmin%2Fproducts%2Fnew')
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })]
  await logIn(page, { ...ada, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(password).toBeFocused()
  await expect(email).toHaveValue(ada.email)

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.fill(ada.password)
  await page.route('**/*', (route) => route.fulfill({ status: 503 }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The store could not be reached. Please try again.')
  await expect(email).toHaveValue(ada.email)
  await expect(password).toHaveValue(ada.password)
  await page.unroute('**/*')
  await password.press('Enter')
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible()
  await expect(page).toHaveURL('/admin/products/new')
  await expect(page.getByRole('banner').getByText('Ada Obi Admin')).toBeVisible()

  await fillProduct(page, 'Half a product')
  await inAdminStore((db) => db.update(adminUsers).set({ isActive: false }).where(eq(adminUsers.id, ada.id)))
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'your account was deactivated' }).first()).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toHaveValue('Half a product')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, ada)
  await expect(page.getByRole('alert')).toHaveText('Access denied. You do not have admin privileges.')
})

longTest(
  'a logout waits for the store, takes effect in every tab and on every device, and hides typed text until the next login',
  async ({ page, context }) => {
    const ada = await newStaff('Ada Stays')
    await openAdminPageAs(page, '/admin/products/new', ada)
    const name = page.getByLabel('Name (required)')
    await name.fill('Half a product')
    page.on('dialog', (leaving) => leaving.dismiss())
    const session = '**/api/auth/get-session'
    let checks = 0
    await page.route(session, (route) => (++checks < 3 ? route.fulfill({ status: 503 }) : route.continue()))
    await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'lumina.staff' })))
    const verifying = page.getByRole('status').filter({ hasText: 'Verifying authentication...' })
    await expect(verifying.filter({ has: page.locator('.spinner') })).toBeVisible()
    await expect(name).toBeHidden()
    await expect(name).toBeVisible()
    expect(checks).toBe(3)
    await page.unroute(session)
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
    await page.route(session, async (route) => {
      await failed
      await route.fulfill({ status: 503 })
    })
    await logOut(page).click()
    await expect(page.getByRole('button', { name: 'Logging out...' })).toHaveAttribute('aria-busy', 'true')
    fail()
    await expect(page.getByText(stillLoggedIn)).toBeVisible()
    await expect(name).toHaveValue('Half a product')
    await page.unroute(session)

    const unhydratedPage = await context.newPage()
    const loggedOut = Promise.withResolvers<void>()
    await unhydratedPage.route('**/assets/**/*.js', async (route) => {
      await loggedOut.promise // its scripts do not run until after the logout
      await route.continue()
    })
    await unhydratedPage.goto('/admin/orders?status=shipped', { waitUntil: 'commit' })
    await expect(unhydratedPage.getByRole('heading', { level: 1 })).toHaveText('Orders')
    const other = await context.newPage()
    await openPage(other, '/admin/account')
    const open = other.getByRole('button', { name: 'Log out everywhere' })
    await open.press('Enter')
    const question = other.getByRole('alertdialog', { name: 'Log out everywhere?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await other.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(open).toBeFocused()
    await open.press('Enter')
    await other.route('**/*', (route) => route.fulfill({ status: 503 }))
    const confirm = question.getByRole('button', { name: 'Log out everywhere' })
    await confirm.click()
    await expect(question.getByText(stillLoggedIn).first()).toBeVisible()
    await other.unroute('**/*')
    await confirm.click()
    await expect(other).toHaveURL('/admin/login?everywhere=done')
    await expect(other.getByRole('status')).toHaveText('You are logged out on all devices.')
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible()
    await expect(name).toBeHidden()
    loggedOut.resolve()
    await expect(unhydratedPage).toHaveURL('/admin/login?redirectTo=%2Fadmin%2Forders%3Fstatus%3Dshipped')
    await waitForHydration(unhydratedPage)

    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Log in' }).click()
    const login = await opened
    await logIn(login, ada)
    await expect(login).toHaveURL('/admin')
    await expect(unhydratedPage, 'the other tab is logged in, too').toHaveURL('/admin/orders?status=shipped')
    await expect(name).toBeVisible()
    await expect(name).toHaveValue('Half a product')
    await logOut(page).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(login).toHaveURL(/\/admin\/login/)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('staff read lists, move between screens, fill in forms and see no button that does nothing', async ({
    page,
  }) => {
    const expectNoIdleButton = () =>
      expect(page.locator('button[type=button]:not(h2 > *):visible'), page.url()).toHaveCount(0)
    await openAdminPage(page, '/admin/products?status=draft', firstAdmin())
    await expect(page.getByRole('main')).toContainText('Draft')
    await expect(page.locator('noscript div', { hasText: 'JavaScript is off.' }).first()).toBeVisible()
    await expectNoIdleButton()
    const navigation = page.getByRole('navigation', { name: 'Admin', exact: true })
    await expect(navigation).toBeHidden()
    await expectNoSidewaysScroll(page)
    await page.locator('noscript a', { hasText: 'Open navigation' }).click()
    await expectNoSidewaysScroll(page)
    await navigation.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    await expect(navigation).toBeHidden()
    await expectNoIdleButton()
    for (const path of ['/admin', '/admin/homepage', '/admin/backups']) {
      await page.goto(path)
      await expectNoIdleButton()
    }

    await page.goto('/admin/products/new')
    const openSections = page.locator('section:has(> details[open])')
    const names = await openSections.evaluateAll((all) => all.map((section) => section.getAttribute('aria-label')))
    expect(names).toEqual(['Basics', 'Price', 'Options and stock'])
    const seoTitle = page.getByLabel('SEO title')
    await expect(seoTitle).toBeHidden()
    await page.getByRole('region', { name: 'Search engine listing', exact: true }).locator('summary').click()
    await seoTitle.fill('W'.repeat(300))
    await page.getByRole('button', { name: 'Create product' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('SEO title can have at most')
    await expect(seoTitle).toBeVisible()
    await expect(page.getByLabel('Materials')).toBeHidden()

    await page.goto('/admin/settings')
    await expect(page.getByRole('tab')).toHaveCount(0)
    for (const label of ['Store name (required)', 'Tax rate (%)', 'Low stock threshold', 'Shipping policy']) {
      await expect(page.getByLabel(label)).toBeVisible()
    }
  })
})
