import type { Page } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, fillShipping, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { type FakePaypal, PAYPAL_ACCOUNT, startFakePaypal } from '#tests/support/fake-paypal.ts'
import { type FakePaystack, PAYSTACK_KEY, startFakePaystack } from '#tests/support/fake-paystack.ts'
import { offerProvider, TEST_ACCOUNT } from '#tests/support/payment-offers.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// A store with several ways to pay, each from the cart to the paid order.

test.describe.configure({ mode: 'default' }) // one store is enough

let paystack: FakePaystack
let paypal: FakePaypal
let store: StoreProcess

test.beforeAll(async () => {
  paystack = await startFakePaystack()
  paypal = await startFakePaypal()
  store = await startStore({
    env: {
      PORT: String(await freePort()), // a fixed port: providers redirect back to it
      PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
      PAYSTACK_API_URL: paystack.url,
      PAYPAL_CLIENT_ID: PAYPAL_ACCOUNT.clientId,
      PAYPAL_SECRET: PAYPAL_ACCOUNT.secret,
      PAYPAL_WEBHOOK_ID: PAYPAL_ACCOUNT.webhookId,
      PAYPAL_API_URL: paypal.url,
    },
  })
  paystack.state.webhookUrl = `${store.url}/webhooks/paystack`
  paypal.state.webhookUrl = `${store.url}/webhooks/paypal`
  const { db, close } = openStoreDatabase(store)
  await offerProvider(db, 'bank_transfer', { account: TEST_ACCOUNT, holdDays: 3 })
  await offerProvider(db, 'cash_on_delivery', { currency: 'USD', fee: 300, countries: ['US'] })
  await close()
})
test.afterAll(async () => {
  await store?.stop()
  await paystack?.close()
  await paypal?.close()
})

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

async function toPayment(page: Page, method: string): Promise<void> {
  await openPage(page, `${store.url}/product/indigo-brush-scarf`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const methods = page.getByRole('group', { name: 'Payment method' })
  await expect(methods.getByRole('radio')).toHaveCount(5)
  await methods.getByLabel(method).check()
}

const place = (page: Page) => page.getByRole('button', { name: /Place order/ }).click()

test('Paystack takes a payment by bank, after a declined attempt', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await toPayment(page, 'Bank, USSD or mobile money')
  await expect(page.getByText('You pay on a secure page of Paystack')).toBeVisible()
  await place(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await waitForHydration(page)
  await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
})

test('PayPal is captured after the shopper comes back, although it is down then and its webhook is lost', async ({
  page,
}) => {
  test.slow() // it waits until the page checks again
  await page.setViewportSize(DESKTOP)
  paypal.state.webhookUrl = ''
  await toPayment(page, 'PayPal')
  await place(page)
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeVisible()
  paypal.state.failWith = 503
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 503,
  )
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await refused
  await expect(page.getByText('This page updates as soon as your payment is confirmed.')).toBeVisible()
  paypal.state.failWith = null
  await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible()
  paypal.state.webhookUrl = `${store.url}/webhooks/paypal`
})

test('a transfer shows where to pay what, copies it, and can change to PayPal', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await toPayment(page, 'Bank transfer')
  await expect(page.getByText('We hold your pieces for 3 days.')).toBeVisible()
  await place(page)
  await expect(page.getByRole('heading', { name: 'Please transfer the total' })).toBeVisible()
  await waitForHydration(page)
  await expect(page.getByText('Thank you. Your order is with us.')).toBeVisible()
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy IBAN' }).click()
  await expect(page.getByText('IBAN copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE89370400440532013000')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible() // it is ordered

  await page.getByText('Pay another way').click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: 'Change how you pay' }).click()
  await page.getByRole('link', { name: 'Cancel and return' }).click()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay Now' }).click()
  await expect(page.getByText('Thank you. Your payment has arrived.')).toBeVisible()
  await expect(page.getByText('PayPal: paid')).toBeVisible()
})

test('a transfer can be read without scripts', async ({ page, browser }) => {
  await toPayment(page, 'Bank transfer')
  await place(page)
  await expect(page.getByRole('heading', { name: 'Please transfer the total' })).toBeVisible()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await expect(plain.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await context.close()
})

test('cash on delivery adds its fee to the total that is agreed to', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await toPayment(page, 'Cash on delivery')
  await expect(page.getByText('You pay in cash when your order is delivered.')).toBeVisible()
  const total = page.getByRole('button', { name: /Place order/ })
  await expect(page.getByText('Fee for cash on delivery').filter({ visible: true })).toHaveCount(1)
  await expectNoViolations(page)
  const shown = (await total.textContent()) ?? ''
  await total.click()
  await expect(page.getByRole('heading', { name: /Thank you/ })).toBeFocused()
  await expect(page.getByText('Fee for cash on delivery')).toBeVisible()
  const amount = /\$[\d.,]+/.exec(shown)?.[0] ?? 'no amount'
  await expect(page.getByText(amount).first()).toBeVisible()
})
