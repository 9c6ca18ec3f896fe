import type { CDPSession, Locator, Page } from '@playwright/test'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { choose, expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

const PHONE = { width: 390, height: 844 }
const GARNET = 'rgb(168, 23, 58)'

/** Returns a function that returns the sum of the layout shifts since the page was opened. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'moved')))
}

/** Returns the stored cart. */
function readStoredCart(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? ''))
}

test('choosing a color shows the color’s images first, marks the sizes that are sold out in it, and changes the URL', async ({
  page,
}) => {
  await openPage(page, '/product/ember-linen-shift')
  await expect(page.getByRole('radio', { name: 'Terracotta' })).toBeChecked()
  const getEnd = async (target: Locator) => {
    const box = await target.boundingBox()
    return (box?.y ?? 9_999) + (box?.height ?? 0)
  }
  for (const target of [
    page.getByRole('group', { name: '2 of 6' }),
    page.getByRole('radio', { name: 'XL', exact: true }),
    page.getByRole('button', { name: 'Add to cart' }),
    page.getByText('Premium packaging'),
    page.getByRole('tab', { name: 'Description' }),
  ]) {
    expect(await getEnd(target), `${target} is visible without scrolling`).toBeLessThanOrEqual(900)
  }
  await expect(page.getByRole('main').getByText('$49.33').first()).toHaveCSS('color', GARNET)
  await choose(page, 'Flax')
  await expect(page).toHaveURL(/color=Flax/)
  await expect(page.getByText('Color: Flax')).toBeVisible()
  const images = page.getByRole('group', { name: /of 6$/ }).getByRole('img')
  await expect(images.first()).toHaveAttribute('alt', 'Ember Linen Shift in Flax, front')
  await images.last().scrollIntoViewIfNeeded()
  await choose(page, 'Lichen')
  await expect(images.first(), 'a choice made at the last image returns to the first one').toHaveAttribute(
    'alt',
    'Ember Linen Shift in Lichen, front',
  )
  await expect(images.first()).toBeInViewport({ ratio: 0.9 })
  await choose(page, 'Flax')
  await expect(page.getByRole('radio', { name: 'XL, sold out' })).toBeVisible()
  await choose(page, 'S')
  await expect(page.getByText('Only 5 left')).toHaveCSS('color', GARNET)
  await choose(page, 'Terracotta')
  await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeChecked()
  await choose(page, 'XL')
  await expect(page.getByText('Only 2 left')).toBeVisible()
  await choose(page, 'Flax')
  await expect(page.getByRole('status').filter({ hasText: 'XL is sold out in Flax.' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'XL, sold out' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  await page.getByRole('link', { name: 'Email me when XL is back' }).click()
  const waitlist = page.locator('form').filter({ has: page.getByRole('button', { name: 'Email me' }) })
  await expect(waitlist.getByText('XL, Flax')).toBeVisible()
  await expect(waitlist.getByLabel('Email')).toBeFocused()
  await choose(page, 'Terracotta')
  await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked()
  await expect(page.getByText('Only 2 left')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('adding to the cart, also from the bar at the bottom, requires a size, is confirmed, and is limited to the stock', async ({
    page,
  }) => {
    await openPage(page, '/product/wren-straw-hat')
    const buttons = page.getByRole('button', { name: 'Add to cart' })
    await expect(buttons, 'the bar has the button, too').toHaveCount(2)
    const barTop = (await page.locator('.buy-bar').boundingBox())?.y ?? 0
    for (const target of [
      page.getByRole('main').getByText('$', { exact: false }).first(),
      page.getByRole('radio', { name: 'M', exact: true }),
    ]) {
      const box = await target.boundingBox()
      expect((box?.y ?? 9_999) + (box?.height ?? 0), `${target} is visible without scrolling`).toBeLessThanOrEqual(
        barTop,
      )
    }
    await buttons.first().scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(1)
    const heart = await page.getByRole('button', { name: 'Save Wren Straw Hat to wishlist' }).boundingBox()
    const button = await buttons.boundingBox()
    if (!heart || !button) throw new Error('A button has no box')
    expect(button.y, 'the button is below the heart').toBeGreaterThan(heart.y + heart.height)
    expect(button.x + button.width, 'the button is as wide as the row').toBe(heart.x + heart.width)
    const scrollToEnd = () =>
      page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await scrollToEnd()
    await expect(buttons).toHaveCount(2)
    await scrollToEnd()
    const bar = await buttons.last().boundingBox()
    const last = await page.getByRole('link', { name: 'Admin Login' }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) - 8)
    await buttons.last().click()
    const sizes = page.getByRole('group', { name: 'Size' })
    await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible()
    await expect(sizes.getByText('Please select a size')).toBeVisible()
    await expect(sizes).toBeInViewport()
    await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused()
    await choose(page, 'M')
    await expect(sizes.getByText('Please select a size')).toBeHidden()

    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    const more = page.getByRole('button', { name: 'Increase quantity' })
    await expect(page.getByText('Only 4 left')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute('aria-disabled', 'true')
    for (const { typed, key, expected } of [
      { typed: '0', key: 'Enter', expected: '1' },
      { typed: '-3', key: 'Enter', expected: '1' },
      { typed: '2.9', key: 'Enter', expected: '2' },
      { typed: '', key: 'Enter', expected: '2' },
      { typed: '99', key: 'Tab', expected: '4' },
    ]) {
      await quantity.fill(typed)
      await quantity.press(key)
      await expect(quantity, `typed: ${typed}`).toHaveValue(expected)
    }
    await page.getByRole('button', { name: 'Decrease quantity' }).click()
    await more.click()
    await expect(quantity).toHaveValue('4')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Quantity 4' })).toBeAttached()
    await buttons.first().click()
    await expect(page.getByRole('status').filter({ hasText: 'Added to cart successfully!' })).toBeVisible()
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart (4)' })
    await expect(drawer.getByRole('listitem')).toContainText('Wren Straw Hat')
    await expect(drawer).toContainText('You get free shipping.')
    const readEdges = async () => {
      const { y = 0, height = 0 } = (await drawer.boundingBox()) ?? {}
      return { bottom: Math.round(y + height), isHigh: height >= PHONE.height * 0.6 }
    }
    await expect.poll(readEdges, 'the sheet is at the bottom').toEqual({ bottom: PHONE.height, isHigh: true })
    await drawer.getByRole('button', { name: 'Close cart' }).click()
    await expect(buttons.first(), 'closing the sheet returns the focus').toBeFocused()
    await expect(quantity).toHaveValue('1')
    expect(await readStoredCart(page)).toMatchObject([{ size: 'M', color: { name: 'Straw' }, quantity: 4 }])

    await page.setViewportSize({ width: 1024, height: 768 })
    await openPage(page, '/product/tarn-straw-hat')
    expect((await buttons.boundingBox())?.height, 'the button’s text fits on one line').toBeLessThanOrEqual(54)
    await buttons.dblclick() // a double click counts once
    await expect(page.getByRole('dialog', { name: 'Shopping Cart (5)' })).toBeVisible()
    const plain = { size: 'One Size', color: { name: 'Default', hex: '#000000' }, quantity: 1 }
    expect(await readStoredCart(page)).toMatchObject([{ quantity: 4 }, plain])
  })
})

test('tabs work with clicks, keys and URLs, and the rating links to the reviews and keeps the color', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/product/amara-bias-slip-dress?color=Moss')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expect(tab('Description')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Average rating 4.0 (4 reviews)' }).click()
  await expect(page).toHaveURL(/color=Moss.*tab=reviews/)
  await expect(tab('Reviews (4)')).toBeInViewport()
  await expect(tab('Reviews (4)')).toBeFocused()
  await expect(page.getByText('Color: Moss')).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(4)

  await page.keyboard.press('ArrowRight')
  await expect(tab('Description')).toBeFocused()
  await tab('Description').evaluate((first) => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('End')
    if (document.activeElement !== first) press('ArrowLeft') // faster than the URL can follow
  })
  await expect(tab('Details')).toHaveAttribute('aria-selected', 'true')
  for (const term of ['Materials', 'Care instructions', 'SKU']) await expect(panel.getByText(term)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/tab=description/)
  await openPage(page, '/product/selah-column-dress?tab=reviews#tab-reviews')
  await expect(tab(/Reviews/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(/Reviews/)).toBeInViewport()
})

test('an image opens full size, zooms and pans; thumbnails open other images; Escape closes the view', async ({
  page,
}) => {
  const styles = /product-zoom.*\.css$/
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(styles, async (route) => {
    await released
    await route.continue()
  })
  await openPage(page, '/product/amara-bias-slip-dress')
  const stage = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Zoom image 1' }) })
  const requested = page.waitForRequest(styles)
  await page.getByRole('button', { name: 'Zoom image 1' }).click()
  await requested
  const zoom = page.getByRole('dialog', { name: 'Amara Bias Slip Dress, full-size images' })
  await expect(zoom, 'the zoom does not open before its styles have loaded').toHaveCount(0)
  release()
  await expect(zoom).toBeVisible()
  await expect(zoom).toHaveCSS('background-color', 'rgb(246, 244, 245)')
  const image = zoom.getByRole('img')
  const width = async () => Math.round((await image.boundingBox())?.width ?? 0)
  await expect(zoom.getByRole('status')).toHaveText('1 of 6')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overflow),
    'the page does not scroll',
  ).toBe('hidden')
  const fit = await width()
  expect(await image.boundingBox()).toMatchObject({ height: 900 })
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByRole('status')).toHaveText('2 of 6')

  await page.keyboard.press('+')
  await expect.poll(width).toBe(2 * fit)
  await page.keyboard.press('-')
  await expect.poll(width).toBe(fit)
  await page.mouse.click(720, 200)
  await expect.poll(width).toBe(2 * fit)
  const before = await image.boundingBox()
  await page.mouse.move(720, 600)
  await page.mouse.down()
  await page.mouse.move(720, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await image.boundingBox())?.y).toBe((before?.y ?? 0) - 200)
  await page.mouse.wheel(0, 100)
  await expect.poll(async () => (await image.boundingBox())?.y).toBe((before?.y ?? 0) - 300)
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await image.boundingBox())?.y).toBe((before?.y ?? 0) - 220)
  await expect(zoom.getByRole('status'), 'arrow keys pan an enlarged image').toHaveText('2 of 6')
  await zoom.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBe(fit)
  await zoom.getByRole('button', { name: 'Next image' }).click()
  await expect(zoom.getByRole('status')).toHaveText('3 of 6')
  await zoom.getByRole('button', { name: 'Image 5 of 6' }).click()
  await expect(zoom.getByRole('img')).toHaveAttribute('alt', 'Amara Bias Slip Dress in Ink, front')
  await zoom.getByRole('button', { name: 'Image 3 of 6' }).click()
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zoom image 3' })).toBeFocused()
  await expect(stage.getByRole('group', { name: '3 of 6' })).toBeInViewport({ ratio: 0.5 })
})

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  type Finger = { readonly x: number; readonly y: number }
  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })

  /** Sends two taps with explicit timestamps, because on a busy machine they could otherwise be too far apart. */
  const doubleTap = async (cdp: CDPSession, at: Finger) => {
    const now = Date.now() / 1_000
    for (const timestamp of [now, now + 0.1]) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp })
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: timestamp + 0.02 })
    }
  }

  longTest('the gallery is swiped, and an image is pinched, double-tapped and swiped', async ({ page }) => {
    await openPage(page, '/product/kaia-poplin-shirt')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Input.synthesizeScrollGesture', { x: 300, y: 300, xDistance: -250, yDistance: 0, speed: 1_200 })
    await expect(page.getByRole('link', { name: 'Image 2 of 6' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Image 6 of 6' }).tap()
    await expect(page.getByRole('group', { name: '6 of 6' })).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('link', { name: 'Image 6 of 6' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: 'Image 2 of 6' }).tap()
    await expect(page.getByRole('link', { name: 'Image 2 of 6' })).toHaveAttribute('aria-current', 'true')

    await page.getByRole('button', { name: 'Zoom image 2' }).tap()
    const zoom = page.getByRole('dialog')
    const width = async () => Math.round((await zoom.getByRole('img').boundingBox())?.width ?? 0)
    await expect.poll(width).toBe(390)
    const box = await zoom.getByRole('img').boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2), 'the image is in the middle of the screen').toBe(422)
    await doubleTap(cdp, { x: 195, y: 400 })
    await expect.poll(width, 'a double tap doubles the size').toBe(780)
    await doubleTap(cdp, { x: 195, y: 400 })
    await expect.poll(width, 'another double tap makes the image fit').toBe(390)

    await touch(cdp, 'touchStart', { x: 150, y: 400 }, { x: 250, y: 400 })
    for (const apart of [60, 70, 75]) {
      await touch(cdp, 'touchMove', { x: 200 - apart, y: 400 }, { x: 200 + apart, y: 400 })
    }
    await touch(cdp, 'touchEnd')
    await expect.poll(width, 'moving the fingers 50% further apart enlarges the image by 50%').toBe(585)
    await touch(cdp, 'touchStart', { x: 100, y: 400 }, { x: 300, y: 400 })
    await touch(cdp, 'touchMove', { x: 170, y: 400 }, { x: 230, y: 400 })
    await touch(cdp, 'touchEnd')
    await expect.poll(width, 'the image does not shrink below the fitted size').toBe(390)

    await touch(cdp, 'touchStart', { x: 300, y: 400 })
    await touch(cdp, 'touchMove', { x: 120, y: 405 })
    await touch(cdp, 'touchEnd')
    await expect(zoom.getByRole('status')).toHaveText('3 of 6')
    await zoom.getByRole('button', { name: 'Close' }).click() // a tap right after a flick only stops the flick
    await expect(zoom).toBeHidden()
    await expect(page.getByRole('link', { name: 'Image 3 of 6' })).toHaveAttribute('aria-current', 'true')
  })
})

longTest(
  'recently viewed products appear below the product, newest first, and cause no layout shift',
  async ({ page }) => {
    const shifts = await watchShifts(page)
    const row = page.getByRole('region', { name: 'Recently viewed' })
    const urls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/product-cards')) urls.push(request.url())
    })
    const stored = () => page.evaluate(() => localStorage.getItem('recently-viewed'))
    const [noor, mira] = [createDemoId('product', 'noor-circle-skirt'), createDemoId('product', 'mira-gathered-skirt')]
    const gone = '0199a1b2-0000-7000-8000-0123456789ab'
    await page.goto('/healthz') // to access the origin's storage
    await page.evaluate((ids) => localStorage.setItem('recently-viewed', ids), JSON.stringify([gone, '../x', 7]))
    await openPage(page, `/product/${noor}`)
    await expect.poll(stored).toBe(JSON.stringify([noor, gone]))
    const cards = page.waitForResponse(/\/product-cards/)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await (await cards).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await expect(row, 'none of the products is available').toHaveCount(0)
    urls.length = 0
    await page.evaluate((ids) => localStorage.setItem('recently-viewed', ids), JSON.stringify([mira, noor]))
    await openPage(page, '/product/rue-bias-skirt')
    expect(urls, 'the products load only when the row is near').toEqual([])
    const nearby = page.getByRole('region', { name: 'Wear it with' })
    await nearby.scrollIntoViewIfNeeded()
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('article')).toHaveCount(2)
    await expect(row.getByRole('article').nth(0)).toContainText('Mira Gathered Skirt')
    await expect(row.getByRole('article').nth(1)).toContainText('Noor Circle Skirt')
    expect(await shifts(), 'layout shift').toBeLessThanOrEqual(0.01)
    await row.getByRole('link', { name: 'Noor Circle Skirt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Noor Circle Skirt' })).toBeFocused()
    await nearby.scrollIntoViewIfNeeded()
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('article').nth(0)).toContainText('Rue Bias Skirt')
    await expect(row.getByRole('article')).toHaveCount(2)
  },
)
