import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing in a part of the page; left out, in all of it. Frames are left out, so it need not look at each by itself
 * and put that together on a page of its own, which takes three times as long (legacy mode).
 */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await standStill(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Waits for what comes or goes just now: half faded in, a text has not its contrast yet. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isShort = Number(effect?.getComputedTiming().endTime) < 5_000 // others go on for ever
      return isShort && timeline === document.timeline && playState === 'running'
    })
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
