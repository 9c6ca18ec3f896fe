import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Tokyo' })

  test('a shopper follows an order on its page, corrects its address, and cancels it', async ({ page }) => {
    const { link, orderNumber } = await placeStorefrontOrder(page.request, { currency: 'GBP' })
    await openPage(page, `/order/${link}`)
    await expect(page).toHaveTitle(`Order ${orderNumber} · Lumina`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toHaveText(
      'In preparation',
    )
    await expect(page.getByText(/^charged as \$/)).toBeVisible()
    await expect(page.getByText(/5\d minutes left/)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 844 })

    await page.getByText('Correct the address', { exact: true }).tap()
    await page.getByLabel('City').fill('')
    await page.getByLabel('Last name').fill('Obi-Nwosu')
    await page.getByRole('button', { name: 'Save address' }).tap()
    const box = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
    await expect(box).toBeFocused()
    await expectNoViolations(page)
    await box.getByRole('button', { name: 'City is required' }).tap()
    await expect(page.getByLabel('City')).toBeFocused()
    await expect(page.getByLabel('Last name')).toHaveValue('Obi-Nwosu')
    await page.getByLabel('City').fill('Salem')
    await page.getByRole('button', { name: 'Save address' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'The address is corrected.' })).toBeVisible()
    await expect(page.getByText('Correct the address', { exact: true })).toBeFocused()
    await expect(page.getByText('Ada Obi-Nwosu')).toBeVisible()

    const cancel = page.getByRole('button', { name: 'Cancel order' })
    await cancel.tap()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeFocused()
    await expect(page.getByText('You cancelled it, and you get back what you paid.')).toBeVisible()
    await expect(page.getByText('PayPal: refunded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
    await expectNoViolations(page)
  })
})

test('of two windows the later one is warned and keeps its input, also while the store is unreachable', async ({
  page,
  context,
}) => {
  const { link } = await placeStorefrontOrder(page.request)
  const path = `/order/${link}`
  await openPage(page, path)
  const other = await context.newPage()
  await openPage(other, path)
  for (const [window, city] of [
    [page, 'Salem'],
    [other, 'Eugene'],
  ] as const) {
    await window.getByText('Correct the address', { exact: true }).click()
    await window.getByLabel('City').fill(city)
  }
  await other.getByLabel('Phone').fill('+1 541 555 0199')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'corrected' })).toBeVisible()
  await other.getByRole('button', { name: 'Save address' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'corrected in the meantime' })).toBeFocused()
  await expect(other.getByLabel('City')).toHaveValue('Eugene')
  await other.getByRole('button', { name: 'Save address' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'corrected' })).toBeVisible()
  await expect(other.getByText('Eugene, Oregon 97477')).toBeVisible()

  // The first window does not know of the change; then the store is unreachable, then the order is cancelled elsewhere
  await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByText('Correct the address', { exact: true }).click()
  await page.getByLabel('City').fill('Bend')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the store' })).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Bend')
  await page.unroute(`**${path}.data*`)
  await other.getByRole('button', { name: 'Cancel order' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(other.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This order is cancelled: its address stays' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible()
  await expect(page.getByText('Eugene, Oregon 97477')).toBeVisible()
})

test('the hour ends while the page is open, with a wrong clock', async ({ page }) => {
  const { link } = await placeStorefrontOrder(page.request)
  await page.clock.install({ time: new Date('2020-02-02T02:02:00Z') })
  await page.goto(`/order/${link}`)
  await waitForHydration(page)
  await expect(page.getByText(/5\d minutes left/)).toBeVisible()
  await page.clock.fastForward('50:00')
  await expect(page.getByText(/^[89] minutes left$/)).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(
    page.getByRole('status').filter({ hasText: 'The hour in which you could change your order is over.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
})

test('only the order is printed', async ({ page }) => {
  const { link, orderNumber } = await placeStorefrontOrder(page.request)
  await openPage(page, `/order/${link}`)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Print', 'Cancel order']) await expect(page.getByRole('button', { name })).toBeHidden()
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
  await expect(page.getByText(orderNumber)).toBeVisible()
  await expect(page.getByText('1 Palm Street')).toBeVisible()
})
