import type { Locator, Page } from '@playwright/test'
import { choose, expect, openPage, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'

// Tests the keyboard, reduced motion and forced colors. all-pages.spec.ts runs axe on each page.

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** Returns the focused element's region and name, and whether it is visible and has a ring. */
function readFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  // A visually hidden radio shows its ring on its label or on a sibling
  const ringCandidates = [element, element.closest('label'), element.nextElementSibling]
  const hasRing = ringCandidates.some((part) => {
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
    isVisible,
  }
}

const MAX_STOPS = 150

/** Presses Tab until the end of a page. Asserts that each focused element is in view and has a ring. */
async function expectReachable(page: Page): Promise<void> {
  const regions: string[] = []
  const faults: string[] = []
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    const focus = await page.evaluate(readFocus)
    if (!focus) break
    if (regions.at(-1) !== focus.region) regions.push(focus.region)
    if (!focus.hasRing) faults.push(`no ring: ${focus.name}`)
    // Images that load while the page scrolls can move the element again
    if (!focus.isVisible) {
      await expect.poll(async () => (await page.evaluate(readFocus))?.isVisible, `in view: ${focus.name}`).toBe(true)
    }
    await page.keyboard.press('Tab')
  }
  expect(faults).toEqual([])
  expect(regions).toEqual(['BODY', 'ASIDE', 'HEADER', 'MAIN', 'FOOTER'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect((await page.evaluate(readFocus))?.region).toBe('FOOTER')
}

test('Tab moves through every region of a page, and the focused element is always in view and has a ring', async ({
  page,
}) => {
  for (const { path, viewport } of [
    { path: '/', viewport: DESKTOP },
    { path: '/shop?category=accessories', viewport: DESKTOP }, // a short list of products
    { path: '/product/noor-circle-skirt', viewport: PHONE },
  ]) {
    await page.setViewportSize(viewport)
    await openPage(page, path)
    await expectReachable(page)
  }
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await page.evaluate(readFocus))?.region).toBe('MAIN')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Asserts that two screenshots, ten frames apart, are equal once everything is loaded. */
  async function expectStill(page: Page, description: string): Promise<void> {
    await page.evaluate(async () => {
      const isInView = ({ right, bottom, left, top }: DOMRect) =>
        right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight
      const images = Array.from(document.images).filter((image) => isInView(image.getBoundingClientRect()))
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
    expect((await page.screenshot()).equals(before), description).toBe(true)
  }

  longTest('nothing moves after an overlay has opened', async ({ page }) => {
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
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectStill(page, 'the menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /^Filter/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Loading…')).toHaveCount(0) // until sizes and colors have loaded
    await expectStill(page, 'the filters')
  })
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  async function readOutline(part: Locator): Promise<string> {
    return part.evaluate((element) => getComputedStyle(element).outlineStyle)
  }

  longTest(
    'selected options have an outline, the title covers no text, and controls have a border or background',
    async ({ page }) => {
      const label = (name: string) =>
        page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
      await page.goto('/shop?category=tops')
      expect(await readOutline(label('Tops'))).toBe('solid')
      expect(await readOutline(label('Bottoms'))).toBe('none')
      await openPage(page, '/product/lanre-shirt-dress')
      await choose(page, 'M')
      expect(await readOutline(label('M'))).toBe('solid')
      expect(await readOutline(label('S'))).toBe('none')
      expect(await readOutline(page.getByRole('tab', { selected: true }))).toBe('solid')
      expect(await readOutline(page.getByRole('tab', { name: 'Details' }))).toBe('none')
      await page.getByRole('button', { name: 'Zoom image 1' }).click()
      await expect(page.getByRole('button', { name: 'Image 1 of 5' })).toHaveCSS('outline-style', 'solid')
      await expect(page.getByRole('button', { name: 'Image 2 of 5' })).toHaveCSS('outline-style', 'none')

      await page.goto('/')
      const title = page.getByRole('heading', { level: 1 })
      const spaceAbove = await title.evaluate((heading) => {
        const letters = document.createRange()
        letters.selectNodeContents(heading)
        const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0
        return letters.getBoundingClientRect().top - above // the heading's text has its own background
      })
      expect(spaceAbove).toBeGreaterThanOrEqual(0)
      const readStyle = (part: Locator, name: string) =>
        part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
      expect(await readStyle(page.getByRole('link', { name: 'View Collection' }), 'border-top-width')).toBe('1px')
      const heart = page.getByRole('button', { name: /^Save / }).first()
      expect(await readStyle(heart, 'background-color'), 'the heart has a background over an image').not.toContain(
        ', 0)',
      )
      const drawn = await heart.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
      expect(drawn, 'the heart is drawn in the color of button text').toBe(await readStyle(heart, 'color'))
    },
  )
})
