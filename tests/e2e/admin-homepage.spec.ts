import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { chooseAction, unique } from '#tests/e2e/admin.ts'
import { dismissToast, expect, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { openAdminPage } from '#tests/e2e/staff.ts'

// There is only one homepage, so these tests run one after another.
test.describe.configure({ mode: 'default' })

const PATH = '/admin/homepage'

const list = (page: Page) => page.getByRole('group', { name: 'Homepage sections' })
const rows = (page: Page) => list(page).locator('[data-place]')
const section = (page: Page, title: string) => list(page).locator('button[data-section]', { hasText: title })
const back = (page: Page) => page.getByRole('button', { name: 'All sections' }).click()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const preview = (page: Page) => page.frameLocator('iframe[title="Homepage with this draft"]')
const home = async (page: Page) => (await page.request.get('/')).text()

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

async function jpeg(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: { r: 90, g: 20, b: 60 } } })
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

test('sections are added, previewed, corrected, saved as a draft, published, duplicated, hidden, removed and restored', async ({
  page,
}) => {
  await openPage(page, '/shop') // begins a wishlist
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openAdminPage(page, PATH)
  const frame = page.frame('homepage-preview')
  if (!frame) throw new Error('there is no preview')
  await expect(frame.getByRole('button', { name: /^Save .+ to wishlist$/ }).first()).toBeAttached()
  await waitForHydration(frame)
  const loaded = requests.filter((path) => path.startsWith('/wishlist/'))
  expect(loaded, 'a draft that replaces the page would cut a request off with an error').toEqual([])

  const count = await rows(page).count()
  await section(page, 'Best sellers').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeFocused()
  await back(page)
  await expect(section(page, 'Best sellers')).toBeFocused()
  const said = unique('Cut for the long way home')
  await addSection(page, 'Quote')
  await page.getByLabel('Quote (required)').fill(said)
  await expect(preview(page).getByText(said)).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()
  expect((await home(page)).includes(said), 'not public').toBe(false)
  await expect(page.getByText('Shoppers see the published homepage until you publish this draft.')).toBeVisible()

  await back(page)
  await chooseAction(page, said, 'Move to top')
  await chooseAction(page, said, 'Duplicate')
  await expect(rows(page)).toHaveCount(count + 2)
  await page
    .getByRole('button', { name: `Hide ${said}` })
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
  await back(page)
  await expect(rows(page).last()).toContainText('needs correction')
  await summary.getByRole('link', { name: 'Heading is required' }).click()
  await expect(page.getByLabel('Heading (required)')).toBeFocused()
  await expect(page.getByLabel('Text', { exact: true }).first()).toHaveValue('From {price}')
  await page.getByLabel('Heading (required)').fill('Plum silk')
  await page.getByLabel('Text', { exact: true }).first().fill('Free from {free_shipping_from}.')
  await page.getByLabel('Add image').setInputFiles(await jpeg('own.jpg', 800, 1000))
  const alt = unique('Plum silk in a window')
  await page.getByLabel('Alt text').fill(alt)
  await expect(preview(page).getByRole('img', { name: alt })).toBeVisible()
  await publishAll(page)
  const html = await home(page)
  expect(html.split(`“${said}”`).length, 'one is hidden').toBe(2)
  expect(html).toContain(`alt="${alt}"`)
  expect(html).toContain('Free from $150.00.')

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await chooseAction(page, said, 'Remove')
  await chooseAction(page, said, 'Remove')
  await expect(rows(page)).toHaveCount(count)
  await publishAll(page)
  expect((await home(page)).includes(said)).toBe(false)
  const version = page.getByRole('region', { name: 'Published versions' }).getByRole('listitem').nth(1)
  await version.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(rows(page)).toHaveCount(count + 3)
  await expect(page.getByText('Restored as draft').first()).toBeVisible()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(rows(page)).toHaveCount(count)
})

/** Lets the browser record one second of a WebM video. */
function recordFilm(page: Page): Promise<number[]> {
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
  test.use({ expectedLog: /status of 415/ }) // the browser logs the rejected file

  longTest(
    'plays silently while visible and can be paused, but never by itself with reduced motion',
    async ({ page }) => {
      await openAdminPage(page, PATH)
      const film = Buffer.from(await recordFilm(page))
      await addSection(page, 'Video')
      const file = page.getByLabel('File')
      await file.setInputFiles({ name: 'text.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') })
      await expect(page.getByText('This is not an MP4 or WebM video.')).toBeVisible()
      await file.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: film })
      await expect(page.getByRole('button', { name: 'Remove video' })).toBeVisible()
      await page.getByLabel('Add image').setInputFiles(await jpeg('still.jpg', 1600, 900))
      const alt = unique('A loom at work')
      await page.getByLabel('Alt text').fill(alt)
      await page.getByLabel('Heading (required)').fill('A day at the loom')
      await publishAll(page)

      const shopper = await page.context().newPage()
      const video = shopper.getByLabel(alt)
      const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
      await openPage(shopper, '/')
      await video.scrollIntoViewIfNeeded()
      await expect.poll(isPaused).toBe(false)
      await shopper.getByRole('button', { name: 'Pause the video' }).click()
      expect(await isPaused()).toBe(true)
      await expect(shopper.getByRole('button', { name: 'Play the video' })).toBeVisible()
      await shopper.emulateMedia({ reducedMotion: 'reduce' })
      await openPage(shopper, '/')
      await video.scrollIntoViewIfNeeded()
      await expect(video).toHaveJSProperty('controls', true)
      expect(await isPaused()).toBe(true)
      await shopper.close()

      await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
      await publishAll(page)
    },
  )
})
