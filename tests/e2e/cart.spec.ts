import type { Page } from '@playwright/test'
import { addNote, createCartLine, LOWEST_PRICE, storeCart } from '#tests/e2e/checkout.ts'
import { choose, expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const drawer = (page: Page) => page.getByRole('dialog', { name: /Shopping Cart/ })
const cartButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const readStoredCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))

/** A cart line of a product that no longer exists. */
const GONE = {
  product: { id: '0199a1b2-0000-7000-8000-0123456789ab', name: 'Gone Dress', price: 85_000 },
  image: null,
  size: 'M',
  color: { name: 'Red', hex: '#ff0000' },
  quantity: 2,
}

test('the drawer of an empty cart locks the page’s scroll position, links to the shop, and returns focus to the button', async ({
  page,
}) => {
  await openPage(page, '/about')
  const button = cartButton(page, 'Cart')
  await button.click()
  await expect(drawer(page)).toContainText('Shopping Cart (0)')
  await expect(drawer(page)).toContainText('Your cart is empty')
  await expect(drawer(page)).toContainText('Add some beautiful pieces to get started')
  await page.mouse.move(10, 500)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await button.click()
  await drawer(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(drawer(page)).toBeHidden()
})

test('units of the same variant share one line, quantities change, lines are removed, and other tabs stay in sync', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await openPage(other, '/about')
  await openPage(page, '/product/adaeze-midi-dress')
  // The button says 'Added ✓' for two seconds
  const add = page.getByRole('button', { name: /^Add(ed ✓| to cart)$/ }).first()
  for (const size of ['S', 'S', 'M']) {
    await choose(page, size)
    await add.click()
    await drawer(page).getByRole('button', { name: 'Close cart' }).click()
  }
  await expect(cartButton(other, 'Cart, 3 items')).toBeVisible()
  await other.reload()
  await expect(cartButton(other, 'Cart, 3 items')).toBeVisible()

  await cartButton(page, 'Cart, 3 items').click()
  const lines = drawer(page).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first().getByRole('link', { name: 'Adaeze Midi Dress' })).toBeVisible()
  await expect(lines.first().locator('img')).toHaveAttribute('src', /^\/media\/w_300/)
  await expect(lines.first()).toContainText('Size: S | Color: Ochre')
  await expect(lines.first()).toContainText('$138.66')
  await expect(drawer(page)).toContainText('Shipping and taxes calculated at checkout.')
  await expect(drawer(page)).toContainText('$207.99')
  await lines.last().getByRole('button', { name: 'Increase quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (4)')
  await expect(drawer(page)).toContainText('$277.32')
  await lines.first().getByRole('button', { name: 'Remove Adaeze Midi Dress' }).click()
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Size: M')
  await expect(lines.getByRole('button', { name: 'Remove Adaeze Midi Dress' })).toBeFocused()
  await lines.getByRole('button', { name: 'Decrease quantity' }).click()
  await lines.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  expect(await readStoredCart(page)).toEqual([])
  await drawer(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked() // the size is in the URL
})

test('a stored cart shows current prices, remaining units and unavailable items, in the chosen currency', async ({
  page,
}) => {
  const skirt = createCartLine('noor-circle-skirt', { size: '38', price: 1 })
  await page.route('**/checkout/quote', (route) => addNote(route, LOWEST_PRICE))
  await storeCart(page, [GONE, skirt, createCartLine('tarn-straw-hat', { quantity: 50 })])
  await openPage(page, '/product/noor-circle-skirt')
  await cartButton(page, 'Cart, 53 items').click()
  const lines = drawer(page).getByRole('listitem')
  const [gone, changed, lowStock] = [lines.nth(0), lines.nth(1), lines.nth(2)]
  await expect(gone).toContainText('No longer available')
  await expect(gone.getByRole('spinbutton')).toHaveCount(0)
  await expect(gone.getByRole('button')).toHaveText(['Remove'])
  await expect(changed).toContainText('Price updated')
  await expect(changed).toContainText(LOWEST_PRICE)
  await expect(changed).toContainText('Old price $0.00 New price $62.67')
  await expect(lowStock).toContainText('Only 7 left')
  await expect(lowStock).toContainText('$280.00') // 7 × $40.00
  await expect(drawer(page).getByText('$342.67')).toBeVisible() // the subtotal
  await expect(lowStock.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await lowStock.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (10)')
  await expect(lowStock).toContainText('Only 7 left') // the cart now contains all 7
  await lowStock.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(lowStock).not.toContainText('Only 7 left')

  const picker = drawer(page).getByRole('combobox', { name: 'Currency' })
  await expect(picker.getByRole('option')).toHaveText(['USD $', 'GBP £', 'EUR €', 'CAD C$'])
  await expect(picker).toHaveValue('USD')
  await picker.selectOption('GBP')
  await expect(changed).toContainText('Old price £0.00 New price £49.51')
  await page.reload()
  await expect(page.getByRole('main').getByText('£49.51').first()).toBeVisible()
  await cartButton(page, 'Cart, 9 items').click()
  await expect(changed).toContainText('Old price £0.00 New price £49.51')
  const [, stored] = await readStoredCart(page)
  expect(Object.keys(stored)).toEqual(['product', 'image', 'size', 'color', 'quantity'])
  expect(stored.product).toEqual({ ...skirt.product, price: 94_000 })
})

test('a quantity can be typed or stepped up to the available stock, on the product page and in the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/product/tarn-straw-hat')
  const field = page.getByRole('main').getByRole('spinbutton')
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  const addBox = await add.boundingBox()
  expect(addBox?.height, 'the button’s text fits on one line').toBeLessThanOrEqual(56)
  expect(addBox?.width, 'the button fills its row').toBeGreaterThan(260)
  await page.setViewportSize({ width: 390, height: 844 })
  await field.fill('50')
  await field.blur()
  await expect(field).toHaveValue('7')
  await field.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(field).toHaveValue('7')
  await field.fill('2')
  const decrease = page.getByRole('main').getByRole('button', { name: 'Decrease quantity' })
  await decrease.click()
  await expect(field).toHaveValue('1')
  await expect(decrease).toBeFocused()
  await expect(decrease).toHaveAttribute('aria-disabled', 'true')
  await add.focus()
  for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter') // holding the key down adds only one
  await page.keyboard.up('Enter')

  await expect(drawer(page)).toContainText('Shopping Cart (1)')
  const quantity = drawer(page).getByRole('spinbutton', { name: 'Quantity of Tarn Straw Hat' })
  await quantity.press('ControlOrMeta+a')
  await quantity.press('Backspace')
  await expect(quantity).toHaveValue('')
  await quantity.pressSequentially('20')
  expect(await readStoredCart(page)).toMatchObject([{ quantity: 1 }])
  await quantity.press('Enter')
  await expect(drawer(page)).toContainText('Shopping Cart (7)')
  await expect(drawer(page)).toContainText('Only 7 left')
  await expect(drawer(page).getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true')
  await quantity.fill('')
  await quantity.blur()
  await expect(quantity).toHaveValue('7')
  await quantity.fill('٣')
  await quantity.press('ArrowDown') // counts from the quantity in the cart, because the typed one is not applied yet
  await expect(drawer(page)).toContainText('Shopping Cart (6)')
  await quantity.fill('٣')
  await quantity.blur()
  await expect(drawer(page)).toContainText('Shopping Cart (3)')
  await quantity.fill('0')
  await quantity.blur()
  await expect(drawer(page)).toContainText('Your cart is empty')
})

longTest(
  'malformed stored carts cause no error, and a cart with 100 lines fits on a phone screen with large text',
  async ({ page }) => {
    const many = Array.from({ length: 1_000 }, (_, at) => ({ ...GONE, size: `${at}` }))
    const odd = { ...GONE, product: { ...GONE.product, price: null } }
    await storeCart(page, [odd, createCartLine('rue-bias-skirt', { size: '38', quantity: 2 }), ...many])
    await openPage(page, '/about')
    await cartButton(page, 'Cart, 200 items').click()
    await expect(drawer(page).getByRole('listitem')).toHaveCount(100) // the maximum for an order
    await expect(drawer(page).getByText('No longer available')).toHaveCount(99)
    await expect(drawer(page).getByText('$104.00')).toHaveCount(2) // the line and the subtotal
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const link = drawer(page).getByRole('link', { name: 'Proceed to Checkout' })
      await expect(link, `in view at ${width} by ${height}`).toBeInViewport({ ratio: 1 })
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // Measured after the drawer's transition
    await drawer(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await expect.poll(() => drawer(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect((await drawer(page).getByRole('list').boundingBox())?.height).toBeGreaterThan(300)
    const left = (await drawer(page).boundingBox())?.x ?? 0
    for (const part of [drawer(page).getByRole('combobox'), drawer(page).getByText('$104.00').last()]) {
      await part.scrollIntoViewIfNeeded()
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(left)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    }

    await page.evaluate(() => localStorage.setItem('cart', '{"a":1}'))
    await page.reload()
    const stored = () => page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('cart.damaged')])
    await expect.poll(stored).toEqual([null, '{"a":1}'])
    await expect(cartButton(page, 'Cart')).toBeVisible()
  },
)

test('with storage blocked, the cart lasts as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openPage(page, '/product/tarn-straw-hat')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await drawer(page).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (2)')
  await drawer(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(cartButton(page, 'Cart, 2 items')).toBeVisible()
})

longTest('a cart and a checkout whose scripts failed to load can be retried and keep focus', async ({ page }) => {
  const [cart, checkout] = [/\/cart-contents-[^/]*\.js/, /\/checkout-steps-[^/]*\.js/]
  for (const scripts of [cart, checkout]) await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  await storeCart(page, [createCartLine('rue-bias-skirt')])
  await openPage(page, '/about')
  await cartButton(page, 'Cart, 1 item').click()
  await expect(drawer(page).getByRole('alert')).toContainText('We could not load your cart.')
  await expect(drawer(page).getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.unroute(cart)
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect(drawer(page).getByRole('heading', { name: 'Shopping Cart (1)' })).toBeFocused() // the focus moves because the pressed button is gone

  await drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not load checkout.')
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.unroute(checkout)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
})
