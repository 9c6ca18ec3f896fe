import { eq, sql } from 'drizzle-orm'
import { orders } from '#app/orders/orders.table.ts'
import { findFreePort } from '#scripts/free-port.ts'
import { createCartLine, openPayment, placeOrderButton } from '#tests/e2e/checkout.ts'
import { expect, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { type FakeStripe, STRIPE_KEY, startFakeStripe, WEBHOOK_SECRET } from '#tests/support/fake-stripe.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// Uses a store with its own fake Stripe, which has a hosted payment page.

test.describe.configure({ mode: 'default' }) // in one worker, so that only one store has to start
test.use({ viewport: { width: 390, height: 844 } })

let stripe: FakeStripe
let store: StoreProcess

test.beforeAll(async () => {
  stripe = await startFakeStripe()
  store = await startStore({
    env: {
      PORT: String(await findFreePort()), // a fixed port: Stripe redirects back to it
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  })
  stripe.state.webhookUrl = `${store.url}/webhooks/stripe`
})
test.afterAll(async () => {
  await store?.stop()
  await stripe?.close()
})

const scarf = createCartLine('indigo-brush-scarf')

/** Ends the stock holds of all pending orders. */
async function expireHolds(): Promise<void> {
  const { db, close } = openStoreDatabase(store)
  await db.update(orders).set({ heldUntil: sql`now()` }).where(eq(orders.status, 'pending'))
  await expect.poll(() => db.$count(orders, eq(orders.status, 'pending'))).toBe(0)
  await close()
}

test('a shopper goes back from Stripe, changes the order and pays, and the cart is kept until the payment', async ({
  page,
}) => {
  await openPayment(page, [scarf], {}, store.url)
  await expect(page.getByText('you’ll pay on a secure Stripe page')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Payment method' }).getByRole('radio')).toHaveCount(4)

  // Stripe is unreachable: nothing is lost, and the same button retries
  stripe.state.failWith = 500
  await placeOrderButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to process order. Please try again. Your cart is saved. If you place the order again, you will not be charged twice.',
  )
  stripe.state.failWith = null
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()

  // Back to the store without paying: the order's page opens, and the cart is unchanged
  await page.getByRole('link', { name: 'Back' }).click()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  // Checkout places no second order; once the order is abandoned, the cart is available again
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Change my order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused() // the focus moves because the pressed button is gone
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()
  expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open'])

  await page.getByRole('link', { name: 'Back' }).click()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  stripe.state.areWebhooksHeld = true // the shopper is back before the webhook
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await waitForHydration(page)
  await expect(page.getByText('Thank you. We’ve received your payment.')).toBeVisible()
  for (const event of stripe.state.heldEvents) expect((await stripe.deliver(event)).status).toBe(200)
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  await openPage(page, `${store.url}/checkout`)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

longTest('a shopper who did not pay in time sees a message and orders again with the same input', async ({ page }) => {
  await openPayment(page, [scarf], { paymentMethod: 'paypal' }, store.url)
  const continueButton = page.getByRole('button', { name: 'Continue to payment' })
  for (const isBackInTime of [false, true]) {
    await placeOrderButton(page).click()
    await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()
    if (!isBackInTime) await expireHolds()
    await page.goBack() // as with the browser's Back button
    if (isBackInTime) {
      await expect(continueButton).toBeEnabled()
      await expireHolds()
      await continueButton.click()
    }
    const alert = page.getByRole('alert').filter({ hasText: 'Your order was not paid in time' })
    await expect(alert).toBeFocused()
    await expect(alert).toContainText('nothing was charged')
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await expect(page.getByRole('main')).toContainText('ada@example.com')
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  }

  await placeOrderButton(page).click()
  await page.getByRole('link', { name: 'Back' }).click() // the link on the payment page
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expireHolds()
  await expect(page.getByText('Your payment did not arrive in time. Nothing was charged.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible()
})
