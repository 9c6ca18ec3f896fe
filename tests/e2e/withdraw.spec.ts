import type { Page } from '@playwright/test'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function identify(page: Page, orderNumber: string, email = 'ada.obi@example.com'): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Obi')
  await page.getByLabel('Order number').fill(orderNumber)
  await page.getByLabel('Email of the order').fill(email)
}

test.describe('in a store of an owner', () => {
  test.describe.configure({ mode: 'default' }) // one store is enough

  let store: StoreProcess
  test.beforeAll(async () => {
    store = await startStore()
    const { db, close } = openStoreDatabase(store)
    await saveSettings(db, { demo_content: false })
    await close()
    await expect.poll(async () => (await fetch(store.url)).text()).toContain('Withdraw from contract here')
  })
  test.afterAll(() => store?.stop())

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ ...PHONE, javaScriptEnabled })

      test('a guest withdraws in four presses, and gets a receipt with date and time', async ({ page }) => {
        const { orderNumber } = await placeStorefrontOrder(page.request, {}, store.url)
        await openPage(page, store.url)
        let presses = 0
        const press = async (role: 'link' | 'button' | 'checkbox', name: string | RegExp) => {
          await page.getByRole(role, { name, exact: true }).tap()
          presses += 1
        }
        await press('link', 'Withdraw from contract here')
        await expect(page.getByRole('heading', { level: 1, name: 'Withdraw from contract' })).toBeVisible()
        await identify(page, orderNumber)
        await press('button', 'Continue')
        await expect(page.getByText(`You withdraw from the contract of order ${orderNumber}.`)).toBeVisible()
        await expectNoSidewaysScroll(page)
        await press('checkbox', /^Sienna Rib Top/)
        await press('button', 'Confirm withdrawal')
        await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeVisible()
        await expect(page.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/)).toBeVisible()
        await expect(page.getByText('1 × Sienna Rib Top, Size: M | Color: Cocoa')).toBeVisible()
        await expect(page.getByText('Your order had not left yet, so it is cancelled.')).toBeVisible()
        expect(presses).toBeLessThanOrEqual(4)
      })
    })
  }
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('nothing is chosen at first, mistakes are shown beside the field, the focus follows each step, and axe finds nothing', async ({
    page,
  }) => {
    test.slow() // runs axe on each step
    const { orderNumber } = await placeStorefrontOrder(page.request, { quantity: 3 })
    await openPage(page, '/withdraw')
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Please enter the number of your order')).toBeVisible()
    await expectNoViolations(page)
    await identify(page, orderNumber, 'eve@example.com')
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect(page.getByRole('alert').filter({ hasText: 'We found no order' })).toBeFocused()
    await expect(page.getByLabel('Order number')).toHaveValue(orderNumber)

    await page.getByLabel('Email of the order').fill('ada.obi@example.com')
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const units = page.getByLabel('Units (of 3): Sienna Rib Top')
    await expect(units).toHaveValue('3')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Confirm withdrawal' }).tap()
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose at least one item' })).toBeFocused()
    await page.getByText('Size: M | Color: Cocoa').tap()
    // 3 × 29.33 and 8 % tax; two of them are two thirds of it
    await expect(page.getByText('You withdraw from 3 of 3 items, $95.03.')).toBeVisible()
    await page.getByRole('checkbox').uncheck()
    await units.fill('4') // selects its line
    await page.getByRole('button', { name: 'Confirm withdrawal' }).tap()
    await expect(units).toBeFocused()
    await expect(units).toHaveAccessibleDescription(/at most 3 of these/)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)

    await units.fill('2')
    await expect(page.getByText('You withdraw from 2 of 3 items, $63.35.')).toBeVisible()
    await page.route('**/withdraw.data**', (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.getByRole('button', { name: 'Confirm withdrawal' }).tap()
    await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the store' })).toBeVisible()
    await expect(units).toHaveValue('2') // the page stays, with what was typed
    await page.unroute('**/withdraw.data**')
    await page.getByRole('button', { name: 'Confirm withdrawal' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeFocused()
    await expectNoViolations(page)
  })

  test('the page of an order leads there, with nothing to type', async ({ page }) => {
    const { link } = await placeStorefrontOrder(page.request)
    await openPage(page, `/order/${link}`)
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).tap()
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Obi')
    await page.getByRole('checkbox', { name: /^Sienna Rib Top/ }).check()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeFocused()
    await page.getByRole('link', { name: 'Back to the order' }).tap()
    await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible()
  })
})
