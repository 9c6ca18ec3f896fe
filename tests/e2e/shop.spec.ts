import type { Page, Route } from '@playwright/test'
import { choose, chooseCategory, expect, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'

const PHONE = { width: 390, height: 844 }

function cards(page: Page) {
  return page.locator('.product-grid').getByRole('article')
}

function count(page: Page) {
  return page.getByRole('main').getByRole('status')
}

async function openPrice(page: Page): Promise<void> {
  await page.getByRole('search').getByText('Price', { exact: true }).click()
}

/** Holds the shop's requests until the returned function is called. */
async function holdProducts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  let isHeld = true
  await page.route('**/shop.data*', (route) => (isHeld ? void waiting.push(route) : route.continue()))
  return async () => {
    isHeld = false
    await Promise.all(waiting.map((route) => route.continue()))
  }
}

test('filters are in the URL, appear as chips, and can all be cleared at once', async ({ page }) => {
  await openPage(page, '/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  await expect(count(page)).toHaveText('29 products')
  const collection = page.getByRole('combobox', { name: 'Collection' })
  await chooseCategory(page, 'Dresses')
  await expect(page).toHaveURL(/\?category=dresses$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dresses' })).toBeVisible()
  await expect(count(page)).toHaveText('10 products')
  await collection.selectOption('morning-linen')
  await expect(page).toHaveURL(/collection=morning-linen/)
  await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeVisible()
  await openPrice(page)
  await expect(page.getByRole('search').getByText('₦')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Minimum price in NGN' }).fill('50000')
  const maxPrice = page.getByRole('textbox', { name: 'Maximum price in NGN' })
  await maxPrice.fill('90 thousand')
  await expect(page.getByText('Enter an amount such as 49.99.').filter({ visible: true })).toBeVisible()
  await expect(maxPrice).toHaveAttribute('aria-invalid', 'true')
  await maxPrice.fill('90,000')
  await expect(maxPrice).toHaveAttribute('aria-invalid', 'false')
  await expect(page).toHaveURL(/min=50000&max=90000/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Maximum price in NGN' })).toBeHidden()
  const bestSellers = page.getByRole('region', { name: 'Bestsellers' }).getByRole('article')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Ember Linen Shift')
  await expect(count(page)).toHaveText('1 product')
  await expect(bestSellers).toHaveCount(4)

  const screen = await page.getByRole('main').textContent()
  await page.reload()
  await waitForHydration(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(bestSellers).toHaveCount(4)
  expect(await page.getByRole('main').textContent()).toBe(screen)
  for (const name of ['Dresses', 'Morning Linen', 'from ₦50,000.00', 'up to ₦90,000.00']) {
    await expect(page.getByRole('link', { name: `Remove filter: ${name}` })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Remove filter: Dresses' }).click()
  await expect(page).toHaveURL(/\?collection=morning-linen&min=50000&max=90000$/)
  await expect(page.getByRole('link', { name: 'Remove filter: Morning Linen' })).toBeFocused() // the focus moves to the next filter
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(count(page)).toHaveText('29 products')
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
})

test('a shopper can keep typing while the list shows the results of earlier input, and Back undoes a selected filter but not a typed one', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search products' }).first()
  await search.pressSequentially('lin')
  await expect(page).toHaveURL(/search=lin$/)
  await expect(search).toBeFocused()
  await search.pressSequentially('en tee')
  await expect(page).toHaveURL(/search=linen\+tee$/)
  await expect(search).toHaveValue('linen tee')
  await expect(cards(page)).toHaveCount(1)
  await chooseCategory(page, 'Tops')
  await expect(page).toHaveURL(/search=linen\+tee&category=tops/)
  await page.goBack()
  await expect(page).toHaveURL(/\?search=linen\+tee$/)
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goForward()
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect(search).toHaveValue('')

  // Types a price and opens a product before the price is applied. Both happen in one step, because a typed price is
  // applied after a pause
  await openPrice(page)
  const price = await page.getByRole('textbox', { name: /Maximum price/ }).elementHandle()
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

test('a list keeps focus and position while it is sorted, and Back restores the pages that “Show more” appended', async ({
  page,
}) => {
  await openPage(page, '/shop')
  const grid = page.getByRole('main').locator('[aria-busy]')
  const first = cards(page).first()
  const second = first.locator('.card-image-second')
  await expect(second).toHaveCSS('opacity', '0')
  await first.hover()
  await expect(second).toHaveCSS('opacity', '1')
  await expect(second).toHaveAttribute('alt', '')
  const box = await first.locator('img').first().boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2)
  await expect(first.getByText('New', { exact: true })).toHaveCSS('background-color', 'rgb(244, 220, 107)')

  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  const sort = page.getByRole('combobox', { name: 'Sort' }).first()
  await expect(first).toContainText('Imisi Satin Gown')
  const releaseSorted = await holdProducts(page)
  await sort.selectOption('Price: low to high')
  await expect(grid).toHaveAttribute('aria-busy', 'true')
  await expect(grid).toHaveCSS('opacity', '0.4')
  await expect(cards(page)).toHaveCount(24)
  await page.route('**/shop.data?sort=price-desc*', (route) => route.continue())
  await sort.selectOption('Price: high to low')
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(first).toContainText('Maren Collarless Coat')
  await expect(grid).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  const responded = page.waitForResponse(/shop\.data\?sort=price-asc/)
  await releaseSorted()
  await (await responded).finished()
  await expect(first, 'a late response replaces nothing').toContainText('Maren Collarless Coat')
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).toContainText('Adaeze Midi Dress')
  await expect(sort).toBeFocused()
  await page.unrouteAll()

  await expect(page.getByText('24 of 29')).toBeVisible()
  const more = page.getByRole('link', { name: 'Show more' })
  const release = await holdProducts(page)
  await more.click()
  await expect(grid.locator('> *')).toHaveCount(29) // the five new products are skeletons at first
  await expect(grid).toHaveCSS('opacity', '1')
  await release()
  await expect(cards(page)).toHaveCount(29)
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  await expect(page.getByText('29 of 29')).toBeVisible()
  await expect(more).toHaveCount(0)
  await page.unrouteAll()

  await cards(page).nth(26).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeHidden()
  const releaseBack = await holdProducts(page)
  await page.goBack()
  await expect(cards(page)).toHaveCount(29)
  await expect(cards(page).nth(26)).toBeInViewport()
  await releaseBack()
  await page.unrouteAll()

  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('link', { name: 'Show previous' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('a failed load is reported in place, keeps the filters, and can be retried, and an empty list links to categories', async ({
  page,
}) => {
  await openPage(page, '/shop')
  const failed = page.getByRole('alert').filter({ hasText: 'We could not load products.' })
  let failures = 0
  await page.route('**/shop.data*', async (route) => {
    await route.fulfill({ status: 503, body: '' })
    failures++
  })
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(failed).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await chooseCategory(page, 'Tops')
  await expect(failed).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(count(page)).toHaveText('')
  await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
  const failuresBefore = failures
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => failures).toBeGreaterThan(failuresBefore) // so this attempt is not the one that succeeds below
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(page.locator('form.filter-bar').locator('[name="category"][value="tops"]')).toBeChecked()
  await expect(page).toHaveURL(/category=tops/)
  await page.unrouteAll()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(8)
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Remove filter: Tops' })).toBeFocused() // the focus moves because the pressed button is gone

  await page.getByRole('searchbox', { name: 'Search products' }).first().fill('nothing-like-it')
  const empty = page.getByRole('region', { name: 'No products match these filters' })
  await empty.getByRole('link', { name: 'Accessories', exact: true }).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Remove filter: Accessories' })).toBeFocused() // the focus moves because the pressed link is gone
})

test('on a phone, the filters are in a drawer, which offers sizes, colors and fibers in stock with their counts', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/shop')
  const columns = await page.locator('.product-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
  expect(columns.split(' ')).toHaveLength(2)
  const open = page.getByRole('button', { name: /^Filter/ })
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  const check = (name: string) => drawer.getByRole('checkbox', { name, exact: true })
  await page.route('**/shop/filters.data*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await open.click()
  await drawer.getByRole('button', { name: 'Loading failed. Try again' }).first().click()
  await expect(check('M')).toHaveAccessibleDescription('17')
  await check('M').check()
  await expect(page).toHaveURL(/\?size=m$/)
  await expect(drawer.getByRole('button', { name: 'Show 17 products' })).toBeInViewport()
  await expect(check('M')).toBeFocused()
  await expect(drawer.getByRole('group', { name: 'Numbers' }).getByRole('checkbox')).toHaveCount(5)
  await check('Yellow').check()
  await expect(page).toHaveURL(/\?size=m&family=yellow$/)
  await expect(drawer.getByRole('radio', { name: 'Bottoms', exact: true })).toBeDisabled()
  await expect(check('38')).toBeDisabled()
  const heights = await drawer
    .locator('fieldset label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
  expect(Math.min(...heights), 'large enough for a thumb').toBeGreaterThanOrEqual(48)
  await drawer.getByRole('link', { name: 'Clear filters' }).click()
  await expect(drawer.getByRole('button', { name: 'Show 29 products' })).toBeVisible()
  await drawer.getByRole('radio', { name: 'Dresses' }).check()
  await expect(check('Silk')).toHaveAccessibleDescription('3')
  await check('Silk').check()
  await check('Linen').check()
  await expect(page).toHaveURL(/\?category=dresses&material=linen&material=silk$/)
  const show = drawer.getByRole('button', { name: 'Show 4 products' })
  await expect(show).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await expect(open).toHaveText('Filter (3)')
  await open.click()
  await show.click()
  await expect(drawer).toBeHidden()
  await expect(cards(page)).toHaveCount(4)
  const sort = page.getByRole('combobox', { name: 'Sort' })
  const { x = 0, width = 0 } = (await sort.boundingBox()) ?? {}
  expect(x + width, 'the sort arrow keeps its distance from the edge').toBeLessThanOrEqual(PHONE.width - 16)
  await sort.selectOption('Name: A to Z')
  await expect(page).toHaveURL(/material=silk&sort=name$/)
  await page.getByRole('link', { name: 'Remove filter: Silk' }).click()
  await expect(page).toHaveURL(/\?category=dresses&material=linen&sort=name$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop can be searched, filtered, sorted and paged, and its products can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const field = page.getByRole('banner').getByRole('search').getByLabel('Search')
    expect((await field.boundingBox())?.width).toBe(200)
    await field.fill('kaftan')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/shop\?search=kaftan$/)
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(cards(page)).toHaveCount(24)
    await chooseCategory(page, 'Tops')
    await page.getByRole('combobox', { name: 'Sort' }).first().selectOption('Price: low to high')
    await openPrice(page)
    await page
      .getByRole('textbox', { name: /Maximum price/ })
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
    await page.getByRole('button', { name: 'Show products' }).last().click()
    await expect(page.getByRole('link', { name: 'Remove filter: Size M' })).toBeVisible()
    await expect(cards(page)).toHaveCount(8)
    await cards(page).first().getByRole('link').first().click()
    await expect(page.getByText('Care instructions')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeHidden()
    await expect(page.locator('noscript p', { hasText: 'The cart needs JavaScript' })).toBeVisible()
  })
})
