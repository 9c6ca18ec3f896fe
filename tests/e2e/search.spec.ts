import type { Page } from '@playwright/test'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** Finds the field, which becomes a combobox when first focused. */
function field(page: Page) {
  return page.getByRole('banner').getByRole('search').getByLabel('Search')
}

function options(page: Page) {
  return page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
}

async function search(page: Page, text: string): Promise<void> {
  await field(page).click()
  await expect(field(page)).toHaveRole('combobox')
  await field(page).pressSequentially(text)
}

async function readWidth(page: Page): Promise<number> {
  return (await field(page).boundingBox())?.width ?? 0
}

test('the icon opens a 200 px field, suggestions are chosen with the keyboard, and late or failed responses do no harm', async ({
  page,
}) => {
  await openPage(page, '/about')
  await search(page, 'dress')
  await expect(options(page).last()).toHaveText('See all results for “dress”')
  await expect(options(page).first()).toHaveText('DressesCategory')
  await expect(options(page).first()).toHaveAttribute('href', '/shop?category=dresses')
  const last = (await options(page).count()) - 1
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(last)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const id = await options(page).first().getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('dress')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await search(page, 'kaftn')
  await expect(page.getByRole('search').getByText('Showing results for “kaftan”').last()).toBeVisible()
  await field(page).fill('')
  await field(page).pressSequentially('morning')
  await expect(options(page).first()).toContainText('Morning Linen')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeFocused()

  await search(page, 'kaftan')
  await expect(options(page)).not.toHaveCount(0)
  await page.mouse.click(200, 700) // outside the suggestions
  await expect(options(page)).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\?search=kaftan$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(field(page)).toHaveValue('kaftan')
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(field(page)).toHaveValue('')

  await expect.poll(() => readWidth(page)).toBe(44)
  await field(page).click()
  await expect.poll(() => readWidth(page)).toBe(200)
  await expect(field(page)).toHaveAttribute('placeholder', 'Search...')
  await field(page).blur()
  await expect.poll(() => readWidth(page)).toBe(44)
  await search(page, 'l')
  await field(page).blur()
  await expect.poll(() => readWidth(page)).toBe(200)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('End')
  await field(page).pressSequentially('in')
  await expect(options(page)).toHaveCount(7)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(options(page).first()).toContainText('Morning Linen')
  const ember = options(page).filter({ hasText: 'Ember Linen Shift' })
  await expect(ember).toContainText('Sale price ₦74,000.00')
  await expect(ember).toContainText('₦88,000.00')
  const thumb = await ember.locator('img').boundingBox()
  expect([thumb?.width, thumb?.height]).toEqual([40, 50])
  await expect(options(page).last()).toHaveText('See all results for “lin”')
  await expect(page.getByRole('status').filter({ hasText: '6 suggestions' })).toBeAttached()
  const panel = await page.getByRole('listbox').boundingBox()
  const box = await field(page).boundingBox()
  expect(Math.round(panel?.width ?? 0)).toBe(358) // 360 with the panel's border
  expect(Math.abs((panel?.x ?? 0) + (panel?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0))).toBeLessThanOrEqual(2)

  let respondFirst = () => {}
  const held = new Promise<void>((resolve) => {
    respondFirst = resolve
  })
  await page.route('**/search/suggestions?q=linen', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const requested = page.waitForRequest('**/search/suggestions?q=linen')
  await field(page).fill('linen')
  await requested
  await field(page).fill('kaftan')
  await expect(options(page).first()).toContainText('Kaftan')
  respondFirst()
  await expect(options(page).last()).toHaveText('See all results for “kaftan”')
  await expect(options(page).first()).toContainText('Kaftan')

  await field(page).fill('<b>lin')
  await expect(page.getByRole('search').getByText('No products match').last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No products match' })).toBeAttached()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

  const markup = '<img src=x onerror=alert(1)>'
  const product = { id: 'a', name: markup, price: { minor: 100, currency: 'NGN' }, was: null, image: null }
  const suggestions = {
    categories: [],
    correctedText: null,
    collections: [{ name: markup, slug: 'a' }],
    products: [product],
  }
  await page.route('**/search/suggestions?*', (route) => route.fulfill({ json: suggestions }))
  await field(page).fill('<script>')
  await expect(options(page)).toHaveText([`${markup}Collection`, `${markup}₦1.00`, 'See all results for “<script>”'])

  await page.route('**/search/suggestions?*', (route) => route.fulfill({ status: 503, body: 'away' }))
  const failedResponse = page.waitForResponse('**/search/suggestions?q=tote')
  await field(page).fill('tote')
  await failedResponse
  await expect(options(page)).toHaveCount(0)
  await expect(page.getByText('No products match')).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page).toHaveURL(/search=tote/)
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('on a phone, search is the first row of the menu, and Escape closes the suggestions before the menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const menuField = menu.getByLabel('Search')
  await menuField.click()
  await expect(menuField).toHaveRole('combobox')
  await menuField.pressSequentially('lin')
  await expect(options(page)).toHaveCount(7)
  await expect(menu.getByRole('status')).toHaveText('6 suggestions')
  const panel = await menu.getByRole('listbox').boundingBox()
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menuField).toHaveValue('')
  await menuField.pressSequentially('ember')
  const icon = await menu.getByRole('search').locator('svg').first().boundingBox()
  const field = await menuField.boundingBox()
  const middle = (box: typeof field) => (box?.y ?? 0) + (box?.height ?? 0) / 2
  expect(Math.abs(middle(icon) - middle(field)), 'the icon stays in the field').toBeLessThan(1)
  await options(page).filter({ hasText: 'Ember Linen Shift' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Ember Linen Shift' })).toBeFocused()

  await page.getByRole('button', { name: 'Menu' }).click()
  await menuField.fill('skirt')
  await menuField.press('Enter')
  await expect(page).toHaveURL(/\/shop\?search=skirt$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '“skirt”' })).toBeFocused()
})
