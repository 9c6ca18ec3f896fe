import type { Locator, Page, Route } from '@playwright/test'
import { expect, openPage, openWithStoppedClock, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

const PHONE = { width: 390, height: 844 }

/** A cart line of an unknown product: only this browser's cart matters here. */
const LINE = {
  product: { id: '0199a1b2-0000-7000-8000-0123456789ac', name: 'Gone Skirt', price: 52_000 },
  image: null,
  size: 'M',
  color: { name: 'Red', hex: '#ff0000' },
  quantity: 2,
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

function readStyle(locator: Locator, property: string): Promise<string> {
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

/** Opens a page, but holds its scripts back until `release` is called. */
async function openWithHeldScripts(page: Page, path: string): Promise<{ readonly release: () => Promise<void> }> {
  const scripts: Route[] = []
  let isHeld = true
  await page.route('**/*.js', (route) => (isHeld ? void scripts.push(route) : route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  return {
    async release() {
      await expect.poll(() => scripts.length, 'the scripts were delayed').toBeGreaterThan(1)
      isHeld = false
      await Promise.all(scripts.map((script) => script.continue()))
      await waitForHydration(page)
    },
  }
}

test('the header is 60 px tall, sticks to the top, gets a shadow after 20 px of scrolling, and has a progress line that ends at the right edge', async ({
  reusedPage: page,
}) => {
  await openPage(page, '/shop')
  const header = page.getByRole('banner')
  const line = header.locator('.scroll-progress')
  const lineWidth = () => line.evaluate((element) => Math.round(element.getBoundingClientRect().width))
  expect((await header.boundingBox())?.height).toBe(60)
  expect(await lineWidth()).toBe(0)
  await scrollTo(page, 20)
  await expect(header).not.toHaveAttribute('data-scrolled')
  expect(await readStyle(header, 'box-shadow')).toBe('none')
  await scrollTo(page, 21)
  await expect(header).toHaveAttribute('data-scrolled')
  await expect.poll(() => readStyle(header, 'box-shadow')).toContain('18px')
  await scrollTo(page, 100_000)
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
  await expect.poll(lineWidth).toBe((await header.boundingBox())?.width)
  await scrollTo(page, 0)
  await expect(header).not.toHaveAttribute('data-scrolled')
})

test('a header link loads only the linked page, shows a progress line if loading takes a while, replaces the document’s head, and is underlined', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const line = (name: string) =>
    header.evaluate((element, wanted) => getComputedStyle(element, '::after').getPropertyValue(wanted), name)
  const requested: URL[] = []
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url())) requested.push(new URL(request.url()))
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/about.data*', async (route) => {
    await released
    await route.continue()
  })
  const head = page.locator('head')
  const expectProductHead = async () => {
    await expect(page).toHaveTitle('Ember Linen Shift · Lumina')
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
    await expect(head.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
    expect(await head.locator('script[type="application/ld+json"]').allTextContents()).toEqual([
      expect.stringContaining('"Product'),
      expect.stringContaining('"BreadcrumbList"'),
    ])
  }
  await openPage(page, '/product/ember-linen-shift')
  await expectProductHead()
  const about = header.getByRole('link', { name: 'About' })
  expect(await readStyle(about, 'text-decoration-line')).toBe('none')
  expect(await line('content')).toBe('none')
  await about.click()
  await expect.poll(() => line('animation-name')).toBe('pending')
  expect(await line('animation-delay'), 'no line appears if the page loads immediately').toBe('0.3s')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Story' })).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page).toHaveTitle('Our Story · Lumina')
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(head.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expect.poll(() => line('content')).toBe('none')
  await page.mouse.move(700, 700)
  expect(await readStyle(about, 'text-decoration-line')).toBe('underline')
  await page.goBack()
  await expectProductHead()
  const listRoutes = (urls: readonly URL[]) => new Set(urls.map(({ searchParams }) => searchParams.get('_routes')))
  const aboutOnly = requested.filter(({ pathname }) => pathname === '/about.data')
  expect(listRoutes(aboutOnly)).toEqual(new Set(['routes/storefront/about']))
  for (const routes of listRoutes(requested))
    expect(routes, "the header's collections load once").not.toContain('layout')
})

test('navigation scrolls smoothly to the top, or jumps with reduced motion, and is announced, and a reload and Back restore the position', async ({
  page,
}) => {
  /**
   * Records the behavior of each call that scrolls to the top, because the number of visible steps depends on the
   * machine. Also records the positions on the next page.
   */
  const recordScrolling = () =>
    page.evaluate(() => {
      const { scrollTo } = window
      const behaviors: string[] = []
      const tops: number[] = []
      Object.assign(window, { behaviors, tops })
      addEventListener('scroll', () => {
        if (location.pathname === '/about') tops.push(window.scrollY)
      })
      window.scrollTo = (...args: [ScrollToOptions?] | [number, number]) => {
        const [first, y] = args
        const { top = y, behavior = 'auto' } = typeof first === 'object' ? first : {}
        const style = getComputedStyle(document.documentElement).scrollBehavior
        if (top === 0) behaviors.push(behavior === 'auto' ? style : behavior)
        Reflect.apply(scrollTo, window, args)
      }
    })
  /**
   * Uses the mouse directly, because Playwright's click would scroll to the target, although the sticky header is in
   * view.
   */
  const clickAbout = async () => {
    const box = await page.getByRole('banner').getByRole('link', { name: 'About' }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 20)
  }
  const behaviors = () => page.evaluate((): unknown => Reflect.get(window, 'behaviors'))
  const readMaxScrollY = () => page.evaluate(() => Math.max(...Reflect.get(window, 'tops')))
  const footer = page.getByRole('contentinfo')
  const footerTop = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await openPage(page, '/')
  await scrollTo(page, 100_000) // lays out the rest of the page
  const before = await footerTop()
  expect(before).toBeLessThan(900)
  await page.reload()
  await waitForHydration(page)
  await expect.poll(footerTop).toBe(before)
  await recordScrolling()
  await clickAbout()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await behaviors()).toEqual(['smooth'])
  expect(await readMaxScrollY(), 'the new page is never seen far from its top').toBeLessThanOrEqual(120)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  const isInView = (link: Locator) =>
    link.evaluate((element) => {
      element.focus()
      return element.getBoundingClientRect().bottom <= window.innerHeight
    })
  expect(
    await isInView(page.getByRole('link', { name: 'Admin Login' })),
    'the page scrolls to the focused element immediately',
  ).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect.poll(footerTop).toBe(before)

  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordScrolling()
  await clickAbout()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  expect(await behaviors()).toEqual(['auto'])
})

longTest(
  'a dismissed announcement disappears in 0.3 s, never flashes again, and returns with a different text',
  async ({ page }) => {
    await openPage(page, '/about')
    const bar = page.getByRole('complementary', { name: 'Announcement' })
    const announcement = "Free Shipping On All Orders - Don't Miss Out!"
    await expect(bar).toHaveText(announcement)
    expect(await readStyle(bar, 'transition-duration')).toBe('0.3s, 0.3s')
    await page.getByRole('button', { name: 'Dismiss announcement' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    await expect(bar).toBeHidden()
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)

    await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404 }))
    await page.reload() // loads the page without our scripts
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(bar).toBeHidden()
    await page.evaluate(() => localStorage.setItem('announcement.dismissed', 'Another text'))
    await page.reload()
    await expect(bar).toBeVisible()
  },
)

test.describe('with a mouse, a keyboard and touch', () => {
  test.use({ hasTouch: true })

  test('the Collections menu opens on hover, click, key press and tap, and closes again', async ({ page }) => {
    await openPage(page, '/shop')
    const button = page.getByRole('button', { name: 'Collections' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Morning Linen' })
    const panel = page.getByRole('navigation', { name: 'Main' }).locator('ul')
    await button.hover()
    await expect(link).toBeVisible()
    await button.click()
    await expect(link).toBeVisible()
    await link.hover() // the pointer crosses the gap into the panel, which stays open
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.mouse.move(700, 800)
    await button.hover()
    await expect(link).toBeVisible()
    await page.mouse.move(700, 800)
    await expect(link).toBeHidden()

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeHidden() // the focus has left the panel

    await button.tap()
    await expect(link).toBeVisible()
    await button.tap()
    await expect(link).toBeHidden()
    // Simulates an iPad, where a tapped button does not get focus
    await button.evaluate((element) => element.addEventListener('focus', () => element.blur()))
    await button.tap()
    await expect(link).toBeVisible()
    await page.getByRole('contentinfo').tap({ position: { x: 4, y: 4 } })
    await expect(link).toBeHidden()
    await button.tap()
    await link.tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Morning Linen' })).toBeFocused()
    await expect(link).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the menu opens before hydration, slides in from the right, traps the focus and returns it', async ({
    page,
  }) => {
    const { release } = await openWithHeldScripts(page, '/about')
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const close = menu.getByRole('button', { name: 'Close menu' })
    await open.tap()
    await expect(menu).toBeVisible()
    await release()
    await expect(close).not.toHaveAttribute('command') // from now on, our scripts close the menu
    await expect(menu).toBeVisible()
    await close.tap()
    await expect(menu).toBeHidden()

    await open.tap()
    await expect(close).toBeFocused()
    const readMenuBox = async () => (await menu.boundingBox()) ?? { x: 0, width: 0 }
    const pageWidth = (await page.getByRole('banner').boundingBox())?.width // minus the scrollbar, if there is one
    await expect.poll(async () => Math.round((await readMenuBox()).x + (await readMenuBox()).width)).toBe(pageWidth)
    expect(Math.round((await readMenuBox()).width)).toBe(343) // 88% of 390
    expect(await readStyle(menu, 'transition-duration')).toContain('0.3s')
    await expect(menu.getByRole('link', { name: 'Morning Linen' })).toBeVisible()
    await menu.getByText('Collections').tap()
    await expect(menu.getByRole('link', { name: 'Morning Linen' })).toBeHidden()
    for (let stop = 0; stop < 12; stop++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('#menu')),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await open.tap()
    await page.touchscreen.tap(20, 400) // beside the menu
    await expect(menu).toBeHidden()
    await open.tap()
    await menu.getByRole('link', { name: 'Lookbook' }).tap()
    await expect(page).toHaveURL(/\/lookbook$/)
    await expect(menu).toBeHidden()
  })

  test('the footer has two columns with the links and the currency, and a limited height, but only one column with large text', async ({
    reusedPage: page,
  }) => {
    await openPage(page, '/faq')
    const footer = page.getByRole('contentinfo')
    const readBox = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('the element has no box')
      return box
    }
    const linkBox = (name: string) => readBox(footer.getByRole('link', { name, exact: true }))
    expect((await readBox(footer)).height).toBeLessThanOrEqual(620)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const [store, about] = [await linkBox('All Products'), await linkBox('Our Story')]
      expect(about.y, `the columns are side by side at ${width} px`).toBe(store.y)
      expect(about.x).toBeGreaterThan(store.x + 100)
      const currency = await readBox(footer.getByRole('combobox', { name: 'Currency' }))
      expect(currency.x).toBe(about.x)
      expect(currency.y).toBeGreaterThan((await linkBox('FAQ')).y)
      expect(currency.y + currency.height).toBeLessThanOrEqual((await linkBox('Privacy Policy')).y)
      const [privacy, terms] = [await linkBox('Privacy Policy'), await linkBox('Terms of Service')]
      expect(terms).toMatchObject({ x: about.x, y: privacy.y })
      for (const target of await footer.locator('a, select').all()) {
        expect((await readBox(target)).height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44)
      }
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect((await linkBox('Our Story')).x, 'the columns are one below the other').toBe(
      (await linkBox('All Products')).x,
    )
  })
})

test('the cart’s badge counts units and bounces for 600 ms when their number changes, even in a drawer that was opened before hydration', async ({
  page,
}) => {
  // A failing request: otherwise the unknown product would lose its quantity
  await page.route('**/checkout/quote', (route) => route.fulfill({ status: 503 }))
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify([LINE]))
  const { release } = await openWithHeldScripts(page, '/about')
  await page.getByRole('button', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart (0)' })).toBeVisible()
  await release()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart (2)' })
  await expect(drawer).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close cart' })).not.toHaveAttribute('command')
  const badge = page.getByRole('button', { name: /^Cart, / }).locator('.rounded-full')
  await expect(badge).toHaveText('2')
  expect(await readStyle(badge, 'animation-name')).toBe('none') // the number has not changed yet

  await drawer.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(badge).toHaveText('3')
  expect(await readStyle(badge, 'animation-name')).toBe('badge')
  expect(await readStyle(badge, 'animation-duration')).toBe('0.6s')
  const before = await badge.elementHandle()
  await page.getByRole('button', { name: 'Decrease quantity' }).click()
  await expect(badge).toHaveText('2')
  expect(await badge.evaluate((now, old) => now === old, before)).toBe(false) // a new element, so the animation plays again
  expect(await readStyle(badge, 'animation-name')).toBe('badge')

  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([{ ...LINE, quantity: 120 }]))
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
  await expect(badge).toHaveText('99+')
  const word = await page.getByText('Cart', { exact: true }).first().boundingBox()
  const end = (word?.x ?? 0) + (word?.width ?? 0)
  await expect.poll(async () => (await badge.boundingBox())?.x, 'the badge is beside the word').toBeGreaterThan(end)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(badge).toHaveCount(0)
})

test.describe('toasts', () => {
  /** Advances the clock once React has finished: its scheduler uses messages, not timers. */
  async function advanceClock(page: Page, ms: number): Promise<void> {
    await page.evaluate(async () => {
      for (let turn = 0; turn < 4; turn++) {
        const { port1, port2 } = new MessageChannel()
        const message = new Promise((resolve) => port1.addEventListener('message', resolve))
        port1.start()
        port2.postMessage(null)
        await message
      }
    })
    await page.clock.runFor(ms)
  }

  test('slide in, stay 3000 ms, slide out, and are gone 300 ms later, even in a drawer that opens in the meantime', async ({
    page,
  }) => {
    // Safari before 26 and Firefox before 133 do not fire this event for dialogs
    await page.addInitScript(() =>
      document.addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await openWithStoppedClock(page, '/product/thandi-wrap-dress')
    const add = page.getByRole('button', { name: 'Add to cart' })
    const openCart = () => page.getByRole('button', { name: 'Cart', exact: true }).press('Enter') // a mouse would hover over the toast and keep it open
    const toast = page.locator('[popover] .toast').filter({ hasText: 'Please select a size' })
    const leaving = page.locator('.toast[data-leaving]')
    await add.press('Enter')
    await expect(toast).toHaveRole('alert')
    expect(await readStyle(toast, 'transition-duration')).toBe('0.3s, 0.3s')
    expect(await readStyle(toast, 'outline-style'), 'the toast’s bar serves as its edge').toBe('none')
    await advanceClock(page, 2_950)
    await expect(leaving).toHaveCount(0)
    await advanceClock(page, 50)
    await expect(leaving).toHaveCount(1)
    await openCart()
    await expect(page.getByRole('dialog').locator('.toast')).toHaveCount(1)
    await expect(leaving, 'a disappearing toast does not return').toHaveCount(1)
    await advanceClock(page, 250)
    await expect(toast).toHaveCount(1)
    await advanceClock(page, 50)
    await expect(toast).toHaveCount(0)

    await page.keyboard.press('Escape')
    await add.press('Enter')
    await expect(toast).toBeVisible()
    await advanceClock(page, 1_500)
    await openCart()
    await expect(page.getByRole('dialog').locator('.toast')).toBeVisible()
    await advanceClock(page, 1_500) // not longer: the 300 ms could also pass, depending on when React renders
    await expect(leaving).toHaveCount(1) // if the timer had restarted in the drawer, the toast would stay longer
    await advanceClock(page, 300)
    await expect(toast).toHaveCount(0)

    await page.keyboard.press('Escape')
    await add.press('Enter')
    await toast.getByRole('button', { name: 'Dismiss message' }).press('Enter')
    await expect(leaving).toHaveCount(1)
    await openCart()
    await expect(page.getByRole('dialog').locator('.toast')).toHaveCount(1)
    await expect(leaving, 'a dismissed toast does not return either').toHaveCount(1)
    await advanceClock(page, 300)
    await expect(toast).toHaveCount(0)
  })

  longTest(
    'wait while hovered or focused, appear up to three at once, and return the focus when dismissed',
    async ({ page }) => {
      await openWithStoppedClock(page, '/shop')
      const hearts = page.getByRole('main').getByRole('button', { name: /to wishlist$/ })
      const saved = page.locator('.toast').filter({ hasText: 'Added to wishlist' })
      const leaving = page.locator('.toast[data-leaving]')
      for (const heart of [0, 1, 2, 3]) {
        await hearts.nth(heart).press(heart % 2 ? 'Enter' : 'Space')
        await expect(hearts.nth(heart)).toHaveAttribute('aria-pressed', 'true')
      }
      await expect(saved).toHaveCount(3) // no more than three are shown at once
      await saved.last().hover() // the other toasts move down as those below them disappear
      await advanceClock(page, 3_000)
      await expect(leaving).toHaveCount(2)
      await advanceClock(page, 300)
      await expect(saved).toHaveCount(1) // the others are gone
      await advanceClock(page, 3_000)
      await expect(saved).toHaveCount(1)
      await expect(leaving).toHaveCount(0)
      await page.mouse.move(700, 100)
      await advanceClock(page, 3_000)
      await expect(leaving).toHaveCount(1)
      await advanceClock(page, 300)
      await expect(saved).toHaveCount(0)

      const heart = hearts.nth(3)
      await heart.press('Enter')
      const removed = page.locator('.toast').filter({ hasText: 'Removed from wishlist' })
      await removed.getByRole('button', { name: 'Dismiss message' }).focus()
      await advanceClock(page, 3_000)
      await expect(leaving).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(leaving).toHaveCount(1)
      await expect(heart).toBeFocused()
      await advanceClock(page, 300)
      await expect(page.locator('.toast')).toHaveCount(0)
    },
  )
})
