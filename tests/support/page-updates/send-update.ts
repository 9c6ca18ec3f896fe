import { expect } from 'vitest'
import type { AdminClient } from '#tests/support/page-updates/admin-client.ts'
import type { PageChange, PageText, PageUpdate } from '#tests/support/page-updates/page-update.ts'

type Page = { readonly text: string; readonly cacheStatus: string | null }

export async function readCached(url: string, path: string): Promise<Page> {
  const response = await fetch(url + path)
  const text = await response.text()
  return { text: text.replaceAll('<!-- -->', ''), cacheStatus: response.headers.get('X-Cache') }
}

export function contains({ text }: Page, expected: PageText): boolean {
  return expected === null || (typeof expected === 'string' ? text.includes(expected) : expected.test(text))
}

/**
 * Sends a request while the pages that it changes are cached in all processes. Asserts that the first process, which
 * handles the request, shows the changes immediately, and that the other processes show them soon.
 */
export async function sendUpdate(
  admin: AdminClient,
  { prepare, isEventual }: PageUpdate,
  urls: readonly [first: string, ...others: string[]],
): Promise<void> {
  const { send, changes } = await prepare(admin)
  for (const url of urls) {
    for (const [path, before, after] of changes) {
      // Ready means that the page is cached and shows the prepared data.
      const isReady = (page: Page) =>
        page.cacheStatus === 'hit' && contains(page, before) && (after === null || !contains(page, after))
      await expect.poll(async () => isReady(await readCached(url, path)), { message: path }).toBe(true)
    }
  }
  const response = await send()
  expect(response.status, await response.text()).toBeLessThan(400)
  const isChanged = (page: Page, [, before, after]: PageChange) =>
    contains(page, after) && (before === null || !contains(page, before))
  for (const change of changes) {
    const isPageChanged = async (url: string) => isChanged(await readCached(url, change[0]), change)
    if (!isEventual) expect(await isPageChanged(urls[0]), change[0]).toBe(true)
    for (const url of urls) await expect.poll(() => isPageChanged(url), { message: change[0] }).toBe(true)
  }
}
