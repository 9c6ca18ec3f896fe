import { expect, type Page } from '@playwright/test'
import { choose, openPage, test } from '#tests/e2e/fixtures.ts'

async function addToCart(page: Page, product: string, size?: string): Promise<void> {
  await openPage(page, `/product/${product}`)
  if (size) await choose(page, size)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart successfully!' })).toBeVisible()
}

function drawer(page: Page) {
  return page.getByRole('dialog', { name: /Shopping Cart/ })
}

const LINE = {
  product: { id: '0199a1b2-0000-7000-8000-0123456789ab', name: 'Gone Dress', price: 85_000 },
  image: null,
  size: 'M',
  color: { name: 'Red', hex: '#ff0000' },
  quantity: 2,
}

async function storeCart(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('stored')) {
      localStorage.setItem('cart', text)
      sessionStorage.setItem('stored', 'once')
    }
  }, value)
}

test('§2 §4 an empty cart says so and links to the shop', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (0)')
  await expect(drawer(page)).toContainText('Your cart is empty')
  await expect(drawer(page)).toContainText('Add some beautiful pieces to get started')
  await drawer(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(drawer(page)).toBeHidden()
})

test('§1 §2 §4 §D adding the same variant again raises its quantity, another size is another line', async ({
  page,
}) => {
  await addToCart(page, 'adaeze-midi-dress', 'S')
  const add = page.getByRole('button', { name: /^Add(ed ✓| to cart)$/ }).first() // for two seconds it says 'Added ✓'
  await add.click()
  await choose(page, 'M')
  await add.click()
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const lines = drawer(page).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(drawer(page)).toContainText('Shopping Cart (3)')
  await expect(lines.first().getByRole('link', { name: 'Adaeze Midi Dress' })).toBeVisible()
  await expect(lines.first().locator('img')).toHaveAttribute('src', /^\/media\/w_300/)
  await expect(lines.first()).toContainText('Size: S | Color: Ochre')
  await expect(lines.first()).toContainText('$138.66')
  await expect(drawer(page)).toContainText('Shipping and taxes calculated at checkout.')
  await expect(drawer(page)).toContainText('$207.99')
})

test('§2 §4 §9 plus and minus change the quantity, and minus at one removes the line', async ({ page }) => {
  await addToCart(page, 'zuri-tiered-dress', 'S')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const line = drawer(page).getByRole('listitem')
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (2)')
  await expect(drawer(page)).toContainText('$128.00')
  await line.getByRole('button', { name: 'Decrease quantity' }).click()
  await line.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
})

test('§2 §4 Remove removes the line and moves the focus on', async ({ page }) => {
  await addToCart(page, 'zuri-tiered-dress', 'S')
  await addToCart(page, 'ivo-balloon-blouse', 'M')
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  await drawer(page).getByRole('button', { name: 'Remove Zuri Tiered Dress' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect(drawer(page).getByRole('button', { name: 'Remove Ivo Balloon Blouse' })).toBeFocused()
})

test('§4 §9 the cart survives a reload, and two tabs stay in sync', async ({ page, context }) => {
  await addToCart(page, 'rue-bias-skirt', '38')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  const other = await context.newPage()
  await addToCart(other, 'rue-bias-skirt', '40')
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
})

test('§2 §4 while the drawer is open the page does not scroll, and Escape returns the focus', async ({ page }) => {
  await openPage(page, '/shop')
  const button = page.getByRole('button', { name: 'Cart', exact: true })
  await button.click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('§D damaged storage is set aside', async ({ page }) => {
  await storeCart(page, '{"a":1}')
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  const stored = () => page.evaluate(() => [localStorage.getItem('cart'), localStorage.getItem('cart.damaged')])
  expect(await stored()).toEqual([null, '{"a":1}'])
  await page.evaluate(() => localStorage.setItem('cart', '[[['))
  await page.reload()
  await expect.poll(stored).toEqual([null, '[[['])
})

test('only readable lines of a stored cart are kept', async ({ page }) => {
  await storeCart(page, JSON.stringify([LINE, { ...LINE, quantity: -1 }, { ...LINE, product: null }, 5]))
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect(drawer(page)).toContainText('No longer available')
})

test('§4 §D prices are the current ones of the store, not the stored ones', async ({ page }) => {
  await addToCart(page, 'noor-circle-skirt', '38')
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '[]')
    cart[0].product.price = 1
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(drawer(page)).toContainText('Price updated')
  await expect(drawer(page)).toContainText('Old price $0.00 New price $62.67')
  await page.reload()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(drawer(page)).toContainText('Price updated')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))
  expect(Object.keys(stored[0])).toEqual(['product', 'image', 'size', 'color', 'quantity'])
  expect(Object.keys(stored[0].product)).toEqual(['id', 'name', 'price'])
})

test('unavailable lines are not in the subtotal', async ({ page }) => {
  await storeCart(page, JSON.stringify([LINE]))
  await addToCart(page, 'rue-bias-skirt', '38')
  await page.getByRole('button', { name: 'Cart, 3 items' }).click()
  const gone = drawer(page).getByRole('listitem').first()
  await expect(gone).toContainText('No longer available')
  await expect(gone.getByRole('spinbutton')).toHaveCount(0)
  await expect(gone.getByRole('button')).toHaveText(['Remove'])
  await expect(drawer(page).getByText('$52.00')).toHaveCount(2) // its line and the subtotal
})

test('a line that exceeds the stock counts as many units as are available', async ({ page }) => {
  await addToCart(page, 'tarn-straw-hat')
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '[]')
    cart[0].quantity = 50
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Cart, 50 items' }).click()
  const line = drawer(page).getByRole('listitem')
  await expect(line).toContainText('Only 7 left')
  const each = Number(/\$([\d.]+) each/.exec((await line.textContent()) ?? '')?.[1])
  expect(each).toBeGreaterThan(0)
  const totalForSeven = `$${(Math.round(each * 700) / 100).toFixed(2)}`
  await expect(drawer(page).getByText(totalForSeven)).toHaveCount(2) // its line and the subtotal
  await expect(line.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
  await line.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (7)')
  await expect(line).toContainText('Only 7 left') // as many as the cart has
  await line.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (6)')
  await expect(line).not.toContainText('Only 7 left')
  for (const typed of ['8', '20000']) {
    await line.getByRole('spinbutton').fill(typed)
    await line.getByRole('spinbutton').press('Enter')
    await expect(drawer(page)).toContainText('Shopping Cart (7)')
    await expect(line).toContainText('Only 7 left')
    await expect(line.getByRole('button', { name: 'Increase quantity' })).toHaveAttribute('aria-disabled', 'true')
    await line.getByRole('button', { name: 'Decrease quantity' }).click()
  }
})

test('a held Enter key adds one unit, and the wheel leaves the quantity as it is', async ({ page }) => {
  await openPage(page, '/product/sienna-rib-top')
  await choose(page, 'M')
  const quantity = page.getByRole('main').getByRole('spinbutton')
  await quantity.fill('3')
  await quantity.hover()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(quantity).toHaveValue('3')
  await quantity.fill('1')
  await page.getByRole('button', { name: 'Add to cart' }).first().focus()
  for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('the chosen size survives a reload and Back', async ({ page }) => {
  await openPage(page, '/product/sienna-rib-top')
  await choose(page, 'M')
  await expect(page).toHaveURL(/[?&]size=M/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
})

test('§2 §4 1,000 stored lines, unknown products and prices of null cause no error', async ({ page }) => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ ...LINE, size: `${at}` }))
  const odd = { ...LINE, product: { ...LINE.product, price: null } }
  await storeCart(page, JSON.stringify([odd, ...many]))
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Cart, 200 items' }).click() // as many lines as an order can have
  await expect(drawer(page).getByRole('listitem')).toHaveCount(100)
  await expect(drawer(page).getByText('No longer available')).toHaveCount(100)
  await expect(drawer(page)).toContainText('$0.00')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const on = drawer(page).getByRole('link', { name: 'Proceed to Checkout' })
    await expect(on, `in sight at ${width} by ${height}`).toBeInViewport({ ratio: 1 })
  }
  await drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(drawer(page)).toBeHidden()
  const refusal = page.getByRole('alert').filter({ hasText: 'Nothing in your cart can be ordered at the moment.' })
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Email')).toBeHidden() // no form for an order that cannot be placed
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('a cart above the maximum order value is refused at checkout', async ({ page }) => {
  await page.route('**/checkout/quote', (route) => {
    const { lines } = route.request().postDataJSON()
    const fresh = lines.map(({ quantity, ...line }: { quantity: number }) => ({
      ...line,
      requested: quantity,
      quantity,
      product: { name: LINE.product.name, price: { minor: 8_500_000, currency: 'NGN' }, onBackorder: false },
    }))
    return route.fulfill({ json: { lines: fresh, quote: null } })
  })
  await storeCart(page, JSON.stringify([LINE]))
  await openPage(page, '/checkout')
  const message = 'This order is too large to be placed here. Please contact us.'
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(page.getByText(message).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByLabel('Email')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('§2 with storage blocked, the cart lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await addToCart(page, 'tarn-straw-hat')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await drawer(page).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (2)')
  await drawer(page).getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a drawer whose contents cannot be loaded opens with an error and retries', async ({ page }) => {
  const scripts = '**/cart-contents-*.js'
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  await expect(drawer(page)).toContainText('Shopping Cart (0)')
  await expect(drawer(page).getByRole('alert')).toContainText('The cart could not be shown.')
  await expect(drawer(page).getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await page.unroute(scripts)
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(drawer(page)).toContainText('Your cart is empty')
  await expect(drawer(page).getByRole('heading', { name: 'Shopping Cart (0)' })).toBeFocused() // the button is gone
})

test('a typed quantity takes effect on blur, within what is available', async ({ page }) => {
  await addToCart(page, 'rue-bias-skirt', '40')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const field = drawer(page).getByRole('spinbutton', { name: 'Quantity of Rue Bias Skirt' })
  await field.press('ControlOrMeta+a')
  await field.press('Backspace')
  await expect(field).toHaveValue('')
  await field.pressSequentially('12')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0].quantity)).toBe(1)
  await field.press('Enter')
  await expect(drawer(page)).toContainText('Shopping Cart (12)')
  await field.fill('')
  await field.blur()
  await expect(field).toHaveValue('12')
  await field.fill('٧')
  await field.press('ArrowUp') // counts from what is in the cart, as a number field does
  await expect(drawer(page)).toContainText('Shopping Cart (13)')
  await field.fill('٧')
  await field.blur()
  await expect(drawer(page)).toContainText('Shopping Cart (7)')
  await field.fill('0')
  await field.blur()
  await expect(drawer(page)).toContainText('Your cart is empty')
})

test('§5 on the product page a typed quantity is limited to the stock, and a button at its limit keeps the focus', async ({
  page,
}) => {
  await openPage(page, '/product/tarn-straw-hat')
  const field = page.getByRole('spinbutton', { name: 'Quantity' })
  await field.fill('50')
  await field.blur()
  await expect(field).toHaveValue('7')
  await field.fill('2')
  const less = page.getByRole('button', { name: 'Decrease quantity' })
  await less.click()
  await expect(field).toHaveValue('1')
  await expect(less).toBeFocused()
  await expect(less).toHaveAttribute('aria-disabled', 'true')
})

test("on a small phone with large text the drawer's lines fit its width", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addToCart(page, 'rue-bias-skirt', '38')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect
    .poll(() => drawer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth))
    .toBeLessThanOrEqual(0)
  // Measured after the drawer's transition
  await drawer(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  const list = await drawer(page).getByRole('list').boundingBox()
  expect(list?.height).toBeGreaterThan(300)
  const edge = (await drawer(page).boundingBox())?.x ?? 0
  for (const part of [drawer(page).getByRole('combobox'), drawer(page).getByText('$52.00').last()]) {
    await part.scrollIntoViewIfNeeded()
    const box = await part.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(edge)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test('at 320 px the button beside the stepper stays on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/product/rue-bias-skirt')
  const button = await page.getByRole('button', { name: 'Add to cart' }).first().boundingBox()
  const stepper = await page.getByRole('spinbutton', { name: 'Quantity' }).boundingBox()
  expect(button?.height).toBeLessThanOrEqual(56)
  expect(button?.y).toBeLessThan((stepper?.y ?? 0) + (stepper?.height ?? 0))
})

test('§D the currency can be selected and is remembered', async ({ page }) => {
  await addToCart(page, 'rue-bias-skirt', '38')
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  const picker = drawer(page).getByRole('combobox', { name: 'Currency' })
  await expect(picker.getByRole('option')).toHaveText(['USD $', 'GBP £', 'EUR €', 'CAD C$'])
  await expect(picker).toHaveValue('USD')
  await picker.selectOption('GBP')
  await expect(drawer(page).getByRole('listitem')).toContainText('£41.08')
  await page.reload()
  await expect(page.getByRole('main').getByText('£41.08').first()).toBeVisible()
})
