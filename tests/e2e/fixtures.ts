import {
  type APIResponse,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Frame,
  type Page,
  type Route,
} from '@playwright/test'
import { address } from '#tests/support/checkout-request.ts'

export { expect }

/** Browsers log this for a failed response; tests of such responses expect it. */
const FAILED_RESPONSE = /Failed to load resource: the server responded with a status of (4\d\d|503)/

type WatchedContext = { readonly context: BrowserContext; readonly logged: string[] }

/** Records errors and warnings that pages log, CSP violations, and exceptions. */
async function watch(context: BrowserContext, expectedLog: RegExp | null = null): Promise<WatchedContext> {
  const logged: string[] = []
  context.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || FAILED_RESPONSE.test(text) || expectedLog?.test(text)) return
    logged.push(`${text} on ${message.page()?.url()}`)
  })
  context.on('weberror', (thrown) => logged.push(`uncaught: ${thrown.error().message} on ${thrown.page()?.url()}`))
  await context.addInitScript(reportViolations)
  return { context, logged }
}

function expectNoConsoleErrors({ logged }: WatchedContext): void {
  expect(logged.splice(0), 'nothing is logged to the console').toEqual([]) // the next test on a shared page starts with an empty log
}

export type JourneyOptions = {
  /** Messages that a test expects its page to log: `test.use({ expectedLog: /…/ })`. */
  expectedLog: RegExp | null
  /**
   * If false, pages do not prefetch the scripts and data of pages that may be opened next: 300 files per admin page.
   */
  prefetches: boolean
}

/**
 * Fails a test if a page logs an error, a warning or a CSP violation, even a violation whose exception a script
 * catches. Failed responses such as 404 are exempt, because browsers log them too.
 */
export const test = base.extend<
  JourneyOptions & { reusedPage: Page },
  { shared: WatchedContext & { readonly page: Page } }
>({
  expectedLog: [null, { option: true }],
  prefetches: [true, { option: true }],
  context: async ({ context, expectedLog, prefetches }, use) => {
    const watched = await watch(context, expectedLog)
    if (!prefetches) await context.addInitScript(disablePrefetch)
    await use(context)
    try {
      expectNoConsoleErrors(watched)
    } finally {
      await endRoutes(context)
    }
  },
  shared: [
    async ({ browser }, use, { project }) => {
      const watched = await watch(await browser.newContext({ baseURL: project.use.baseURL ?? '' }))
      await watched.context.addInitScript(disablePrefetch)
      await use({ ...watched, page: await watched.context.newPage() })
      await watched.context.close()
    },
    { scope: 'worker' },
  ],
  /**
   * One page for all tests in a worker that use this fixture: its scripts are compiled once, so the tests take half as
   * long. The page prefetches nothing and ignores all options of a test except `viewport`.
   */
  reusedPage: async ({ shared, viewport }, use) => {
    await shared.context.clearCookies()
    shared.page.setDefaultTimeout(0) // no timeout, the default: another test may have set one
    if (viewport) await shared.page.setViewportSize(viewport)
    await use(shared.page)
    await shared.page.goto('about:blank') // otherwise, the page could load data from a stopped store during the next test
    expectNoConsoleErrors(shared)
  },
})

/**
 * Prevents a request in flight from failing the test: its handler would read a response that the closing context has
 * already disposed of. Requests that a test is holding do not reach the store.
 */
async function endRoutes(context: BrowserContext): Promise<void> {
  const aborting = context.route('**', (route) => route.abort().catch(() => {})) // the request may have been handled
  const ended = context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' }))
  await Promise.allSettled([aborting, ...ended]) // a page may close itself, and a test may close its context
}

/** Runs in the page before its scripts. Rejects prefetches and claims that the user saves data. */
export function disablePrefetch(): void {
  const load = window.fetch
  window.fetch = (input, init) =>
    init?.priority === 'low' ? Promise.reject(new TypeError('Not in this test')) : load(input, init)
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true })
}

/** Runs in the page and in every frame, before their scripts. Logs CSP violations as errors. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, documentURI } = event
    console.error(`violates ${effectiveDirective}: ${blockedURI} by ${sourceFile}:${lineNumber} on ${documentURI}`)
  })
}

/**
 * Runs in the page. Returns how far the page scrolls sideways, in px, and how many open dialogs scroll sideways.
 * Measures by scrolling, because widths ignore what is below the scrollbar.
 */
export function readSidewaysScroll() {
  const top = window.scrollY
  window.scrollTo({ left: document.documentElement.scrollWidth, top, behavior: 'instant' })
  const overflow = window.scrollX
  window.scrollTo({ left: 0, top, behavior: 'instant' })
  const dialogs = Array.from(document.querySelectorAll('dialog[open]'))
  const scrolling = dialogs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  return { overflow, dialogs: scrolling.length }
}

/** Asserts that neither the page nor an open dialog scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(readSidewaysScroll), `sideways scroll of ${page.url()}`).toEqual({
    overflow: 0,
    dialogs: 0,
  })
}

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Waits for a toast and dismisses it, so that it is not mistaken for the next one. */
export async function dismissToast(page: Page, message: string): Promise<void> {
  const toast = page.locator('.toast', { hasText: message })
  await toast.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(toast).toHaveCount(0)
}

/** Opens a page and stops its clock, so that toasts stay visible until a test advances the clock. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Playwright reuses connections that the store has just closed as idle, and reports a reset where a browser would send
 * the request again.
 */
const maxRetries = 1

/** Sends an intercepted request to the store. */
export async function forwardToStore(route: Route): Promise<APIResponse> {
  return await route.fetch({ maxRetries, maxRedirects: 0 })
}

/** Requests a path or URL of the store with the page's cookies. */
export async function fetchPath(page: Page, path: string): Promise<APIResponse> {
  return await page.request.get(path, { maxRetries })
}

/** Ends `setOffline`. A browser reports that it is online a moment before its requests get through. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const isReachable = () =>
    fetch(location.href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
  await expect.poll(() => page.evaluate(isReachable), 'the store can be reached').toBe(true)
}

/**
 * Waits until React has hydrated the page; without JavaScript, returns immediately. Effects, such as listeners for
 * paste and keys, run a few frames after React has marked its elements.
 */
export async function waitForHydration(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    if (matchMedia('(scripting: none)').matches) return true
    const isMarked = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
    const frames = isMarked ? Number(Reflect.get(window, 'framesMarked') ?? 0) + 1 : 0
    Reflect.set(window, 'framesMarked', frames)
    return frames > 3
  })
}

/** Clicks the label of a radio, as the input itself is visually hidden. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}

/** Chooses a category in the shop's filter bar. */
export async function chooseCategory(page: Page, name: string): Promise<void> {
  const list = page.locator('.filter-bar details').filter({ has: page.locator('[name="category"]') })
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click()
  await choose(page, name)
}

/** Fills in the shipping step of checkout. */
export async function fillShipping(page: Page, email = 'ada@example.com'): Promise<void> {
  const typed = {
    Email: email,
    'First name': address.first_name,
    'Last name': address.last_name,
    'Address line 1': address.address_line1,
    City: address.city,
    'State/Province': address.state,
    'Postal code': address.postal_code,
    Phone: address.phone,
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
}
