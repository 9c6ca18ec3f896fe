import { expect, type Locator } from '@playwright/test'

/** The words are beside or below the image and its caption, and the button is in the first view of this size. */
export async function expectPanelHero(hero: Locator, size: { width: number; height: number }): Promise<void> {
  const figure = await hero.getByRole('figure').boundingBox()
  const words = await hero.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    const { top, right } = range.getBoundingClientRect()
    return { top, right }
  })
  const button = await hero.getByRole('link', { name: /(View|Discover) Collection/ }).boundingBox()
  if (!figure || !button) throw new Error('the hero is incomplete')
  if (size.width >= 1024) expect(words.right).toBeLessThan(figure.x)
  else expect(words.top).toBeGreaterThanOrEqual(figure.y + figure.height)
  expect(button.y + button.height).toBeLessThanOrEqual(size.height)
}
