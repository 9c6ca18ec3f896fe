import type { Locator } from '@playwright/test'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { choose, expect, goOnline, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

// Tests the pages about the store, the collections, and the error pages.

const PHONE = { width: 390, height: 844 }

test('the contact form shows an error beside each missing field, is busy for a second, shows a thank-you message, and sends nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.clock.install()
  await openPage(page, '/contact')
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData()}`))
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(field(label)).toHaveAccessibleDescription(`${label} is required`)
  }
  await expect(field('Name')).toBeFocused()
  await field('Name').fill('<b>Zanzibar</b>')
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await field('Email').fill('zanzibar')
  await field('Subject').fill('   ')
  await field('Message').fill('From Zanzibar, with a question')
  await send.click()
  await expect(field('Email')).toBeFocused()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expect(field('Name')).toHaveValue('<b>Zanzibar</b>')
  await expect(field('Message')).toHaveValue('From Zanzibar, with a question')

  await field('Email').fill('zanzibar@example.com')
  await field('Subject').fill('Zanzibar')
  await page.clock.pauseAt(Date.now() + 60_000)
  await field('Subject').press('Enter')
  const busy = page.getByRole('button', { name: 'Sending…' })
  const thanks = page.getByRole('main').getByRole('status')
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await field('Subject').press('Enter')
  await page.clock.runFor(950)
  await expect(busy).toBeVisible()
  await expect(thanks).toBeEmpty()
  await page.clock.runFor(50)
  await expect(thanks).toHaveText('Thank you for your message! We will get back to you soon.')
  await expect(thanks).toBeFocused()
  await expect(send).toBeVisible()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(field(label)).toHaveValue('')
  expect(requests.filter((request) => /zanzibar|contact/i.test(request))).toEqual([])
  await expect(page).toHaveURL(/\/contact$/)
})

test('a URL with the anchor of a question opens the answer in the FAQ, even if only the anchor changes, and sticky bars cover no heading', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/faq#change-or-cancel')
  const question = page.locator('summary', { hasText: 'Can I change or cancel my order?' })
  await expect(page.getByText('within 1 hour')).toBeInViewport()
  await expect(question).toBeInViewport()
  await expect(question).toBeFocused()

  for (const size of [{ width: 1440, height: 600 }, PHONE]) {
    await page.setViewportSize(size)
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Sizing' }).click()
    await expect(page).toHaveURL(/#sizing$/)
    const heading = page.getByRole('heading', { name: 'Sizing' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
    await expectUncovered(heading)
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Products' }).click()
    await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused()
  }

  await page.evaluate(() => {
    window.location.hash = '#return-policy'
  })
  await expect(page.getByText('30-day returns')).toBeInViewport()
  await page.locator('summary', { hasText: 'Can sale items be returned?' }).press('Enter')
  await expect(page.getByText('Sale items are final sale')).toBeVisible()
  await expect(page.getByText('30-day returns'), 'only one answer per category is open').toBeHidden()
  await page.goto('/faq#%E0%A4%A')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Asserts that nothing covers the beginning of an element. */
async function expectUncovered(element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not visible')
  const point = { x: box.x + 10, y: box.y + box.height / 2 }
  await expect
    .poll(() => element.evaluate((node, { x, y }) => node.contains(document.elementFromPoint(x, y)), point))
    .toBe(true)
}

longTest(
  'lookbook images alternate sides, are above the text on a phone, and link to their collection',
  async ({ reusedPage: page }) => {
    await openPage(page, '/lookbook')
    const spreads = page.getByRole('main').getByRole('article')
    await expect(spreads).toHaveCount(5)
    for (const [index, spread] of (await spreads.all()).entries()) {
      const [image, heading] = [
        await spread.getByRole('img').boundingBox(),
        await spread.getByRole('heading').boundingBox(),
      ]
      if (!image || !heading) throw new Error(`spread ${index} is not shown`)
      const isLeft = index % 2 === 0
      expect(image.width / image.height, `the aspect ratio of image ${index}`).toBeCloseTo(isLeft ? 4 / 5 : 3 / 4, 2)
      expect(image.x < heading.x, `the image of spread ${index} is on the left`).toBe(isLeft)
    }
    await page.setViewportSize(PHONE)
    const image = spreads.nth(1).getByRole('img')
    const link = spreads.nth(1).getByRole('link', { name: 'Morning Linen' })
    expect((await image.boundingBox())?.y).toBeLessThan((await link.boundingBox())?.y ?? 0)
    await image.click({ force: true }) // the link covers the entire spread
    await expect(page).toHaveURL(/\/collection\/morning-linen$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeVisible()
    const hero = page.getByRole('img', { name: 'A terracotta linen shift, a sage linen tee' })
    const tall = await hero.boundingBox()
    expect((tall?.width ?? 0) / (tall?.height ?? 1)).toBeCloseTo(4 / 5, 2)
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await hero.boundingBox())?.height, 'the hero is at most 520 px tall').toBeLessThanOrEqual(520)
  },
)

test('Back on Page Not Found leads to the previous page or, in a new tab, to the home page, and the decorative light never overlaps the text', async ({
  page,
}) => {
  await openPage(page, '/about')
  await openPage(page, '/nothing-here')
  const main = page.getByRole('main')
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const windowLight = await main.locator('.window-light').boundingBox()
    const textBox = await main.locator('p').evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { right, top } = range.getBoundingClientRect()
      return { right, top }
    })
    const isBelow = textBox.top >= (windowLight?.y ?? 0) + (windowLight?.height ?? 0)
    expect(isBelow || textBox.right <= (windowLight?.x ?? 0) + 80, `no text over the light at ${width}`).toBe(true)
  }
  await main.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible()

  const opening = page.waitForEvent('popup') // a new tab has no history
  await page.evaluate(() => void window.open('/nothing-here'))
  const tab = await opening
  await waitForHydration(tab)
  await tab.getByRole('button', { name: 'Back' }).click()
  await expect(tab).toHaveURL(/:\d+\/$/)
})

test.describe('failed loads', () => {
  // The router also logs failures to fetch the routes of visible links.
  test.use({
    expectedLog:
      /net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch manifest patches|^Error loading route module|Failed to fetch dynamically imported module/,
  })

  test('a page that fails to load keeps the header and footer, shows whether the store is unreachable, and loads after a click or once the browser is online', async ({
    page,
  }) => {
    let state: 'failing' | 'unreachable' | 'fine' = 'failing'
    await page.route('**/faq.data*', (route) => {
      if (state === 'failing') return route.fulfill({ status: 503, body: 'away' })
      return state === 'unreachable' ? route.abort() : route.continue()
    })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    const leave = () => page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
    await openPage(page, '/contact')
    await leave()
    await expect(heading('Something went wrong')).toBeVisible()
    await expect(page).toHaveTitle('Something went wrong · Lumina')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    state = 'fine'
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(heading('Frequently Asked Questions')).toBeVisible()

    await openPage(page, '/contact')
    state = 'unreachable'
    await leave()
    await expect(heading('No connection')).toBeVisible()
    await expect(page).toHaveTitle('No connection · Lumina')
    state = 'fine'
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading('Frequently Asked Questions')).toBeFocused() // the focus moves because the pressed button is gone
    await page.goBack()
    state = 'unreachable'
    await leave()
    await expect(heading('No connection')).toBeVisible()
    state = 'fine'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(heading('Frequently Asked Questions')).toBeVisible()
  })

  test('without a network, clicking a link, searching or zooming an image keeps the page and the input', async ({
    page,
    context,
  }) => {
    await page.route(/product-zoom/, (route) => route.abort())
    await page.clock.install()
    await openPage(page, '/product/rue-bias-skirt')
    const url = page.url()
    await context.setOffline(true)
    const alert = page.getByRole('alert').filter({ hasText: 'No connection.' })
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
    const field = page.getByRole('banner').getByRole('textbox', { name: 'Search' })
    const search = async () => {
      await field.fill('linen')
      await field.press('Enter')
    }
    const zoom = () => page.getByRole('button', { name: 'Zoom image 1' }).click()
    await link.hover()
    await link.focus()
    for (const leave of [() => link.click(), search, zoom]) {
      await leave()
      await expect(alert).toBeVisible()
      await page.clock.fastForward(3_000)
      await expect(alert).toHaveCount(0)
      expect(page.url()).toBe(url)
    }
    await expect(field).toHaveValue('linen')
    await goOnline(page)
    await field.press('Enter')
    await expect(page).toHaveURL('/shop?search=linen')
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible()
  })

  longTest(
    'pages, messages and full-size images have fallbacks if their scripts cannot be loaded',
    async ({ page }) => {
      const isContact = () => page.url().endsWith('/contact')
      await page.route(/\/assets\/.*\/faq-/, (route) => (isContact() ? route.abort() : route.continue()))
      await openPage(page, '/contact')
      await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible()
      await expect(page).toHaveURL('/faq') // the page was loaded as a document

      await page.route('**/toast-region-*.js', (route) => route.fulfill({ status: 404 }))
      await page.route(/product-zoom/, (route) => route.fulfill({ status: 404 }))
      await page.route(/w_1600/, (route) => {
        // The browser would put markup around a bare image, which the CSP forbids and reports
        return route.request().isNavigationRequest()
          ? route.fulfill({ contentType: 'text/html', body: '<title>The image</title>' })
          : route.continue()
      })
      await page.clock.install()
      await openPage(page, '/product/rue-bias-skirt')
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      const plain = page.getByRole('alert').filter({ hasText: 'Please select a size' })
      await expect(plain).toBeVisible()
      await page.clock.fastForward(3_000)
      await expect(plain).toHaveCount(0)
      await page.getByRole('button', { name: 'Zoom image 1' }).click()
      await expect(page).toHaveURL(/\/media\/w_1600/)
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is readable, and controls that cannot work are absent', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByRole('contentinfo').getByLabel('Currency')).toBeHidden()
    await page.getByText('What is your return policy?').click()
    await expect(page.getByText('30-day returns')).toBeVisible()
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeInViewport()
    await page.goto('/faq#international')
    await expect(page.getByText('50+ countries')).toBeInViewport()

    await page.goto('/wishlist')
    await expect(page.locator('.skeleton').first()).toBeHidden()
    await page.goto('/shop')
    await expect(page.getByRole('article').locator('button[aria-pressed]').first()).toBeHidden()
    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
    await expect(page.locator('noscript a')).toHaveAttribute('href', 'mailto:hello@lumina.example')
    await page.goto(`/product/${createDemoId('product', 'imisi-satin-gown')}/size-guide`)
    await expect(page.getByText('78–81', { exact: true })).toBeVisible()
    await choose(page, 'in')
    await expect(page.getByText('78–81', { exact: true })).toBeHidden()
    await expect(page.getByText('30¾–32', { exact: true })).toBeVisible()
    await page.goto('/product/imisi-satin-gown')
    await expect(page.getByRole('link', { name: 'Size guide' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find my size' })).toBeHidden()
    await page.goto('/nothing-here')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
    await page.goto('/checkout')
    await expect(page.locator('noscript p', { hasText: 'Checkout needs JavaScript' })).toBeVisible()
  })
})
