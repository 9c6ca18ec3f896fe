import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { pages } from '#app/features/pages/pages.table.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { choose, expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { expectValidHtml } from '#tests/e2e/valid-html.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Every public page, some in more than one state. */
const PATHS = [
  '/',
  '/shop',
  '/shop?category=dresses&max=90000',
  '/shop?search=nothing-like-it',
  '/product/ember-linen-shift',
  '/product/ember-linen-shift?tab=details',
  '/product/selah-column-dress?tab=reviews',
  '/collection/objects',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/pages/fabrics-and-care',
  '/wishlist',
  '/withdraw',
  '/accessibility',
  '/checkout',
  '/nothing-here',
]

/** With everything that a page's text can have. */
const WRITTEN = `We mend what we made.

## Silk
- Wash it *cold*
- Dry it **flat**

## Linen
1. Soak
2. [Iron](/faq) while damp

## Wool
> It keeps for decades.

## All of it
| Cloth | Water | A long heading that does not break |
| --- | --- | --- |
| Silk | cold | ${'unbreakable'.repeat(8)} |`

test.beforeAll(async () => {
  const { db, close } = openStoreDatabase({ dataDir: process.env.STOREFRONT_DATA_DIR ?? '' })
  const page = { slug: 'fabrics-and-care', title: 'Fabrics and care', body: WRITTEN, status: 'published' } as const
  await db
    .insert(pages)
    .values({ ...page, publishedAt: new Date() })
    .onConflictDoNothing()
  await close()
})

/** The focused element is scrolled clear of the sticky bars. */
async function expectClearOfBars(page: Page): Promise<void> {
  const { room, bars } = await page.evaluate(() => ({
    room: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    bars: Array.from(document.querySelectorAll('.site-header, .filter-bar'))
      .map((bar) => bar.getBoundingClientRect().height)
      .reduce((sum, height) => sum + height),
  }))
  expect(room).toBeGreaterThanOrEqual(bars)
}

for (const path of PATHS) {
  test(`§2 accessible at every width, and with large text: ${path}`, async ({ warmPage: page }) => {
    test.slow() // axe looks at every element, twice
    await page.setViewportSize(WIDE)
    await openPage(page, path)
    await expectValidHtml(page)
    await expectNoViolations(page)
    for (const width of [1280, 1180, 1024, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize(PHONE)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
    await expectClearOfBars(page)
    await page.setViewportSize(WIDE)
    await expectNoSidewaysScroll(page)
  })
}

/** Types into the search of the header or menu until suggestions appear. */
async function searchFor(place: Locator, text: string): Promise<void> {
  const field = place.getByRole('search').getByLabel('Search', { exact: true })
  await field.click()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially(text)
  await expect(place.getByRole('option').first()).toBeVisible()
}

for (const viewport of [WIDE, PHONE]) {
  const isPhone = viewport === PHONE

  test.describe(`overlays at ${viewport.width} px are accessible`, () => {
    test.use({ viewport, hasTouch: isPhone })

    test('in the storefront', async ({ page }) => {
      test.slow()
      await openPage(page, '/shop')
      if (isPhone) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expectNoViolations(page, 'dialog[open]')
        await searchFor(page.getByRole('dialog', { name: 'Menu' }), 'linen')
        await expectNoViolations(page, 'dialog[open]')
        await page.getByRole('button', { name: 'Close menu' }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.getByRole('button', { name: /^Filter/ }).click()
        await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
        await expectNoViolations(page, 'dialog[open]')
        await page.keyboard.press('Escape')
      } else {
        await page.getByRole('button', { name: 'Collections' }).press('Enter')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Morning Linen' })).toBeVisible()
        await expectNoViolations(page, 'header')
        await page.keyboard.press('Escape')
        await searchFor(page.getByRole('banner'), 'linen')
        await expectNoViolations(page, 'header')
        await page.keyboard.press('Escape')
        await page.getByRole('search', { name: 'Filter products' }).getByText('Price', { exact: true }).click()
        await expect(page.getByRole('textbox', { name: /Lowest price/ })).toBeVisible()
        await expectNoViolations(page, '.filter-bar')
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Cart', exact: true }).click()
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await page.route('**/shop.data*', (route) => route.fulfill({ status: 503, body: '' }))
      await page.getByRole('link', { name: 'Show more' }).click()
      await expect(page.getByText('We could not load products.')).toBeVisible()
      await expectNoViolations(page, 'main')
    })

    test('on product pages, with errors there and at checkout', async ({ page }) => {
      test.slow()
      await openPage(page, '/product/lanre-shirt-dress')
      await page.getByRole('button', { name: /^Zoom image 1/ }).click()
      await expect(page.getByRole('dialog').getByText(/^1 of/)).toBeVisible()
      await expectNoViolations(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      const add = page.getByRole('button', { name: 'Add to cart' }).first()
      await add.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible()
      await expectNoViolations(page)
      await choose(page, 'M')
      await add.click()
      await page.getByRole('button', { name: 'Cart, 1 item' }).press('Enter')
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
      await expectNoViolations(page, 'dialog[open]')
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await page.getByRole('button', { name: /Continue/ }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectNoViolations(page)
    })
  })
}

/** The focused element, and what is visible of it. */
function readFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  // A visually hidden radio shows its ring on its label or on a sibling
  const ringed = [element, element.closest('label'), element.nextElementSibling]
  const hasRing = ringed.some((part) => {
    const { outlineStyle, outlineWidth } = part ? getComputedStyle(part) : { outlineStyle: 'none', outlineWidth: '0' }
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const shown = element.closest('label') ?? element
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const isVisible = [0.1, 0.5, 0.9].some((part) => {
    const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part)
    return hit !== null && (shown.contains(hit) || hit.contains(shown))
  })
  const region = element.closest('header, main, footer, aside')?.tagName ?? 'BODY'
  return {
    region,
    name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
    hasRing,
    seen: isVisible,
  }
}

const MAX_STOPS = 150

for (const { path, viewport } of [
  { path: '/', viewport: WIDE },
  { path: '/shop', viewport: WIDE },
  { path: '/shop', viewport: PHONE },
  { path: '/product/noor-circle-skirt', viewport: PHONE },
]) {
  test(`the keyboard reaches everything from the first link to the last, always in view: ${path} at ${viewport.width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await openPage(page, path)
    const regions: string[] = []
    const faults: string[] = []
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      const focus = await page.evaluate(readFocus)
      if (!focus) break
      if (regions.at(-1) !== focus.region) regions.push(focus.region)
      if (!focus.hasRing) faults.push(`no ring: ${focus.name}`)
      // What loads while the page scrolls can move the element once more
      if (!focus.seen) {
        await expect.poll(async () => (await page.evaluate(readFocus))?.seen, `in sight: ${focus.name}`).toBe(true)
      }
      await page.keyboard.press('Tab')
    }
    expect(faults).toEqual([])
    expect(regions).toEqual(['BODY', 'ASIDE', 'HEADER', 'MAIN', 'FOOTER'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect((await page.evaluate(readFocus))?.region).toBe('FOOTER')
  })
}

test("'Skip to content' skips the header", async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await page.evaluate(readFocus))?.region).toBe('MAIN')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Asserts that two screenshots, ten frames apart, are equal once everything is loaded. */
  async function expectStill(page: Page, what: string): Promise<void> {
    await page.evaluate(async () => {
      const inSight = ({ right, bottom, left, top }: DOMRect) =>
        right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
      const images = Array.from(document.images).filter((image) => inSight(image.getBoundingClientRect()))
      await Promise.all(images.map((image) => image.decode()))
      await document.fonts.ready
      // With reduced motion, an animation takes one frame
      const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    const before = await page.screenshot()
    await page.evaluate(async () => {
      for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
    })
    expect((await page.screenshot()).equals(before), what).toBe(true)
  }

  test('nothing moves after an overlay was opened', async ({ page }) => {
    test.slow()
    await openPage(page, '/shop')
    const cart = page.getByRole('button', { name: 'Cart', exact: true })
    await cart.click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expectStill(page, 'the cart')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Collections' }).press('Enter')
    const link = page.getByRole('banner').getByRole('link', { name: 'Morning Linen' })
    await expect(link).toBeVisible()
    await expectStill(page, 'the collections')
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    await openPage(page, '/shop')
    for (const name of [/^Filter/, 'Menu']) {
      await page.getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('dialog').getByText('Loading…')).toHaveCount(0) // sizes and colors
      await expectStill(page, String(name))
      await page.keyboard.press('Escape')
    }
  })
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  async function outlineOf(part: Locator): Promise<string> {
    return part.evaluate((element) => getComputedStyle(element).outlineStyle)
  }

  test('selected options have an outline, others have none', async ({ page }) => {
    await openPage(page, '/shop?category=tops')
    const label = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
    expect(await outlineOf(label('Tops'))).toBe('solid')
    expect(await outlineOf(label('Bottoms'))).toBe('none')
    await openPage(page, '/product/lanre-shirt-dress')
    await choose(page, 'M')
    expect(await outlineOf(label('M'))).toBe('solid')
    expect(await outlineOf(label('S'))).toBe('none')
    expect(await outlineOf(page.getByRole('tab', { selected: true }))).toBe('solid')
    expect(await outlineOf(page.getByRole('tab', { name: 'Details' }))).toBe('none')
    expect(await outlineOf(page.locator('a[aria-current=true]').first())).toBe('solid')
  })

  test('all text is readable and controls stand out', async ({ page }) => {
    await openPage(page, '/')
    const title = page.getByRole('heading', { level: 1 })
    const freeAbove = await title.evaluate((heading) => {
      const letters = document.createRange()
      letters.selectNodeContents(heading)
      const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0
      return letters.getBoundingClientRect().top - above // the letters have a background of their own
    })
    expect(freeAbove).toBeGreaterThanOrEqual(0)
    const styleOf = (part: Locator, name: string) =>
      part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
    expect(await styleOf(page.getByRole('link', { name: 'View Collection' }), 'border-top-width')).toBe('1px')
    const heart = page.getByRole('button', { name: /^Save / }).first()
    expect(await styleOf(heart, 'background-color'), 'on an image').not.toContain(', 0)')
    const drawn = await heart.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
    expect(drawn, 'in the color of text on buttons').toBe(await styleOf(heart, 'color'))
  })
})
