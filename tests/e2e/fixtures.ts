import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { address } from '#tests/support/checkout-request.ts'

export { expect }

/** What a failed answer makes the browser say; the tests of such answers expect it. */
const FAILED_RESPONSE = /Failed to load resource: the server responded with a status of (4\d\d|503)/

/**
 * Pages of the store, however many a test opens. Whatever one says in the console is a fault: errors, warnings, and
 * violations of the policy, of which the console keeps silent where a script catches what they throw. Answers such as 404
 * are the exception, as the browser reports them and they are asked for.
 */
export const test = base.extend<{ expectedLog: RegExp | null }>({
  /** What a test makes the page log, where that is what is tested: `test.use({ expectedLog: /…/ })`. */
  expectedLog: [null, { option: true }],
  context: async ({ context, expectedLog }, use) => {
    const said: string[] = []
    context.on('console', (message: ConsoleMessage) => {
      const text = message.text()
      if (!['error', 'warning'].includes(message.type()) || FAILED_RESPONSE.test(text) || expectedLog?.test(text))
        return
      said.push(text)
    })
    context.on('weberror', (thrown) => said.push(`uncaught: ${thrown.error().message}`))
    await context.addInitScript(reportViolations)
    await use(context)
    expect(said, 'the console stays silent').toEqual([])
  },
})

/** Runs in the page and in every frame of it, before their own scripts. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, documentURI } = event
    console.error(`violates ${effectiveDirective}: ${blockedURI} by ${sourceFile}:${lineNumber} on ${documentURI}`)
  })
}

/** The whole page fits its width: nothing scrolls sideways. It is tried: widths leave out what is below the scrollbar. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const top = window.scrollY
    window.scrollTo({ left: document.documentElement.scrollWidth, top, behavior: 'instant' })
    const left = window.scrollX
    window.scrollTo({ left: 0, top, behavior: 'instant' })
    return left
  })
  expect(over, `sideways scroll of ${page.url()} in px`).toBe(0)
}

/** Opens a page and waits until its buttons do something. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/**
 * Waits until our scripts have taken over the page that the server sent; where there are none, it is as it will be. React
 * marks an element before the page is all its own: what listens for a paste or a key is there a few frames later.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (matchMedia('(scripting: none)').matches) return true
    const isMarked = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
    const frames = isMarked ? Number(Reflect.get(window, 'framesMarked') ?? 0) + 1 : 0
    Reflect.set(window, 'framesMarked', frames)
    return frames > 3
  })
}

/**
 * Presses the label of a radio, as a shopper does (the input itself is out of sight), once nothing moves any more: a page
 * that was just opened by a link still scrolls to its top.
 */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
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
