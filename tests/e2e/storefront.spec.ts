import AxeBuilder from '@axe-core/playwright'
import { choose, expect, expectNoSidewaysScroll, test, visit } from '#tests/e2e/fixtures.ts'

const PHONE = { width: 390, height: 844 }

test.describe('home', () => {
  test('the hero has one headline line, its words and its button on a wide screen', async ({ page }) => {
    await visit(page, '/')
    const heading = page.getByRole('heading', { level: 1, name: 'Radiate Your Light' })
    await expect(page.getByText('New Collection 2024')).toBeVisible()
    await expect(page.getByText('Timeless elegance meets modern femininity')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Collection' })).toBeVisible()
    await expect(page.getByText('Discover Collection')).toBeHidden()
    const lines = await heading.evaluate(
      (h) => h.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h).lineHeight),
    )
    expect(Math.round(lines)).toBe(1)
    const button = await page.getByRole('link', { name: 'View Collection' }).boundingBox()
    expect((button?.y ?? 9_999) + (button?.height ?? 0)).toBeLessThanOrEqual(900)
    const picture = page.locator('section[aria-labelledby=hero] img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1000)
  })

  for (const width of [1024, 1180, 1280, 1440, 1920]) {
    test(`the headline touches no garment at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/')
      await page.evaluate(() => document.fonts.ready)
      const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return range.getBoundingClientRect().right
      })
      const box = await page.locator('section[aria-labelledby=hero] img').boundingBox()
      if (!box) throw new Error('there is no picture')
      // The picture is 2:1 and cut off on the left; the first dress begins at 60 % of it
      const whole = Math.max(box.width, box.height * 2)
      expect(words).toBeLessThan(box.x + box.width - whole * 0.4)
    })
  }

  test('the hint goes after more than 100 px', async ({ page }) => {
    await visit(page, '/')
    const hint = page.getByText('Scroll to explore')
    await expect(hint).toBeVisible()
    await page.mouse.wheel(0, 90)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    await expect(hint).toBeVisible()
    await page.mouse.wheel(0, 200)
    await expect(hint).toBeHidden()
  })

  test('every section shows four products, placed ones first', async ({ page }) => {
    await visit(page, '/')
    for (const name of ['Best sellers', 'New arrivals', 'Featured products']) {
      const section = page.getByRole('region', { name })
      await expect(section.getByRole('article')).toHaveCount(4)
    }
    const best = page.getByRole('region', { name: 'Best sellers' })
    await expect(best.getByRole('article').first()).toContainText('Kaia Poplin Shirt')
    await expect(page.getByRole('region', { name: 'New arrivals' }).getByRole('link', { name: /^Shop / })).toHaveCount(
      4,
    )
  })

  test('on a phone it has the other button, two lines and no sideways scroll', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/')
    await expect(page.getByRole('link', { name: 'Discover Collection' })).toBeVisible()
    await expect(page.getByText('View Collection')).toBeHidden()
    const button = await page.getByRole('link', { name: 'Discover Collection' }).boundingBox()
    expect((button?.y ?? 9_999) + (button?.height ?? 0)).toBeLessThanOrEqual(844)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  })
})

test.describe('shell', () => {
  test('the header is 60 px high, sticks, and casts a shadow after more than 20 px', async ({ page }) => {
    await visit(page, '/shop')
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height).toBe(60)
    await expect(header).not.toHaveAttribute('data-scrolled')
    await page.mouse.wheel(0, 400)
    await expect(header).toHaveAttribute('data-scrolled')
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  })

  test('a dismissed announcement stays away, also after a reload', async ({ page }) => {
    await visit(page, '/')
    const text = page.getByText("Free Shipping On All Orders - Don't Miss Out!")
    await expect(text).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(text).toBeHidden()
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(text).toBeHidden()
  })

  test('Collections opens by mouse and by keyboard, and Escape gives the focus back', async ({ page }) => {
    await visit(page, '/shop')
    const button = page.getByRole('button', { name: 'Collections' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Morning Linen' })
    await button.hover()
    await expect(link).toBeVisible()
    await button.click()
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.mouse.move(700, 800)
    await button.hover()
    await expect(link).toBeVisible()
    await page.mouse.move(700, 800)
    await expect(link).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeFocused()
  })

  test('the phone menu keeps the focus inside and gives it back', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/')
    const open = page.getByRole('button', { name: 'Menu' })
    await open.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByPlaceholder('Search...')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await menu.getByPlaceholder('Search...').fill('kaftan')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop\?search=kaftan/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('a toast goes after its three seconds, also when a drawer opens meanwhile', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/product/lune-half-moon-bag')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart successfully!' })
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_500)
  await page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter') // a mouse would rest on the toast, and hold it
  await expect(page.getByRole('dialog').getByText('Added to cart successfully!')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(toast).toHaveCount(0, { timeout: 1_000 }) // begun anew in the drawer, it would stay longer than that
})

test.describe('shop', () => {
  test('filters live in the address, show as chips, and are all cleared at once', async ({ page }) => {
    await visit(page, '/shop')
    await choose(page, 'Dresses')
    await expect(page).toHaveURL(/category=dresses/)
    await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Collection' }).selectOption('Morning Linen')
    await expect(page).toHaveURL(/collection=morning-linen/)
    await page.getByRole('textbox', { name: /Highest price/ }).fill('90000')
    await expect(page).toHaveURL(/max=90000/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Ember Linen Shift')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Remove filter: Dresses' }).click()
    await expect(page).not.toHaveURL(/category/)
    await page.getByRole('link', { name: 'Clear filters' }).first().click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(page.getByRole('status').filter({ hasText: 'products' }).first()).toHaveText('29 products')
  })

  test('sorts by price and by name', async ({ page }) => {
    await visit(page, '/shop')
    const first = page.getByRole('article').first()
    await page.getByRole('combobox', { name: 'Sort' }).first().selectOption('Price: low to high')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(first).toContainText('Sienna Rib Top')
    await page.getByRole('combobox', { name: 'Sort' }).first().selectOption('Price: high to low')
    await expect(first).toContainText('Maren Collarless Coat')
    await page.getByRole('combobox', { name: 'Sort' }).first().selectOption('Name: A to Z')
    await expect(first).toContainText('Adaeze Midi Dress')
  })

  test('a product that is opened while a price waits to be applied stays open', async ({ page }) => {
    await visit(page, '/shop')
    await page.getByRole('textbox', { name: /Highest price/ }).fill('90000')
    await page.getByRole('link', { name: 'Ivo Balloon Blouse' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ivo Balloon Blouse' })).toBeVisible()
    await choose(page, 'Slate')
    await expect(page).toHaveURL(/\/product\/.*color=Slate/)
  })

  test('typing goes on while the shop already shows what was typed before', async ({ page }) => {
    await visit(page, '/shop')
    const search = page.getByRole('searchbox', { name: 'Search products' }).first()
    await search.pressSequentially('lin')
    await expect(page).toHaveURL(/search=lin$/)
    await expect(search).toBeFocused()
    await search.pressSequentially('en tee')
    await expect(page).toHaveURL(/search=linen\+tee$/)
    await expect(search).toHaveValue('linen tee')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Clear filters' }).first().click()
    await expect(search).toHaveValue('')
  })

  test('the sort goes on by keyboard', async ({ page }) => {
    await visit(page, '/shop')
    const sort = page.getByRole('combobox', { name: 'Sort' }).first()
    await sort.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(sort).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=price-desc/)
  })

  test('Back from a product finds the shop as long as it was', async ({ page }) => {
    await visit(page, '/shop')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByRole('article')).toHaveCount(29)
    await page.getByRole('article').nth(26).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(29)
    await expect(page.getByRole('article').nth(26)).toBeInViewport()
  })

  test('a page beyond the last is the last, and an unknown collection filters nothing', async ({ page }) => {
    await visit(page, '/shop?page=99&collection=nope&min=0')
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('link', { name: /Remove filter/ })).toHaveCount(0)
  })

  for (const width of [320, 768, 1024, 1180, 1280]) {
    test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/', '/shop?sort=price-desc', '/product/ember-linen-shift', '/collection/objects']) {
        await visit(page, path)
        await expectNoSidewaysScroll(page)
      }
    })
  }

  test('Show more adds the next page below, its address alone shows that page', async ({ page }) => {
    await visit(page, '/shop')
    await expect(page.getByRole('article')).toHaveCount(24)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByRole('article')).toHaveCount(29)
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Show previous' })).toBeVisible()
  })

  test('no results help on', async ({ page }) => {
    await visit(page, '/shop?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
    await expect(page.getByText('“<script>alert(1)</script>”')).toBeVisible()
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })

  test('on a phone the filters are a drawer whose button stays in view', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/shop')
    await page.getByRole('button', { name: 'Filter' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    await drawer.getByRole('radio', { name: 'Accessories' }).check()
    await expect(drawer.getByRole('button', { name: 'Show 6 products' })).toBeInViewport()
    await drawer.getByRole('button', { name: 'Show 6 products' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(6)
    await expectNoSidewaysScroll(page)
  })

  for (const query of [
    'category=x&sort=y&page=-1&min=abc',
    'page=9999',
    `search=${'x'.repeat(10_000)}`,
    'min=5&max=1',
    'search=%00%25_%5C',
  ]) {
    test(`bad values are no error: ${query.slice(0, 40)}`, async ({ request }) => {
      const answer = await request.get(`/shop?${query}`)
      expect(answer.status()).toBe(200)
    })
  }
})

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
    {
      path: '/nothing-here',
      title: 'Page Not Found',
      text: "The page you're looking for doesn't exist or has been moved.",
    },
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
    {
      path: '/collection/nothing',
      title: 'Collection Not Found',
      text: "This collection doesn't exist or has been removed.",
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue can be read, filtered and paged', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/shop')
    await expect(page.getByRole('article')).toHaveCount(24)
    await choose(page, 'Tops')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/category=tops/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page.getByRole('article')).toHaveCount(5)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Care instructions')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeHidden()
    await expect(page.locator('noscript p', { hasText: 'The cart needs JavaScript' })).toBeVisible()
  })
})

for (const path of [
  '/',
  '/shop',
  '/shop?category=dresses&max=90000',
  '/product/ember-linen-shift',
  '/collection/objects',
  '/checkout',
  '/nothing-here',
]) {
  test(`accessible: ${path}`, async ({ page }) => {
    await visit(page, path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  })
}
