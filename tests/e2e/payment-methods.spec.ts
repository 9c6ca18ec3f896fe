import { findFreePort } from '#scripts/free-port.ts'
import { createCartLine, openPayment, orderSummary, placeOrderButton } from '#tests/e2e/checkout.ts'
import { expect, fetchPath, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { type FakePaypal, PAYPAL_ACCOUNT, startFakePaypal } from '#tests/support/fake-paypal.ts'
import { offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'
import { readMainText } from '#tests/support/read-page.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

test.use({ viewport: { width: 390, height: 844 } })

let paypal: FakePaypal
let store: StoreProcess

test.beforeAll(async () => {
  paypal = await startFakePaypal() // PayPal's webhooks do not reach the store
  store = await startStore({
    env: {
      PORT: String(await findFreePort()), // a fixed port: PayPal redirects back to it
      PAYPAL_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
      PAYPAL_SECRET: PAYPAL_ACCOUNT.secret,
      PAYPAL_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
      PAYPAL_API_URL: paypal.url,
    },
  })
  const { db, close } = openStoreDatabase(store)
  await offerProvider(db, 'bank_transfer', { account: TEST_ACCOUNT, holdDays: 3 })
  await offerProvider(db, 'cash_on_delivery', { currency: 'USD', fee: 300, countries: ['US'] })
  await close()
})
test.afterAll(async () => {
  await store?.stop()
  await paypal?.close()
})

test('cash on delivery shows its fee, and a bank transfer shows what to pay and where, and can be changed to PayPal, even if PayPal is briefly unavailable', async ({
  page,
}) => {
  await openPayment(page, [createCartLine('indigo-brush-scarf')], {}, store.url)
  const methods = page.getByRole('group', { name: 'Payment method' })
  await expect(methods.getByRole('radio')).toHaveCount(3)
  await methods.getByLabel('Cash on delivery').check()
  await expect(page.getByText('You’ll pay in cash when your order is delivered.')).toBeVisible()
  await expect(orderSummary(page)).toContainText('Cash on delivery fee$3.00')
  await expect(placeOrderButton(page)).toHaveText('Place order · $57.64') // 41.33 + 13 + 3.31
  await methods.getByLabel('Bank transfer').check()
  await expect(page.getByText('We’ll hold your items for 3 days.')).toBeVisible()
  await expect(orderSummary(page)).not.toContainText('Cash on delivery fee')
  await expect(placeOrderButton(page)).toHaveText('Place order · $54.64')
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Please transfer the total' })).toBeVisible()
  await waitForHydration(page)
  await expect(page.getByText('Thank you. We’ve received your order.')).toBeVisible()
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy IBAN' }).click()
  await expect(page.getByText('IBAN copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE89370400440532013000')
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible() // the cart is empty after ordering
  const withoutScripts = readMainText(await (await fetchPath(page, page.url())).text())
  expect(withoutScripts).toContain('DE89 3704 0044 0532 0130 00')

  await page.getByText('Pay another way').click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: 'Change payment method' }).click()
  await page.getByRole('link', { name: 'Cancel and return' }).click()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { name: /^Pay \d/ })).toBeVisible() // PayPal's page
  paypal.state.failWith = 503
  const failed = page.waitForResponse((response) => response.request().method() === 'POST' && response.status() === 503)
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await failed
  await expect(page.getByText('This page updates as soon as your payment is confirmed.')).toBeVisible()
  paypal.state.failWith = null
  await expect(page.getByText('Thank you. We’ve received your payment.')).toBeVisible()
  await expect(page.getByText('PayPal: paid')).toBeVisible()
})
