import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect, type Page, type Route } from '@playwright/test'
import fc from 'fast-check'
import { choose, fillShipping, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { address, checkoutRequest } from '#tests/support/checkout-request.ts'
import { findTablesWithDigits } from '#tests/support/database-dump.ts'
import { CARD } from '#tests/support/invalid-orders.ts'
import { anyChoice } from '#tests/support/random-orders.ts'
import { findWrongSums } from '#tests/support/recomputed-sums.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const FAILED =
  'Failed to process order. Please try again. Your cart is saved. If you place the order again, you will not be charged twice.'

async function startCheckout(page: Page, product: string, size?: string): Promise<void> {
  await openPage(page, `/product/${product}`)
  if (size) await choose(page, size)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

async function fillCard(page: Page): Promise<void> {
  await expect(page.getByLabel('Card number')).toBeVisible() // keys pressed before hydration are lost
  await page.getByLabel('Card number').pressSequentially(CARD)
  await page.getByLabel('Expiry').pressSequentially('1230')
  await page.getByLabel('CVV').fill('737')
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

test('§2 an empty cart has no checkout', async ({ page }) => {
  await openPage(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test('§5 §D missing fields are named beside the fields and at the top, and no input is lost', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'S')
  await expect(page.getByLabel('City')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await page.getByLabel('City').fill('Springfield')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const box = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await expect(box).toBeFocused()
  const missing = ['Email', 'First name', 'Last name', 'Address line 1', 'State or province', 'Postal code', 'Phone']
  await expect(box.getByRole('button')).toHaveText(missing.map((name) => `${name} is required`)) // as in the form
  await expect(page.getByLabel('City')).toHaveValue('Springfield')
  await box.getByRole('button', { name: 'Phone is required' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('1')
  await expect(page.getByText('Phone is required')).toHaveCount(0)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(box.getByRole('button', { name: 'Email is required' })).toBeVisible()
})

test('§1 §9 sums follow the country and the shipping method', async ({ page }) => {
  await startCheckout(page, 'odette-wool-jacket', 'S')
  const countries = ['United States', 'Canada', 'United Kingdom', 'European Union']
  await expect(page.getByLabel('Country').getByRole('option')).toHaveText(countries)
  await expect(page.getByLabel('Country')).toHaveValue('US')
  const ways = page.getByRole('group', { name: 'Shipping method' }).getByRole('radio')
  await expect(ways).toHaveCount(2)
  await expect(ways.and(page.getByRole('radio', { name: 'Standard 5-7 business days $10.00' }))).toBeChecked()
  await expect(ways.and(page.getByRole('radio', { name: 'Express 2-3 business days $25.00' }))).toBeVisible()
  await expect(summary(page)).toContainText('$105.33')
  await expect(summary(page)).toContainText('$123.76') // 105.33 + 10 + 8.43
  await page.getByLabel('Country').selectOption('GB')
  await expect(summary(page)).toContainText('$136.40') // 105.33 + 10 + 21.07
  await expect(page.getByRole('status').filter({ hasText: 'Total $136.40' })).toBeAttached() // announced to screen readers
  await page.getByRole('radio', { name: /Express/ }).check()
  await expect(summary(page)).toContainText('$151.40')
  await expect(page.getByRole('status').filter({ hasText: 'Total $151.40' })).toBeAttached()

  await page.route('**/checkout/quote', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByLabel('Country').selectOption('CA')
  const failed = page.getByRole('alert').filter({ hasText: "We could not load today's prices." })
  await expect(failed).toBeVisible()
  await page.unroute('**/checkout/quote')
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(summary(page)).toContainText('$144.02') // 105.33 + 25 + 13.69
  await expect(page.getByRole('heading', { name: 'Shipping', exact: true })).toBeFocused() // the button is gone
})

test('§2 §4 §5 §D card data never leaves the page: no name, no request, no storage', async ({ page, context }) => {
  test.slow() // two attempts, and a search of every table
  const left: string[] = []
  context.on('request', (request) => {
    left.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  page.on('console', (message) => left.push(message.text()))
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByText('Card number is required')).toBeVisible()
  await expect(page.getByText('CVV is required')).toBeVisible()
  await fillCard(page)
  await expect(page.getByText('CVV is required')).toBeHidden()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(page.getByLabel('Expiry')).toHaveValue('12 / 30')
  await page.getByLabel('Expiry').fill('12/2031') // like the browser's autofill
  await expect(page.getByLabel('Expiry')).toHaveValue('12 / 31')
  for (const label of ['Card number', 'Expiry', 'CVV']) await expect(page.getByLabel(label)).not.toHaveAttribute('name')
  left.push(await cachedByBrowser(page)) // the fields' own state is the only place that holds it
  await page.route('**/checkout/order', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  await page.unroute('**/checkout/order')
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(page).toHaveTitle('Thank you · Lumina')
  const orderNumber = await page.getByText(/^IN[0-9A-Z]+$/).textContent()
  await expect(page.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', /^\/order\/[0-9a-f]{48}$/)
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  left.push(await cachedByBrowser(page))
  expect(left.join('')).toContain('+1 541 555 0100') // requests were recorded
  for (const text of left)
    expect(decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '')).replaceAll(/\D/g, '')).not.toContain(CARD)

  const { db, close } = openStoreDatabase({ dataDir: process.env.STOREFRONT_DATA_DIR ?? '' })
  expect(await findTablesWithDigits(db, CARD)).toEqual([])
  expect(await findTablesWithDigits(db, '15415550100')).toContain('public.orders') // finds the phone number
  expect(await findWrongSums(db, [orderNumber ?? ''])).toEqual([])
  await close()
})

test("random orders agree to the cent with the database's own computation and with the button", async ({ page }) => {
  const orders = fc.sample(fc.record({ to: anyChoice, quantity: fc.integer({ min: 1, max: 3 }) }), 4)
  await startCheckout(page, 'sienna-rib-top', 'M')
  const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '[]')
  const [line] = JSON.parse(stored)
  const numbers: string[] = []
  for (const { to, quantity } of orders) {
    const { country, currency } = to
    const shippingMethod = to.shippingMethod === 'pickup' ? 'standard' : to.shippingMethod // not available here
    const draft = { email: 'ada@example.com', address: { ...address, country }, shippingMethod, isComplete: true }
    await page.evaluate(
      ([cart, currency, draft]) => {
        localStorage.setItem('cart', cart)
        localStorage.setItem('currency', currency)
        sessionStorage.setItem('checkout.draft', draft)
      },
      [
        JSON.stringify([{ ...line, quantity }]),
        currency,
        JSON.stringify({ ...draft, paymentMethod: 'paypal' }),
      ] as const,
    )
    await page.goto('/checkout?step=payment')
    const button = page.getByRole('button', { name: /^Place order · / })
    const total = (await button.textContent())?.split(' · ')[1] ?? 'no total'
    await button.click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: total })).toBeVisible()
    numbers.push((await page.getByText(/^IN[0-9A-Z]+$/).textContent()) ?? '')
  }
  const { db, close } = openStoreDatabase({ dataDir: process.env.STOREFRONT_DATA_DIR ?? '' })
  expect(new Set(numbers).size).toBe(4)
  expect(await findWrongSums(db, numbers)).toEqual([])
  await close()
})

/** Everything the browser stores for the page, except field values. */
function cachedByBrowser(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { outerHTML } = document.documentElement
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, outerHTML])
  })
}

test("§2 §4 §D the browser's Back and Forward move between the steps and keep the input", async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  await page.getByRole('radio', { name: /Express/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/checkout\?step=payment$/)
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Credit card' })).toHaveAttribute('name', 'paymentMethod')
  await fillCard(page)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await expect(page.getByLabel('CVV')).toHaveValue('737')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Shipping', exact: true })).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Springfield')
  await page.goForward()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Edit shipping' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goForward()
  await expect(page.getByLabel('Expiry')).toHaveValue('12 / 30')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  await expect(page.getByText('1 Palm Street')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('City').fill('')
  await page.goForward()
  await expect(page.getByLabel('City')).toBeVisible() // payment needs a complete address
})

test('the form keeps its input after a detour to the shop', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(page).toHaveURL(/\/shop$/)
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Phone')).toHaveValue('+1 541 555 0100')
})

test('§2 §4 §5 §9 Back keeps the address, and another payment method needs no card', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'L')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Address line 1')).toHaveValue('1 Palm Street')
  await expect(page.getByRole('heading', { name: 'Shipping', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const methods = page.getByRole('group', { name: 'Payment method' }).locator('label:has(input[type=radio])')
  await expect(methods).toHaveText(['Credit card', 'PayPal', 'Apple Pay', 'Google Pay'])
  await expect(page.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await expect(page.getByLabel('Card number')).toBeHidden()
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('§2 §D in another currency the button, the sums and the confirmation show the charge in dollars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCheckout(page, 'lune-half-moon-bag')
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Currency' }).selectOption('GBP')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: 'Google Pay' }).check()
  const button = page.getByRole('button', { name: /^Place order · £[\d.]+$/ })
  const sentence = page.getByText(/^Your order is charged as \$[\d.]+\.$/) // beside the button: the summary is collapsed
  const charge = /charged as \$\d+\.\d\d/.exec((await sentence.textContent()) ?? '')?.[0] ?? 'no amount'
  await page.getByText('Show order summary').click()
  await expect(page.getByText(charge, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(charge)
  await expect(page.getByRole('main')).toContainText('£')
})

test.describe('with failing responses', () => {
  test.use({ expectedLog: /ERR_CONNECTION_RESET|ERR_TIMED_OUT|status of 500/ })

  test('§8 §D without a response, a message appears, all input stays, and the retry places one order', async ({
    page,
  }) => {
    test.slow() // six attempts
    const keys: string[] = []
    await startCheckout(page, 'osun-adire-kaftan', 'L/XL') // one unit is left
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page)
    const responses = [
      (route: Route) => route.abort('connectionreset'),
      (route: Route) => route.fulfill({ status: 500 }),
      (route: Route) => route.fulfill({ status: 503, json: { outcome: 'placed' } }),
      (route: Route) => route.fulfill({ status: 400, json: {} }),
      async (route: Route) => {
        await route.fetch() // placed, but the response is lost
        await route.abort('timedout')
      },
    ]
    await page.route('**/checkout/order', async (route) => {
      keys.push(route.request().postDataJSON().key)
      await (responses[keys.length - 1] ?? ((last: Route) => last.continue()))(route)
    })
    const place = page.getByRole('button', { name: /Place order/ })
    const failed = page.getByRole('alert').filter({ hasText: FAILED })
    for (const tries of [1, 2, 3, 4, 5]) {
      await place.click()
      await expect.poll(() => keys.length).toBe(tries)
      await expect(failed).toBeVisible()
      await expect(place).toBeFocused()
      await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    }
    expect(new Set(keys).size).toBe(1)
    await page.close()
    const later = await page.context().newPage() // without the tab's storage, as on a later day
    await later.goto('/checkout') // finds out before anything is typed again
    await expect(later.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(later.getByRole('main')).toContainText('This order had already been placed')
    await expect(later.getByRole('main')).toContainText('Osun Adire Kaftan')
    await expect(later.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  })

  test('an order without a response is found before a changed cart is ordered; the rest stays in the cart', async ({
    page,
  }) => {
    await startCheckout(page, 'dune-satin-camisole', 'M')
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await page.route('**/checkout/order', async (route) => {
      await route.fetch()
      await route.abort('timedout')
    })
    await page.getByRole('button', { name: /Place order/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
    await page.unroute('**/checkout/order')
    const other = await page.context().newPage()
    await openPage(other, '/product/sienna-rib-top')
    await choose(other, 'M')
    await other.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
    await page.getByRole('button', { name: /Place order/ }).click()
    await expect(page.getByRole('main')).toContainText('This order had already been placed')
    await expect(page.getByRole('main')).not.toContainText('Sienna Rib Top')
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })
})

test('two tabs that order the same cart at the same moment place one order', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  const other = await page.context().newPage()
  await openPage(other, '/checkout')
  await fillShipping(other)
  await other.getByRole('button', { name: 'Continue to payment' }).click()
  await other.getByRole('radio', { name: 'PayPal' }).check()
  const sent: Route[] = []
  await page.context().route('**/checkout/order', (route) => void sent.push(route))
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: /Place order/ }).click()))
  await expect.poll(() => sent.length).toBe(2)
  await Promise.all(sent.map((route) => route.continue()))
  const links = [page, other].map(async (tab) => {
    await expect(tab.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    return new URL(tab.url()).pathname
  })
  expect(new Set(await Promise.all(links)).size).toBe(1)
})

test('the confirmation survives a reload, and Back does not order again', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('button', { name: /Place order/ }).click()
  const thanks = page.getByRole('heading', { name: 'Thank you' })
  await expect(thanks).toBeFocused()
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{48}\?placed$/)
  const number = await page.getByText(/^IN/).textContent()
  await page.reload()
  await expect(thanks).toBeVisible()
  await waitForHydration(page) // before it, Back loads a page: early-events.spec.ts
  await expect(page.getByText(number ?? 'no number')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goForward()
  await expect(thanks).toBeVisible()
})

test('§4 lines added in another tab while the order is sent stay in the cart', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
  const other = await page.context().newPage()
  await openPage(other, '/product/sienna-rib-top')
  await choose(other, 'M')
  await page.route('**/checkout/order', async (route) => {
    await other.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(other.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
    await route.continue()
  })
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart (1)' })).toContainText('Sienna Rib Top')
})

test('a response to the shipping step does not return a shopper who has moved on', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await fillShipping(page)
  const requested: Route[] = []
  await page.route('**/checkout/shipping', (route) => void requested.push(route))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect.poll(() => requested.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
  await requested[0]?.fulfill({ json: { errors: {} } })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/checkout/shipping')),
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/shop$/)
})

test('a payment result that arrives after the shopper moved on redirects no one', async ({ page }) => {
  const link = 'f'.repeat(48)
  await page.addInitScript(
    (waiting) => localStorage.setItem('checkout.waiting', waiting),
    JSON.stringify({ link, lines: [] }),
  )
  const requested: Route[] = []
  await page.route(`**/order/${link}/payment`, (route) => void requested.push(route))
  const opened: string[] = []
  page.on('request', (request) => void (request.url().includes(`/order/${link}.data`) && opened.push(request.url())))
  await openPage(page, '/checkout')
  await expect(page.getByRole('heading', { name: 'Your order is waiting for its payment' })).toBeVisible()
  await expect.poll(() => requested.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await requested[0]?.fulfill({ json: { state: 'paid' } })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/payment')),
  )
  await openPage(page, page.url())
  expect(opened).toEqual([])
  await expect(page).toHaveURL(/\/shop$/)
})

test('§D short stock is shown line by line and needs a new confirmation', async ({ page }) => {
  await startCheckout(page, 'tarn-straw-hat')
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '[]')
    cart[0].quantity = 500
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await page.reload()
  const box = page.getByRole('alert').filter({ hasText: 'Some things changed' })
  await expect(box).toContainText('500 pieces')
  await expect(box).toContainText('7 pieces')
  await expect(summary(page)).toContainText('Quantity: 7')
  const line = await summary(page).getByRole('listitem').getByText('$').textContent()
  const subtotal = await summary(page).getByRole('definition').first().textContent()
  expect(line).toBe(subtotal)
  await box.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Shipping', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cart, 7 items' })).toBeVisible()
})

/** Puts a line into the cart as stored on an earlier day. */
async function storeInCart(page: Page, change: object): Promise<void> {
  await page.evaluate((fields) => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '[]')
    const [line] = cart
    localStorage.setItem('cart', JSON.stringify([{ ...line, ...fields, product: { ...line.product, price: 20_000 } }]))
  }, change)
}

for (const first of ['/checkout', '/shop']) {
  test(`§D a changed price is confirmed before anything is charged, also with ${first} opened first`, async ({
    page,
  }) => {
    await startCheckout(page, 'noor-circle-skirt', '38')
    await expect(summary(page)).toContainText('$62.67')
    await storeInCart(page, {})
    await openPage(page, first)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('94000')
    await openPage(page, '/checkout')
    const box = page.getByRole('alert').filter({ hasText: 'Some things changed' })
    await expect(box).toContainText('Noor Circle Skirt (38, ')
    await expect(box).toContainText('$13.33 → $62.67')
    await box.getByRole('button', { name: 'Accept and continue' }).click()
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await storeInCart(page, {})
    await page.reload()
    const place = page.getByRole('button', { name: /Place order/ })
    await expect(box).toBeVisible()
    await expect(place).not.toHaveAttribute('aria-busy')
    await expect(place).toBeDisabled()
    await place.press('Enter') // a forced click can miss a button that moves
    await expect(box).toBeFocused()
    await box.getByRole('button', { name: 'Accept and continue' }).click()
    await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: /Place order · / })).toBeEnabled()
    await expect(box).toBeHidden()
  })
}

test('§D an unavailable size is named, and can be removed', async ({ page }) => {
  await startCheckout(page, 'noor-circle-skirt', '38')
  await storeInCart(page, { size: '99' })
  await openPage(page, '/checkout')
  const box = page.getByRole('alert').filter({ hasText: 'Nothing in your cart can be ordered at the moment.' })
  await expect(box).toContainText('Noor Circle Skirt (99, ')
  await expect(box).toContainText('1 piece → no longer available')
  await expect(summary(page)).toContainText('No longer available')
  await box.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
})

/** The layout shift since the page was opened, as browsers measure it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

test('the page does not shift while it loads', async ({ page }) => {
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await page.goto('/checkout')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeVisible()
  await expect(summary(page)).toContainText('Tax')
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`prices that change in the meantime shift nothing in view, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await startCheckout(page, 'noor-circle-skirt', '38')
    await storeInCart(page, {})
    await page.goto('/checkout')
    await expect(page.getByRole('alert').filter({ hasText: 'Some things changed' })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })
}

test('on a phone the order summary opens and changes its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startCheckout(page, 'dune-satin-camisole', 'M')
  await page.getByText('Show order summary').click()
  await expect(page.getByText('Hide order summary')).toBeVisible()
  await expect(page.getByText('Show order summary')).toBeHidden()
})

test('the shipping step returns 200 with messages by field', async ({ request, page }) => {
  await openPage(page, '/checkout')
  const headers = { Origin: new URL(page.url()).origin }
  const response = await request.post('/checkout/shipping', { data: { email: '' }, headers })
  expect(response.status()).toBe(200)
  expect((await response.json()).errors).toMatchObject({ email: 'Email is required' })
})

test('§D a forged order is rejected and takes no stock', async ({ request, page }) => {
  await openPage(page, '/product/sienna-rib-top')
  const productId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const line = { productId, size: 'S', color: 'Cocoa', quantity: 1 }
  const order = checkoutRequest([line], { paymentMethod: 'paypal', shownTotal: 1 })
  const headers = { Origin: new URL(page.url()).origin }
  const send = (data: object) => request.post('/checkout/order', { data, headers })
  const tampered = await send(order)
  expect(tampered.status()).toBe(409)
  expect(await tampered.json()).toMatchObject({ outcome: 'changed' })
  for (const bad of [
    { lines: [{ ...line, quantity: 0 }] },
    { lines: [{ ...line, quantity: -1 }] },
    { lines: [{ ...line, quantity: 1e9 }] },
    { lines: [{ ...line, quantity: 1.5 }] },
    { lines: [{ ...line, price: 1 }] },
    { lines: [] },
    { email: undefined },
    { address: { ...address, city: '' } },
    { address: { ...address, address_line2: CARD } },
    { total: 1 },
    { key: 'abc' },
  ]) {
    const response = await send({ ...order, key: randomUUID(), ...bad })
    expect(response.status(), JSON.stringify(bad)).toBe(400)
    expect(await response.json()).toMatchObject({ outcome: 'refused', errors: expect.any(Object) })
  }
  const unknown = await send({ ...order, key: randomUUID(), lines: [{ ...line, productId: randomUUID() }] })
  expect([400, 409]).toContain(unknown.status())
  const foreign = await request.post('/checkout/order', { data: order, headers: { Origin: 'https://evil.example' } })
  expect(foreign.status()).toBe(403)
})
