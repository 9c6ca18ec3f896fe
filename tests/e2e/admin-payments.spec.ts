import type { Page } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'

// This store has its own fake Stripe. Its tests follow each other: providers are connected once.

test.describe.configure({ mode: 'serial' })

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

let stripe: FakeStripe
let store: StoreProcess

test.beforeAll(async () => {
  stripe = await startFakeStripe()
  store = await startStore({ env: { PORT: String(await freePort()), STRIPE_API_URL: stripe.url } })
})
test.afterAll(async () => {
  await store?.stop()
  await stripe?.close()
})

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const providers = (page: Page) => page.getByRole('group', { name: 'Providers in the order of checkout' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(store.url + path)
  if (new URL(page.url()).pathname === '/admin/login') {
    await page.getByLabel('Email').fill(store.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(store.admin.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(store.url + path)
  }
  await waitForHydration(page)
}

const responseTo = (page: Page, body: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(body) ?? false)

/** On a desktop and on a phone. */
async function expectTidy(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
  }
  await page.setViewportSize(WIDE)
}

test('staff connect Stripe: a wrong key is refused and stays, the right one is never shown', async ({ page }) => {
  test.slow()
  await open(page, '/admin/payments')
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(page.getByText('orders are demo orders')).toBeVisible()
  await expectTidy(page)
  await page.getByRole('link', { name: 'Connect Stripe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Stripe' })).toBeVisible()
  await expect(page.getByText(`${store.url}/webhooks/stripe`)).toBeVisible()

  const [secret, signing] = [page.getByLabel('Secret key'), page.getByLabel('Signing secret')]
  await secret.fill('pk_test_published')
  await signing.fill(WEBHOOK_SECRET)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('This does not look like the secret key')).toBeVisible()
  await secret.fill('sk_test_another4key')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.getByText('Refused. Stripe: api key invalid')).toBeVisible()
  await expect(secret).toBeFocused()
  await expect(secret).toHaveValue('sk_test_another4key')
  await expect(signing).toHaveValue(WEBHOOK_SECRET)
  await expectTidy(page)

  await secret.fill(STRIPE_KEY)
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(toast(page, 'Connected to Lumina Test in test mode')).toBeVisible()
  const connection = page.getByRole('region', { name: 'Connection' })
  await expect(connection).toContainText(`…${STRIPE_KEY.slice(-4)}, entered`)
  await expect(connection).toContainText('Lumina Test')
  expect(await page.content()).not.toContain(STRIPE_KEY)
})

test('a test of the connection names its result', async ({ page }) => {
  test.slow()
  await open(page, '/admin/payments/stripe')
  const connection = page.getByRole('region', { name: 'Connection' })
  await expectTidy(page)
  stripe.state.failWith = 500
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Stripe did not respond' })).toBeVisible({ timeout: 20_000 })
  await expect(connection).toContainText('The provider did not respond.')
  stripe.state.failWith = null
  await page.getByRole('button', { name: 'Test connection' }).click()
  await expect(toast(page, 'Connected to Lumina Test')).toBeVisible()
  await expect(connection.getByText('did not respond')).toHaveCount(0)
})

test('a bank transfer is offered in the primary market, after a typo in its IBAN', async ({ page }) => {
  test.slow()
  await open(page, '/admin/payments')
  await page.getByRole('switch', { name: 'Take payments with Bank transfer' }).check()
  await expect(page).toHaveURL(/\/admin\/payments\/bank_transfer$/)
  await expect(page.getByRole('banner').getByText('Active')).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Offer Bank transfer in/ }).first()).toBeChecked()
  await page.getByLabel('Account holder').fill('Lumina GmbH')
  await page.getByLabel('IBAN').fill('DE88 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save markets' }).click()
  const summary = page.getByRole('main').getByRole('alert').filter({ hasText: 'This was not saved' })
  await expect(summary).toContainText('The check digits do not match')
  await summary.getByRole('link', { name: /check digits/ }).click()
  await expect(page.getByLabel('IBAN')).toBeFocused()
  await expect(page.getByLabel('Account holder')).toHaveValue('Lumina GmbH')
  await expectTidy(page)
  await page.getByLabel('IBAN').fill('de89370400440532013000')
  await page.getByText(/^Countries:/).click()
  await page.getByRole('checkbox', { name: 'All countries of the market' }).uncheck()
  await page.getByRole('checkbox', { name: 'Germany' }).check()
  await page.getByRole('button', { name: 'Save markets' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00')
  await expect(page.getByText(/^Countries: 1 of/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('IBAN: none → …3000')
  await expectTidy(page)
})

test('providers are moved and switched off, and removing keys says what it means', async ({ page }) => {
  test.slow()
  await open(page, '/admin/payments')
  const rows = providers(page).getByRole('listitem')
  await expect(page.getByText('orders are demo orders')).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Bank transfer' }).first()).toContainText('Offered in 1 of')
  const isMoved = responseTo(page, 'intent=arrange')
  await page.getByRole('button', { name: 'Move Bank transfer to the top' }).click()
  await expect(rows.first()).toContainText('Bank transfer')
  await isMoved
  const isSwitched = responseTo(page, 'intent=switch')
  await page.getByRole('switch', { name: 'Take payments with Stripe' }).uncheck()
  await isSwitched
  await open(page, '/admin/payments')
  await expect(rows.first()).toContainText('Bank transfer')
  await expect(page.getByRole('switch', { name: 'Take payments with Stripe' })).not.toBeChecked()
  await expectTidy(page)

  await page.getByRole('link', { name: 'Stripe', exact: true }).click()
  await page.getByRole('button', { name: 'Remove keys' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('No order or refund is waiting for it.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove keys' }).click()
  await expect(toast(page, 'Keys removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
})
