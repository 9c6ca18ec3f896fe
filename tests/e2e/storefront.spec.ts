import { choose, expect, expectNoSidewaysScroll, test, visit } from '#tests/e2e/fixtures.ts'

const PHONE = { width: 390, height: 844 }

test.describe('product', () => {
  test('shows prices in both currencies, badges, rating, and the sale', async ({ page }) => {
    await visit(page, '/product/ember-linen-shift')
    await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Ember Linen Shift' })).toBeVisible()
    await expect(page.getByText('SALE', { exact: true })).toBeVisible()
    const info = page.getByRole('main')
    await expect(info.getByText('$49.33')).toBeVisible()
    await expect(info.getByText('$58.67')).toBeVisible()
    await expect(info.getByText('₦74,000.00')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Morning Linen' })).toBeVisible()
    for (const note of ['Free shipping over $100', '30-day return policy', 'Secure payment', 'Premium packaging']) {
      await expect(page.getByText(note)).toBeVisible()
    }
  })

  test('a colour brings up its picture, is in the address, and tells which sizes are out', async ({ page }) => {
    await visit(page, '/product/ember-linen-shift')
    await expect(page.getByRole('radio', { name: 'Terracotta' })).toBeChecked()
    await choose(page, 'Flax')
    await expect(page).toHaveURL(/color=Flax/)
    await expect(page.getByText('Color: Flax')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'XL, sold out' })).toBeVisible()
    await expect(page.locator('a[aria-current=true] img')).toBeVisible()
    const current = page.locator('a[aria-current=true]')
    await expect(current).not.toHaveAttribute('aria-label', 'Picture 1 of 4')
    await choose(page, 'S')
    await expect(page.getByText('Only 5 left')).toBeVisible()
  })

  test('asks for a size in a toast and beside the sizes', async ({ page }) => {
    await visit(page, '/product/thandi-wrap-dress')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Size' }).getByText('Please select a size')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'XS' })).toBeFocused()
  })

  test('the quantity stays between 1 and the stock', async ({ page }) => {
    await visit(page, '/product/wren-straw-hat')
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await expect(page.getByText('Only 4 left')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true')
    await quantity.fill('99')
    await quantity.blur()
    await expect(quantity).toHaveValue('4')
    await quantity.fill('0')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('1')
    await quantity.fill('4')
    await quantity.blur()
    await expect(page.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('a sold-out product cannot be added', async ({ page }) => {
    await visit(page, '/product/selah-column-dress')
    await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  })

  test('tabs work by click, arrow keys and address', async ({ page }) => {
    await visit(page, '/product/amara-bias-slip-dress')
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('Care instructions')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: /Reviews \(\d+\)/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/tab=reviews/)
    await page.keyboard.press('Home')
    await expect(page.getByRole('tab', { name: 'Description' })).toBeFocused()
  })

  test('the rating leads to the reviews and keeps the colour', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/product/amara-bias-slip-dress?color=Moss')
    await expect(page.getByText('Color: Moss')).toBeVisible()
    await page.getByRole('link', { name: /reviews?\)/ }).click()
    await expect(page).toHaveURL(/color=Moss.*tab=reviews/)
    await expect(page.getByRole('tab', { name: /Reviews/ })).toBeInViewport()
    await expect(page.getByRole('tab', { name: /Reviews/ })).toBeFocused()
    await expect(page.getByText('Color: Moss')).toBeVisible()
  })

  test('a picture opens in full, moves by arrow keys, and Escape goes back to it', async ({ page }) => {
    await visit(page, '/product/amara-bias-slip-dress')
    await page.getByRole('button', { name: 'Zoom image 1 of 4' }).click()
    const zoom = page.getByRole('dialog')
    await expect(zoom.getByText('1 of 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText('2 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(page.getByRole('button', { name: 'Zoom image 2 of 4' })).toBeFocused()
  })

  test('on a phone the buy bar is there exactly while the button is not', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/product/kaia-poplin-shirt')
    const buttons = page.getByRole('button', { name: 'Add to cart' })
    await buttons.first().scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(1)
    await page.mouse.wheel(0, 2_000)
    await expect(buttons).toHaveCount(2)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('not found', () => {
  for (const { path, title, text } of [
    { path: '/product/not-an-id', title: 'Product Not Found', text: "This product doesn't exist or has been removed." },
    {
      path: '/product/0199a1b2-0000-7000-8000-0123456789ab',
      title: 'Product Not Found',
      text: "This product doesn't exist or has been removed.",
    },
    {
      path: '/product/imisi-bridal-gown',
      title: 'Product Not Found',
      text: "This product doesn't exist or has been removed.",
    },
  ]) {
    test(path, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    })
  }
})
