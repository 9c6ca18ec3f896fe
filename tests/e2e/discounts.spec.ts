import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { choose, expectNoSidewaysScroll, fillShipping, openPage, test } from '#tests/e2e/fixtures.ts'

async function startCheckout(page: Page): Promise<void> {
  await openPage(page, '/product/odette-wool-jacket')
  await choose(page, 'S')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await openPage(page, '/checkout')
}

async function goToPayment(page: Page, email: string): Promise<void> {
  await fillShipping(page, email)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: 'PayPal' }).check()
}

const place = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click()
const field = (summary: Locator) => summary.getByRole('textbox', { name: 'Discount code' })
const remove = (summary: Locator) => summary.getByRole('button', { name: 'Remove discount code' })

test('a discount code is rejected with a message or applied, survives reload and steps, and appears on the order', async ({
  page,
}) => {
  test.slow()
  await startCheckout(page)
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('$123.76') // 105.33 + 10 + 8.43
  await field(summary).fill('no-such-code')
  await field(summary).press('Enter')
  await expect(summary.getByRole('alert')).toContainText('This discount code is not valid.')
  await expect(field(summary)).toHaveValue('no-such-code')
  await expect(page.getByText('Please check these fields')).toHaveCount(0) // Enter applies the code and does not continue
  await expectNoViolations(page, 'main')

  await field(summary).fill('4242 4242 4242 4242') // never sent: it may be a card number
  await summary.getByRole('button', { name: 'Apply' }).click()
  await expect(summary.getByRole('alert')).toContainText('This discount code is not valid.')
  await field(summary).fill(' welcome10')
  await field(summary).press('Enter')
  await expect(remove(summary)).toBeFocused()
  await expect(summary.getByRole('status')).toHaveText('Discount code WELCOME10 applied')
  await expect(summary).toContainText('Discount WELCOME10−$10.53')
  await expect(summary).toContainText('$112.38') // 94.80 + 10 + 7.58
  await expectNoViolations(page, 'main')

  await page.reload()
  await expect(summary).toContainText('$112.38')
  await page.getByLabel('Country').selectOption('GB')
  await expect(summary).toContainText('$123.76') // 94.80 + 10 + 18.96
  await page.getByRole('contentinfo').getByLabel('Currency').selectOption('GBP')
  await expect(summary).toContainText('Discount WELCOME10−£8.32')
  await remove(summary).click()
  await expect(field(summary)).toBeFocused()
  await expect(summary).toContainText('Subtotal£83.21')
  await expect(summary).not.toContainText('WELCOME10')
  await field(summary).fill('WELCOME10')
  await field(summary).press('Enter')
  await expect(remove(summary)).toBeFocused()

  await goToPayment(page, `${randomUUID()}@example.com`)
  await expect(summary).toContainText('WELCOME10')
  await place(page)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Discount WELCOME10−£8.32')
  await expect(page.getByRole('main')).toContainText('charged as $123.76')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a shopper who has used a code already learns it before ordering, and may order without it', async ({
    page,
  }) => {
    test.slow()
    const email = `${randomUUID()}@example.com`
    for (const isFirst of [true, false]) {
      await startCheckout(page)
      await page.getByText('Show order summary').click()
      const summary = page.locator('details').filter({ hasText: 'Hide order summary' })
      await field(summary).fill('WELCOME10')
      await summary.getByRole('button', { name: 'Apply' }).click()
      await expect(remove(summary)).toBeFocused()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoSidewaysScroll(page)
      }
      await goToPayment(page, email.replace('e', isFirst ? 'e' : 'E'))
      await place(page)
      if (isFirst) {
        await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
        continue
      }
      const box = page.getByRole('alert').filter({ hasText: 'The total changed since you saw it' })
      await expect(box).toBeFocused()
      await expect(box).toContainText('You have used this discount code already.')
      await expect(box).toContainText('New total: $123.76')
      await expect(field(summary)).toHaveValue('WELCOME10')
      await expect(summary.getByRole('alert')).toContainText('You have used this discount code already.')
      await box.getByRole('button', { name: 'Accept and continue' }).click()
      await expect(box).toHaveCount(0)
      await place(page)
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
      await expect(page.getByRole('main')).toContainText('$123.76')
      await expect(page.getByRole('main')).not.toContainText('WELCOME10')
    }
  })
})
