import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ProductFields } from '#app/features/catalog/admin/products/product-input.ts'
import { holdSaves, unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { newStaff, openAdminPage } from '#tests/e2e/staff.ts'
import { productFields } from '#tests/support/product-form.ts'

test.describe.configure({ timeout: 90_000 }) // many products, two tabs, several members of staff

const list = (q: string) => `/admin/products?q=${encodeURIComponent(q)}`
/** A selectable row of the list, not one in an open dialog. */
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name, has: page.getByRole('checkbox') })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' })

/** Creates products through the form. */
async function addProducts(page: Page, products: readonly Partial<ProductFields>[]): Promise<void> {
  const sent = products.map((product, index) =>
    productFields({ price: '25000', category: 'tops', sku: `T-${randomUUID()}-${index}`, ...product }),
  )
  const statuses = await page.evaluate(async (forms) => {
    const responses: number[] = []
    for (const form of forms) {
      const body = new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]))
      responses.push((await fetch('/admin/products/new', { method: 'POST', body })).status)
    }
    return responses
  }, sent)
  expect(new Set(statuses)).toEqual(new Set([200])) // where the redirect to its form led
}

/** The dialog of a bulk change, opened from the bar. */
async function open(page: Page, action: string, title: string) {
  await bar(page).getByRole('button', { name: action }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Requests arrive, but their responses are lost. */
async function dropResponses(page: Page, send: () => Promise<void>): Promise<void> {
  const isProductPost = (url: URL) => url.pathname.startsWith('/admin/products')
  const lost = page.waitForEvent('requestfailed')
  await page.route(isProductPost, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await send()
  await lost
  await page.unroute(isProductPost)
}

test('a row opens on this page, and in a new tab with Ctrl', async ({ page, context }) => {
  await openAdminPage(page, '/admin/products')
  for (const link of [page.locator('.row-link').first(), page.getByRole('link', { name: /^Edit / }).first()]) {
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(/\/admin\/products\/edit\//)
    await tab.close()
    await expect(page).toHaveURL('/admin/products')
    await page.evaluate(() => Reflect.set(window, 'isStill', true))
    await link.click()
    await expect(page).toHaveURL(/\/admin\/products\/edit\//)
    expect(await page.evaluate(() => Reflect.get(window, 'isStill'))).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/admin/products')
  }
})

test('an image column keeps its width in a list without empty places', async ({ page }) => {
  await openAdminPage(page, list('Odette Wool Jacket'))
  const image = page.locator('.cell-thumb img')
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await image.boundingBox(), `at ${width}`).toMatchObject({ width: 40, height: 50 })
  }
})

test('row actions have text, and on narrow screens icons that are large enough', async ({ page }) => {
  await openAdminPage(page, '/admin/products')
  const copy = page.getByRole('button', { name: /^Duplicate / }).first()
  expect((await copy.boundingBox())?.width).toBeGreaterThan(50)
  await expect(copy.locator('svg')).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await copy.boundingBox()).toMatchObject({ width: 32, height: 32 })
  expect(await copy.locator('svg').boundingBox()).toMatchObject({ width: 16, height: 16 })
  await copy.locator('svg').click()
  await expect(page).toHaveURL(/\/admin\/products\/edit\//)
})

test('§1 §2 §5 §7 §D products are searched, sorted, shown on the homepage, copied, and deleted after a confirmation', async ({
  page,
}) => {
  const name = unique('Listed Scarf')
  const slug = `by-slug-${randomUUID()}`
  await openAdminPage(page, '/admin/products')
  await addProducts(page, [
    { name, slug },
    { name: `${name} Plenty`, stock: '11', price: '9000' },
  ])
  await page.getByRole('searchbox', { name: 'Search products' }).fill(slug)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, name)).toContainText('₦25,000.00')
  await expect(row(page, name)).toContainText('Low')

  await openPage(page, list(name))
  await expect(page.getByRole('row').nth(1)).toContainText('Plenty') // the newest
  await expect(row(page, 'Plenty').getByText('11 in stock')).toHaveCSS('color', 'rgb(32, 100, 63)')
  await page.getByRole('link', { name: 'Price' }).click()
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('link', { name: 'Price' }).click()
  await expect(page.getByRole('row').nth(1)).not.toContainText('Plenty')
  await page.getByLabel('Status').selectOption('active')
  await expect(page.getByText('No products match these filters.')).toBeVisible()
  await page.goBack()

  const shown = row(page, 'Plenty').getByRole('switch')
  const responded = page.waitForResponse((response) => response.request().method() === 'POST')
  await shown.click()
  await expect(shown).toBeChecked()
  await responded // shown optimistically, before the response
  await page.getByLabel('Homepage and stock').selectOption('homepage')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(shown).toBeChecked()
  await waitForHydration(page)

  await page.getByRole('button', { name: `Duplicate ${name} Plenty` }).click()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toHaveValue(`${name} Plenty (copy)`)
  await expect(page.getByLabel('Stock quantity (required)')).toHaveValue('0')
  await openPage(page, list(`${name} Plenty (copy)`))
  await expect(row(page, '(copy)')).toContainText('Draft')
  await expect(row(page, '(copy)').getByRole('switch')).not.toBeChecked()

  const remove = page.getByRole('button', { name: `Delete ${name} Plenty (copy)` })
  await remove.click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete product' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No products match these filters.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('§2 §8 a change that fails is undone and reported, and a deletion that fails is reported in its dialog', async ({
  page,
}) => {
  const name = unique('Stubborn Hat')
  await openAdminPage(page, '/admin/products')
  await addProducts(page, [{ name }])
  await openPage(page, list(name))
  const shown = page.getByRole('switch')
  await page.route('**/admin/products.data*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await shown.click()
  await expect(page.getByText('Failed to update product')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss message' }).click() // so that the next message is a new one
  await expect(shown).not.toBeChecked()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete product' }).click()
  await expect(dialog.locator('p[role=alert]')).toHaveText('Failed to delete product')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.unroute('**/admin/products.data*')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('p[role=alert]'), 'it is requested again').toBeHidden()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, name)).toBeVisible()

  const other = await page.context().newPage()
  await openPage(other, list(name))
  await other.getByRole('button', { name: `Delete ${name}` }).click()
  await other.getByRole('button', { name: 'Delete product' }).click()
  await expect(other.getByText('No products match these filters.')).toBeVisible()
  await shown.click()
  await expect(page.getByText('Failed to update product')).toBeVisible()
  await expect(page.getByText('No products match these filters.')).toBeVisible() // it is gone, with its row
})

test('rows are selected singly, as a range and as a page, without layout shift', async ({ page }) => {
  const name = unique('Chosen')
  const names = ['A', 'B', 'C', 'D'].map((letter) => `${name} ${letter}`)
  await openAdminPage(page, '/admin/products')
  await addProducts(
    page,
    names.map((each) => ({ name: each })),
  )
  await openPage(page, `${list(name)}&sort=name`)
  const places = () =>
    page.getByRole('row').evaluateAll((rows) => rows.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await places()
  await box(page, `${name} A`).check()
  await expect(bar(page)).toContainText('1 selected')
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeAttached()
  await box(page, `${name} C`).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selected')
  expect(await places()).toEqual(before)
  const head = page.getByRole('checkbox', { name: 'Select all rows on this page' })
  await expect(head).toBeChecked({ indeterminate: true })
  await head.click()
  await expect(bar(page)).toContainText('4 selected')
  await box(page, `${name} B`).uncheck()
  await expect(bar(page)).toContainText('3 selected')

  await open(page, 'Flags', 'Set flags of 3 products')
  await page.keyboard.press('Escape') // closes the dialog first, then clears the selection
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bar(page).getByRole('button', { name: 'Flags' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await box(page, `${name} A`).check()
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, width: 390 })
  await bar(page).getByRole('button', { name: 'Select page' }).click()
  await expect(bar(page)).toContainText('4 selected')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  await bar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bar(page)).toBeHidden()
  const byPrice = page.getByRole('table').getByRole('link', { name: 'Price' })
  await page.keyboard.press('Tab')
  await byPrice.focus()
  await expect(byPrice, 'the focused element is visible').toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=price/)
  await expectNoSidewaysScroll(page)
})

test('bulk prices are previewed, changed, and undone for products that no one changed since', async ({ page }) => {
  const name = unique('Priced')
  await openAdminPage(page, '/admin/products', await newStaff('Pia Price'))
  await addProducts(page, [
    { name: `${name} A`, price: '148500' },
    { name: `${name} B`, price: '86000', salePrice: '80000' },
    { name: `${name} C`, price: '40' },
  ])
  await openPage(page, `${list(name)}&sort=name`)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const dialog = await open(page, 'Prices', 'Change prices of 3 products')
  const percent = dialog.getByLabel('Percent')
  await percent.fill('100')
  await expect(dialog.getByText('Percent is a number above 0, up to 99.99')).toBeVisible()
  await expect(percent).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: 'Change', exact: true })).toBeDisabled()
  await percent.fill('15')
  const prices = dialog.getByRole('region', { name: 'Prices before and after' })
  await expect(prices.getByRole('row')).toHaveCount(2)
  await expect(prices.getByRole('row').nth(1)).toContainText('₦148,500.00')
  await expect(prices.getByRole('row').nth(1)).toContainText('₦126,200.00')
  await expect(dialog).toContainText(`The sale price would not be below the price: 1 product (${name} B)`)
  await expect(dialog).toContainText(`Would cost nothing: 1 product (${name} C)`)
  await dialog.getByLabel('What to change').selectOption('Price and sale price')
  await expect(prices).toContainText('Sale ₦68,000.00')
  await expectNoViolations(page)

  // In the meantime someone raises one of the prices: the preview is outdated.
  const other = await page.context().newPage()
  await openPage(other, list(`${name} A`))
  await box(other, `${name} A`).check()
  const second = await open(other, 'Prices', 'Change prices of 1 product')
  await second.getByLabel('Direction').selectOption('Raise by')
  await second.getByLabel('Percent').fill('100')
  await second.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(other.getByText('Prices changed for 1 product.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog).toContainText('These products changed in the meantime, so nothing was done.')
  await expect(prices.getByRole('row').nth(1)).toContainText('₦252,500.00') // 15 % off 297,000, to hundreds
  await expect(dialog.getByRole('button', { name: 'Change 2 products' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Prices changed for 2 products.')).toBeVisible()
  await expect(row(page, `${name} A`)).toContainText('₦252,500.00')
  await expect(row(page, `${name} B`)).toContainText('₦73,100.00')
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page.reload() // still offered
  await waitForHydration(page)
  await other.reload()
  await waitForHydration(other)
  await box(other, `${name} A`).check()
  const third = await open(other, 'Prices', 'Change prices of 1 product')
  await third.getByLabel('Percent').fill('50')
  await third.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(other.getByText('Prices changed for 1 product.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click() // no longer the last one
  await expect(page.getByText('This change can no longer be undone')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByText('Undone for 1 product.')).toBeVisible()
  await expect(row(other, `${name} A`)).toContainText('₦252,500.00')
  const dismiss = other.getByRole('button', { name: 'Dismiss', exact: true })
  await expect(dismiss, 'the focus moves on').toBeFocused()
  await dismiss.click()
  await expect(other.getByText('Undone for 1 product.')).toBeHidden()
  await expect(other.getByRole('main')).toBeFocused()
})

test.describe('with a lost response', () => {
  test.use({ expectedLog: /net::ERR_FAILED/ }) // the browser's own log

  test('prices are raised once, and products deleted, however often the request is sent', async ({ page }) => {
    const name = unique('Raised')
    await openAdminPage(page, '/admin/products', await newStaff('Lola Lost'))
    await addProducts(page, [
      { name: `${name} A`, price: '10000' },
      { name: `${name} B`, price: '20000' },
    ])
    await openPage(page, `${list(name)}&sort=name`)
    const choose = page.getByRole('checkbox', { name: 'Select all rows on this page' })
    await choose.check()
    const dialog = await open(page, 'Prices', 'Change prices of 2 products')
    await dialog.getByLabel('Direction').selectOption('Raise by')
    await dialog.getByLabel('Percent').fill('10')
    const change = dialog.getByRole('button', { name: 'Change 2 products' })
    await expect(change).toBeEnabled()
    await dropResponses(page, () => change.click())
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to update products' }).first()).toBeVisible()
    await change.click()
    await expect(page.getByText('Prices changed for 2 products.')).toBeVisible()
    await expect(row(page, `${name} A`)).toContainText('₦11,000.00')
    await expect(row(page, `${name} B`)).toContainText('₦22,000.00')

    await choose.check()
    await bar(page).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 2 products?' })
    const drop = question.getByRole('button', { name: 'Delete 2 products' })
    await expect(drop).toBeVisible()
    await dropResponses(page, () => drop.click())
    await expect(question.getByRole('alert').filter({ hasText: 'Failed to delete products' }).first()).toBeVisible()
    await drop.click()
    await expect(page.getByText('These products were already deleted')).toBeVisible()
    await expect(page.getByText('No products match these filters.')).toBeVisible()
  })
})

test('status, flags and collections change in bulk, and undo skips what changed since', async ({ page }) => {
  const name = unique('Grouped')
  await openAdminPage(page, '/admin/products', await newStaff('Gus Group'))
  await addProducts(page, [{ name: `${name} A` }, { name: `${name} B`, status: 'active' }])
  await openPage(page, `${list(name)}&sort=name`)
  const head = page.getByRole('checkbox', { name: 'Select all rows on this page' })

  await head.check()
  const flags = await open(page, 'Flags', 'Set flags of 2 products')
  await flags.getByLabel('Show on homepage').selectOption('On')
  await flags.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(page.getByText('Flags changed for 2 products.')).toBeVisible()
  await expect(row(page, `${name} A`).getByRole('switch')).toBeChecked()
  const dismissed = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Flags changed for 2 products.')).toBeHidden()
  await dismissed
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()

  await head.check()
  const collections = await open(page, 'Collections', 'Change collections of 2 products')
  await collections.getByLabel('Collection', { exact: true }).selectOption({ index: 1 })
  await collections.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(page.getByText('Collections changed for 2 products.')).toBeVisible()
  await head.check()
  await open(page, 'Collections', 'Change collections of 2 products')
  await collections.getByLabel('Collection', { exact: true }).selectOption({ index: 1 })
  await expect(collections).toContainText('Nothing would change.')
  await expect(collections).toContainText('Already in this collection: 2 products')
  await collections.getByRole('button', { name: 'Cancel' }).click()

  const status = await open(page, 'Set status', 'Set the status of 2 products')
  await status.getByRole('radio', { name: 'Active' }).check()
  await expect(status).toContainText('1 product will change.')
  await expect(status).toContainText(`Already set: 1 product (${name} B)`)
  await status.getByRole('radio', { name: 'Archived' }).check()
  await status.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(row(page, `${name} A`)).toContainText('Archived')

  const other = await page.context().newPage()
  await openPage(other, list(`${name} A`))
  await other.getByRole('link', { name: `${name} A`, exact: true }).click()
  await other.getByLabel('Status (required)').selectOption('active')
  await other.getByRole('button', { name: 'Save product' }).click()
  await expect(other.getByText('Product updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText(`Undone for 1 product. Skipped 1 product that changed in the meantime: ${name} A.`),
  ).toBeVisible()
  await expect(row(page, `${name} A`)).toContainText('Active')
  await expect(row(page, `${name} B`)).toContainText('Active')

  await page.getByRole('search').getByLabel('Collection').selectOption({ index: 1 })
  await expect(page).toHaveURL(/[?&]collection=[0-9a-f-]{36}/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await openPage(page, '/admin/collections')
  await page
    .getByRole('link', { name: /^\d+ products? of / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/products\?collection=[0-9a-f-]{36}$/)
})

test('§D all results are selected at once, changed, and deleted after a confirmation', async ({ page }) => {
  const name = unique('Many')
  await openAdminPage(page, '/admin/products', await newStaff('Max Many'))
  await addProducts(
    page,
    Array.from({ length: 51 }, (_, index) => ({ name: `${name} ${index}`, stock: '1' })),
  )
  await openPage(page, list(name))
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await expect(bar(page)).toContainText('50 selected')
  await bar(page).getByRole('button', { name: 'Select all 51 results' }).click()
  await expect(bar(page)).toContainText('All 51 selected')
  const dialog = await open(page, 'Prices', 'Change prices of 51 products')
  await dialog.getByLabel('Percent').fill('10')
  await dialog.getByRole('button', { name: 'Change 51 products' }).click()
  await expect(page.getByText('Prices changed for 51 products.')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(row(page, `${name} 0`)).toContainText('₦22,500.00')
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await bar(page).getByRole('button', { name: 'Select all 51 results' }).click()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete these 51 products?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(question).toContainText('and 46 more')
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete 51 products' }).click()
  await expect(page.getByText('51 products deleted')).toBeVisible()
  await expect(page.getByText('No products match these filters.')).toBeVisible()
})

test('while a bulk change runs its dialog is read-only', async ({ page }) => {
  const name = unique('Unhurried')
  await openAdminPage(page, '/admin/products', await newStaff('Una Hurry'))
  await addProducts(page, [{ name }])
  await openPage(page, list(name))
  await box(page, name).check()
  const dialog = await open(page, 'Set status', 'Set the status of 1 product')
  const archived = dialog.locator('input[value=archived]')
  await archived.check()
  const change = dialog.getByRole('button', { name: 'Change 1 product' })
  await expect(change).toBeEnabled()
  const letGo = await holdSaves(page, '**/admin/products.data*')
  await change.click()
  await expect(dialog.getByRole('button', { name: 'Changing...' })).toBeVisible()
  await dialog.getByText('Active', { exact: true }).click({ force: true })
  await expect(archived).toBeChecked()
  letGo()
  await expect(page.getByText('Status changed for 1 product.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test.describe('while the store is unreachable', () => {
  test.use({ expectedLog: /Error loading products:/ })

  test('§8 §D the list stays, and a dialog says what it could not load', async ({ page }) => {
    const name = unique('Patient')
    await openAdminPage(page, '/admin/products')
    await addProducts(page, [{ name }])
    await openPage(page, list(name))
    await page.route('**/admin/products.data*', (route) => route.fulfill({ status: 503 }))
    const logged = page.waitForEvent('console', (message) => message.text().includes('Error loading products:'))
    await page.getByLabel('Status').selectOption('archived')
    await logged
    await expect(row(page, name)).toBeVisible()
    const duplicate = page.getByRole('button', { name: `Duplicate ${name}` })
    await duplicate.press('Enter')
    await expect(page.getByText('Failed to duplicate product')).toBeVisible()
    await expect(duplicate).toBeFocused()
    await box(page, name).check()
    const dialog = await open(page, 'Set status', 'Set the status of 1 product')
    await dialog.getByRole('radio', { name: 'Archived' }).check()
    await expect(dialog.locator('p[role=alert]')).toContainText('The preview could not be loaded. Please try again.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await bar(page).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await expect(question.locator('p[role=alert]')).toContainText('The preview could not be loaded. Please try again.')
    await page.unroute('**/admin/products.data*')
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect(question).toContainText('This cannot be undone.')
    await expect(question.getByRole('button', { name: 'Delete product' })).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()

    await open(page, 'Set status', 'Set the status of 1 product')
    await dialog.getByRole('radio', { name: 'Archived' }).check()
    await expect(dialog).toContainText('1 product will change.')
    await page.route('**/admin/products.data*', (route) => route.fulfill({ status: 503 }))
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(dialog.locator('p[role=alert]')).toContainText('Failed to update products')
    await page.unroute('**/admin/products.data*')
    await dialog.getByRole('button', { name: 'Change 1 product' }).click()
    await expect(page.getByText('Status changed for 1 product.')).toBeVisible()
    await page.route('**/admin/products.data*', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await expect(page.getByText('Failed to dismiss this message')).toBeVisible()
    await expect(page.getByText('Status changed for 1 product.')).toBeVisible()
    await page.unroute('**/admin/products.data*')

    // From another screen, skeleton rows replace a slow list.
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/orders$/) // its heading shows before it is loaded
    await expect(page.getByRole('navigation', { name: 'Orders pages' })).toBeVisible()
    const held = Promise.withResolvers<void>()
    await page.route('**/admin/products.data*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page.getByRole('main').getByText('Loading the list')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 }), 'of the new content').toHaveText('Products')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('banner').getByText('Export'), 'of the old content').toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    held.resolve()
    await expect(page.getByText('Loading the list')).toHaveCount(0)
  })
})
