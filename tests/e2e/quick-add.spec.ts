import type { Locator, Page, Route } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'

const cart = (page: Page) => page.getByRole('dialog', { name: /Shopping Cart/ })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name }).first()
const getButton = (root: Page | Locator, name: string) => root.getByRole('button', { name: `Quick add ${name}` })

test('pointing at the button of a card shows colors and sizes, and one click on a size adds the product in the chosen color', async ({
  page,
}) => {
  await openPage(page, '/shop')
  const gown = card(page, 'Imisi Satin Gown')
  const button = getButton(gown, 'Imisi Satin Gown')
  await button.hover()
  const panel = gown.getByRole('group', { name: 'Quick add Imisi Satin Gown' })
  await panel.getByRole('radio', { name: 'Bottle' }).check({ force: true })
  await expect(panel.getByRole('button', { name: 'XL, sold out' })).toBeDisabled()
  await panel.getByRole('button', { name: 'Add size S', exact: true }).click()
  await expect(cart(page)).toContainText('Size: S | Color: Bottle')
  await expect(panel).toBeHidden()
  await cart(page).getByRole('button', { name: 'Close cart' }).click()
  await page.mouse.move(5, 5)
  await expect(panel).toBeHidden()
})

test('with the keyboard, sizes open with Enter, and Escape returns to the button', async ({ page }) => {
  await openPage(page, '/shop')
  const button = getButton(page, 'Ivo Balloon Blouse')
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('group', { name: 'Quick add Ivo Balloon Blouse' })
  await expect(panel.getByRole('radio', { name: 'Petal' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('sizes that could not be loaded are loaded again on request', async ({ page }) => {
  await openPage(page, '/shop')
  await page.route('**/quick-products?*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await getButton(page, 'Ivo Balloon Blouse').hover()
  const panel = page.getByRole('group', { name: 'Quick add Ivo Balloon Blouse' })
  await expect(panel.getByRole('alert')).toContainText('We could not load the sizes.')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('button', { name: 'Add size M', exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one tap opens the sizes, and the cart then offers the rest of a look and another product, with their sizes', async ({
    page,
  }) => {
    await openPage(page, '/shop')
    await getButton(page, 'Imisi Satin Gown').tap()
    const sheet = page.getByRole('dialog', { name: 'Imisi Satin Gown' })
    await expect(sheet).toContainText('$124.00')
    await expectNoViolations(page)
    await sheet.getByRole('button', { name: 'Add size M', exact: true }).tap()
    await expect(cart(page)).toContainText('Imisi Satin Gown')
    const look = cart(page).getByRole('region', { name: 'Complete the look' })
    const names = cart(page).getByRole('region', { name: 'Wear it with' }).getByRole('link')
    await expect(look.getByRole('link')).toHaveText(['Amara Bias Slip Dress'])
    await expect(look.getByRole('radio', { name: 'Ink' })).toBeChecked()
    await expect(names).toHaveCount(1)
    await expectNoViolations(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const hold = async (route: Route) => {
      await released
      await route.continue()
    }
    await page.route('**/quick-products?*', hold, { times: 1 })
    await look
      .getByRole('button', { name: /^Add size/ })
      .first()
      .tap()
    await expect(cart(page)).toContainText('Shopping Cart (2)')
    await expect(look).toHaveCount(0)
    await expect(names, 'offers stay until new ones have loaded').not.toHaveCount(0)
    release()
    await expect(names).toHaveCount(2)
    for (const name of ['Imisi Satin Gown', 'Amara Bias Slip Dress'])
      expect(await names.allTextContents()).not.toContain(name)
  })
})
