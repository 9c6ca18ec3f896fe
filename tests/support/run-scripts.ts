import type { Page } from '@playwright/test'

/**
 * Opens a URL in `page`, a new Chromium tab. Returns the paths of the scripts that run, without those that are only
 * preloaded.
 */
export async function findExecutedScripts(page: Page, url: string): Promise<Set<string>> {
  await page.coverage.startJSCoverage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = await page.coverage.stopJSCoverage()
  const run = scripts.filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
  return new Set(run.map((script) => new URL(script.url).pathname).filter((path) => path.startsWith('/assets/')))
}
