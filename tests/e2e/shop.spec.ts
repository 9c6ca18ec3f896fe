import type { Page, Route } from '@playwright/test'
import { choose, expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'

const PHONE = { width: 390, height: 844 }

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status')
}

async function names(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents()
}

async function openPrice(page: Page): Promise<void> {
  await page.getByRole('search').getByText('Price', { exact: true }).click()
}

/** Holds back the shop's requests until released. */
async function holdProducts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let held = true
  await page.route('**/shop.data*', (route) => (held ? void waiting.push(route) : route.continue()))
  return async () => {
    held = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

test('§1 §2 §7 §D filters are in the URL, appear as chips, and are all cleared at once', async ({ page }) => {
  await openPage(page, '/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(count(page)).toHaveText('29 products')
  const categories = page.getByRole('search').getByRole('radio')
  await expect(categories).toHaveCount(5)
  for (const name of ['All', 'Dresses', 'Tops', 'Bottoms', 'Accessories']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('combobox', { name: 'Sort' }).getByRole('option')).toHaveText([
    'Newest',
    'Price: low to high',
    'Price: high to low',
    'Name: A to Z',
  ])
  const collection = page.getByRole('combobox', { name: 'Collection' })
  const listed = await collection.getByRole('option').allTextContents()
  expect(listed[0]).toBe('All collections')
  expect(listed.slice(1)).toEqual(listed.slice(1).toSorted((a, b) => a.localeCompare(b)))

  await choose(page, 'Dresses')
  await expect(page).toHaveURL(/\?category=dresses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  await expect(count(page)).toHaveText('10 products')
  await collection.selectOption('morning-linen')
  await expect(page).toHaveURL(/collection=morning-linen/)
  await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeVisible()
  await openPrice(page)
  await expect(page.getByRole('search').getByText('₦')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Lowest price in NGN' }).fill('50000')
  const highest = page.getByRole('textbox', { name: 'Highest price in NGN' })
  await highest.fill('90 thousand')
  await expect(page.getByText('Enter an amount such as 49.99.').filter({ visible: true })).toBeVisible()
  await expect(highest).toHaveAttribute('aria-invalid', 'true')
  await highest.fill('90,000')
  await expect(highest).toHaveAttribute('aria-invalid', 'false')
  await expect(page).toHaveURL(/min=50000&max=90000/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Highest price in NGN' })).toBeHidden()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Ember Linen Shift')
  await expect(count(page)).toHaveText('1 product')

  const screen = await page.getByRole('main').textContent()
  await page.reload()
  await waitForHydration(page)
  await expect(cards(page)).toHaveCount(1)
  expect(await page.getByRole('main').textContent()).toBe(screen)
  for (const name of ['Dresses', 'Morning Linen', 'from ₦50,000.00', 'up to ₦90,000.00']) {
    await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Remove filter: Dresses' }).click()
  await expect(page).toHaveURL(/\?collection=morning-linen&min=50000&max=90000$/)
  await expect(page.getByRole('link', { name: 'Remove filter: Morning Linen' })).toBeFocused() // replaces the entry
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(count(page)).toHaveText('29 products')
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
})

test('§D Back undoes a selected filter, while typed ones leave no history', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search products' }).first().pressSequentially('linen')
  await expect(page).toHaveURL(/search=linen$/)
  await choose(page, 'Tops')
  await expect(page).toHaveURL(/search=linen&category=tops/)
  await page.goBack()
  await expect(page).toHaveURL(/\?search=linen$/)
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('§2 §D sorts by newest, by price both ways and by name, and keeps the position', async ({ page }) => {
  await openPage(page, '/shop')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  const first = cards(page).first()
  await expect(first).toContainText('Imisi Satin Gown')
  const sort = page.getByRole('combobox', { name: 'Sort' }).first()
  await sort.selectOption('Price: low to high')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(first).toContainText('Sienna Rib Top')
  await sort.selectOption('Price: high to low')
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(first).toContainText('Maren Collarless Coat')
  await sort.selectOption('Name: A to Z')
  await expect(page).toHaveURL(/sort=name/)
  await expect(first).toContainText('Adaeze Midi Dress')
  const sorted = await names(page)
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b)))
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('the sort works by keyboard', async ({ page }) => {
  await openPage(page, '/shop')
  const sort = page.getByRole('combobox', { name: 'Sort' }).first()
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(sort).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=price-desc/)
})

test('§2 §D typing continues while the list already shows earlier input', async ({ page }) => {
  await openPage(page, '/shop')
  const search = page.getByRole('searchbox', { name: 'Search products' }).first()
  await search.pressSequentially('lin')
  await expect(page).toHaveURL(/search=lin$/)
  await expect(search).toBeFocused()
  await search.pressSequentially('en tee')
  await expect(page).toHaveURL(/search=linen\+tee$/)
  await expect(search).toHaveValue('linen tee')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(search).toHaveValue('')
})

test('a product opened while a price waits to be applied stays open', async ({ page }) => {
  await openPage(page, '/shop')
  await openPrice(page)
  const price = await page.getByRole('textbox', { name: /Highest price/ }).elementHandle()
  // At once, as the price applies after a pause
  await page.getByRole('link', { name: 'Ivo Balloon Blouse' }).evaluate((link: HTMLElement, field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field')
    field.focus()
    document.execCommand('insertText', false, '90000')
    link.click()
  }, price)
  await expect(page.getByRole('heading', { level: 1, name: 'Ivo Balloon Blouse' })).toBeVisible()
  await choose(page, 'Slate')
  await expect(page).toHaveURL(/\/product\/.*color=Slate/)
})

test('§1 §2 §9 §D a card shows a second image on hover, one badge, sale prices, colors, and what is out of stock', async ({
  page,
}) => {
  await openPage(page, '/shop?category=dresses')
  const card = (name: string) => cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

  const twoImages = card('Imisi Satin Gown')
  const second = twoImages.locator('.card-image-second')
  await expect(second).toHaveCSS('opacity', '0')
  await twoImages.hover()
  await expect(second).toHaveCSS('opacity', '1')
  expect(await second.evaluate((image: HTMLImageElement) => image.alt)).toBe('')
  const box = await twoImages.locator('img').first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2)

  await expect(twoImages.getByText('New', { exact: true })).toHaveCSS('background-color', 'rgb(244, 220, 107)')
  await expect(twoImages.getByText('₦186,000.00')).toBeVisible()
  const shift = card('Ember Linen Shift')
  await expect(shift.getByText('Bestseller', { exact: true })).toBeVisible()
  await expect(shift.getByText('New', { exact: true })).toHaveCount(0)
  await expect(shift.getByRole('paragraph').first()).toHaveText('Sale price ₦74,000.00 Original price ₦88,000.00')
  await expect(shift.locator('svg circle')).toHaveCount(3)
  await expect(shift.getByText('Colors: Terracotta, Flax, Lichen')).toBeAttached()

  const soldOut = card('Selah Column Dress')
  await expect(soldOut.getByText('Out of Stock')).toBeVisible()
  await expect(soldOut.locator('img').first()).toHaveCSS('opacity', '0.6')
  await expect(page.getByText('Out of Stock')).toHaveCount(await soldOut.count())
  await soldOut.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Selah Column Dress' })).toBeVisible()
})

test('§2 the first load shows skeletons, while filtering dims the old results', async ({ page }) => {
  await openPage(page, '/')
  const release = await holdProducts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeFocused()
  const grid = page.getByRole('main').locator('[aria-busy]')
  await expect(grid).toHaveAttribute('aria-busy', 'true')
  await expect(grid.locator('> *')).toHaveCount(8)
  await expect(cards(page)).toHaveCount(0)
  await release()
  await expect(cards(page)).toHaveCount(24)
  await expect(grid).toHaveAttribute('aria-busy', 'false')
  await page.unrouteAll()

  const releaseDresses = await holdProducts(page)
  await choose(page, 'Dresses')
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  await expect(grid).toHaveAttribute('aria-busy', 'true')
  await expect(grid).toHaveCSS('opacity', '0.4')
  await expect(cards(page)).toHaveCount(24)
  await releaseDresses()
  await expect(cards(page)).toHaveCount(10)
  await expect(grid).toHaveCSS('opacity', '1')
})

test('a late response does not replace a newer one', async ({ page }) => {
  await openPage(page, '/shop')
  const release = await holdProducts(page)
  await choose(page, 'Dresses')
  await page.route('**/shop.data?category=tops*', (route) => route.continue())
  await choose(page, 'Tops')
  await expect(count(page)).toHaveText('8 products')
  const responded = page.waitForResponse(/shop\.data\?category=dresses/)
  await release()
  await (await responded).finished()
  await expect(count(page)).toHaveText('8 products')
  await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
})

test('§D Show more appends the next page, and its URL alone shows that page', async ({ page }) => {
  await openPage(page, '/shop')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText('24 of 29')).toBeVisible()
  const more = page.getByRole('link', { name: 'Show more' })
  await expect(more).toHaveAttribute('href', '/shop?page=2')
  const release = await holdProducts(page)
  await more.click()
  const grid = page.getByRole('main').locator('[aria-busy]')
  await expect(grid.locator('> *')).toHaveCount(29) // the five new ones are skeletons in the meantime
  await expect(grid).toHaveCSS('opacity', '1')
  await release()
  await expect(cards(page)).toHaveCount(29)
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  await expect(page.getByText('29 of 29')).toBeVisible()
  await expect(more).toHaveCount(0)
  await page.unrouteAll()

  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('link', { name: 'Show previous' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test("Back from a product restores the list's length before the server responds", async ({ page }) => {
  await openPage(page, '/shop')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(29)
  await cards(page).nth(26).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeHidden()
  const release = await holdProducts(page)
  await page.goBack()
  await expect(cards(page)).toHaveCount(29)
  await expect(cards(page).nth(26)).toBeInViewport()
  await release()
})

test('a failed load is reported in its place, keeps the filters, and can be retried', async ({ page }) => {
  await openPage(page, '/shop')
  const failed = page.getByRole('alert').filter({ hasText: 'We could not load products.' })
  let refused = 0
  await page.route('**/shop.data*', async (route) => {
    await route.fulfill({ status: 503, body: '' })
    refused++
  })
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(failed).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await choose(page, 'Tops')
  await expect(failed).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(count(page)).toHaveText('')
  await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
  const refusedBefore = refused
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => refused).toBeGreaterThan(refusedBefore) // so this attempt is not the one that is let through below
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'Tops' })).toBeChecked()
  await expect(page).toHaveURL(/category=tops/)
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Remove filter: Tops' })).toBeFocused() // the button is gone
})

test('an empty result offers help, and explains contradicting prices', async ({ page }) => {
  await openPage(page, '/shop?search=nothing-like-it&category=tops')
  const panel = page.getByRole('region', { name: 'Nothing matches these filters' })
  await expect(panel.getByRole('link', { name: 'Remove filter: “nothing-like-it”' })).toBeVisible()
  await expect(count(page)).toHaveText('0 products')
  await panel.getByRole('link', { name: 'Accessories', exact: true }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Remove filter: Accessories' })).toBeFocused()
  await openPage(page, '/shop?min=500&max=100')
  await expect(panel.getByText('The lowest price is above the highest one.')).toBeVisible()
  await panel.getByRole('link', { name: 'Clear filters' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('sizes and colors in stock are chosen with counts, and an empty list says what to drop', async ({ page }) => {
  await openPage(page, '/shop')
  const filters = page.getByRole('search')
  await page.route('**/shop/filters.data*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await filters.getByText('Size', { exact: true }).click()
  await page.getByRole('button', { name: 'Loading failed. Try again' }).click()
  const medium = page.getByRole('checkbox', { name: 'M', exact: true })
  await expect(medium).toHaveAccessibleDescription('17')
  await medium.check()
  await expect(page).toHaveURL(/\?size=m$/)
  await expect(count(page)).toHaveText('17 products')
  await expect(medium).toBeFocused()
  await filters.getByText('Color', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Black', exact: true })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Terracotta', exact: true }).check()
  await expect(page).toHaveURL(/\?size=m&color=terracotta$/)
  await expect(count(page)).toHaveText('2 products')
  await expect(page.getByRole('radio', { name: 'Bottoms', exact: true })).toBeDisabled()
  await page.getByRole('link', { name: 'Remove filter: Size M' }).click()
  await expect(page).toHaveURL(/\?color=terracotta$/)
  await openPage(page, '/shop?color=terracotta&size=nobody&size=one-size')
  const panel = page.getByRole('region', { name: 'Nothing matches these filters' })
  await expect(panel.getByRole('link', { name: /^Remove filter/ })).toHaveText([/^One Size/, /^Terracotta/])
  await panel.getByRole('link', { name: '2 products without One Size' }).click()
  await expect(cards(page)).toHaveCount(2)
})

test('products are found by the fibers that they contain', async ({ page }) => {
  await openPage(page, '/shop?category=dresses')
  await page.getByRole('search').getByText('Material', { exact: true }).click()
  const silk = page.getByRole('checkbox', { name: 'Silk', exact: true })
  await expect(silk).toHaveAccessibleDescription('3')
  await silk.check()
  await expect(page).toHaveURL(/\?category=dresses&material=silk$/)
  await expect(count(page)).toHaveText('3 products')
  await page.getByRole('checkbox', { name: 'Linen', exact: true }).check()
  await expect(count(page)).toHaveText('4 products')
  await openPage(page, '/shop?search=dress&material=lyocell')
  expect(await names(page)).toEqual(['Thandi Wrap Dress'])
  await expect(page.getByRole('link', { name: 'Remove filter: Lyocell' })).toBeVisible()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Lyocell', exact: true })).toBeChecked()
})

test('§2 on a phone the filters are a drawer whose button stays visible', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/shop')
  const columns = await page.locator('.product-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
  expect(columns.split(' ')).toHaveLength(2)
  const open = page.getByRole('button', { name: /^Filter/ })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('radio', { name: 'Accessories' }).check()
  const show = drawer.getByRole('button', { name: 'Show 6 products' })
  await expect(show).toBeInViewport()
  for (const label of await drawer.locator('fieldset label').all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  }
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await expect(open).toHaveText('Filter (1)')
  await open.click()
  await show.click()
  await expect(drawer).toBeHidden()
  await expect(cards(page)).toHaveCount(6)
  const sort = page.getByRole('combobox', { name: 'Sort' })
  const { x = 0, width = 0 } = (await sort.boundingBox()) ?? {}
  expect(x + width, 'the sort arrow keeps a distance to the edge').toBeLessThanOrEqual(PHONE.width - 16)
  await sort.selectOption('Name: A to Z')
  await expect(page).toHaveURL(/\?category=accessories&sort=name$/)
  await open.click()
  await drawer.getByRole('link', { name: 'Clear filters' }).click()
  await expect(drawer.getByRole('button', { name: 'Show 29 products' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('§D a page beyond the last is the last, and an unknown collection is not found', async ({ page }) => {
  await openPage(page, '/shop?page=99&min=0')
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByRole('link', { name: /Remove filter/ })).toHaveCount(0)
  expect((await page.request.get('/shop?collection=nope')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§7 §D the shop can be filtered, sorted and paged, and its products read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(cards(page)).toHaveCount(24)
    await choose(page, 'Tops')
    await page.getByRole('combobox', { name: 'Sort' }).first().selectOption('Price: low to high')
    await openPrice(page)
    await page
      .getByRole('textbox', { name: /Highest price/ })
      .first()
      .fill('60000')
    await page.getByRole('button', { name: 'Apply' }).first().click()
    await expect(page).toHaveURL(/category=tops.*max=60000.*sort=price-asc/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
    await expect(cards(page).first()).toContainText('Sienna Rib Top')
    await page.getByRole('link', { name: 'Clear filters' }).first().click()
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(cards(page)).toHaveCount(5)
    await page.setViewportSize(PHONE)
    await page.goto('/shop')
    await page.getByRole('link', { name: 'Filter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Filter' })).toBeVisible()
    await choose(page, 'Dresses')
    await page.getByRole('checkbox', { name: 'M', exact: true }).check()
    await page.getByRole('button', { name: 'Apply' }).last().click()
    await expect(page.getByRole('link', { name: 'Remove filter: Size M' })).toBeVisible()
    await expect(cards(page)).toHaveCount(8)
    await cards(page).first().getByRole('link').first().click()
    await expect(page.getByText('Care instructions')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeHidden()
    await expect(page.locator('noscript p', { hasText: 'The cart needs JavaScript' })).toBeVisible()
  })
})
