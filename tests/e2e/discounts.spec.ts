import { randomUUID } from 'node:crypto'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { continueButton, createCartLine, orderSummary, placeOrderButton, storeCart } from '#tests/e2e/checkout.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { placeStorefrontOrder } from '#tests/e2e/orders.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a discount code is rejected or applied next to the totals, and a code that was already used is reported before the order is placed', async ({
  page,
}) => {
  const name = randomUUID().replaceAll(/\d/g, 'x') // no digits, because the end of this test looks for digits
  await placeStorefrontOrder({ email: `${name}@example.com`, discountCode: 'WELCOME10' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const draft = { email: `${name.toUpperCase()}@example.com`, paymentMethod: 'paypal' } as const
  await storeCart(page, [createCartLine('odette-wool-jacket', { size: 'S' })], draft)
  await openPage(page, '/checkout')
  const summary = orderSummary(page)
  const field = summary.getByRole('textbox', { name: 'Discount code' })
  const remove = summary.getByRole('button', { name: 'Remove discount code' })
  await page.getByText('Show order summary').tap()
  await expect(page.getByText('Hide order summary')).toBeVisible()
  await expect(page.getByText('Show order summary')).toBeHidden()
  await expect(summary).toContainText('$123.76') // 105.33 + 10 + 8.43
  await field.press('Enter')
  await expect(summary.getByRole('alert')).toContainText('Enter a code')
  await field.fill('no-such-code')
  await field.press('Enter')
  await expect(summary.getByRole('alert')).toContainText('This discount code is not valid.')
  await expect(field).toHaveValue('no-such-code')
  await expect(page).toHaveURL(/\/checkout$/) // Enter applies the code and does not continue
  await field.fill('4242 4242 4242 4242') // as if a card number was entered by mistake
  await expect(summary.getByRole('alert')).toHaveCount(0)
  await summary.getByRole('button', { name: 'Apply' }).tap()
  await expect(summary.getByRole('alert')).toContainText('This discount code is not valid.')
  await field.fill(' welcome10')
  await field.press('Enter')
  await expect(remove).toBeFocused()
  await expect(summary.getByRole('status')).toHaveText('Discount code WELCOME10 applied')
  await expect(summary).toContainText('Discount WELCOME10−$10.53')
  await expect(summary).toContainText('$112.38') // 94.80 + 10 + 7.58
  await remove.tap()
  await expect(field).toBeFocused()
  await expect(summary).not.toContainText('WELCOME10')
  await field.fill('WELCOME10')
  await field.press('Enter')
  await page.reload()
  await expect(summary).toContainText('$112.38')
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Currency' }).selectOption('GBP')
  await expect(summary).toContainText('Discount WELCOME10−£8.32')
  await expect(summary).toContainText('£88.78') // 74.89 + 7.90 + 5.99

  await continueButton(page).tap()
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await placeOrderButton(page).tap()
  const box = page.getByRole('alert').filter({ hasText: 'The total has changed' })
  await expect(box).toBeFocused()
  await expect(box).toContainText('You have already used this discount code.')
  await expect(box).toContainText('New total: £97.77')
  await expect(field).toHaveValue('WELCOME10')
  await expect(summary.getByRole('alert')).toContainText('You have already used this discount code.')
  await box.getByRole('button', { name: 'Accept and continue' }).tap()
  await expect(box).toHaveCount(0)
  await expect(placeOrderButton(page)).toHaveText('Place order · £97.77') // 83.21 + 7.90 + 6.66
  await placeOrderButton(page).tap()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('£97.77')
  await expect(page.getByRole('main')).toContainText('charged as $123.76')
  await expect(page.getByRole('main')).not.toContainText('WELCOME10')
  const typed = sent.join('').replaceAll(/session_\w+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '') // random ids may contain 4242
  expect(typed).not.toContain('4242')
})
