import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * axe finds nothing in a part of the page; left out, in all of it. Frames are left out, so it need not look at each by itself
 * and put that together on a page of its own, which takes three times as long (legacy mode).
 */
export async function expectNoFaults(page: Page, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(part).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
