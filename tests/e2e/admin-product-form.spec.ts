import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { fillProduct, submitNewProduct, unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

const NEW = '/admin/products/new'
const summary = (page: Page) => page.getByRole('main').getByRole('alert')
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const history = (page: Page) => page.getByRole('region', { name: 'History', exact: true })

test.beforeEach(() => {
  test.slow() // many pages, some for two users
})

/** Creates a draft with only the required fields. Returns the URL of its form. */
async function create(page: Page, name: string): Promise<string> {
  await fillProduct(page, name)
  await submitNewProduct(page)
  return page.url()
}

async function saveByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
}

/** Pastes into the focused element, as from a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** Sets a pasted text at once: typing it would take the browser minutes. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, pasted)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

test('§3 §4 §5 four colors in five sizes are named, ordered, filled from a spreadsheet, saved and restored', async ({
  page,
}) => {
  const name = unique('Ìfẹ́ Wrap Dress')
  const slug = page.getByLabel('Slug')
  const sizes = page.getByRole('textbox', { name: 'Sizes' })
  const chips = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove size/ }) })
  await openAdminPage(page, NEW)
  await fillProduct(page, name)
  await expect(slug).toHaveValue(/^ife-wrap-dress-[0-9a-f]{8}$/)
  await slug.fill(`own-${randomUUID()}`)
  const own = await slug.inputValue()
  await page.getByLabel('Name (required)').fill(`${name} II`)
  await expect(slug).toHaveValue(own)

  await sizes.fill('XS')
  await page.keyboard.press('Enter')
  await sizes.focus()
  await paste(page, 'S,L,M')
  await sizes.fill('XL,')
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['XS', 'S', 'L', 'M', 'XL'])
  await page.getByRole('button', { name: 'Move size M earlier' }).click()
  await expect(announcement(page, 'M moved to position 3 of 5')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move size M earlier' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(chips).toHaveText(['XS', 'M', 'S', 'L', 'XL'])
  await page.keyboard.press('Alt+ArrowRight')
  await expect(chips).toHaveText(['XS', 'S', 'M', 'L', 'XL'])

  await page.getByRole('button', { name: 'Add a color' }).click()
  for (const [index, color] of ['Sand', 'Olive', 'Ivory', 'Midnight blue'].entries()) {
    await expect(page.getByLabel(`Name of color ${index + 1}`)).toBeFocused()
    await page.keyboard.type(color)
    if (index < 3) await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Move Olive up' }).click()
  await expect(page.getByLabel('Name of color 1')).toHaveValue('Olive')

  await page.getByText('Stock by size and color').click()
  await page.getByLabel('Stock of S, Olive').focus()
  await paste(page, '1\t2\t3\t4\n5\t6\t7\t8\n')
  await expect(page.getByLabel('Stock of M, Midnight blue')).toHaveValue('8')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Stock of M, Olive')).toBeFocused()
  await expect(page.getByRole('table', { name: 'Stock by size and color' }).getByRole('row').last()).toHaveText(
    /^Total68101236$/,
  )
  const third = page.getByLabel('Name of color 3')
  await third.focus()
  await third.press('Control+a')
  await page.keyboard.type('Sandalwood') // in between it has another name
  await expect(page.getByLabel('Stock of S, Sand', { exact: true })).toHaveValue('2')
  await expect(page.getByLabel('Stock of S, Sandalwood')).toHaveValue('3')
  await page.getByLabel('Sale price (₦)').fill('20,000')
  await page.getByLabel('Cost price (₦)').fill('10000')
  await expect(page.getByText('₦20,000.00 instead of ₦25,000.00 SALE')).toBeVisible()
  await expect(page.getByText('60.0%')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('textbox', { name: 'Tags' }).fill('linen')
  await page.keyboard.press('Control+s') // uncommitted text in the field becomes a tag too
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove tag linen' })).toBeVisible()
  await expect(chips).toHaveText(['XS', 'S', 'M', 'L', 'XL'])
  await expect(page.getByLabel('Name of color 1')).toHaveValue('Olive')
  await expect(page.getByLabel('Stock of M, Midnight blue')).toHaveValue('8')
  await expect(slug).toHaveValue(own)
  await expect(history(page)).toContainText('Created')

  await page.getByLabel('Status (required)').selectOption('active')
  await page.getByLabel('Price (₦) (required)').fill('30000')
  await page.getByLabel('Stock of M, Olive').fill('6')
  await saveByKey(page)
  for (const change of ['price: ₦25,000.00 → ₦30,000.00', 'status: draft → active', 'stock: 36 → 37']) {
    await expect(history(page)).toContainText(change)
  }
  await expect(page.getByRole('link', { name: 'View in shop' })).toHaveAttribute('href', /^\/product\/[0-9a-f-]{36}$/)
})

test('§8 the long description is Markdown with a preview in the form and on the page of a draft, which shoppers cannot find', async ({
  page,
  request,
}) => {
  const name = unique('Draft Gown')
  await openAdminPage(page, NEW)
  const form = await create(page, name)
  const text = page.getByRole('textbox', { name: 'Long description' })
  await text.fill(
    '# The cloth\n\nAll **silk**, see [tops](/shop?category=tops).\n\n- Warm\n- Light\n\n<script>window.hurt=1</script>',
  )
  await page.getByRole('tab', { name: 'Write' }).focus()
  await page.keyboard.press('ArrowRight')
  const shown = page.getByRole('tabpanel', { name: 'Preview' })
  await expect(shown.getByRole('heading', { level: 3, name: 'The cloth' })).toBeVisible()
  await expect(shown.getByRole('listitem')).toHaveText(['Warm', 'Light'])
  await expect(shown).not.toContainText('window.hurt')
  await expect(text).toBeHidden()
  await expect(page.getByRole('link', { name: 'Preview as saved' })).toBeVisible()
  await saveByKey(page)

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = await opened
  await expect(preview.getByText('Preview, not for sale: draft')).toBeVisible()
  await waitForHydration(preview)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name)
  const description = preview.getByRole('tabpanel', { name: 'Description' })
  await expect(description.getByRole('heading', { name: 'The cloth' })).toBeVisible()
  await expect(description.getByRole('link', { name: 'tops' })).toHaveAttribute('href', '/shop?category=tops')
  expect(await preview.evaluate(() => 'hurt' in window)).toBe(false)
  await preview.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(preview.getByText('This is a preview: nothing can be bought here.')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(/0 items|^Cart$/)
  await preview.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(preview)
  await expectNoViolations(preview)

  const response = await page.request.get(preview.url())
  expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  const id = form.split('/').at(-1) ?? ''
  const slug = await page.getByLabel('Slug').inputValue()
  for (const path of [`/product/${id}`, `/product/${id}.data`, `/product/${slug}`]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  expect(await (await request.get(`/shop?search=${encodeURIComponent(name)}`)).text()).not.toContain(id)
  expect((await request.get(preview.url(), { maxRedirects: 0 })).status()).toBe(302)

  await preview.getByRole('link', { name: 'Back to the form' }).click()
  await expect(preview.getByLabel('Name (required)')).toHaveValue(name)
  await preview.goto(`${new URL(form).origin}/admin/products/preview/${randomUUID()}`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
})

test('a preview whose script cannot be loaded shows an error and can be retried', async ({ page }) => {
  await page.route(/description-preview/, (route) => route.fulfill({ status: 404 }))
  await openAdminPage(page, NEW)
  await page.getByRole('textbox', { name: 'Long description' }).fill('All **silk**')
  await page.getByRole('tab', { name: 'Preview' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Preview' })
  await expect(panel.getByRole('alert')).toContainText('The preview could not be loaded.')
  await page.unroute(/description-preview/)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.locator('strong')).toHaveText('silk')
})

test.describe('failures on the way', () => {
  test.use({ expectedLog: /net::ERR_FAILED/ }) // the browser's own log

  test('§5 §8 a product deleted by someone else while edited is reported, loses nothing, and can be created again, once', async ({
    page,
    context,
  }) => {
    const name = unique('Vanished Skirt')
    await openAdminPage(page, NEW)
    const form = await create(page, name)
    await page.getByLabel('Materials').fill('Linen, typed before it was gone')
    const other = await context.newPage()
    await openPage(other, form)
    await other.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = other.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Delete product' }).click()
    await expect(other).toHaveURL('/admin/products')

    await page.getByRole('button', { name: 'Save product' }).click()
    await expect(summary(page).filter({ hasText: 'This product was deleted by someone else' })).toBeFocused()
    await expect(page.getByText(/^Failed to save product: This product was deleted/)).toBeVisible()
    await expect(page.getByLabel('Materials')).toHaveValue('Linen, typed before it was gone')
    await page.getByLabel('Name (required)').fill('')
    await page.getByRole('button', { name: 'Save as a new product' }).click()
    await expect(summary(page).filter({ hasText: 'Name is required' })).toBeFocused()
    await page.getByLabel('Name (required)').fill(`${name} ${'W'.repeat(150)}`)
    const posts = (url: URL) => url.pathname.startsWith('/admin/products/edit/')
    await page.route(posts, async (route) => {
      if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 }) // the request arrives, its response does not
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save as a new product' }).click()
    await expect(summary(page).filter({ hasText: 'The store could not be reached' })).toBeFocused()
    await page.unroute(posts)
    await page.getByRole('button', { name: 'Save as a new product' }).click()
    await expect(summary(page).filter({ hasText: 'This product was saved already' })).toBeFocused()
    await expect(page.getByLabel('Materials')).toHaveValue('Linen, typed before it was gone')

    await openPage(page, `/admin/products?q=${encodeURIComponent(name)}`)
    await page.getByRole('rowheader', { name }).getByRole('link').click()
    await expect(page).not.toHaveURL(form)
    await expect(page.getByLabel('Materials')).toHaveValue('Linen, typed before it was gone')
    await expect(page.getByLabel('Stock quantity (required)')).toHaveValue('5')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page) // even with a long word
    await openPage(page, `/admin/products?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('§8 §D too much text, a lost connection and server errors are reported, and the form keeps its input', async ({
    page,
  }) => {
    await openAdminPage(page, NEW)
    await create(page, unique('Stubborn Blouse'))
    const text = page.getByRole('textbox', { name: 'Long description' })
    await pasteInto(text, 'word '.repeat(200_000))
    await page.keyboard.press('Control+s')
    await expect(summary(page).getByText('Long description has at most 20,000 characters')).toBeVisible()
    await expect(page.getByText(/^Failed to save product: Long description has at most/)).toBeVisible()
    await expect(page.getByText('! Long description has at most 20,000 characters')).toBeVisible()
    expect((await text.inputValue()).length).toBe(1_000_000)
    await text.fill('Short')
    await page.getByLabel('Price (₦) (required)').fill('-1')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^! Price lies between/)).toBeVisible()
    await page.getByLabel('Price (₦) (required)').fill('24000')

    const posts = (url: URL) => url.pathname.startsWith('/admin/products/edit/')
    await page.route(posts, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Failed to save product: The store could not be reached/)).toBeVisible()
    await expect(text).toHaveValue('Short')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await dialog.getByRole('button', { name: 'Delete product' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to delete product' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(text).toHaveValue('Short')
    await page.unroute(posts)

    const cookies = await page.context().cookies()
    await page.context().clearCookies() // the session ended
    await page.keyboard.press('Control+s')
    await expect(summary(page).getByText('You are logged out, so this was not saved.')).toBeVisible()
    await expect(text).toHaveValue('Short')
    await page.context().addCookies(cookies)

    let respond = () => {}
    const wait = new Promise<void>((resolve) => {
      respond = resolve
    })
    await page.route(posts, async (route) => {
      if (route.request().method() === 'POST') await wait
      await route.fallback()
    })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
    await page.getByLabel('Materials').fill('Typed while it was being saved')
    respond()
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    await expect(page.getByLabel('Price (₦) (required)')).toHaveValue('24000.00')
    await expect(page.getByLabel('Materials')).toHaveValue('Typed while it was being saved')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
    await expect(history(page)).toContainText('materials')
    await page.reload()
    await expect(page.getByLabel('Materials')).toHaveValue('Typed while it was being saved')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const heading = (page: Page, name: string) => section(page, name).locator('summary')
  const note = (page: Page, name: string) => section(page, name).locator('.folding-panel-note')
  const openSections = (page: Page) =>
    page.locator('section:has(> details[open])').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

  test('the sections of a product fold with a one-line summary, and never hide unsaved or rejected input', async ({
    page,
  }) => {
    const price = page.getByLabel('Price (₦) (required)')
    await openAdminPage(page, NEW)
    expect(await openSections(page), 'for a new one').toEqual([
      'Basic information',
      'Organization',
      'Images',
      'Pricing',
      'Inventory',
    ])
    const form = await create(page, unique('Folded Coat'))
    await openPage(page, form)
    expect(await openSections(page)).toEqual(['Basic information', 'Images'])
    await expect(price).toBeHidden()
    const length = await page.locator('#product-form').evaluate((element) => element.getBoundingClientRect().height)
    expect(length).toBeLessThanOrEqual(2_400)
    await expect(note(page, 'Status')).toHaveText('Draft')
    await expect(note(page, 'Pricing')).toHaveText('₦25,000.00')
    await expect(note(page, 'Inventory')).toHaveText('5 units · low at 5')
    await expect(note(page, 'Homepage')).toHaveText('Not shown')
    for (const one of await page.locator('summary').all()) {
      expect((await one.boundingBox())?.height, (await one.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)

    await heading(page, 'Pricing').press('Enter')
    await page.getByLabel('Sale price (₦)').fill('20000')
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
    await heading(page, 'Pricing').press('Enter')
    await expect(page.getByLabel('Sale price (₦)')).toBeHidden()
    await expect(note(page, 'Pricing')).toHaveText('₦25,000.00 · sale ₦20,000.00')

    await heading(page, 'Pricing').click()
    await price.fill('-1')
    await heading(page, 'Pricing').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(summary(page).filter({ hasText: 'Price lies between' })).toBeFocused()
    await expect(price, 'a section with an error is open').toBeVisible()
    await heading(page, 'Pricing').click()
    await expect(heading(page, 'Pricing').getByText('Needs correcting')).toBeVisible()
    await summary(page)
      .getByRole('link', { name: /^Price lies between/ })
      .click()
    await expect(price).toBeFocused()
    await expect(page.getByLabel('Sale price (₦)')).toHaveValue('20000')
    await price.fill('26000')
    await saveByKey(page)

    await heading(page, 'Images').click()
    await openPage(page, '/admin/products')
    await openPage(page, `${form}#field-seoTitle`) // the browser opens the section, as for find in page
    expect(await openSections(page), 'unchanged').toEqual(['Basic information', 'Pricing', 'SEO'])
    await expect(page.getByLabel('SEO title')).toBeVisible()

    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, form)
    await expect(page.locator('summary').first()).toBeHidden()
    for (const label of ['Status (required)', 'Position', 'Low-stock threshold', 'Materials', 'SEO description']) {
      await expect(page.getByLabel(label)).toBeVisible()
    }
    await page.getByLabel('SKU').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Short description (required)')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Details', exact: true })).toHaveCount(1)
    await expectNoViolations(page)
  })

  test('an upload that fails in a folded section stays visible', async ({ page }) => {
    await openAdminPage(page, NEW)
    await page.route('**/uploads', (route) => route.fulfill({ status: 503, body: 'away' }))
    const gown = { name: 'gown.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') }
    await page.getByLabel('Add images').setInputFiles([gown])
    await expect(page.getByRole('button', { name: 'Remove gown.jpg' })).toBeVisible()
    await heading(page, 'Images').click()
    await expect(heading(page, 'Images').getByText('Needs correcting')).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the sections fold, and one with an error is open', async ({ page }) => {
      await openAdminPage(page, NEW)
      await expect(page.getByLabel('SEO title')).toBeHidden()
      await heading(page, 'SEO').click()
      await page.getByLabel('SEO title').fill('W'.repeat(300))
      await page.getByRole('button', { name: 'Create product' }).click()
      await expect(summary(page)).toContainText('SEO title has at most')
      await expect(page.getByLabel('SEO title')).toBeVisible()
      await expect(page.getByLabel('Materials')).toBeHidden()
    })
  })
})

test('a copy opens its own form, and any input is text in the storefront', async ({ page }) => {
  const script = '<img src=x onerror="window.hurt=1">'
  await openAdminPage(page, NEW)
  const form = await create(page, unique(script))
  for (const label of [
    'Materials',
    'Care instructions',
    'SEO title',
    'SEO description',
    'Short description (required)',
  ]) {
    await page.getByLabel(label).fill(`${script} 👗 ${label}`)
  }
  await page
    .getByRole('textbox', { name: 'Long description' })
    .fill(`${script} [x](javascript:window.hurt=1) **${script}**`)
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeDisabled()
  await page.getByLabel('Status (required)').selectOption('active')
  await saveByKey(page)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page).not.toHaveURL(form)
  await expect(page.getByLabel('Name (required)')).toHaveValue(/\(copy\)$/)
  await expect(page.getByLabel('Status (required)')).toHaveValue('draft')
  await expect(page.getByLabel('Materials')).toHaveValue(`${script} 👗 Materials`)
  await expect(page.getByLabel('Stock quantity (required)')).toHaveValue('0')

  await openPage(page, form.replace('/admin/products/edit/', '/product/'))
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByRole('tabpanel').getByText(`${script} 👗 Materials`)).toBeVisible()
  await expect(page.locator('img[src="x"], a[href^="javascript"]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
})

test('input typed before the scripts load is kept and saved in every kind of field', async ({ page }) => {
  const name = unique('Early Skirt')
  await openAdminPage(page, NEW)
  await fillProduct(page, name)
  await page.getByLabel('Materials').fill('Cotton')
  await page.getByLabel('Care instructions').fill('Wash warm')
  await page.getByRole('textbox', { name: 'Sizes' }).fill('S')
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: 'Stock by size and color' }).check()
  await page.getByLabel('Stock of S').fill('3')
  await submitNewProduct(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(page.url(), { waitUntil: 'commit' })
  await page.getByLabel('SEO description').waitFor() // the last of them
  await page.getByLabel('Name (required)').fill(`${name} II`)
  await page.getByLabel('Materials').fill('Linen')
  await page.getByLabel('Care instructions').fill('')
  await page.getByLabel('Stock of S').fill('8')
  scripts.resolve()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  const expectAll = async () => {
    await expect(page.getByLabel('Name (required)')).toHaveValue(`${name} II`)
    await expect(page.getByLabel('Materials')).toHaveValue('Linen')
    await expect(page.getByLabel('Care instructions')).toHaveValue('')
    await expect(page.getByLabel('Stock of S')).toHaveValue('8')
  }
  await expectAll()
  await saveByKey(page)
  await page.reload()
  await expectAll()
})

test('a form without input has nothing to save, however its fields normalize values', async ({ page }) => {
  await openAdminPage(page, '/admin/products?q=Fen+Linen+Waistcoat') // its color is in uppercase, which browsers convert to lowercase
  await openPage(page, (await page.locator('.row-link').first().getAttribute('href')) ?? '')
  await expect(page.getByLabel('Name (required)')).toHaveValue('Fen Linen Waistcoat')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
})
