import type { Page } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, openPage, test } from '#tests/e2e/fixtures.ts'

const PATH = '/product/imisi-satin-gown'
const PHONE = { width: 390, height: 844 }

/** Returns a function that returns the number of requests for videos so far. */
function countVideoRequests(page: Page): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) requests++
  })
  return () => requests
}

const findTile = (page: Page) => page.getByRole('group', { name: '2 of 6' })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a video is loaded only when most of it is visible, plays only while most of it is visible, and can be paused', async ({
    page,
  }) => {
    const countRequests = countVideoRequests(page)
    await openPage(page, PATH)
    const tile = findTile(page)
    const poster = tile.getByRole('img', { name: 'Video of Imisi Satin Gown' })
    await expect(poster).toBeAttached()
    expect(countRequests()).toBe(0)
    await page.getByRole('link', { name: 'Image 2 of 6' }).click()
    const pause = tile.getByRole('button', { name: 'Pause the video' })
    await expect(pause).toBeVisible()
    const video = tile.locator('video')
    await expect(video).toHaveJSProperty('muted', true)
    await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0)
    const [film, image] = await tile.evaluate((element) =>
      ['video', 'img'].map((name) => element.querySelector(name)?.getBoundingClientRect().toJSON()),
    ) // at one moment, because the gallery may still be scrolling
    expect(film).toEqual(image)
    expect(await pause.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Image 5 of 6' }).click()
    await expect(video).toHaveJSProperty('paused', true)
    await page.getByRole('link', { name: 'Image 2 of 6' }).click()
    await expect(video).toHaveJSProperty('paused', false)
    await pause.press('Enter')
    await expect(tile.getByRole('button', { name: 'Play the video' })).toBeFocused()
    await expect(video).toHaveJSProperty('paused', true)
    await page.getByRole('link', { name: 'Image 4 of 6' }).click()
    await page.getByRole('link', { name: 'Image 2 of 6' }).click()
    await expect(video).toHaveJSProperty('paused', true)
  })
})

for (const reason of ['reduced motion', 'Save-Data'] as const) {
  test(`with ${reason}, a video is loaded only when it is played`, async ({ page }) => {
    const countRequests = countVideoRequests(page)
    await page.emulateMedia({ reducedMotion: reason === 'reduced motion' ? 'reduce' : 'no-preference' })
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, reason === 'Save-Data')
    await openPage(page, PATH)
    const tile = findTile(page)
    await tile.scrollIntoViewIfNeeded()
    await expect(tile.getByRole('img')).toBeInViewport({ ratio: 0.6 })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(countRequests()).toBe(0)
    await tile.getByRole('button', { name: 'Play the video' }).click()
    await expect(tile.getByRole('button', { name: 'Pause the video' })).toBeVisible()
    expect(countRequests()).toBeGreaterThan(0)
  })
}

test('the zoom shows only images, and closing the zoom returns to the image', async ({ page }) => {
  await openPage(page, PATH)
  await page.getByRole('button', { name: 'Zoom image 2' }).click()
  const zoom = page.getByRole('dialog')
  await expect(zoom.getByRole('img', { name: 'turned to the side' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Zoom image 2' })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('only the poster of a video is shown', async ({ page }) => {
    await page.goto(PATH)
    await expect(findTile(page).getByRole('img', { name: 'Video of Imisi Satin Gown' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeHidden()
  })
})
