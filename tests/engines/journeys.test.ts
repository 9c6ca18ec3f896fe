import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type EnginePage, fill, press, waitForElement, waitForScripts, waitUntil } from '#tests/engines/engine.ts'
import { openFirefox } from '#tests/engines/firefox.ts'
import { openWebKit } from '#tests/engines/webkit.ts'
import { openStaffSession } from '#tests/support/staff-session.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { listAllScreens } from '#tools/admin-screens.ts'

const PHONE = [390, 844] as const
const DESKTOP = [1440, 900] as const

let store: StoreProcess
beforeAll(async () => {
  store = await startStore()
}, 180_000)
afterAll(() => store?.stop())

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('%s', (_, open) => {
  let page: EnginePage
  afterEach(() => page?.close())

  test('a shopper opens a dress in the shop on a phone, buys it and sees the order number', {
    timeout: 180_000,
  }, async () => {
    page = await open()
    await page.resize(...PHONE)
    await openPage(page, '/shop?category=dresses')
    await press(page, 'main a', 'Ember Linen Shift')
    await waitUntil(
      page,
      'return location.pathname.startsWith("/product/") && document.querySelector(".size-cell") !== null',
    )
    await press(page, '.size-cell', 'M')
    await press(page, 'button', 'Add to cart')
    await waitUntil(page, 'return JSON.parse(localStorage.getItem("cart") ?? "[]").length === 1')
    await openPage(page, '/checkout')
    const address = {
      Email: 'engines@example.com',
      'First name': 'Femi',
      'Last name': 'Adeyemi',
      'Address line 1': '5 Marina Road',
      City: 'Portland',
      'State/Province': 'Oregon',
      'Postal code': '97201',
      Phone: '+1 503 555 0100',
    }
    for (const [label, text] of Object.entries(address)) await fill(page, label, text)
    expect(await measureSidewaysScroll(page)).toBe(0)
    await press(page, 'button', 'Continue to payment')
    await fill(page, 'Card number', '4242424242424242')
    await fill(page, 'Expiration date', '1130')
    await fill(page, 'CVV', '123')
    await press(page, 'button', 'Place order')
    await waitUntil(page, 'return document.body.innerText.includes("Thank you")')
    expect(await page.evaluate('return /IN[0-9A-Z]{8,}/.test(document.body.innerText)')).toBe(true)
  })

  test('staff log in, and every admin screen fits on a phone', { timeout: 400_000 }, async () => {
    page = await open()
    await page.resize(...PHONE)
    await logIn(page)
    const { db, close } = openStoreDatabase(store)
    const { cookie } = await openStaffSession(db, store).finally(close)
    const screens = await listAllScreens(async (path) => {
      const response = await fetch(store.url + path, { headers: { Cookie: cookie } })
      return { status: response.status, body: await response.text() }
    })
    const pages = [...new Set(screens.map((path) => path.replace(/\?.*/, '')))]
    expect(pages.length).toBeGreaterThan(25)
    const widePages: string[] = []
    for (const path of pages) {
      await openPage(page, path)
      if ((await measureSidewaysScroll(page)) !== 0) widePages.push(path)
    }
    expect(widePages).toEqual([])
  })

  test('the brand editor’s preview has the look’s stylesheet', { timeout: 120_000 }, async () => {
    page = await open()
    await page.resize(...DESKTOP)
    await logIn(page)
    await openPage(page, '/admin/brand')
    await waitUntil(
      page,
      `const frame = document.querySelector('iframe')
       return frame.checkVisibility({ visibilityProperty: true }) && frame.contentDocument.adoptedStyleSheets.length === 1`,
    )
  })
})

async function openPage(page: EnginePage, path: string): Promise<void> {
  await page.open(store.url + path)
  await waitForElement(page, 'main')
  await waitForScripts(page)
}

async function logIn(page: EnginePage): Promise<void> {
  await openPage(page, '/admin/login')
  await fill(page, 'Email', store.admin.email)
  await fill(page, 'Password', store.admin.password)
  await press(page, 'button', 'Log in')
  await waitUntil(page, 'return location.pathname === "/admin"')
}

/**
 * Returns how far the page scrolls sideways in px. Measures by scrolling, because comparing widths would miss content
 * behind the scrollbar.
 */
async function measureSidewaysScroll(page: EnginePage): Promise<unknown> {
  return await page.evaluate(
    `window.scrollTo({ left: document.documentElement.scrollWidth, behavior: 'instant' })
     const left = window.scrollX
     window.scrollTo({ left: 0, behavior: 'instant' })
     return left`,
  )
}
