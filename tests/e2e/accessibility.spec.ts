import AxeBuilder from '@axe-core/playwright'
import { expect, expectNoSidewaysScroll, test, visit } from '#tests/e2e/fixtures.ts'

/** Every public page, some in more than one state. */
const PATHS = [
  '/',
  '/shop',
  '/shop?category=dresses&max=90000',
  '/shop?search=nothing-like-it',
  '/product/ember-linen-shift',
  '/product/selah-column-dress?tab=reviews',
  '/collection/objects',
  '/checkout',
  '/nothing-here',
]

for (const path of PATHS) {
  test(`accessible: ${path}`, async ({ page }) => {
    await visit(page, path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
  })
}

for (const width of [320, 768, 1024, 1180, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of PATHS) {
      await visit(page, path)
      await expectNoSidewaysScroll(page)
    }
  })
}
