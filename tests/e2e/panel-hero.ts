import { expect, type Locator } from '@playwright/test'

/**
 * Asserts that the text is beside or below the image and its caption, and that the button is visible without scrolling
 * at this size.
 */
export async function expectPanelHero(hero: Locator, size: { width: number; height: number }): Promise<void> {
  const figure = await hero.getByRole('figure').boundingBox()
  const textBox = await hero.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const { top, right } = range.getBoundingClientRect()
    return { top, right }
  })
  const button = await hero.getByRole('link', { name: /(View|Discover) Collection/ }).boundingBox()
  if (!figure || !button) throw new Error('the hero is incomplete')
  if (size.width >= 1024) expect(textBox.right).toBeLessThan(figure.x)
  else expect(textBox.top).toBeGreaterThanOrEqual(figure.y + figure.height)
  expect(button.y + button.height).toBeLessThanOrEqual(size.height)
}
