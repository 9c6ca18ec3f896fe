import process from 'node:process'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { productImages, products } from '#app/catalog/products.table.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { chooseAction, rowMenu, unique } from '#tests/e2e/admin.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { expectPanelHero } from '#tests/e2e/panel-hero.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

// There is only one homepage, so these tests arrange it one after another, each with its own products.
test.describe.configure({ mode: 'default' })

const PATH = '/admin/homepage/placed'
const CHANGED = 'The homepage was changed by someone else.'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const picker = (page: Page, name: string) => page.getByRole('combobox', { name: `Add product to ${name}` })
const placed = (page: Page, name: string) => column(page, name).locator('[data-place]').getByRole('link')
const row = (page: Page, name: string) => page.locator('[data-place]').filter({ hasText: name })
const alert = (page: Page, text: string) => page.getByRole('main').getByRole('alert').filter({ hasText: text })
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
/** The bar that is visible while there are unsaved changes or a save is running. */
const discard = (page: Page) => page.getByRole('button', { name: 'Discard', exact: true })
const option = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option')

/** An active product without an image. */
async function newProduct(name: string, values: Partial<typeof products.$inferInsert> = {}) {
  return await inAdminStore(async (db) => {
    const id = await addProduct(db, { name })
    if (Object.keys(values).length > 0) await db.update(products).set(values).where(eq(products.id, id))
    return id
  })
}

/** Saves, and saves again if another test's product entered or left the homepage at the same time. */
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(alert(page, CHANGED).or(page.getByText('Homepage saved')).first()).toBeVisible()
  if (await alert(page, CHANGED).isVisible()) await page.keyboard.press('Control+s')
  await expect(discard(page)).toBeHidden()
  await expect(page.locator('[data-row-button]:disabled')).toHaveCount(0) // the page has reloaded its data
}

/** Returns the product names that shoppers see in a section. */
async function shopperNames(page: Page, section: string): Promise<string[]> {
  const html = await (await page.request.get('/')).text()
  return page.evaluate(
    ([html, section]) => {
      const home = new DOMParser().parseFromString(html ?? '', 'text/html')
      const heading = [...home.querySelectorAll('h2')].find(({ textContent }) => textContent === section)
      return [...(heading?.closest('section')?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)
    },
    [html, section],
  )
}

test('products are moved by keyboard and mouse within and between sections, where shoppers see them next to flagged ones', async ({
  page,
}) => {
  const gown = unique('Placed Gown')
  await newProduct(gown, { showOnHomepage: true, homepageSection: 'best_sellers', homepagePosition: 1_000 })
  const homeless = unique('Homeless Hat')
  await newProduct(homeless, { showOnHomepage: true })
  await openAdminPage(page, PATH)
  const before = (await placed(page, 'Best sellers').allTextContents()).filter((name) => name !== gown)
  await expect(row(page, gown)).toContainText('Not shown: the section is full')
  await expect(column(page, 'Best sellers')).toContainText('4 of 4 shown')

  await chooseAction(page, gown, 'Move to top')
  await expect(placed(page, 'Best sellers')).toHaveText([gown, ...before])
  await expect(row(page, gown)).not.toContainText('Not shown')
  const preview = page.getByRole('region', { name: 'Small homepage preview' })
  const shown = preview.locator('div').filter({ has: page.getByRole('heading', { name: 'Best sellers' }) })
  await expect(shown.last().getByRole('listitem').first()).toContainText(gown)
  const menu = rowMenu(page, gown)
  await menu.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(placed(page, 'Best sellers').nth(1)).toHaveText(gown)
  await expect(menu).toBeFocused()

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

  const moveTo = row(page, gown).getByRole('combobox')
  await moveTo.focus()
  await moveTo.selectOption('Editor’s picks')
  await expect(announced(page, `${gown} moved from Best sellers to Editor’s picks, position`)).toBeAttached()
  await expect(row(page, before[2] ?? '').getByRole('combobox'), 'the focus moves on').toBeFocused()
  await save(page)
  expect(await shopperNames(page, 'Best sellers')).toEqual(before.slice(0, 4))
  await expect(column(page, 'History').getByRole('listitem').first()).toContainText(gown)
  await chooseAction(page, gown, 'Remove')
  await save(page)

  const apart = column(page, 'Not in a section')
  await apart.getByRole('combobox', { name: `Place ${homeless} in a section` }).selectOption('New arrivals')
  await expect(placed(page, 'New arrivals').last()).toHaveText(homeless)
  await expect(apart.getByText(homeless)).toBeHidden()
  const names = await placed(page, 'New arrivals').allTextContents()
  for (const name of names.slice(0, -1)) await chooseAction(page, name, 'Remove')
  const arrivals = column(page, 'New arrivals')
  await expect(arrivals).toContainText('4 of 4 shown')
  await expect(arrivals).toContainText('The rest is filled with products flagged “New”, newest first:')
  const placeButtons = arrivals.getByRole('button', { name: /^Place .* here$/ })
  await expect(placeButtons).toHaveCount(3)
  const unflag = arrivals.getByRole('button', { name: /^Remove the flag “New” from / }).first()
  await unflag.click()
  await expect(unflag, 'of the next product').toBeFocused()
  await placeButtons.first().click()
  await expect(placed(page, 'New arrivals')).toHaveCount(2)

  await discard(page).click()
  await expect(discard(page)).toBeHidden()
  await apart.getByRole('button', { name: `Remove ${homeless} from the homepage` }).click()
  await save(page)
  await expect(apart.getByText(homeless)).toBeHidden()
})

longTest(
  'products are found on a phone, a draft is not shown until it is active, and a deleted one is reported',
  async ({ page }) => {
    const [early, meant, draft] = [unique('Early Shawl'), unique('Meant Shawl'), unique('Draft Scarf')]
    await newProduct(early)
    const id = await newProduct(meant)
    await newProduct(draft, { status: 'draft' })
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdminPage(page, PATH)
    await expect(picker(page, 'Featured')).toBeHidden()
    for (const name of ['Featured', 'Hero']) {
      const opener = page.getByRole('button', { name: new RegExp(`^${name} \\d of \\d shown$`) })
      await opener.click()
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
    }
    await picker(page, 'Featured').fill('no such product')
    await expect(page.getByText('No products match this name or SKU').last()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(discard(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(picker(page, 'Featured')).toHaveValue('')

    await picker(page, 'Featured').fill(early)
    await expect(option(page)).toHaveText([new RegExp(early)])
    await picker(page, 'Featured').fill(meant)
    await page.keyboard.press('Enter') // before the match for this text has arrived
    await expect(placed(page, 'Featured').last()).toHaveText(meant)
    await expect(row(page, early)).toHaveCount(0)
    await expect(picker(page, 'Featured')).toBeFocused()
    await expect(announced(page, `${meant} added to Featured, position`)).toBeAttached()
    await picker(page, 'Featured').fill(draft)
    await expect(option(page)).toHaveText([new RegExp(draft)])
    await page.keyboard.press('Enter')
    await expect(announced(page, `${draft} added to Featured, not shown until it is active`)).toBeAttached()
    await expect(column(page, 'Featured')).toContainText('1 draft is placed here and not shown:')
    await expect(row(page, draft)).toHaveCount(0)

    await picker(page, 'Hero').fill(meant)
    await expect(option(page)).toContainText('Already in Featured')
    await option(page).click()
    await expect(placed(page, 'Hero').last()).toHaveText(meant)
    await expect(row(page, meant)).toContainText('Not shown: no image')
    await page.getByRole('button', { name: 'Desktop' }).click()
    await expect(page.getByRole('button', { name: 'Desktop' })).toHaveAttribute('aria-pressed', 'true')
    const headers = { Origin: process.env.ADMIN_URL ?? '' }
    await page.request.post('/admin/products.data', { headers, form: { intent: 'delete', id } })
    await page.keyboard.press('Control+s')
    await expect(alert(page, 'A product you placed was deleted')).toBeVisible()
    await expect(row(page, meant)).toHaveCount(0)
    await discard(page).click()
  },
)

longTest(
  'a product placed in the hero has its caption below its image, and the hero’s text covers neither',
  async ({ page }) => {
    const gown = unique('Hero Gown')
    const id = await newProduct(gown, { showOnHomepage: true, homepageSection: 'hero' })
    const image = { ...siteImages['story-drape'], alt: gown, productId: id, publicId: id, isPrimary: true }
    await inAdminStore((db) => db.insert(productImages).values(image))
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(`href="/product/${id}"`)
    await page.goto('/')
    const hero = page.getByRole('region', { name: 'Radiate Your Light' })
    for (const size of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size)
      const shown = await hero.getByRole('img', { name: gown }).boundingBox()
      const caption = await hero.getByRole('link', { name: gown }).boundingBox()
      expect(caption?.y).toBeGreaterThanOrEqual((shown?.y ?? Number.NaN) + (shown?.height ?? 0))
      await expectPanelHero(hero, size)
    }
    await inAdminStore((db) => db.delete(products).where(eq(products.id, id)))
  },
)
