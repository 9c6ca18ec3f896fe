import type { Locator } from '@playwright/test'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, goOnline, openPage, test, waitForHydration } from './fixtures.ts'

// The pages about the store, the collections, and the pages for what is missing or fails.

const PHONE = { width: 390, height: 844 }
const STATIC_PAGES = ['/about', '/contact', '/faq', '/lookbook'] as const

test('§1 each page has a heading, a title and a description, and fits 320 to 1440 px', async ({ page }) => {
  for (const path of STATIC_PAGES) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/^[A-Z].+ · Lumina$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
  }
})

test('§2 §9 about tells the story, counts products and artisans, names values, and links to the shop', async ({
  page,
}) => {
  await openPage(page, '/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible()
  await expect(main.getByText('We make clothes for the hours when the light is kind')).toBeVisible()
  await expect(main.getByText('It began with a length of silk')).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '500+' })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '40+' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'What we hold to' })).toBeVisible()
  await expect(main.getByRole('term')).toContainText(['Cloth first', 'Made by hand', 'Few, and kept', 'Plain dealing'])
  await main.getByRole('link', { name: 'Explore the Shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})

test.describe('contact', () => {
  test('§2 shows how to reach the store, and links to the FAQ', async ({ page }) => {
    await openPage(page, '/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'hello@lumina.example' })).toHaveAttribute(
      'href',
      'mailto:hello@lumina.example',
    )
    await expect(main.getByText('Replies within 24-48 hours')).toBeVisible()
    await expect(main.getByText('Monday to Friday 9 AM to 6 PM EST')).toBeVisible()
    for (const empty of ['Phone', 'Address', 'Follow us']) {
      await expect(main.getByRole('term').filter({ hasText: empty })).toHaveCount(0)
    }
    await expect(main.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
    await page.setViewportSize(PHONE)
    const details = await main.getByText('Replies within').boundingBox()
    const form = await main.getByLabel('Name').boundingBox()
    expect(details?.y, 'on a phone the details come first').toBeLessThan(form?.y ?? 0)
  })

  test('§2 §5 all four fields are required, and a rejected form shows messages beside them and keeps the input', async ({
    page,
  }) => {
    await openPage(page, '/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(`${label} is required`)
    }
    await expect(page.getByLabel('Name')).toBeFocused()

    await page.getByLabel('Name').fill('<b>Ada</b>')
    await expect(page.getByText('Name is required')).toHaveCount(0)
    await page.getByLabel('Email', { exact: true }).fill('ada')
    await page.getByLabel('Subject').fill('   ')
    await page.getByLabel('Message').fill('Which size?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByText('Subject is required')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('<b>Ada</b>')
    await expect(page.getByLabel('Message')).toHaveValue('Which size?')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('§2 §4 §9 §D is busy for a second, then thanks, is empty again, and sends no request', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/contact')
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData()}`))
    await page.getByLabel('Name').fill('Zanzibar')
    await page.getByLabel('Email', { exact: true }).fill('zanzibar@example.com')
    await page.getByLabel('Message').fill('From Zanzibar, with a question')
    await page.getByLabel('Subject').fill('Zanzibar')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('Subject').press('Enter')
    const button = page.getByRole('button', { name: 'Sending…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Subject').press('Enter')
    await page.clock.runFor(950)
    await expect(button).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty()
    await page.clock.runFor(50)
    const thanks = page.getByRole('main').getByRole('status')
    await expect(thanks).toHaveText('Thank you for your message! We will get back to you soon.')
    await expect(thanks).toBeFocused()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    }
    expect(requests.filter((request) => /zanzibar|contact/i.test(request))).toEqual([])
    await page.clock.resume()
    await expect(page).toHaveURL(/\/contact$/)
    await expectNoViolations(page)
  })
})

test.describe('FAQ', () => {
  test('§2 §9 has five categories with one open answer in each, and a contact link', async ({ page }) => {
    await openPage(page, '/faq')
    const main = page.getByRole('main')
    const names = ['Shipping', 'Returns & Exchanges', 'Sizing', 'Orders', 'Products']
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(names)
    await expect(main.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText(names)

    const free = main.getByText('free standard shipping on orders over $150')
    await expect(free).toBeHidden()
    await main.getByText('Is shipping free?').click()
    await expect(free).toBeVisible()
    await main.locator('summary', { hasText: 'Do you ship internationally?' }).focus()
    await page.keyboard.press('Enter')
    await expect(main.getByText('50+ countries. International shipping takes 7-14 days')).toBeVisible()
    await expect(free).toBeHidden()
    await main.getByText('Can sale items be returned?').click()
    await expect(main.getByText('Sale items are final sale')).toBeVisible()
    await expect(main.getByText('50+ countries')).toBeVisible()
    await expectNoViolations(page)
    await main.getByRole('link', { name: 'Write to us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  })

  test('a URL opens its answer, also within the page, clear of sticky bars', async ({ page }) => {
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
    await page.goto('/faq#%E0%A4%A')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** Whether nothing covers the element's center. */
async function expectUncovered(element: Locator): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not visible')
  const point = { x: box.x + 10, y: box.y + box.height / 2 }
  await expect
    .poll(() => element.evaluate((node, { x, y }) => node.contains(document.elementFromPoint(x, y)), point))
    .toBe(true)
}

test.describe('lookbook', () => {
  test('§1 §2 shows the active collections by position, alternating sides, each linking to its page', async ({
    page,
  }) => {
    await openPage(page, '/lookbook')
    const spreads = page.getByRole('main').getByRole('article')
    const names = ['The Quiet Evening', 'Morning Linen', 'Indigo Studies', 'Soft Structure', 'Objects']
    await expect(spreads.getByRole('heading', { level: 2 })).toHaveText(names)
    for (const [index, name] of names.entries()) {
      const imageElement = spreads.nth(index).getByRole('img')
      await expect(imageElement).toHaveAttribute('alt', /\w+ \w+/)
      const [image, heading] = [
        await imageElement.boundingBox(),
        await spreads.nth(index).getByText(name).boundingBox(),
      ]
      if (!image || !heading) throw new Error(`${name} is not shown`)
      const isLeft = index % 2 === 0
      expect(image.width / image.height, name).toBeCloseTo(isLeft ? 4 / 5 : 3 / 4, 2)
      expect(image.x < heading.x, `the imageElement of ${name} is on the left`).toBe(isLeft)
    }
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page)
    const first = spreads.first()
    const image = await first.getByRole('img').boundingBox()
    const link = first.getByRole('link', { name: 'The Quiet Evening' })
    expect(image?.y).toBeLessThan((await link.boundingBox())?.y ?? 0)
    await first.getByRole('img').click({ force: true }) // the link covers the whole spread
    await expect(page).toHaveURL(/\/collection\/quiet-evening$/)
    await expect(page.getByRole('heading', { level: 1, name: 'The Quiet Evening' })).toBeVisible()
  })
})

test.describe('collection', () => {
  test('§1 §2 shows hero, name, description, and its products in the chosen order', async ({ page }) => {
    await openPage(page, '/collection/morning-linen')
    const main = page.getByRole('main')
    await expect(page).toHaveTitle('Morning Linen · Lumina')
    await expect(main.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeVisible()
    await expect(main.getByText('Washed linen and light cotton for warm days')).toBeVisible()
    const hero = main.getByRole('img', { name: 'A terracotta linen shift, a sage linen tee' })
    const wide = await hero.boundingBox()
    expect(wide?.height, 'at most 520 px').toBeLessThanOrEqual(520)
    const products = main.getByRole('article')
    await expect(products.getByRole('heading').first()).toHaveText('Ember Linen Shift')
    await expect(products.getByRole('heading').nth(1)).toHaveText('Tide Linen Trouser')
    await page.setViewportSize(PHONE)
    const tall = await hero.boundingBox()
    expect((tall?.width ?? 0) / (tall?.height ?? 1)).toBeCloseTo(4 / 5, 2)
    await products.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ember Linen Shift' })).toBeVisible()
  })

  test('§2 §8 an unknown collection or a draft is Collection Not Found, with a link to the shop', async ({ page }) => {
    for (const slug of ['nothing', 'first-light', 'A%20B', "x'--"]) {
      const response = await page.goto(`/collection/${slug}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Collection Not Found' })).toBeVisible()
      await expect(page.getByText("This collection doesn't exist or has been removed.")).toBeVisible()
    }
    await expect(page).toHaveTitle('Collection Not Found · Lumina')
    await page.getByRole('main').getByRole('link', { name: 'Back to Shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  })
})

test.describe('page not found', () => {
  test('§2 §8 is shown between header and footer, with links home, to the shop and back', async ({ page }) => {
    await openPage(page, '/about')
    await openPage(page, '/nothing-here')
    await expect(page).toHaveTitle('Page Not Found · Lumina')
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const main = page.getByRole('main')
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const windowLight = await main.locator('.window-light').boundingBox()
      const words = await main.locator('p').evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { right, top } = range.getBoundingClientRect()
        return { right, top }
      })
      const isBelow = words.top >= (windowLight?.y ?? 0) + (windowLight?.height ?? 0)
      expect(isBelow || words.right <= (windowLight?.x ?? 0) + 80, `no words over the light at ${width}`).toBe(true)
    }
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop')
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
})

test('an error on a client navigation keeps header and footer, and Reload loads the page', async ({ page }) => {
  await openPage(page, '/contact')
  let fails = true
  await page.route('**/faq.data*', (route) => (fails ? route.fulfill({ status: 503, body: 'away' }) : route.continue()))
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong · Lumina')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectNoViolations(page)
  fails = false
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible()
})

test.describe('a script that cannot be loaded', () => {
  test.use({ expectedLog: /net::ERR_FAILED|^Error loading route module|Failed to fetch dynamically imported module/ })

  test('the page that was clicked is loaded whole', async ({ page }) => {
    const isContact = () => page.url().endsWith('/contact')
    await page.route(/\/assets\/.*\/faq-/, (route) => (isContact() ? route.abort() : route.continue()))
    await openPage(page, '/contact')
    await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible()
    await expect(page).toHaveURL('/faq')
  })
})

test.describe('without a connection', () => {
  // The router logs it too, when it is about to fetch the routes of visible links.
  test.use({ expectedLog: /net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch manifest patches/ })

  test('an unreachable store is reported, and the page loads by a click or once the browser is online', async ({
    page,
  }) => {
    await openPage(page, '/contact')
    let isUnreachable = true
    await page.route('**/faq.data*', (route) => (isUnreachable ? route.abort() : route.continue()))
    const leave = () => page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
    await leave()
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await expect(page).toHaveTitle('No connection · Lumina')
    await expectNoViolations(page)
    isUnreachable = false
    await page.getByRole('button', { name: 'Try again' }).click()
    const faq = page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })
    await expect(faq).toBeFocused() // the button is gone
    await page.goBack()
    isUnreachable = true
    await leave()
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    isUnreachable = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(faq).toBeVisible()
  })

  test('without a network a link keeps the page, whether hovered, focused or clicked', async ({ page, context }) => {
    await openPage(page, '/contact')
    await context.setOffline(true)
    const link = page.getByRole('main').getByRole('link', { name: 'FAQ' })
    await link.hover()
    await link.focus()
    await link.click()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
    await expect(page).toHaveURL('/contact')
    await goOnline(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible()
  })

  test('without a network a search keeps the page and its input', async ({ page, context }) => {
    await openPage(page, '/contact')
    await context.setOffline(true)
    const field = page.getByRole('banner').getByRole('textbox', { name: 'Search' })
    await field.fill('linen')
    await field.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
    await expect(page).toHaveURL('/contact')
    await expect(field).toHaveValue('linen')
    await goOnline(page)
    await field.press('Enter')
    await expect(page).toHaveURL('/shop?search=linen')
  })

  test('without a network a clicked image keeps the page if its overlay was not loaded', async ({ page, context }) => {
    await page.route(/product-zoom/, (route) => route.abort())
    await openPage(page, '/product/rue-bias-skirt')
    const address = page.url()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Zoom image 1' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
    await expect(page).toHaveURL(address)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§9 §D all content is readable, and controls that cannot work are absent', async ({ page }) => {
    await page.goto('/faq')
    await expect(page.getByLabel('Currency')).toBeHidden()
    await page.getByText('What is your return policy?').click()
    await expect(page.getByText('30-day returns')).toBeVisible()
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeInViewport()
    await page.goto('/faq#international')
    await expect(page.getByText('50+ countries')).toBeInViewport()

    await page.goto('/contact')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden()
    await expect(page.locator('noscript a')).toHaveAttribute('href', 'mailto:hello@lumina.example')
    await page.goto('/about')
    await expect(page.getByText('500+')).toBeVisible()
    await page.goto('/lookbook')
    await page.getByRole('link', { name: 'Objects' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Objects' })).toBeVisible()
    await page.goto('/nothing-here')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
    await page.goto('/checkout')
    await expect(page.locator('noscript p', { hasText: 'Checkout needs JavaScript' })).toBeVisible()
  })
})
