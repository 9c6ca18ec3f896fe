import type { Locator, Page, Route } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { expect, fillShipping, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { addProduct } from '#tests/support/products.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// What blocks an order is shown once, with the only primary action until it is resolved. It has its own store, as
// products are added and deleted.

test.describe.configure({ mode: 'default' }) // one store is enough

let store: StoreProcess

test.beforeAll(async () => {
  store = await startStore({ env: { DEMO_DATA: 'off' } })
})
test.afterAll(async () => {
  await store?.stop()
})

const NOTHING_LEFT = 'Nothing in your cart can be ordered at the moment.'

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = openStoreDatabase(store)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

const deleteProduct = (id: Id<'product'>) => withDatabase((db) => db.delete(products).where(eq(products.id, id)))

/** Opens checkout with these products in the cart, at an outdated price. */
async function checkOut(page: Page, ids: readonly Id<'product'>[], price = 15_000): Promise<void> {
  const lines = ids.map((id) => ({
    product: { id, name: 'Linen dress', price },
    image: null,
    size: 'One Size',
    color: { name: 'Default', hex: '#000000' },
    quantity: 1,
  }))
  await page.addInitScript((cart) => {
    if (!sessionStorage.getItem('stored')) localStorage.setItem('cart', cart)
    sessionStorage.setItem('stored', 'once')
  }, JSON.stringify(lines))
  await openPage(page, `${store.url}/checkout`)
}

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })
const alerts = (page: Page) => page.getByRole('main').getByRole('alert').filter({ visible: true })

/** Enabled controls with a plum background. */
const primaries = (page: Page): Locator =>
  page.getByRole('main').locator('.bg-plum:not([aria-disabled])').filter({ visible: true })

async function toPayment(page: Page): Promise<void> {
  await fillShipping(page)
  await continueButton(page).click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('§D required confirmation is the only primary action, and both steps lead to it', async ({ page }) => {
    await checkOut(page, [await withDatabase((db) => addProduct(db))], 20_000)
    const box = alerts(page).filter({ hasText: 'Some things changed' })
    await expect(box).toBeVisible()
    await fillShipping(page)
    await expect(continueButton(page)).toBeDisabled()
    await expect(continueButton(page)).toHaveCSS('background-color', 'rgb(236, 232, 235)')
    await expect(continueButton(page)).toHaveAccessibleDescription('Some things changed since you filled your cart')
    await expect(primaries(page)).toHaveText(['Accept and continue'])

    await page.getByLabel('Email').press('Enter') // at the top of the form
    await expect(box).toBeFocused()
    await expect(box).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    expect((await box.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    await expect(page).toHaveURL(/\/checkout$/)

    await openPage(page, `${store.url}/checkout?step=payment`) // where an earlier page view had ended
    await box.getByRole('button', { name: 'Accept and continue' }).click()
    await expect(box).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Shipping', exact: true })).toBeFocused()
    await toPayment(page)
    await expect(primaries(page)).toHaveText([/^Place order · \$/])
  })
})

test('a product deleted during payment is reported once, with the focus', async ({ page }) => {
  const [stored, gone] = await withDatabase(async (db) => [await addProduct(db), await addProduct(db)] as const)
  await checkOut(page, [stored, gone])
  await toPayment(page)
  await expect(placeOrderButton(page)).toBeEnabled()
  await deleteProduct(gone)
  await placeOrderButton(page).click()
  await expect(alerts(page)).toHaveCount(1)
  await expect(alerts(page)).toContainText('1 piece → no longer available')
  await expect(alerts(page)).toBeFocused()
  await expect(placeOrderButton(page)).not.toHaveAttribute('aria-busy')
  await expect(placeOrderButton(page)).toBeDisabled()
  await placeOrderButton(page).press('Enter') // a forced click can miss a button that moves
  await expect(alerts(page)).toBeFocused()
  await page.getByRole('button', { name: 'Accept and continue' }).click()
  await placeOrderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
})

test('a cart with nothing available says so once, and links to the shop or empties the cart', async ({ page }) => {
  const id = await withDatabase((db) => addProduct(db))
  await checkOut(page, [id])
  await toPayment(page)
  await expect(placeOrderButton(page)).toBeEnabled()
  await deleteProduct(id)
  await placeOrderButton(page).click()
  await expect(alerts(page)).toBeFocused()
  for (const isReopened of [false, true]) {
    if (isReopened) await openPage(page, `${store.url}/checkout`)
    await expect(page.getByText(NOTHING_LEFT).filter({ visible: true })).toHaveCount(1)
    await expect(alerts(page)).toHaveCount(1)
    await expect(alerts(page)).toContainText('Linen dress (One Size, Default): 1 piece → no longer available')
    await expect(alerts(page)).toBeInViewport({ ratio: 1 })
    await expect(primaries(page)).toHaveText(['Continue Shopping'])
  }
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused()
})

test('without current prices the next action is to retry', async ({ page }) => {
  await page.route('**/checkout/quote', (route) => route.fulfill({ status: 503 }))
  await checkOut(page, [await withDatabase((db) => addProduct(db))])
  await expect(alerts(page)).toContainText("We could not load today's prices.")
  await expect(alerts(page)).toHaveCount(1)
  await expect(primaries(page)).toHaveText(['Try again'])
  await expect(continueButton(page)).toBeDisabled()
  await expect(continueButton(page)).toHaveAccessibleDescription("We could not load today's prices.")
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0) // no request is pending
  await page.unroute('**/checkout/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Shipping', exact: true })).toBeFocused() // the button is gone
  await expect(continueButton(page)).toBeEnabled()
  await expect(primaries(page)).toHaveText(['Continue to payment'])
})

test('the form waits for the first prices', async ({ page }) => {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/checkout/quote', (route) => (isHeld ? void held.push(route) : route.continue()))
  await checkOut(page, [await withDatabase((db) => addProduct(db))])
  await expect(continueButton(page)).toHaveAttribute('aria-busy', 'true')
  isHeld = false
  for (const route of held) await route.continue()
  await expect(continueButton(page)).toBeEnabled()
})

test('a checkout that failed to load can be retried', async ({ page }) => {
  const scripts = '**/checkout-steps-*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  await checkOut(page, [await withDatabase((db) => addProduct(db))])
  await expect(alerts(page)).toContainText('Checkout could not be shown.')
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused() // the button is gone
  await waitForHydration(page)
})
