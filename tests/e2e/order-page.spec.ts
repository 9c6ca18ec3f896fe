import { expect, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'
import { address } from '#tests/support/checkout-request.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Tokyo' })

test('a shopper corrects the address: typed text survives mistakes, changes in another window and an unreachable store', async ({
  page,
  baseURL,
}) => {
  const { link, orderNumber } = await placeStorefrontOrder({ currency: 'GBP' })
  const path = `/order/${link}`
  await openPage(page, path)
  await expect(page).toHaveTitle(`Order ${orderNumber} · Lumina`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
  const progress = page.getByRole('list', { name: 'Progress' })
  await expect(progress.locator('[aria-current=step]')).toHaveText('Preparing')
  await expect(page.getByText(/^charged as \$/)).toBeVisible()
  const version = await page.locator('input[name=version]').inputValue()
  const sendElsewhere = async (form: Record<string, string>) => {
    const response = await page.request.post(path, { form, headers: { Origin: baseURL ?? '' } })
    expect(response.status()).toBe(200)
  }

  const open = page.getByText('Edit address', { exact: true })
  const save = page.getByRole('button', { name: 'Save address' })
  await open.tap()
  await page.getByLabel('City').fill('')
  await page.getByLabel('Last name').fill('Obi-Nwosu')
  await save.tap()
  const box = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await expect(box).toBeFocused()
  await box.getByRole('button', { name: 'City is required' }).tap()
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveValue('Obi-Nwosu')

  const { country: _, ...fields } = address
  await sendElsewhere({ intent: 'address', version, ...fields, city: 'Salem' })
  await page.getByLabel('City').fill('Eugene')
  await save.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'changed in another window' })).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Eugene')
  await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 503, body: '' }))
  await save.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the store' })).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Eugene')
  await page.unroute(`**${path}.data*`)
  await save.tap()
  await expect(page.getByRole('status').filter({ hasText: 'The address was updated.' })).toBeVisible()
  await expect(open).toBeFocused()
  await expect(page.getByText('Ada Obi-Nwosu')).toBeVisible()

  await sendElsewhere({ intent: 'cancel' })
  await open.tap()
  await page.getByLabel('City').fill('Bend')
  await save.tap()
  await expect(page.getByRole('alert').filter({ hasText: 'This order is cancelled, so its address' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeVisible()
  await expect(page.getByText('Eugene, Oregon 97477')).toBeVisible()
})

test('a shopper cancels an order in a dialog with the keyboard and reads what happens to the payment', async ({
  page,
}) => {
  const { link } = await placeStorefrontOrder()
  await openPage(page, `/order/${link}`)
  const cancel = page.getByRole('button', { name: 'Cancel order' })
  await cancel.tap()
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order cancelled' })).toBeFocused()
  await expect(page.getByText('You cancelled this order. We’ve refunded what you paid.')).toBeVisible()
  await expect(page.getByText('PayPal: refunded')).toBeVisible()
  await expect(cancel).toHaveCount(0)
})

test('printing the page prints only the order, and the one hour in which the order can be changed ends while the page is open, even if the device’s clock is wrong', async ({
  page,
}) => {
  const { link, orderNumber } = await placeStorefrontOrder()
  await page.clock.install({ time: new Date('2020-02-02T02:02:00Z') })
  await page.goto(`/order/${link}`)
  await waitForHydration(page)
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Print', 'Cancel order']) await expect(page.getByRole('button', { name })).toBeHidden()
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
  await expect(page.getByText(orderNumber)).toBeVisible()
  await expect(page.getByText('1 Palm Street')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await expect(page.getByText(/5\d minutes left/)).toBeVisible()
  await page.clock.fastForward('50:00')
  await expect(page.getByText(/\([89] minutes left\)$/)).toBeVisible()
  await page.clock.fastForward('10:00')
  const expiredNotice = page
    .getByRole('status')
    .filter({ hasText: 'It’s been over an hour, so this order can’t be changed online.' })
  await expect(expiredNotice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
})
