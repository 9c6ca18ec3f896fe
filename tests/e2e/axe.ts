import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Asserts that axe finds no violations in a part of the page, or in all of it. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  expect(await findViolations(page, part)).toEqual([])
}

/** Selects the parts that surround each page: the header with its menus, the admin's navigation, and the footer. */
export const SHELL: readonly string[] = ['header', 'nav', 'footer'].map((name) => `${name}:not(main *)`)

/**
 * Returns the violations that axe finds in a part of the page, or in all of it, except in frames and `excluded`.
 * AxeBuilder would add axe several times and return everything that it checked.
 */
export async function findViolations(page: Page, part = 'html', excluded: readonly string[] = []): Promise<string[]> {
  await stopTransitions(page)
  await page.evaluate(AXE)
  return await page.evaluate(runAxe, { part, excluded })
}

type Axe = { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }

/** Runs in the page. */
async function runAxe({ part, excluded }: { part: string; excluded: readonly string[] }): Promise<string[]> {
  const axe: Axe = Reflect.get(window, 'axe')
  const context = { include: [[part]], exclude: ['iframe', ...excluded].map((selector) => [selector]) }
  const unused = { selectors: false, ancestry: false, xpath: false, elementRef: false, iframes: false }
  const { violations } = await axe.run(context, { resultTypes: ['violations'], ...unused })
  document.adoptedStyleSheets.pop()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Waits for transitions, because text that is fading in has too little contrast. Also prevents new ones: a response may
 * arrive while axe reads the colors, and even the shortest transition has the old colors until the next frame.
 * Afterwards, toasts disappear immediately.
 */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const instant = new CSSStyleSheet()
    instant.replaceSync('*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important }')
    document.adoptedStyleSheets.push(instant)
    for (const toast of document.querySelectorAll<HTMLElement>('.toast')) toast.style.transition = 'none'
    const endingAnimations = document.getAnimations().filter(({ timeline, playState, effect }) => {
      const isShort = Number(effect?.getComputedTiming().endTime) < 5_000 // longer animations may run forever
      // Hidden animations never end
      const isVisible = effect instanceof KeyframeEffect && effect.target?.checkVisibility()
      return isShort && isVisible && timeline === document.timeline && playState === 'running'
    })
    await Promise.allSettled(endingAnimations.map(({ finished }) => finished))
  })
}
