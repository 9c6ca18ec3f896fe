import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a guest withdraws: nothing is chosen at first, mistakes are shown beside the field, and the focus follows each step', async ({
  page,
}) => {
  const { orderNumber } = await placeStorefrontOrder({ quantity: 3 })
  await openPage(page, '/withdraw')
  const continueButton = page.getByRole('button', { name: 'Continue' })
  await continueButton.tap()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/Please enter your order number/)
  await page.getByLabel('Your name').fill('Ada Obi')
  await page.getByLabel('Order number').fill(orderNumber)
  await page.getByLabel('Email used for the order').fill('eve@example.com')
  await continueButton.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t find an order' })).toBeFocused()
  await expect(page.getByLabel('Order number')).toHaveValue(orderNumber)

  await page.getByLabel('Email used for the order').fill('ada.obi@example.com')
  await continueButton.tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(`You are withdrawing from the contract for order ${orderNumber}.`)).toBeVisible()
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' })
  const units = page.getByLabel('Units (of 3): Sienna Rib Top')
  await expect(units).toHaveValue('3')
  await confirm.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose at least one item' })).toBeFocused()
  await page.getByText('Size: M | Color: Cocoa').tap()
  // 3 × 29.33 and 8% tax; two units are two thirds of that
  await expect(page.getByText('You are withdrawing from 3 of 3 items, $95.03.')).toBeVisible()
  await page.getByRole('checkbox').uncheck()
  await units.fill('4') // also selects the line
  await confirm.tap()
  await expect(units).toBeFocused()
  await expect(units).toHaveAccessibleDescription(/at most 3 of these/)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)

  await units.fill('2')
  await expect(page.getByText('You are withdrawing from 2 of 3 items, $63.35.')).toBeVisible()
  await page.route('**/withdraw.data**', (route) => route.fulfill({ status: 503, body: 'away' }))
  await confirm.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the store' })).toBeVisible()
  await expect(units).toHaveValue('2') // the page still shows the typed value
  await page.unroute('**/withdraw.data**')
  await confirm.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeFocused()
  await expect(page.getByText(/^\w+ \d+, \d{4}, \d\d:\d\d UTC$/)).toBeVisible()
  await expect(page.getByText('2 × Sienna Rib Top (Size: M | Color: Cocoa)')).toBeVisible()
  await expectNoViolations(page)
})
