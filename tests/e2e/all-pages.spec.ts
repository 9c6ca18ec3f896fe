import type { Page } from '@playwright/test'
import { locales } from '#app/store/markets.table.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { findViolations, SHELL } from '#tests/e2e/axe.ts'
import { expect, readSidewaysScroll, test } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { BROWSING, ON_A_WIDE_SCREEN, ORDERING, type PageState, SAME_AS_ON_A_PHONE } from '#tests/e2e/page-states.ts'
import { CONTENT, ON_A_PHONE, PEOPLE, SELLING, SETTINGS } from '#tests/e2e/screen-states.ts'
import { addCookie } from '#tests/e2e/staff.ts'
import { LOGIN_PAGES, listAdminScreens, listStorefrontPages } from '#tests/support/all-pages.ts'
import { type FullStore, fillStore } from '#tests/support/full-store.ts'
import { isLong } from '#tests/support/long.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'

// Opens every page of the storefront, every screen of the admin, and the states that no URL opens, in a separate store
// that has something to show on each. Each page and state is opened once. The tests require that axe finds nothing,
// that there is one main heading, that nothing is logged to the console, and that nothing scrolls sideways. axe checks
// the header, navigation and footer only once in each test. A failure names its page and does not hide other failures.

test.describe.configure({ mode: 'default' }) // in one worker, so that only one store has to start

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const NARROW = { width: 320, height: 844 }

/**
 * The widths at which pages are checked in addition to 320 px. Each width takes a quarter of the time that axe takes.
 */
type Widths = { readonly additional: readonly number[]; readonly largeText: readonly number[] }

const STOREFRONT: Widths = {
  additional: isLong ? [768, 1024, 1280] : [],
  largeText: isLong ? [DESKTOP.width, NARROW.width] : [NARROW.width],
}
const ADMIN: Widths = {
  additional: [DESKTOP.width, ...(isLong ? [1024, 768] : [])],
  largeText: [PHONE.width], // with large text, a wide screen has the layout of phones
}

let store: StoreProcess
let full: FullStore

test.beforeAll(async () => {
  store = await startStore({ env: UNLIMITED })
  full = await fillStore(store)
  const { db, close } = openStoreDatabase(store)
  const languages = ['pl', 'ar'].map((language, index) => ({ language, prefix: language, position: index + 2 }))
  await db.insert(locales).values(languages.map((locale) => ({ ...locale, marketId: full.germany })))
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/ar`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())
test.beforeEach(({ reusedPage }) => {
  reusedPage.setDefaultTimeout(8_000) // so that a missing control does not use up the time for the other pages
})

for (const [group, title] of [
  ['lists', 'lists'],
  ['products', 'products and their garments'],
  ['texts', 'texts and forms'],
  ['translated', 'in German, Polish and Arabic'],
  ['orders', 'orders'],
] as const) {
  const testGroup = group === 'translated' ? longTest : test // translated pages have the same layouts as English pages
  testGroup(
    `storefront pages are accessible and fit every width, also with large text: ${title}`,
    async ({ reusedPage: page }) => {
      await page.context().clearCookies()
      await page.setViewportSize(NARROW)
      const covered = listCoveredPages()
      const paths = publicPages()[group].filter((path) => !covered.has(path))
      const [first] = paths
      await expectNoFaults(paths, async (path) => {
        await open(page, path, NARROW)
        await expandAll(page)
        return [
          ...(SAME_AS_IN_ENGLISH.has(path) ? [] : await findViolations(page, 'html', path === first ? [] : SHELL)),
          ...(await findLayoutFaults(page, STOREFRONT)),
        ]
      })
    },
  )
}

for (const [group, title] of [
  ['products', 'products'],
  ['stock', 'stock, reviews and size guides'],
  ['orders', 'orders'],
  ['payments', 'payments, invoices and mail'],
  ['customers', 'customers, staff and discounts'],
  ['catalog', 'categories, collections and the homepage'],
  ['content', 'pages, menus and redirects'],
  ['settings', 'settings'],
  ['markets', 'markets and languages'],
  ['taxes', 'shipping, taxes and law'],
  ['files', 'files and payment providers'],
] as const) {
  test(`admin screens fit every width, have one heading and are accessible: ${title}`, async ({ reusedPage: page }) => {
    await addCookie(page, full.cookie, store.url)
    const covered = listCoveredPages()
    const paths = listAdminScreens(full)[group].filter((path) => !covered.has(path))
    const [first] = paths
    await expectNoFaults(paths, async (path) => {
      await open(page, path, DESKTOP)
      await expandAll(page)
      return [
        ...(await findViolations(page, 'html', path === first ? [] : SHELL)),
        ...(await findLayoutFaults(page, ADMIN)),
      ]
    })
  })
}

const STATES = [
  { title: 'the storefront, opened on a phone', states: BROWSING, viewport: PHONE, isStaff: false },
  { title: 'cart, checkout and orders, opened on a phone', states: ORDERING, viewport: PHONE, isStaff: false },
  {
    title: 'the storefront, opened on a wide screen',
    states: [...ON_A_WIDE_SCREEN, ...(isLong ? SAME_AS_ON_A_PHONE : [])],
    viewport: DESKTOP,
    isStaff: false,
  },
  { title: 'selling', states: SELLING, viewport: DESKTOP, isStaff: true },
  { title: 'customers and staff', states: PEOPLE, viewport: DESKTOP, isStaff: true },
  { title: 'content', states: CONTENT, viewport: DESKTOP, isStaff: true },
  { title: 'settings', states: SETTINGS, viewport: DESKTOP, isStaff: true },
  { title: 'the admin, opened on a phone', states: ON_A_PHONE, viewport: PHONE, isStaff: true },
]

/** Lists the URLs whose page is completely covered by a state. */
function listCoveredPages(): ReadonlySet<string> {
  const covering = STATES.flatMap(({ states }) => states.filter(({ coversPage }) => coversPage))
  return new Set(covering.map((state) => state.getPath(full)))
}

for (const { title, states, viewport, isStaff } of STATES) {
  test(`dialogs, menus and rejected forms are accessible and fit narrow screens: ${title}`, async ({
    reusedPage: page,
  }) => {
    await (isStaff ? addCookie(page, full.cookie, store.url) : page.context().clearCookies())
    const statesByName = new Map(states.map((state) => [state.name, state]))
    const widths = isStaff ? ADMIN : STOREFRONT
    await expectNoFaults([...statesByName.keys()], (name) => checkState(page, statesByName.get(name), viewport, widths))
  })
}

function publicPages() {
  const pages = listStorefrontPages(full)
  const others = ['', '/shop', '/checkout'].flatMap((path) => [`/pl${path}`, `/ar${path}`])
  return { ...pages, translated: [...pages.german, ...others] }
}

/**
 * axe checks these pages only in English. Each of the other translated pages has something that its English page lacks.
 */
const SAME_AS_IN_ENGLISH: ReadonlySet<string> = new Set([
  '/de/faq',
  '/de/shop?search=tuch',
  '/de/checkout',
  '/pl/shop',
  '/pl/checkout',
  '/ar/shop',
  '/ar/checkout',
])

async function checkState(
  page: Page,
  state: PageState | undefined,
  viewport: typeof PHONE,
  widths: Widths,
): Promise<string[]> {
  if (!state) return ['is not a known state']
  await open(page, state.getPath(full), viewport)
  await state.open(page)
  const isModal = await page.evaluate(() => document.querySelector('dialog[open]') !== null)
  const part = isModal ? 'dialog[open]' : state.part
  if (state.coversPage) await expandAll(page)
  return [
    ...(state.coversPage && part ? [`shows only ${part}, but is marked as covering its page`] : []),
    ...(await (part ? findViolations(page, part) : findViolations(page, 'body', SHELL))),
    ...(state.coversPage ? await findLayoutFaults(page, widths) : await findScrolls(page, [NARROW.width])),
  ]
}

test('the login pages and the page of a closed store are accessible and fit on a phone', async ({
  reusedPage: page,
}) => {
  await page.context().clearCookies()
  await addCookie(page, full.secondStep, store.url)
  await setOpen(false)
  await expectNoFaults([...LOGIN_PAGES, '/admin/login/code', '/coming-soon'], async (path) => {
    await open(page, path, NARROW)
    return [
      ...(await findHeadingFaults(page)),
      ...(await findViolations(page)),
      ...(await findScrolls(page)),
      ...(await findScrolls(page, [DESKTOP.width])),
    ]
  })
  await setOpen(true)
})

async function setOpen(isOpen: boolean): Promise<void> {
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { store_open: isOpen })
  await close()
  const read = async () => (await fetch(`${store.url}/coming-soon`, { redirect: 'manual' })).status
  await expect.poll(read).toBe(isOpen ? 302 : 200)
}

test('a list’s filters fit on one line on a tablet, and the save bar fits on a phone with large text', async ({
  reusedPage: page,
}) => {
  await addCookie(page, full.cookie, store.url)
  for (const path of [
    '/admin/products?status=active',
    '/admin/orders?payment=paid',
    '/admin/stock/history?reason=sale',
  ]) {
    await open(page, path, { width: 820, height: 1180 })
    const filters = page.getByRole('main').getByRole('search')
    await expect(filters.getByRole('link', { name: 'Clear' })).toBeVisible()
    expect((await filters.boundingBox())?.height, path).toBeLessThan(48)
  }

  await open(page, '/admin/settings', PHONE)
  await page.evaluate(setFontSize, '200%')
  await page.getByLabel('Store phone').fill('X')
  for (const name of ['Discard', 'Save Changes']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
})

/** Checks pages one after another and fails with the faults of all of them. */
async function expectNoFaults(
  names: readonly string[],
  check: (name: string) => Promise<readonly string[]>,
): Promise<void> {
  const faults: string[] = []
  for (const name of names) {
    const found = await check(name).catch((error: unknown) => [String(error)])
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  }
  expect(faults).toEqual([])
}

async function open(page: Page, path: string, viewport: typeof PHONE): Promise<void> {
  await page.goto(new URL(path, store.url).href)
  await page.setViewportSize(viewport)
  await page.evaluate(waitUntilReady)
}

/**
 * Runs in the page, because locators would load Playwright's script. Waits until React has hydrated the page, and for
 * effects, which run a few frames later. A garment's passport has no scripts.
 */
async function waitUntilReady(): Promise<void> {
  if (document.scripts.length === 0) return
  const end = performance.now() + 8_000
  const isHydrated = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
  for (let frames = 0; frames < 4; frames += isHydrated() ? 1 : 0) {
    if (performance.now() > end) throw new Error('The page was not hydrated')
    await new Promise(requestAnimationFrame)
  }
}

/** Finds faults in headings, bars, scrolling and large text. */
async function findLayoutFaults(page: Page, { additional, largeText }: Widths): Promise<string[]> {
  return [
    ...(await findHeadingFaults(page)),
    ...(await findCoveringBars(page)),
    ...(await findScrolls(page, [...additional, NARROW.width])),
    ...(await findLargeTextFaults(page, largeText)),
  ]
}

async function findHeadingFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    return headings.filter(
      (heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden=true]'),
    ).length
  })
  return count === 1 ? [] : [`${count} headings`]
}

/** Reports at which widths, by default the current one, the page or an open dialog scrolls sideways. */
async function findScrolls(page: Page, widths?: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths ?? [null]) {
    if (width) await page.setViewportSize({ width, height: width < 768 ? PHONE.height : DESKTOP.height })
    const { overflow, dialogs } = await page.evaluate(readSidewaysScroll)
    const current = page.viewportSize()?.width
    if (overflow !== 0) faults.push(`scrolls sideways by ${overflow} px at ${current} px`)
    if (dialogs > 0) faults.push(`a dialog scrolls sideways at ${current} px`)
  }
  return faults
}

async function findLargeTextFaults(page: Page, widths?: readonly number[]): Promise<string[]> {
  await page.evaluate(setFontSize, '200%')
  const faults = await findScrolls(page, widths)
  await page.evaluate(setFontSize, '')
  return faults.map((fault) => `${fault} with large text`)
}

function setFontSize(size: string): void {
  document.documentElement.style.fontSize = size
}

/** Finds sticky bars that would cover a focused element after the browser scrolls to it. */
async function findCoveringBars(page: Page): Promise<string[]> {
  const { padding, bars } = await page.evaluate(() => ({
    padding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
    bars: Array.from(document.querySelectorAll('.site-header, .filter-bar'))
      .map((bar) => bar.getBoundingClientRect().height)
      .reduce((sum, height) => sum + height, 0),
  }))
  return padding >= bars ? [] : [`the bars are ${bars} px high, but the scroll padding is only ${padding} px`]
}

/**
 * Opens everything that is collapsed, so that it is checked too. Removes names, because parts that share a name would
 * close each other.
 */
async function expandAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details:not(.action-menu)')) {
      part.removeAttribute('name')
      part.setAttribute('open', '')
    }
  })
}
