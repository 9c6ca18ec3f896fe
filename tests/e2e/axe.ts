import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds no violations in a part of the page, or in all of it. Legacy mode does not check frames on a page of its
 * own, which would take three times as long.
 */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await standStill(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).exclude('iframe').analyze()
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop()
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/**
 * Waits for transitions, as a text that is fading in has too little contrast, and keeps new ones from taking any time: a
 * response may arrive while axe reads the colors. Later, toasts disappear at once.
 */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const instant = new CSSStyleSheet()
    instant.replaceSync('*, ::before, ::after { transition-duration: 1ms !important; transition-delay: 0s !important }')
    document.adoptedStyleSheets.push(instant)
    for (const toast of document.querySelectorAll<HTMLElement>('.toast')) toast.style.transition = 'none'
    const passing = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isShort = Number(effect?.getComputedTiming().endTime) < 5_000 // others run forever
      const isVisible = effect instanceof KeyframeEffect && effect.target?.checkVisibility() // hidden ones never end
      return isShort && isVisible && timeline === document.timeline && playState === 'running'
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
