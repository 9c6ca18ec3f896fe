import process from 'node:process'
import type { Page, Route } from '@playwright/test'
import type { CartLine } from '#app/orders/cart/cart.ts'
import {
  addNote,
  continueButton,
  createCartLine,
  fillCard,
  LOWEST_PRICE,
  openPayment,
  orderSummary,
  placeOrderButton,
  storeCart,
} from '#tests/e2e/checkout.ts'
import {
  choose,
  expect,
  fillShipping,
  forwardToStore,
  openPage,
  openWithStoppedClock,
  test,
  waitForHydration,
} from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'
import { findTablesWithDigits } from '#tests/support/database-dump.ts'
import { CARD } from '#tests/support/invalid-orders.ts'
import { findWrongTotals } from '#tests/support/recomputed-sums.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

test.use({ viewport: { width: 390, height: 844 } })

const FAILED =
  'Failed to process order. Please try again. Your cart is saved. If you place the order again, you will not be charged twice.'

const camisole = createCartLine('dune-satin-camisole', { size: 'M' })
const byPaypal = { paymentMethod: 'paypal' } as const

const step = (page: Page, name: 'Shipping' | 'Payment') => page.getByRole('heading', { name, exact: true })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you' })
const alerts = (page: Page) => page.getByRole('main').getByRole('alert').filter({ visible: true })
const changes = (page: Page) => page.getByRole('alert').filter({ hasText: 'Some items in your cart' })

/** Orders a line's units as another shopper. */
const orderElsewhere = ({ product, size, color, quantity }: CartLine) =>
  placeStorefrontOrder({ lines: [{ productId: product.id, size, color: color.name, quantity }] })

/** Finds enabled controls that look like the next action. */
const primaryControls = (page: Page) =>
  page.getByRole('main').locator('.bg-plum:not([aria-disabled])').filter({ visible: true })

test("missing fields are listed, and no input is lost, even after the browser's Back and Forward, a visit to another page or a reload", async ({
  page,
}) => {
  await storeCart(page, [camisole])
  await openPage(page, '/checkout')
  await page.getByLabel('City').fill('Springfield')
  await continueButton(page).click()
  const box = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await expect(box).toBeFocused()
  const missing = ['Email', 'First name', 'Last name', 'Address line 1', 'State or province', 'Postal code', 'Phone']
  // In the order of the form
  await expect(box.getByRole('button')).toHaveText(missing.map((name) => `${name} is required`))
  await expect(page.getByLabel('City')).toHaveValue('Springfield')
  await box.getByRole('button', { name: 'Phone is required' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('1')
  await expect(page.getByText('Phone is required')).toHaveCount(0)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(box.getByRole('button', { name: 'Email is required' })).toBeVisible()

  await fillShipping(page)
  await page.getByRole('radio', { name: /Express/ }).check()
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await continueButton(page).click()
  await expect(page).toHaveURL(/\/checkout\?step=payment$/)
  await expect(step(page, 'Payment')).toBeFocused()
  await fillCard(page)
  await page.getByRole('radio', { name: 'PayPal' }).check()
  await page.getByRole('radio', { name: 'Credit card' }).check()
  await expect(page.getByLabel('CVV')).toHaveValue('737')
  await page.goBack()
  await expect(step(page, 'Shipping')).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Springfield')
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Edit shipping' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goForward()
  await expect(page.getByLabel('Expiration date')).toHaveValue('12 / 30')

  await page.reload()
  await expect(step(page, 'Payment')).toBeVisible()
  await expect(page.getByText('1 Palm Street')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Address line 1')).toHaveValue('1 Palm Street')
  await expect(step(page, 'Shipping')).toBeInViewport()
  await page.getByLabel('City').fill('')
  await page.goForward()
  await expect(page.getByLabel('City')).toBeVisible() // payment needs a complete address
})

test('the form waits for prices, the totals follow the country and shipping method, and loading prices can be retried', async ({
  page,
}) => {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/checkout/quote', (route) => (isHeld ? void held.push(route) : addNote(route, LOWEST_PRICE)))
  await storeCart(page, [createCartLine('odette-wool-jacket', { size: 'S' })])
  await openPage(page, '/checkout')
  await expect(continueButton(page)).toHaveAttribute('aria-busy', 'true')
  isHeld = false
  await Promise.all(held.map((route) => addNote(route, LOWEST_PRICE)))
  await expect(orderSummary(page).locator('li')).toContainText(LOWEST_PRICE)

  const countries = ['United States', 'Canada', 'United Kingdom', 'European Union']
  await expect(page.getByLabel('Country').getByRole('option')).toHaveText(countries)
  await expect(page.getByLabel('Country')).toHaveValue('US')
  const methods = page.getByRole('group', { name: 'Shipping method' }).getByRole('radio')
  await expect(methods).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Standard 5-7 business days $10.00' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Express 2-3 business days $25.00' })).toBeVisible()
  await expect(orderSummary(page)).toContainText('$105.33')
  await expect(orderSummary(page)).toContainText('$123.76') // 105.33 + 10 + 8.43
  await page.getByLabel('Country').selectOption('GB')
  await expect(orderSummary(page)).toContainText('$136.40') // 105.33 + 10 + 21.07
  await page.getByRole('radio', { name: /Express/ }).check()
  // Announced to screen readers
  await expect(page.getByRole('status').filter({ hasText: 'Total $151.40' })).toBeAttached()

  await page.route('**/checkout/quote', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByLabel('Country').selectOption('CA')
  await expect(alerts(page)).toContainText('We could not load today’s prices.')
  await expect(alerts(page)).toHaveCount(1)
  await expect(primaryControls(page)).toHaveText(['Try again'])
  await expect(continueButton(page)).toBeDisabled()
  await expect(continueButton(page)).toHaveAccessibleDescription('We could not load today’s prices.')
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0) // no request is pending
  await page.unroute('**/checkout/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(orderSummary(page)).toContainText('$144.02') // 105.33 + 25 + 13.69
  await expect(step(page, 'Shipping')).toBeFocused() // the focus moves because the pressed button is gone
  await expect(primaryControls(page)).toHaveText(['Continue to payment'])
})

longTest(
  'the totals are shown as loading while a postal code that can change them is typed, and until the response arrives',
  async ({ page }) => {
    await storeCart(page, [createCartLine('odette-wool-jacket', { size: 'S' })])
    await openWithStoppedClock(page, '/checkout')
    const sums = orderSummary(page).locator('div[aria-busy]')
    await page.getByLabel('Country').selectOption('GB')
    await expect(sums).toHaveAttribute('aria-busy', 'false')
    const changes = await sums.evaluateHandle((element) => {
      const seen: (string | null)[] = []
      new MutationObserver(() => seen.push(element.ariaBusy)).observe(element, { attributeFilter: ['aria-busy'] })
      return seen
    })
    const requested = page.waitForRequest((request) => request.postData()?.includes('"postalCode":"BT1"') ?? false)
    await page.getByLabel('Postal code').press('B')
    await expect(sums).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Postal code').pressSequentially('T1')
    await page.clock.runFor(1_000)
    await (await requested).response()
    await expect(sums).toHaveAttribute('aria-busy', 'false')
    expect(await changes.jsonValue()).toEqual(['true', 'false'])
  },
)

test('card data never leaves the page, and Back or a reload after the confirmation does not order again', async ({
  page,
  context,
}) => {
  const recorded: string[] = []
  context.on('request', (request) => {
    recorded.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  page.on('console', (message) => recorded.push(message.text()))
  await storeCart(page, [camisole], {})
  await openPage(page, '/checkout')
  await continueButton(page).click()
  const methods = page.getByRole('group', { name: 'Payment method' })
  const names = ['Credit card', 'PayPal', 'Apple Pay', 'Google Pay']
  await expect(methods.locator('label:has(input[type=radio])')).toHaveText(names)
  await expect(methods.getByRole('radio', { name: 'Credit card' })).toBeChecked()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await methods.getByRole('radio', { name: 'PayPal' }).check()
  await expect(page.getByLabel('Card number')).toBeHidden()
  await methods.getByRole('radio', { name: 'Credit card' }).check()
  await expect(methods.getByRole('radio', { name: 'Credit card' })).toHaveAttribute('name', 'paymentMethod')
  await placeOrderButton(page).click()
  await expect(page.getByText('Card number is required')).toBeVisible()
  await expect(page.getByText('CVV is required')).toBeVisible()
  await fillCard(page)
  await expect(page.getByText('CVV is required')).toBeHidden()
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(page.getByLabel('Expiration date')).toHaveValue('12 / 30')
  await page.getByLabel('Expiration date').fill('12/2031') // as the browser's autofill does
  await expect(page.getByLabel('Expiration date')).toHaveValue('12 / 31')
  for (const label of ['Card number', 'Expiration date', 'CVV'])
    await expect(page.getByLabel(label)).not.toHaveAttribute('name')
  recorded.push(await readBrowserState(page)) // only the fields' own state contains the card data
  await page.route('**/checkout/order', (route) => route.fulfill({ status: 503 }))
  await placeOrderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  await page.unroute('**/checkout/order')
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeFocused()
  await expect(page).toHaveTitle('Thank you · Lumina')
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{48}\?placed$/)
  await expect(page.getByRole('link', { name: 'Track your order' })).toHaveAttribute('href', /^\/order\/[0-9a-f]{48}$/)
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  const orderNumber = await page.getByText(/^IN[0-9A-Z]+$/).textContent()
  recorded.push(await readBrowserState(page))
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await waitForHydration(page) // before hydration, Back loads a page: early-events.spec.ts
  await expect(page.getByText(orderNumber ?? 'no number')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goForward()
  await expect(thanks(page)).toBeVisible()
  expect(recorded.join('')).toContain('+1 541 555 0100') // proves that requests were recorded
  for (const text of recorded)
    expect(decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '')).replaceAll(/\D/g, '')).not.toContain(CARD)

  const { db, close } = openStoreDatabase({ dataDir: process.env.STOREFRONT_DATA_DIR ?? '' })
  expect(await findTablesWithDigits(db, CARD)).toEqual([])
  expect(await findTablesWithDigits(db, '15415550100')).toContain('public.orders') // proves that the search works: it finds the phone number
  expect(await findWrongTotals(db, [orderNumber ?? ''])).toEqual([])
  await close()
})

/** Returns everything that the browser stores for the page, except field values. */
function readBrowserState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { outerHTML } = document.documentElement
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, outerHTML])
  })
}

test.describe('with failing responses', () => {
  test.use({ expectedLog: /ERR_CONNECTION_RESET|ERR_TIMED_OUT|status of 500/ })

  test('without a response, a message appears, all input is kept, and the retry places one order', async ({ page }) => {
    const keys: string[] = []
    await openPayment(page, [createCartLine('osun-adire-kaftan', { size: 'L/XL' })]) // one unit is left
    await fillCard(page)
    const responses = [
      (route: Route) => route.abort('connectionreset'),
      (route: Route) => route.fulfill({ status: 500 }),
      (route: Route) => route.fulfill({ status: 503, json: { outcome: 'placed' } }),
      (route: Route) => route.fulfill({ status: 400, json: {} }),
      async (route: Route) => {
        await forwardToStore(route) // the order is placed, but the response is lost
        await route.abort('timedout')
      },
    ]
    await page.route('**/checkout/order', async (route) => {
      keys.push(route.request().postDataJSON().key)
      await responses[keys.length - 1]?.(route)
    })
    for (const tries of [1, 2, 3, 4, 5]) {
      await placeOrderButton(page).click()
      await expect.poll(() => keys.length).toBe(tries)
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
      await expect(placeOrderButton(page)).toBeFocused()
      await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
    }
    expect(new Set(keys).size).toBe(1)
    await page.close()
    const later = await page.context().newPage() // without the tab's storage, as on a later day
    await later.goto('/checkout') // the page finds the placed order before anything is typed again
    await expect(thanks(later)).toBeVisible()
    await expect(later.getByRole('main')).toContainText('This order was already placed')
    await expect(later.getByRole('main')).toContainText('Osun Adire Kaftan')
    await expect(later.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
  })

  longTest(
    'lines added in another tab while the order is being sent remain in the cart, even if the response is lost',
    async ({ page }) => {
      await openPayment(page, [camisole], byPaypal)
      const other = await page.context().newPage()
      await openPage(other, '/product/sienna-rib-top')
      await choose(other, 'M')
      await page.route('**/checkout/order', async (route) => {
        await other.getByRole('button', { name: 'Add to cart' }).first().click()
        await expect(other.getByRole('dialog', { name: 'Shopping Cart (2)' })).toBeVisible()
        await forwardToStore(route)
        await route.abort('timedout')
      })
      await placeOrderButton(page).click()
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
      await page.unroute('**/checkout/order')
      await placeOrderButton(page).click() // the cart has changed since the first attempt
      await expect(page.getByRole('main')).toContainText('This order was already placed')
      await expect(page.getByRole('main')).not.toContainText('Sienna Rib Top')
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      await expect(page.getByRole('dialog', { name: 'Shopping Cart (1)' })).toContainText('Sienna Rib Top')
    },
  )
})

longTest('two tabs that order the same cart at the same time place one order', async ({ page, context }) => {
  const other = await context.newPage()
  await openPayment(page, [camisole], byPaypal)
  await openPayment(other, [camisole], byPaypal)
  const sent: Route[] = []
  await context.route('**/checkout/order', (route) => void sent.push(route))
  await Promise.all([page, other].map((tab) => placeOrderButton(tab).click()))
  await expect.poll(() => sent.length).toBe(2)
  await Promise.all(sent.map((route) => route.continue()))
  const links = [page, other].map(async (tab) => {
    await expect(thanks(tab)).toBeVisible()
    return new URL(tab.url()).pathname
  })
  expect(new Set(await Promise.all(links)).size).toBe(1)
})

longTest(
  'a response to the shipping step or a payment has no effect after the shopper has moved on',
  async ({ page }) => {
    const requested: Route[] = []
    const link = 'f'.repeat(48)
    await page.route(/\/checkout\/shipping$|\/order\/f+\/payment$/, (route) => void requested.push(route))
    const opened: string[] = []
    page.on('request', (request) => void (request.url().includes(`/order/${link}.data`) && opened.push(request.url())))
    const moveOn = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
    }
    const expectNoNavigation = async (path: string) => {
      await page.waitForFunction(
        (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
        path,
      )
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).toHaveURL(/\/shop$/)
    }

    await storeCart(page, [camisole], {})
    await openPage(page, '/checkout')
    await continueButton(page).click()
    await expect.poll(() => requested.length).toBe(1)
    await moveOn()
    await requested[0]?.fulfill({ json: { errors: {} } })
    await expectNoNavigation('/checkout/shipping')

    await page.evaluate(
      (waiting) => localStorage.setItem('checkout.waiting', waiting),
      JSON.stringify({ link, lines: [] }),
    )
    await openPage(page, '/checkout')
    await expect(page.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible()
    await expect.poll(() => requested.length).toBe(2)
    await moveOn()
    await requested[1]?.fulfill({ json: { state: 'paid' } })
    await expectNoNavigation('/payment')
    expect(opened).toEqual([])
  },
)

test('a changed price, short stock and an unavailable size are listed and confirmed before anything else', async ({
  page,
}) => {
  const lines = [
    createCartLine('noor-circle-skirt', { size: '38', price: 20_000 }),
    createCartLine('tarn-straw-hat', { quantity: 500 }),
    createCartLine('sienna-rib-top', { size: '99' }),
  ]
  await storeCart(page, lines)
  await openPage(page, '/about') // this stores the new price, but not that the shopper accepted it
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('94000')
  await openPage(page, '/checkout')
  await expect(changes(page).getByRole('listitem')).toHaveText([
    /Noor Circle Skirt \(38, .*\$13\.33 → \$62\.67$/,
    /Tarn Straw Hat .*500 items → 7 items$/,
    /Sienna Rib Top \(99, .*1 item → no longer available$/,
  ])
  const summaryLines = orderSummary(page).locator('li')
  await expect(summaryLines).toContainText([/\$62\.67$/, /Quantity: 7.*\$280\.00$/, /No longer available/])
  await expect(orderSummary(page)).toContainText('Subtotal$342.67')
  await fillShipping(page)
  await expect(continueButton(page)).toBeDisabled()
  await expect(continueButton(page)).toHaveCSS('background-color', 'rgb(236, 232, 235)')
  await expect(continueButton(page)).toHaveAccessibleDescription('Some items in your cart have changed')
  await expect(primaryControls(page)).toHaveText(['Accept and continue'])

  await page.getByLabel('Email').press('Enter') // submits from the top of the form
  await expect(changes(page)).toBeFocused()
  await expect(changes(page)).toBeInViewport({ ratio: 1 })
  const header = await page.getByRole('banner').boundingBox()
  expect((await changes(page).boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await expect(page).toHaveURL(/\/checkout$/)
  await changes(page).getByRole('button', { name: 'Accept and continue' }).click()
  await expect(changes(page)).toBeHidden()
  await expect(step(page, 'Shipping')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cart, 8 items' })).toBeVisible()
  await continueButton(page).click()
  await expect(primaryControls(page)).toHaveText([/^Place order · \$/])
})

test('a price change is confirmed in the payment step or on the way to it, and so is the loss of an item that sells out', async ({
  page,
}) => {
  const skirt = createCartLine('noor-circle-skirt', { size: '38', price: 20_000 })
  const trouser = createCartLine('tide-linen-trouser', { size: '36', color: 'Clay', quantity: 2 }) // all remaining units
  await openPayment(page, [skirt, trouser], byPaypal)
  await expect(changes(page)).toContainText('$13.33 → $62.67')
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
  await expect(placeOrderButton(page)).toBeDisabled()
  await placeOrderButton(page).press('Enter') // a forced click can miss a button that moves
  await expect(changes(page)).toBeFocused()
  await changes(page).getByRole('button', { name: 'Accept and continue' }).click()
  await expect(step(page, 'Payment')).toBeFocused()
  await page.reload()
  await expect(placeOrderButton(page)).toBeEnabled()
  await expect(changes(page)).toBeHidden()

  await orderElsewhere(trouser)
  await placeOrderButton(page).click()
  await expect(changes(page)).toBeFocused()
  await expect(alerts(page)).toHaveCount(1)
  await expect(changes(page).getByRole('listitem')).toHaveText([
    /Tide Linen Trouser \(36, Clay\): 2 items → out of stock$/,
  ])
  await changes(page).getByRole('button', { name: 'Accept and continue' }).click()
  await placeOrderButton(page).click()
  await expect(thanks(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Noor Circle Skirt')
  await expect(page.getByRole('main')).not.toContainText('Tide Linen Trouser')

  await page.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart)
      sessionStorage.removeItem('checkout.draft')
    },
    JSON.stringify([skirt]),
  )
  await openPage(page, '/checkout?step=payment') // the payment step needs an address, so the shipping step opens
  await changes(page).getByRole('button', { name: 'Accept and continue' }).click()
  await expect(changes(page)).toBeHidden()
  await expect(step(page, 'Shipping')).toBeFocused()
})

test('if a cart cannot be ordered, one message replaces the form, whether the total is too large or the items sold out during payment', async ({
  page,
}) => {
  const line = createCartLine('tide-linen-trouser', { size: '44', color: 'Clay' }) // one unit is left
  await storeCart(page, [line], byPaypal)
  await page.route('**/checkout/quote', async (route) => {
    const response = await forwardToStore(route)
    await route.fulfill({ response, json: { ...(await response.json()), quote: null } })
  })
  await openPage(page, '/checkout')
  const tooLarge = page.getByText('This order is too large to place online. Please contact us.')
  await expect(tooLarge.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByLabel('Email')).toBeHidden()
  await expect(alerts(page).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await page.unrouteAll({ behavior: 'wait' })

  await openPage(page, '/checkout?step=payment')
  await expect(placeOrderButton(page)).toBeEnabled()
  await orderElsewhere(line)
  await placeOrderButton(page).click()
  await expect(alerts(page)).toBeFocused()
  for (const isReopened of [false, true]) {
    if (isReopened) await openPage(page, '/checkout')
    await expect(alerts(page)).toHaveCount(1)
    await expect(alerts(page)).toContainText('None of the items in your cart can be ordered right now.')
    await expect(alerts(page)).toContainText('Tide Linen Trouser (44, Clay): 1 item → out of stock')
    await expect(alerts(page)).toBeInViewport({ ratio: 1 })
    await expect(primaryControls(page)).toHaveText(['Continue Shopping'])
    await expect(page.getByLabel('Email')).toBeHidden()
  }
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})
