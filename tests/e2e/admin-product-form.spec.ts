import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#app/catalog/products.table.ts'
import { chooseAction, fillProduct, holdSaves, unique } from '#tests/e2e/admin.ts'
import { expect, forwardToStore, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addSharedSession, inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct, type ProductOptions } from '#tests/support/products.ts'

const NEW = '/admin/products/new'
const SAVES = '**/admin/products/**'

const summary = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const history = (page: Page) => page.getByRole('region', { name: 'History', exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const actions = (page: Page) => page.getByLabel('More actions')
const save = (page: Page) => page.getByRole('button', { name: 'Save product' })
const openTextFields = (page: Page) => page.getByText('Materials, care and repair in your own words').click()
const openMore = (page: Page) => page.getByRole('region', { name: 'More', exact: true }).locator('summary').click()
const openFurtherPrices = (page: Page) => page.getByText('Sale price, cost and tax').click()
const openLongDescription = (page: Page) => page.locator('summary', { hasText: 'Long description' }).click()
const openHistory = (page: Page) => page.getByText('Price, stock and change history').click()

/** Adds a draft product for ₦25,000 with all required fields. Returns the URL of its form. */
async function addDraft(name: string, options: ProductOptions = {}): Promise<string> {
  return await inAdminStore(async (db) => {
    const draft = { name, status: 'draft', category: 'tops', price: 25_000_00, stock: 5 } as const
    const id = await addProduct(db, { ...draft, ...options })
    await db.update(products).set({ description: 'Made by a test.', materials: 'Cotton' }).where(eq(products.id, id))
    return `/admin/products/edit/${id}`
  })
}

async function saveWithKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
}

/** Pastes into the focused element, as if from a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** Sets the text in one step, as if pasted, because typing it would take minutes. */
async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, pasted)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}

test('a new product is filled in with the keyboard and from a spreadsheet, corrected, confirmed and saved once, and then opens', async ({
  page,
}) => {
  const name = unique('Ìfẹ́ Wrap Dress')
  const price = page.getByLabel('Price (₦) (required)')
  const create = page.getByRole('button', { name: 'Create product' })
  const description = page.getByLabel('Short description (required)')
  await openAdminPage(page, NEW)
  await description.fill('Kept while the rest is corrected.')
  await create.click()
  await expect(summary(page, 'This product was not saved')).toBeVisible()
  await expect(page.getByLabel('Name (required)'), 'the focus is on the first field to correct').toBeFocused()
  await expect(page.getByText('Failed to save product: Name is required')).toBeVisible()
  await expect(description).toHaveValue('Kept while the rest is corrected.')
  await summary(page, 'not saved').getByRole('link', { name: 'Category is required' }).click()
  await expect(page.getByLabel('Category (required)')).toBeFocused()
  await fillProduct(page, name)
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('active')
  await expect(page.getByLabel('Slug'), 'the slug follows the name').toHaveValue(/^ife-wrap-dress-[0-9a-f]{8}$/)

  const sizes = page.getByRole('textbox', { name: 'Sizes' })
  const chips = page.locator('li[id^="field-sizes"] > span:not([aria-hidden])')
  await sizes.fill('XS')
  await page.keyboard.press('Enter')
  await paste(page, 'S,L,M')
  await sizes.fill('XL,')
  await page.keyboard.press('Enter')
  await expect(chips).toHaveText(['XS', 'S', 'L', 'M', 'XL'])
  await chooseAction(page, 'size M', 'Move earlier')
  await expect(announcement(page, 'M moved to position 3 of 5')).toBeAttached()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(chips).toHaveText(['XS', 'M', 'S', 'L', 'XL'])
  await page.keyboard.press('Alt+ArrowRight')
  await expect(chips).toHaveText(['XS', 'S', 'M', 'L', 'XL'])

  await page.getByRole('button', { name: 'Add a color' }).click()
  for (const [index, color] of ['Sand', 'Olive', 'Midnight'].entries()) {
    await expect(page.getByLabel(`Name of color ${index + 1}`)).toBeFocused()
    await page.keyboard.type(color)
    if (index < 2) await page.keyboard.press('Enter')
  }
  await chooseAction(page, 'Olive', 'Move up')
  await expect(page.getByLabel('Name of color 1')).toHaveValue('Olive')
  await field(page, 'Stock of S, Olive').focus()
  await paste(page, '1\t2\t3\n5\t6\t7\n')
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'Stock of M, Olive')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Stock of L, Olive')).toBeFocused()
  await expect(page.getByRole('table', { name: 'Stock by size and color' }).getByRole('row').last()).toHaveText(
    /^Total681024$/,
  )
  await page.getByLabel('Name of color 3').press('Control+a')
  await page.keyboard.type('Sandalwood') // while the name is being typed, it briefly equals the name of another color
  await expect(field(page, 'Stock of S, Sand')).toHaveValue('2')
  await expect(field(page, 'Stock of S, Sandalwood')).toHaveValue('3')
  await openFurtherPrices(page)
  await page.getByLabel('Sale price (₦)').fill('20,000')
  await page.getByLabel('Cost price (₦)').fill('10000')
  await expect(page.getByText('₦20,000.00 was ₦25,000.00 SALE')).toBeVisible()
  await expect(page.getByText('60.0%')).toBeVisible()

  await page.getByLabel('Sale price (₦)').fill('')
  await price.fill('soon')
  await openMore(page)
  await page.getByRole('textbox', { name: 'Tags' }).fill('linen')
  await page.keyboard.press('Control+s') // uncommitted text in the field becomes a tag too
  const question = page.getByRole('alertdialog', { name: 'Save with 0?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(price).toHaveValue('soon')
  await create.click()
  await expect(question).toBeVisible()
  const release = await holdSaves(page, SAVES)
  await question.getByRole('button', { name: 'Save with 0' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
  await expect(page.locator('#product-form > [inert]').filter({ has: price })).toBeAttached()
  release()
  await expect(page.getByText('Product created successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(price).toHaveValue('0.00')
  await expect(field(page, 'SKU')).toHaveValue(/^PRD-\d{8}$/)
  await expect(page.getByLabel('SEO title')).toHaveValue(name)
  await actions(page).click()
  await expect(page.getByRole('link', { name: 'View in store' })).toHaveAttribute('href', /^\/product\/[0-9a-f-]{36}$/)
  await page.keyboard.press('Escape')
  await openMore(page)
  await expect(page.getByRole('button', { name: 'Remove tag linen' })).toBeVisible()
  await expect(chips).toHaveText(['XS', 'S', 'M', 'L', 'XL'])
  await expect(save(page)).toBeHidden()
  await field(page, 'Stock of M, Sandalwood').fill('8')
  await price.fill('30000')
  await saveWithKeyboard(page)
  await openHistory(page)
  await expect(history(page)).toContainText('price: ₦0.00 → ₦30,000.00')
  await expect(history(page)).toContainText('stock: 24 → 25')
})

test('the long description is Markdown with a preview, and it also appears on the preview page of a draft, where nothing can be bought', async ({
  page,
}) => {
  const form = await addDraft(unique('Draft Gown'))
  await page.route(/description-preview/, (route) => route.fulfill({ status: 404 }))
  await openAdminPage(page, form)
  const text = page.getByRole('textbox', { name: 'Long description' })
  await openLongDescription(page)
  await text.fill('# The cloth\n\nAll **silk**')
  await page.getByRole('tab', { name: 'Write' }).press('ArrowRight')
  const panel = page.getByRole('tabpanel', { name: 'Preview' })
  await expect(panel.getByRole('alert')).toContainText('The preview could not be loaded.')
  await page.unroute(/description-preview/)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('heading', { level: 3, name: 'The cloth' })).toBeVisible()
  await expect(text).toBeHidden()
  await expect(actions(page), 'the actions are hidden because they would apply to the saved product').toBeHidden()
  await saveWithKeyboard(page)

  await actions(page).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview' }).click()
  const preview = await opened
  await waitForHydration(preview)
  await expect(preview.getByText('Preview: draft, not for sale')).toBeVisible()
  await expect(preview.getByRole('tabpanel', { name: 'Description' })).toContainText('The cloth')
  await preview.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(preview.getByText('This is a preview. You cannot buy anything here.')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(/0 items|^Cart$/)
  await expect(preview.getByRole('link', { name: 'Back to product' })).toHaveAttribute('href', form)
})

test('unsaved changes are protected, and saving, discarding and duplicating with the keyboard keep focus in the content', async ({
  page,
}) => {
  const name = unique('Guarded Skirt')
  const form = await addDraft(name)
  const materials = page.getByLabel('Materials')
  const content = page.getByRole('main')
  const orders = page.getByRole('link', { name: 'Orders', exact: true })
  await openAdminPage(page, form)
  await openTextFields(page)
  await materials.fill('Silk')
  await expect(page.getByRole('link', { name: 'Back to products' }), 'the save bar covers the link').toBeHidden()
  await orders.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(materials).toHaveValue('Silk')

  const release = await holdSaves(page, SAVES)
  await materials.press('Control+s')
  await orders.click()
  await expect(question, 'a save in progress can still fail').toBeVisible()
  release()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(save(page)).toBeHidden()

  await materials.fill('Wool')
  await save(page).press('Enter')
  await expect(save(page)).toHaveCount(0)
  await expect(content, 'the focus moves because the save bar is gone').toBeFocused()
  await materials.fill('Linen')
  const discard = page.getByRole('button', { name: 'Discard', exact: true })
  await expect(discard).toBeEnabled() // the previous save may still be reloading, and a key press does not wait
  await discard.press('Enter')
  await expect(materials).toHaveValue('Wool')
  await expect(content).toBeFocused()
  const reload = Promise.withResolvers<void>()
  await page.route(/\/edit\/[^/?]+\.data(?!\?created)/, async (route) => {
    if (route.request().method() === 'GET') await reload.promise
    await route.continue()
  })
  await actions(page).press('Enter')
  await page.getByRole('button', { name: 'Duplicate' }).press('Enter')
  await expect(page.getByLabel('Name (required)')).toHaveValue(`${name} (copy)`)
  await expect(page).not.toHaveURL(form)
  await expect(materials, 'the form of the copy has the saved text').toHaveValue('Wool')

  await openTextFields(page)
  await materials.fill('Linen')
  await navigateOnArrival(page, '/admin/orders', '/admin/reviews')
  await orders.click()
  await expect(question).toBeVisible()
  reload.resolve()
  await expect(page, 'the parameter that marks the copy as new has been removed').toHaveURL(/\/edit\/[^/?]+$/)
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page, 'a page that has been left does not block navigation').toHaveURL('/admin/reviews')
})

/** Navigates from `path` to `next` as soon as the router has opened `path`, before React shows it. */
async function navigateOnArrival(page: Page, path: string, next: string): Promise<void> {
  await page.evaluate(
    ([from, to]) => {
      const router = Reflect.get(window, '__reactRouterDataRouter')
      const stop = router.subscribe(({ location }: { location: Location }) => {
        if (location.pathname !== from) return
        stop()
        queueMicrotask(() => router.navigate(to))
      })
    },
    [path, next],
  )
}

test('two editors both keep their input, even if one deletes the product, which is then saved as a new one', async ({
  page,
}) => {
  const name = unique('Contested Dress')
  const form = await addDraft(name)
  const care = page.getByLabel('Care instructions')
  await openAdminPage(page, form)
  await openTextFields(page)
  await inAdminStore((db) => db.update(products).set({ materials: 'Linen' }).where(eq(products.name, name)))
  await care.fill('Hand wash')
  const rejected = page.waitForResponse((response) => response.request().method() === 'POST')
  await save(page).click()
  expect((await rejected).status()).toBe(409)
  await expect(summary(page, 'This product was saved while you were working on it')).toBeFocused()
  await expect(care).toHaveValue('Hand wash')
  await expect(page.getByLabel('Materials')).toHaveValue('Linen')
  await save(page).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()

  await care.fill('Wash warm')
  const headers = { Origin: process.env.ADMIN_URL ?? '' }
  expect((await page.request.post(form, { headers, form: { intent: 'delete' } })).ok()).toBe(true)
  await save(page).click()
  await expect(summary(page, 'This product was deleted by someone else')).toBeFocused()
  await expect(page.getByText(/^Failed to save product: This product was deleted/)).toBeVisible()
  await page.getByLabel('Name (required)').fill('')
  await page.getByRole('button', { name: 'Save as a new product' }).click()
  await expect(summary(page, 'Name is required')).toBeVisible()
  await expect(page.getByLabel('Name (required)')).toBeFocused()
  await page.getByLabel('Name (required)').fill(name)
  await page.route(SAVES, async (route) => {
    await forwardToStore(route) // the product is saved, but the response is lost
    await route.fulfill({ status: 503 })
  })
  await page.getByRole('button', { name: 'Save as a new product' }).click()
  await expect(summary(page, 'The store could not be reached')).toBeFocused()
  await page.unroute(SAVES)
  await page.getByRole('button', { name: 'Save as a new product' }).click()
  await expect(summary(page, 'This product was already saved')).toBeFocused()
  await expect(care).toHaveValue('Wash warm')

  const stored = await inAdminStore((db) => db.select().from(products).where(eq(products.name, name)))
  expect(stored).toMatchObject([{ careInstructions: 'Wash warm', stockQuantity: 5 }])
})

test.describe('saving', () => {
  test.use({ expectedLog: /net::ERR_FAILED/ }) // the browser logs lost connections

  test('loses no input if the text is too long, the connection is lost, or fields are edited in the meantime', async ({
    page,
  }) => {
    const text = page.getByRole('textbox', { name: 'Long description' })
    const materials = page.getByLabel('Materials')
    await openAdminPage(page, await addDraft(unique('Stubborn Blouse')))
    await openLongDescription(page)
    const tooLong = 'word '.repeat(4_001)
    await pasteInto(text, tooLong)
    await page.keyboard.press('Control+s')
    await expect(summary(page, 'Long description can have at most 20,000 characters')).toBeVisible()
    await expect(page.getByText(/^Failed to save product: Long description can have at most/)).toBeVisible()
    await expect(page.getByText('! Long description can have at most 20,000 characters')).toBeVisible()
    await expect(text).toHaveValue(tooLong)

    await text.fill('Short')
    await page.route(SAVES, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Failed to save product: The store could not be reached/)).toBeVisible()
    await expect(text).toHaveValue('Short')
    await page.unroute(SAVES)

    await openTextFields(page)
    const release = await holdSaves(page, SAVES)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
    await materials.fill('Typed while it was being saved')
    release()
    await expect(page.getByText('Product updated successfully!')).toBeVisible()
    await expect(materials).toHaveValue('Typed while it was being saved')
    await save(page).click()
    await expect(page.getByRole('button', { name: 'Discard', exact: true })).toHaveCount(0)
    await page.reload()
    await expect(materials).toHaveValue('Typed while it was being saved')
    await openLongDescription(page)
    await expect(text).toHaveValue('Short')
    await waitForHydration(page)
    await chooseAction(page, /^More actions$/, 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete product' }).click()
    await expect(page).toHaveURL('/admin/products')
  })
})

test('input typed before the scripts load is kept and saved in every kind of field', async ({ page }) => {
  const name = unique('Early Skirt')
  const colors = [{ name: 'Olive', hex: '#5B5A3C' }] // browsers convert the code to lowercase
  const stock = [{ size: 'S', color: 'Olive', stock: 3 }]
  const form = await addDraft(name, { sizes: ['S'], colors, stock })
  await addSharedSession(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(form, { waitUntil: 'commit' })
  await page.getByLabel('SEO description').waitFor({ state: 'attached' }) // the last field of the form
  await openTextFields(page)
  await page.getByLabel('Name (required)').fill(`${name} II`)
  await page.getByLabel('Materials').fill('')
  await page.getByLabel('Care instructions').fill('Wash warm')
  await page.getByLabel('Stock of S').fill('8')
  scripts.resolve()
  await waitForHydration(page)
  await expect(save(page)).toBeVisible()
  const expectAll = async () => {
    await expect(page.getByLabel('Name (required)')).toHaveValue(`${name} II`)
    await expect(page.getByLabel('Materials')).toHaveValue('')
    await expect(page.getByLabel('Care instructions')).toHaveValue('Wash warm')
    await expect(page.getByLabel('Stock of S')).toHaveValue('8')
  }
  await expectAll()
  await saveWithKeyboard(page)
  await expect(save(page), 'without new input there is nothing to save').toBeHidden()
  await page.reload()
  await expectAll()
  await waitForHydration(page)
  await expect(save(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
  const heading = (page: Page, name: string) => section(page, name).locator('summary').first()
  const note = (page: Page, name: string) => section(page, name).locator('.folding-panel-note')
  const openSections = (page: Page) =>
    page
      .locator('section:has(> details[open])')
      .evaluateAll((all) => all.map((element) => element.getAttribute('aria-label')))

  test('a product’s sections collapse to a one-line summary of their input, saved or not, and a section with a rejected field opens', async ({
    page,
  }) => {
    const [price, salePrice] = [page.getByLabel('Price (₦) (required)'), page.getByLabel('Sale price (₦)')]
    const form = await addDraft(unique('Folded Coat'))
    await openAdminPage(page, form)
    expect(await openSections(page)).toEqual(['Basics'])
    await expect(note(page, 'Price')).toHaveText('₦25,000.00')
    const formHeight = await page.locator('#product-form').evaluate((element) => element.getBoundingClientRect().height)
    expect(formHeight).toBeLessThanOrEqual(2_400)
    for (const summary of await page.locator('summary').filter({ visible: true }).all()) {
      expect((await summary.boundingBox())?.height, (await summary.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }

    await heading(page, 'Price').press('Enter')
    await openFurtherPrices(page)
    await salePrice.fill('20000')
    await expect(save(page)).toBeInViewport()
    await heading(page, 'Price').press('Enter')
    await expect(salePrice).toBeHidden()
    await expect(note(page, 'Price')).toHaveText('₦25,000.00 · sale ₦20,000.00')
    await heading(page, 'Price').tap()
    await price.fill('-1')
    await heading(page, 'Price').tap()
    await save(page).tap()
    await expect(price, 'a section with an error is open').toBeFocused()
    await heading(page, 'Price').tap()
    await expect(heading(page, 'Price').getByText('Needs correction')).toBeVisible()
    await summary(page, 'Price must be between')
      .getByRole('link', { name: /^Price must be between/ })
      .tap()
    await expect(price).toBeFocused()
    await expect(salePrice).toHaveValue('20000')
    await price.fill('26000')
    await saveWithKeyboard(page)

    await expect(page.getByLabel('Add images')).toBeEnabled() // the field is disabled during a save
    const gown = { name: 'gown.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') }
    await page.getByLabel('Add images').setInputFiles([gown])
    await expect(page.getByRole('button', { name: 'Remove gown.jpg' })).toBeVisible()
    await heading(page, 'Basics').tap()
    await expect(heading(page, 'Basics').getByText('Needs correction')).toBeVisible()
    await page.goto('about:blank')
    await openPage(page, `${form}#field-seoTitle`) // the browser opens the section, as it does for find in page
    expect(await openSections(page), 'the sections are open as they were left').toEqual([
      'Price',
      'Search engine listing',
    ])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(heading(page, 'Basics')).toBeHidden()
    for (const label of ['Category (required)', 'Size guide', 'SEO description']) {
      await expect(page.getByLabel(label)).toBeVisible()
    }
    await page.getByLabel('Name (required)').press('Tab')
    await expect(page.getByLabel('Category (required)'), 'headings do not take focus').toBeFocused()
  })

  longTest(
    'fibers, care and origin are entered, corrected and saved, and their controls are large enough to tap',
    async ({ page }) => {
      const details = section(page, 'Details for shoppers')
      const fibers = field(page, 'Fiber content')
      const picker = (name: string) => page.getByRole('dialog', { name })
      await openAdminPage(page, await addDraft(unique('Nneka Coat')))
      await heading(page, 'Details for shoppers').tap()
      await page.getByRole('button', { name: 'Choose care symbols' }).tap()
      const care = picker('Choose care symbols')
      for (const target of await care.locator('label, button').all()) {
        const box = await target.boundingBox()
        expect(box?.height, await target.innerHTML()).toBeGreaterThanOrEqual(44)
      }
      await care.getByRole('radio', { name: 'Do not wash' }).press('Space')
      await care.getByText('Dry clean, gentle').tap()
      await page.keyboard.press('Escape')
      await expect(care).toBeHidden()
      await expect(page.getByRole('button', { name: 'Do not wash, Dry clean, gentle, Change' })).toBeFocused()

      await page.setViewportSize({ width: 1440, height: 900 })
      await fibers.fill('20% cashmere, 79,5% wool')
      await page.keyboard.press('Control+s')
      await expect(fibers, 'the field has an error').toBeFocused()
      await expect(details).toContainText('The fiber content adds up to 99.5%, not 100%.')
      await fibers.fill('Shell: 20% cashmere')
      await page.getByRole('button', { name: 'Add fibers' }).click()
      const names = picker('Add fibers')
      await names.getByRole('button', { name: 'wool', exact: true }).click()
      await names.getByText('Add a part, such as the lining').click()
      await names.getByRole('button', { name: 'Lining', exact: true }).click()
      await names.getByRole('searchbox', { name: 'Search all fibers' }).fill('alpaca')
      await page.keyboard.press('Enter')
      await names.getByRole('button', { name: 'Remove alpaca' }).click()
      await names.getByRole('button', { name: 'Lining', exact: true }).click()
      await names.getByRole('button', { name: 'viscose', exact: true }).click()
      await expect(names.getByRole('region', { name: 'Shell' }).getByRole('status')).toContainText('Total 100%')
      await names.getByRole('button', { name: 'Done' }).click()
      await section(page, 'Compliance').locator('summary').click()
      await section(page, 'Compliance').getByText('Contains non-textile parts of animal origin').click()
      await page.getByLabel('Made in').selectOption('Portugal')
      await saveWithKeyboard(page)
      await page.reload()
      await expect(fibers, 'the largest share comes first').toHaveValue(
        'Shell: 80% wool, 20% cashmere; Lining: 100% viscose',
      )
      await expect(page.getByRole('button', { name: 'Do not wash, Dry clean, gentle, Change' })).toBeVisible()
      await expect(page.getByLabel('Made in')).toHaveValue('PT')
      await openHistory(page)
      await expect(history(page)).toContainText('washing: none → Do not wash')
    },
  )
})
