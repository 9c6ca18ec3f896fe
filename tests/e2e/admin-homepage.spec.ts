import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { productImages, products } from '#app/catalog/products.table.ts'
import { siteImages } from '#app/content/homepage/site-images.ts'
import { chooseAction, drag, holdSaves, rowMenu, unique } from '#tests/e2e/admin.ts'
import { dismissToast, expect, fetchPath, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { expectPanelHero } from '#tests/e2e/panel-hero.ts'
import { inAdminStore, openAdminPage } from '#tests/e2e/staff.ts'
import { addProduct } from '#tests/support/products.ts'

// There is only one homepage, so these tests run one after another.
test.describe.configure({ mode: 'default' })

const PATH = '/admin/homepage'

const list = (page: Page) => page.getByRole('group', { name: 'Homepage sections' })
const rows = (page: Page) => list(page).locator('[data-place]')
const section = (page: Page, title: string) => list(page).locator('button[data-section]', { hasText: title })
const goBack = (page: Page) => page.getByRole('button', { name: 'All sections' }).click()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const preview = (page: Page) => page.frameLocator('iframe[title="Homepage with this draft"]')
const home = async (page: Page) => (await fetchPath(page, '/')).text()

async function publishAll(page: Page): Promise<void> {
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await publish(page).click()
  expect((await sent).status()).toBe(200)
  await dismissToast(page, 'Homepage published')
  await expect(publish(page)).toBeDisabled()
}

async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: new RegExp(`^${kind} `) }).click()
}

async function createJpeg(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: { r: 90, g: 20, b: 60 } } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

test('sections are added, previewed, corrected, saved as a draft, published, duplicated, hidden, removed and restored', async ({
  page,
}) => {
  await openPage(page, '/shop') // this page view starts a wishlist
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openAdminPage(page, PATH)
  const frame = page.frame('homepage-preview')
  if (!frame) throw new Error('Expected a preview frame')
  await expect(frame.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()).toBeAttached()
  await waitForHydration(frame)
  const wishlistRequests = requests.filter((path) => path.startsWith('/wishlist/'))
  expect(wishlistRequests, 'a request would fail when the draft replaces the page').toEqual([])

  const count = await rows(page).count()
  await section(page, 'Best sellers').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeFocused()
  await goBack(page)
  await expect(section(page, 'Best sellers')).toBeFocused()
  const quoteText = unique('Cut for the long way home')
  await addSection(page, 'Quote')
  await page.getByLabel('Quote (required)').fill(quoteText)
  await expect(preview(page).getByText(quoteText)).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(page.getByText(/Last edited by .+\./)).toBeVisible()
  expect((await home(page)).includes(quoteText), 'a draft is not public').toBe(false)
  await expect(page.getByText('Shoppers see the published homepage until you publish this draft.')).toBeVisible()

  await goBack(page)
  await chooseAction(page, quoteText, 'Move to top')
  await chooseAction(page, quoteText, 'Duplicate')
  await expect(rows(page)).toHaveCount(count + 2)
  await page
    .getByRole('button', { name: `Hide ${quoteText}` })
    .first()
    .click()
  await expect(rows(page).first()).toContainText('hidden')

  await addSection(page, 'Image with text')
  await page.getByLabel('Text', { exact: true }).first().fill('From {price}')
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('alert').filter({ hasText: 'The homepage was not saved' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Image is required',
    'Heading is required',
    'Text contains {price}, which does not exist',
  ])
  await goBack(page)
  await expect(rows(page).last()).toContainText('needs correction')
  await summary.getByRole('link', { name: 'Heading is required' }).click()
  await expect(page.getByLabel('Heading (required)')).toBeFocused()
  await expect(page.getByLabel('Text', { exact: true }).first()).toHaveValue('From {price}')
  await page.getByLabel('Heading (required)').fill('Plum silk')
  await page.getByLabel('Text', { exact: true }).first().fill('Free from {free_shipping_from}.')
  await page.getByLabel('Add image').setInputFiles(await createJpeg('own.jpg', 800, 1000))
  const alt = unique('Plum silk in a window')
  await page.getByLabel('Alt text').fill(alt)
  await expect(preview(page).getByRole('img', { name: alt })).toBeVisible()
  await publishAll(page)
  const html = await home(page)
  expect(html.split(`“${quoteText}”`).length, 'one of the two sections with the quote is hidden').toBe(2)
  expect(html).toContain(`alt="${alt}"`)
  expect(html).toContain('Free from $150.00.')

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await chooseAction(page, quoteText, 'Remove')
  await page.getByRole('button', { name: 'Undo' }).click()
  await chooseAction(page, quoteText, 'Remove')
  await chooseAction(page, quoteText, 'Remove')
  await expect(rows(page)).toHaveCount(count)
  await publishAll(page)
  expect((await home(page)).includes(quoteText)).toBe(false)
  const version = page.getByRole('region', { name: 'Published versions' }).getByRole('listitem').nth(1)
  await version.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(rows(page)).toHaveCount(count + 3)
  await expect(page.getByText('Restored as draft').first()).toBeVisible()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(rows(page)).toHaveCount(count)

  await chooseAction(page, 'Made slowly, worn often', 'Remove')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(rows(page)).toHaveCount(count)
  await expect(
    page.getByRole('button', { name: 'Undo' }),
    'the section is back, so there is nothing to undo',
  ).toBeHidden()
})

test('if Publish is pressed during a save, the draft is published after the save', async ({ page }) => {
  await openAdminPage(page, PATH)
  const quote = unique('Waited for')
  await addSection(page, 'Quote')
  const release = await holdSaves(page, '**/admin/homepage.data*')
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('homepage.data'),
  )
  await page.getByLabel('Quote (required)').fill(quote)
  await saving
  await publish(page).click()
  await expect(page.getByRole('button', { name: 'Publishing…' })).toBeVisible()
  release()
  await dismissToast(page, 'Homepage published')
  expect(await home(page)).toContain(quote)
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await publishAll(page)
})

test('a draft is published even if Publish is pressed while the page is reloading after a save', async ({ page }) => {
  await openAdminPage(page, PATH)
  const quote = unique('Loaded again')
  await addSection(page, 'Quote')
  const reload = Promise.withResolvers<void>()
  await page.route('**/admin/homepage.data*', async (route) => {
    if (route.request().method() === 'GET') await reload.promise
    await route.continue()
  })
  const reloading = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('homepage.data'),
  )
  await page.getByLabel('Quote (required)').fill(quote)
  await reloading
  await publish(page).click()
  await expect(page.getByRole('button', { name: 'Publishing…' })).toBeVisible()
  reload.resolve()
  await dismissToast(page, 'Homepage published')
  expect(await home(page)).toContain(quote)
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
  await publishAll(page)
})

test('staff publish a draft from its preview and return to the editor', async ({ page }) => {
  await openAdminPage(page, PATH)
  const quote = unique('Seen before')
  await addSection(page, 'Quote')
  await page.getByLabel('Quote (required)').fill(quote)
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(preview(page).getByText(quote)).toBeVisible()
  await expect(preview(page).getByText('Preview: draft')).toBeHidden()

  await openPage(page, `${PATH}/preview`)
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar.getByText('Preview: draft')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Back to editor' })).toHaveAttribute('href', PATH)
  await bar.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(publish(page)).toBeDisabled()
  expect(await home(page)).toContain(quote)
  await openPage(page, `${PATH}/preview`)
  await expect(bar.getByText('Preview: as published')).toBeVisible()
  await expect(bar.getByRole('button')).toHaveCount(0)
  await bar.getByRole('link', { name: 'Back to editor' }).click()
  await chooseAction(page, quote, 'Remove')
  await publishAll(page)
})

const picker = (page: Page, place: string) => page.getByRole('combobox', { name: `Add product to ${place}` })
const placedProducts = (page: Page, place: string) => page.getByRole('group', { name: `Placed in ${place}` })
const names = (page: Page, place: string) => placedProducts(page, place).locator('[data-place]').getByRole('link')
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const option = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option')

/** Adds an active product without an image. */
async function newProduct(name: string, values: Partial<typeof products.$inferInsert> = {}) {
  return await inAdminStore(async (db) => {
    const id = await addProduct(db, { name })
    if (Object.keys(values).length > 0) await db.update(products).set(values).where(eq(products.id, id))
    return id
  })
}

/** Returns the product names that shoppers see in a section. */
async function readVisibleProductNames(page: Page, title: string): Promise<string[]> {
  return page.evaluate(
    ([html, heading]) => {
      const document = new DOMParser().parseFromString(html ?? '', 'text/html')
      const found = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === heading)
      return [...(found?.closest('section')?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)
    },
    [await home(page), title],
  )
}

test('a section’s products are chosen and arranged in its panel, and shoppers see them once they are published', async ({
  page,
}) => {
  const gown = unique('Placed Gown')
  await newProduct(gown, { showOnHomepage: true, homepageSection: 'best_sellers', homepagePosition: 1_000 })
  const unplacedHat = unique('Homeless Hat')
  await newProduct(unplacedHat, { showOnHomepage: true })
  await openAdminPage(page, PATH)
  await chooseAction(page, unplacedHat, 'Place in New arrivals')
  await expect(section(page, 'New arrivals')).toContainText(unplacedHat)
  await section(page, 'Best sellers').click()
  const bestSellers = names(page, 'Best sellers')
  const before = (await bestSellers.allTextContents()).filter((name) => name !== gown)
  const row = placedProducts(page, 'Best sellers').locator('[data-place]').filter({ hasText: gown })
  await expect(row).toContainText('Not shown: the section is full')

  await chooseAction(page, gown, 'Move to top')
  await expect(bestSellers).toHaveText([gown, ...before])
  await expect(row).not.toContainText('Not shown')
  await expect(rowMenu(page, gown)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(bestSellers.nth(1)).toHaveText(gown)
  await expect(rowMenu(page, gown)).toBeFocused()
  await expect(announcement(page, `${gown} moved to position 2 of`)).toHaveCount(1)
  await drag(
    page,
    row.locator('[data-sort-handle]'),
    placedProducts(page, 'Best sellers').locator('[data-place]').nth(3),
  )
  await expect(bestSellers.nth(2)).toHaveText(gown)
  await expect(preview(page).getByRole('heading', { level: 3, name: gown })).toBeVisible()
  expect(await readVisibleProductNames(page, 'Best sellers'), 'shoppers do not see a draft').not.toContain(gown)
  await publishAll(page)
  const [first = '', second = '', fourth = ''] = before
  expect(await readVisibleProductNames(page, 'Best sellers')).toEqual([first, second, gown, fourth])

  await goBack(page)
  await section(page, 'New arrivals').click()
  await picker(page, 'New arrivals').fill(gown)
  await expect(option(page)).toContainText('Already in Best sellers')
  await page.keyboard.press('Enter')
  await expect(announcement(page, `${gown} moved from Best sellers to New arrivals, position`)).toHaveCount(1)
  await expect(names(page, 'New arrivals').last()).toHaveText(gown)
  for (const name of (await names(page, 'New arrivals').allTextContents()).slice(0, -1)) {
    await chooseAction(page, name, 'Remove')
  }
  await expect(page.getByText('The rest is filled with products flagged “New”, newest first:')).toBeVisible()
  const fillerMenu = page
    .locator('li:not([data-place])')
    .getByLabel(/^Actions for /)
    .first()
  const fillerName = (await fillerMenu.getAttribute('aria-label'))?.replace('Actions for ', '') ?? ''
  await chooseAction(page, fillerName, 'Remove “New”')
  await expect(rowMenu(page, fillerName)).toHaveCount(0)
  await expect(fillerMenu, 'the focus moves to the next product').toBeFocused()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(names(page, 'New arrivals').filter({ hasText: unplacedHat })).toHaveCount(1)
  await chooseAction(page, unplacedHat, 'Remove')
  await goBack(page)
  await section(page, 'Best sellers').click()
  await chooseAction(page, gown, 'Remove')
  await publishAll(page)
  expect(await readVisibleProductNames(page, 'Best sellers')).toEqual(before.slice(0, 4))
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(gown)
})

longTest('on a phone, products are found and placed, and staff see which of them are not shown', async ({ page }) => {
  const [otherShawl, shawl, draftScarf] = [unique('Early Shawl'), unique('Meant Shawl'), unique('Draft Scarf')]
  await newProduct(otherShawl)
  await newProduct(shawl)
  await newProduct(draftScarf, { status: 'draft' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdminPage(page, PATH)
  await section(page, 'Featured products').click()
  const featured = picker(page, 'Featured')
  await featured.fill('no such product')
  await expect(page.getByText('No products match this name or SKU').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(featured).toHaveValue('')
  await featured.fill(otherShawl)
  await expect(option(page)).toHaveText([new RegExp(otherShawl)])
  await featured.fill(shawl)
  await page.keyboard.press('Enter') // before the results for this text have arrived
  await expect(names(page, 'Featured').last()).toHaveText(shawl)
  await expect(featured).toBeFocused()
  await featured.fill(draftScarf)
  await expect(option(page)).toHaveText([new RegExp(draftScarf)])
  await page.keyboard.press('Enter')
  await expect(announcement(page, `${draftScarf} added to Featured, not shown until it is active`)).toBeAttached()
  await expect(page.getByText('1 draft product is placed here and not shown:')).toBeVisible()
  await goBack(page)
  await section(page, 'Radiate Your Light').click()
  await picker(page, 'Hero').fill(shawl)
  await expect(option(page)).toContainText('Already in Featured')
  await option(page).click()
  await expect(placedProducts(page, 'Hero').locator('[data-place]').last()).toContainText('Not shown: no image')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
})

/** Lets the browser record a short WebM video. Returns its bytes. */
function recordVideo(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise((done) => {
      recorder.onstop = done
    })
    recorder.start()
    for (let frame = 0; frame < 30; frame++) {
      pen?.fillRect(frame, frame, 9, 9)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await ended
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
}

test.describe('a video', () => {
  // The browser logs the rejected file. Without prefetches, tests simulate a data saver, and no video plays by itself
  test.use({ expectedLog: /status of 415/, prefetches: true })

  longTest(
    'plays while visible and can be paused, but never starts by itself with reduced motion',
    async ({ page }) => {
      await openAdminPage(page, PATH)
      const film = Buffer.from(await recordVideo(page))
      await addSection(page, 'Video')
      const file = page.getByLabel('File')
      await file.setInputFiles({ name: 'text.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') })
      await expect(page.getByText('This is not an MP4 or WebM video.')).toBeVisible()
      await file.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: film })
      await expect(page.getByRole('button', { name: 'Remove video' })).toBeVisible()
      await page.getByLabel('Add image').setInputFiles(await createJpeg('still.jpg', 1600, 900))
      const alt = unique('A loom at work')
      await page.getByLabel('Alt text').fill(alt)
      await page.getByLabel('Heading (required)').fill('A day at the loom')
      await publishAll(page)

      const shopper = await page.context().newPage()
      const still = shopper.getByRole('img', { name: alt })
      const video = shopper.getByRole('region', { name: 'A day at the loom' }).locator('video')
      const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
      await openPage(shopper, '/')
      await still.scrollIntoViewIfNeeded()
      await expect.poll(() => video.count()).toBe(1)
      await expect.poll(isPaused).toBe(false)
      await shopper.getByRole('button', { name: 'Pause the video' }).click()
      expect(await isPaused()).toBe(true)
      await expect(shopper.getByRole('button', { name: 'Play the video' })).toBeVisible()
      await shopper.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(shopper, '/')
      await still.scrollIntoViewIfNeeded()
      await expect(video).toHaveCount(0)
      await shopper.getByRole('button', { name: 'Play the video' }).click()
      await expect.poll(isPaused).toBe(false)
      await shopper.close()

      await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
      await publishAll(page)
    },
  )
})

longTest(
  'a product placed in the hero has its caption below its image, and the hero’s text covers neither of them',
  async ({ page }) => {
    const gown = unique('Hero Gown')
    const id = await newProduct(gown, { showOnHomepage: true, homepageSection: 'hero' })
    const image = { ...siteImages['story-drape'], alt: gown, productId: id, publicId: id, isPrimary: true }
    await inAdminStore((db) => db.insert(productImages).values(image))
    await expect.poll(async () => (await fetchPath(page, '/')).text()).toContain(`href="/product/${id}"`)
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
