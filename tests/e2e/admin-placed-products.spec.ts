import type { Page } from '@playwright/test'
import { createProduct, unique } from '#tests/e2e/admin.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

// There is one homepage, so these tests arrange it one after another, each with its own products.
test.describe.configure({ mode: 'default' })

const PATH = '/admin/homepage/placed'
const CHANGED = 'The homepage was changed by someone else.'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const picker = (page: Page, name: string) => page.getByRole('combobox', { name: `Add a product to ${name}` })
const placed = (page: Page, name: string) => column(page, name).locator('[data-place]').getByRole('link')
const row = (page: Page, name: string) => page.locator('[data-place]').filter({ hasText: name })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
/** The bar that is visible while there are unsaved changes or a save is running. */
const discard = (page: Page) => page.getByRole('button', { name: 'Discard', exact: true })
const option = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option')
const preview = (page: Page, section: string) =>
  page
    .getByRole('region', { name: 'The homepage in small' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: section }) })
    .last()

async function add(page: Page, section: string, name: string): Promise<void> {
  await picker(page, section).fill(name)
  await expect(option(page)).toHaveText([new RegExp(name)])
  await page.keyboard.press('Enter')
  await expect(placed(page, section).last()).toHaveText(name)
}

/** Saves; a second time if another test's product entered or left the homepage at this moment. */
async function save(page: Page): Promise<void> {
  const warning = page.getByRole('alert').filter({ hasText: CHANGED })
  await page.keyboard.press('Control+s')
  await expect(async () => expect((await warning.isVisible()) || (await discard(page).isHidden())).toBe(true)).toPass()
  if (await warning.isVisible()) await page.keyboard.press('Control+s')
  await expect(discard(page)).toBeHidden()
  await expect(page.getByText('Homepage saved').first()).toBeVisible()
  await expect(page.locator('[data-row-button]:disabled')).toHaveCount(0) // the page has reloaded its data
}

/** The product names that shoppers see in a section. */
async function shopperNames(page: Page, section: string): Promise<string[]> {
  const html = await (await page.request.get('/')).text()
  return page.evaluate(
    ([html, section]) => {
      const home = new DOMParser().parseFromString(html ?? '', 'text/html')
      const heading = [...home.querySelectorAll('h2')].find(({ textContent }) => textContent === section)
      return [...(heading?.closest('section')?.querySelectorAll('h3') ?? [])].map(
        ({ textContent }) => textContent ?? '',
      )
    },
    [html, section],
  )
}

test('§1 §2 §9 a product is added by search, moved by keyboard, by mouse and to another section, and removed', async ({
  page,
}) => {
  test.slow() // opens the storefront and goes back
  const gown = unique('Placed Gown')
  await openAdminPage(page, '/admin/products')
  await createProduct(page, gown, 'active')
  await openPage(page, PATH)
  const before = await placed(page, 'Best sellers').allTextContents()

  await picker(page, 'Best sellers').fill('no such product')
  await expect(page.getByText('No product has this in its name or SKU').last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(discard(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(picker(page, 'Best sellers')).toHaveValue('')
  await add(page, 'Best sellers', gown)
  await expect(picker(page, 'Best sellers')).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: `${gown} added to Best sellers, position ${before.length + 1}` }),
  ).toBeAttached()
  await expect(row(page, gown)).toContainText('Not shown: the section is full')
  await expect(column(page, 'Best sellers')).toContainText('4 of 4 shown')

  await page.getByRole('button', { name: `Move ${gown} to the top` }).press('Enter')
  await expect(placed(page, 'Best sellers')).toHaveText([gown, ...before])
  await expect(row(page, gown)).not.toContainText('Not shown')
  await expect(preview(page, 'Best sellers').getByRole('listitem').first()).toContainText(gown)
  const up = page.getByRole('button', { name: `Move ${gown} up` })
  await up.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(placed(page, 'Best sellers').nth(1)).toHaveText(gown)
  await expect(up).toBeFocused()

  const from = await row(page, gown).locator('[data-sort-handle]').boundingBox()
  const to = await column(page, 'Best sellers').locator('[data-place]').nth(2).boundingBox()
  if (!from || !to) throw new Error('there are no elements to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 4, { steps: 8 })
  await page.mouse.up()
  await expect(placed(page, 'Best sellers').nth(2)).toHaveText(gown)

  await save(page)
  const [first = '', second = '', fourth = ''] = before
  expect(await shopperNames(page, 'Best sellers')).toEqual([first, second, gown, fourth])

  const others = await placed(page, 'What we see').count()
  const moveTo = row(page, gown).getByRole('combobox')
  await moveTo.focus()
  await moveTo.selectOption('What we see')
  await expect(
    page.getByRole('status').filter({
      hasText: `${gown} moved from Best sellers to What we see, position ${others + 1}`,
    }),
  ).toBeAttached()
  await expect(placed(page, 'Best sellers')).toHaveText(before)
  await expect(row(page, before[2] ?? '').getByRole('combobox')).toBeFocused()
  await page.getByRole('button', { name: `Move ${gown} to the top` }).click()
  await save(page)
  expect((await shopperNames(page, 'What we see'))[0]).toBe(gown)
  expect(await shopperNames(page, 'Best sellers')).toEqual(before.slice(0, 4))
  await expect(column(page, 'History').getByRole('listitem').first()).toContainText(`→ ${gown}, `)

  await page.getByRole('button', { name: `Remove ${gown}` }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await save(page)
  expect(await shopperNames(page, 'What we see')).not.toContain(gown)
})

test('Enter adds the match of the current text, not of an earlier one', async ({ page }) => {
  const [early, meant] = [unique('Early Shawl'), unique('Meant Shawl')]
  await openAdminPage(page, '/admin/products')
  await createProduct(page, early, 'active')
  await createProduct(page, meant, 'active')
  await openPage(page, PATH)
  await picker(page, 'Featured').fill(early)
  await expect(option(page)).toHaveText([new RegExp(early)])
  await picker(page, 'Featured').fill(meant)
  await page.keyboard.press('Enter')
  await expect(placed(page, 'Featured').last()).toHaveText(meant)
  await expect(row(page, early)).toHaveCount(0)
})

test('the product search asks to log in again after a logout elsewhere', async ({ page, context }) => {
  await openAdminPage(page, PATH)
  await page.waitForLoadState('networkidle') // it has checked the session
  await context.clearCookies()
  await picker(page, 'Best sellers').fill('gown')
  await expect(
    page.getByText('You are logged out. Log in from another tab, then continue typing.').last(),
  ).toBeVisible()
})

test('§2 §D flagged products fill the rest, drafts are named but not listed, and products without a section are listed apart', async ({
  page,
}) => {
  test.slow()
  const [draft, homeless] = [unique('Draft Scarf'), unique('Homeless Hat')]
  await openAdminPage(page, '/admin/products')
  await createProduct(page, draft, 'draft')
  await createProduct(page, homeless, 'active')
  await openPage(page, `/admin/products?q=${encodeURIComponent(homeless)}`)
  const shown = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('switch').click()
  await shown
  await openPage(page, PATH)
  const apart = column(page, 'In no section')
  await expect(apart).toContainText(homeless)
  await apart.getByRole('combobox', { name: `Place ${homeless} in a section` }).selectOption('New arrivals')
  await expect(placed(page, 'New arrivals').last()).toHaveText(homeless)
  await expect(apart.getByText(homeless)).toBeHidden()

  await picker(page, 'New arrivals').fill(draft)
  await expect(option(page)).toHaveText([new RegExp(draft)])
  await page.keyboard.press('Enter')
  await expect(column(page, 'New arrivals')).toContainText('1 draft is placed here and not shown:')
  await expect(column(page, 'New arrivals').getByRole('link', { name: draft })).toBeVisible()
  await expect(row(page, draft)).toHaveCount(0)
  const names = await placed(page, 'New arrivals').allTextContents()
  for (const name of names.slice(0, -1)) await page.getByRole('button', { name: `Remove ${name}` }).click()
  const arrivals = column(page, 'New arrivals')
  await expect(arrivals).toContainText('4 of 4 shown')
  await expect(arrivals).toContainText('The rest is filled by the flag “New”, newest first:')
  const placeButtons = arrivals.getByRole('button', { name: /^Place .* here$/ })
  await expect(placeButtons).toHaveCount(3)
  await arrivals
    .getByRole('button', { name: /^Remove the flag “New” from / })
    .first()
    .click()
  await expect(arrivals.getByRole('button', { name: /^Remove the flag “New” from / }).first()).toBeFocused()
  await placeButtons.first().click()
  await expect(placed(page, 'New arrivals')).toHaveCount(2)

  await discard(page).click()
  await expect(discard(page)).toBeHidden()
  await expect(apart).toContainText(homeless)
  await apart.getByRole('button', { name: `Remove ${homeless} from the homepage` }).click()
  await save(page)
  await expect(apart.getByText(homeless)).toBeHidden()
})

test('§2 a draft keeps its place while others are arranged, and appears there once it is active', async ({ page }) => {
  test.slow() // opens product forms and goes back
  const [first, draft, last] = [unique('First Cloak'), unique('Draft Cloak'), unique('Last Cloak')]
  await openAdminPage(page, '/admin/products')
  await createProduct(page, draft, 'draft')
  const form = page.url()
  await createProduct(page, first, 'active')
  await createProduct(page, last, 'active')
  await openPage(page, PATH)
  const before = await placed(page, 'What we see').count()
  await add(page, 'What we see', first)
  await picker(page, 'What we see').fill(draft)
  await expect(option(page)).toHaveText([new RegExp(draft)])
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: `${draft} added to What we see, not shown until it is active` }),
  ).toBeAttached()
  await add(page, 'What we see', last)
  await page.getByRole('button', { name: `Move ${last} up` }).click()
  await expect(placed(page, 'What we see').nth(before)).toHaveText(last)
  await expect(placed(page, 'What we see')).toHaveCount(before + 2)
  await save(page)

  await column(page, 'What we see').getByRole('link', { name: draft }).click()
  await expect(page).toHaveURL(form)
  await page.getByLabel('Status (required)').selectOption('active')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await openPage(page, PATH)
  const names = await placed(page, 'What we see').allTextContents()
  expect(names.slice(before)).toEqual([last, draft, first])
  await expect(column(page, 'What we see')).not.toContainText('placed here and not shown')
  for (const name of [first, draft, last]) await page.getByRole('button', { name: `Remove ${name}` }).click()
  await save(page)
})

test('two editors both keep their changes, and a product deleted in the meantime is reported', async ({
  page,
  context,
}) => {
  test.slow()
  const [mine, theirs] = [unique('My Skirt'), unique('Their Skirt')]
  await openAdminPage(page, '/admin/products')
  await createProduct(page, mine, 'active')
  const address = page.url()
  await createProduct(page, theirs, 'active')
  await openPage(page, PATH)
  const other = await context.newPage()
  await openPage(other, PATH)
  await add(other, 'What we see', theirs)
  await save(other)

  await add(page, 'Featured', mine)
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await saveButton(page).click()
  expect((await refused).status()).toBe(409)
  await expect(page.getByText('Failed to save homepage')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: CHANGED })).toBeFocused()
  await expect(placed(page, 'What we see').last()).toHaveText(theirs)
  await expect(placed(page, 'Featured').last()).toHaveText(mine)
  await page.getByRole('button', { name: `Remove ${theirs}` }).click()

  await openPage(other, `/admin/products?q=${encodeURIComponent(mine)}`)
  await other.getByRole('button', { name: `Delete ${mine}` }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click()
  await expect(other.getByText('No products match these filters.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
  await saveButton(page).click()
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'A product that you placed was deleted' }),
  ).toBeVisible()
  await expect(row(page, mine)).toHaveCount(0)
  await expect(discard(page)).toBeVisible()
  await save(page)
  expect(await shopperNames(page, 'What we see')).not.toContain(theirs)
})

test('§2 §D on a phone the sections open one at a time, and everything in them is reachable', async ({ page }) => {
  test.slow() // runs axe on everything
  const bag = unique('Phone Bag')
  await openAdminPage(page, '/admin/products')
  await createProduct(page, bag, 'active')
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, PATH)
  await expect(picker(page, 'Featured')).toBeHidden()
  for (const name of ['Hero', 'Best sellers', 'New arrivals', 'Featured', 'What we see', 'Latest collections']) {
    const opener = page.getByRole('button', { name: new RegExp(`^${name} \\d of \\d shown$`) })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(picker(page, name)).toBeVisible()
  }
  await add(page, 'Latest collections', bag)
  await expect(row(page, bag)).toContainText('Not shown: it is in no active collection')
  await expectNoSidewaysScroll(page)
  await picker(page, 'Hero').fill(bag)
  await expect(option(page)).toContainText('Now in Latest collections')
  await expectNoViolations(page, 'main')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await option(page).click()
  await expect(placed(page, 'Hero').last()).toHaveText(bag)
  await expect(row(page, bag)).toContainText('Not shown: it has no image')
  await page.getByRole('button', { name: 'Desktop' }).click()
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoViolations(page, 'main')
})
