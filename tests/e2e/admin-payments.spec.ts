import type { Page } from '@playwright/test'
import { findFreePort } from '#scripts/free-port.ts'
import { chooseAction } from '#tests/e2e/admin.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'

// Uses a store with its own fake Stripe, which both tests share.

test.describe.configure({ mode: 'default' })

let stripe: FakeStripe
let store: StoreProcess

test.beforeAll(async () => {
  stripe = await startFakeStripe()
  store = await startStore({ env: { PORT: String(await findFreePort()), STRIPE_API_URL: stripe.url } })
})
test.afterAll(async () => {
  await store?.stop()
  await stripe?.close()
})
test.beforeEach(({ page }) => addStaffSession(page, store))

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

test('staff connect Stripe: a wrong key is rejected and kept in the form, and the right one is never shown and can be tested and removed', async ({
  page,
}) => {
  await openPage(page, `${store.url}/admin/payments`)
  await page.getByRole('link', { name: 'Connect Stripe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stripe' })).toBeVisible()
  await expect(page.getByText(`${store.url}/webhooks/stripe`)).toBeVisible()
  const [secret, signing] = [page.getByLabel('Secret key'), page.getByLabel('Signing secret')]
  const connect = page.getByRole('button', { name: 'Connect' })
  await secret.fill('sk_test_another4key')
  await signing.fill(WEBHOOK_SECRET)
  await connect.click()
  await expect(page.getByText('The provider rejected the keys. Stripe: api key invalid')).toBeVisible()
  await expect(secret).toBeFocused()
  await expect(secret).toHaveValue('sk_test_another4key')
  await expect(signing).toHaveValue(WEBHOOK_SECRET)
  await secret.fill(STRIPE_KEY)
  await connect.click()
  await expect(toast(page, 'Connected to Lumina Test in test mode')).toBeVisible()
  const connection = page.getByRole('region', { name: 'Connection' })
  await expect(connection).toContainText(`…${STRIPE_KEY.slice(-4)}, entered`)
  await expect(connection).toContainText('Lumina Test')
  expect(await page.content()).not.toContain(STRIPE_KEY)

  const testConnection = page.getByRole('button', { name: 'Test connection' })
  stripe.state.failWith = 401
  await testConnection.click()
  await expect(page.getByRole('alert').filter({ hasText: 'The provider rejected the keys.' })).toBeVisible()
  await expect(connection).toContainText('! ')
  stripe.state.failWith = null
  await testConnection.click()
  await expect(connection).not.toContainText('! ')

  await page.getByRole('button', { name: 'Remove keys' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('No orders or refunds are waiting for this provider.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove keys' }).click()
  await expect(toast(page, 'Keys removed')).toBeVisible()
  await expect(connect).toBeVisible()
})

longTest(
  'bank transfer is offered in the primary market after a typo in the IBAN is corrected, and is moved to the top',
  async ({ page }) => {
    await openPage(page, `${store.url}/admin/payments`)
    await page.getByRole('link', { name: 'Set up Bank transfer' }).click()
    await expect(page).toHaveURL(/\/admin\/payments\/bank_transfer$/)
    const iban = page.getByLabel('IBAN')
    await page.getByLabel('Account holder').fill('Lumina GmbH')
    await iban.fill('DE88 3704 0044 0532 0130 00')
    await page.getByRole('button', { name: 'Turn on bank transfer' }).click()
    const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'This was not saved' })
    await summary.getByRole('link', { name: /check digits/ }).click()
    await expect(iban).toBeFocused()
    await expect(page.getByLabel('Account holder')).toHaveValue('Lumina GmbH')
    await iban.fill('de89370400440532013000')
    await page.getByText('More options').click()
    await page.getByText(/^Offered in all/).click()
    await page.getByRole('checkbox', { name: 'All countries in the market' }).uncheck()
    await page.getByRole('checkbox', { name: 'Germany' }).check()
    await page.getByRole('button', { name: 'Turn on bank transfer' }).click()
    await expect(toast(page, 'Saved')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Active')).toBeVisible()
    await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
    await expect(page.getByText(/^Offered in 1 of/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('IBAN: none → …3000')

    await openPage(page, `${store.url}/admin/payments`)
    const rows = page.getByRole('group', { name: 'Providers in checkout order' }).getByRole('listitem')
    await expect(page.getByText('orders are demo orders')).toHaveCount(0)
    await expect(rows.filter({ hasText: 'Bank transfer' }).first()).toContainText('Offered in 1 of')
    const moveSaved = page.waitForResponse(
      (response) => response.request().postData()?.includes('intent=arrange') ?? false,
    )
    await chooseAction(rows, 'Bank transfer', 'Move to top')
    await expect(rows.first()).toContainText('Bank transfer')
    await moveSaved
    await page.reload()
    await expect(rows.first()).toContainText('Bank transfer')
  },
)
