import type { Page } from '@playwright/test'

/**
 * Opens a page in a new Chromium tab. Returns the paths of the scripts that it runs, excluding scripts that it only
 * preloads.
 */
export async function runScripts(page: Page, url: string): Promise<Set<string>> {
  await page.coverage.startJSCoverage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = await page.coverage.stopJSCoverage()
  const run = scripts.filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
  return new Set(run.map((script) => new URL(script.url).pathname).filter((path) => path.startsWith('/assets/')))
}
