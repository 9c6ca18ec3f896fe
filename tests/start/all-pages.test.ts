import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { saveSettings } from '#app/store/settings.server.ts'
import { LOGIN_PAGES, listAdminScreens, listStorefrontPages, MISSING } from '#tests/support/all-pages.ts'
import { configuredRoutes, isPage } from '#tests/support/configured-routes.ts'
import { type FullStore, fillStore } from '#tests/support/full-store.ts'
import { computeCompressedSize, hasAdminCode, loadPageCode, MAX_BYTES } from '#tests/support/page-weight.ts'
import { findPlainLetters, readContent } from '#tests/support/plain-letters.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { UNLIMITED } from '#tests/support/unlimited.ts'
import { until } from '#tests/support/until.ts'

// Checks the HTML of every page. tests/e2e/all-pages.spec.ts checks the pages in a browser.

let store: StoreProcess
let full: FullStore
let pages: ReturnType<typeof listStorefrontPages>
let screens: ReturnType<typeof listAdminScreens>

beforeAll(async () => {
  store = await startStore({ env: UNLIMITED })
  full = await fillStore(store)
  pages = listStorefrontPages(full)
  screens = listAdminScreens(full)
  await until(async () => (await fetch(`${store.url}/xa/about`)).ok)
})
afterAll(() => store?.stop())

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'], root: true }))

/** Lists errors in the HTML of pages. */
async function findErrors(paths: readonly string[], cookie: string): Promise<string[]> {
  const errors: string[] = []
  for (const path of paths) {
    const response = await fetch(store.url + path, { headers: { Cookie: cookie } })
    const html = await response.text()
    const isMissing = MISSING.includes(path)
    if (response.status !== (isMissing ? 404 : 200)) errors.push(`${path}: ${response.status}`)
    const { results } = await validator.validateString(html)
    const messages = results.flatMap((result) => result.messages)
    errors.push(...messages.map(({ message, selector }) => `${path}: ${selector}: ${message}`))
  }
  return errors
}

test('every page and screen is checked', () => {
  const paths = [pages, screens].flatMap((groups) => Object.values(groups).flat())
  const names = [...paths, '/coming-soon', ...LOGIN_PAGES, '/admin/login/code'].map((path) => path.replace(/\?.*/, ''))
  const patterns = configuredRoutes
    .filter((route) => isPage(route) && !configuredRoutes.some(({ parentId }) => parentId === route.id))
    .map(({ fullPath, file }) => ({ file, pattern: new RegExp(`^${fullPath.replace(/:\w+|\*/g, '[^/]+') || '/'}$`) }))
  const uncovered = patterns.filter(({ pattern }) => !names.some((name) => pattern.test(name)))
  const coveredFiles = new Set(patterns.filter((route) => !uncovered.includes(route)).map(({ file }) => file))
  expect(patterns.length).toBeGreaterThan(100)
  expect(uncovered.map(({ file }) => file).filter((file) => !coveredFiles.has(file))).toEqual([])
})

test('each storefront page is valid HTML', async () => {
  expect(await findErrors(Object.values(pages).flat(), '')).toEqual([])
})

test('each admin screen is valid HTML, as are the pages before and during login', async () => {
  expect(await findErrors(Object.values(screens).flat(), full.cookie)).toEqual([])
  expect(await findErrors(LOGIN_PAGES, '')).toEqual([])
  expect(await findErrors(['/admin/login/code'], full.secondStep)).toEqual([])
})

test('each page is within its size limits and contains no admin code, even with several locales', async () => {
  const paths = [
    '/',
    '/shop',
    '/product/ember-linen-shift',
    '/collection/objects',
    '/lookbook',
    '/about',
    '/contact',
    '/faq',
    '/wishlist',
    '/checkout',
    '/nothing-here',
    '/de/shop',
    `/order/${full.placed.link}`,
  ]
  const read = async (file: string) => {
    const response = await fetch(store.url + file, { headers: { 'Accept-Encoding': 'br' } }) // as browsers do
    return { text: await response.text(), bytes: Number(response.headers.get('content-length')) }
  }
  const faults: string[] = []
  for (const path of paths) {
    await read(path) // the store compresses it better from the next request on
    const code = await loadPageCode(read, path, [])
    const sizes = {
      scripts: computeCompressedSize(code.scripts.values()),
      styles: computeCompressedSize(code.styles.values()),
      html: computeCompressedSize([code.html]),
    }
    expect(code.scripts.size, path).toBeGreaterThan(3)
    expect([1, 2], path).toContain(code.styles.size) // pages with looks load a second file
    for (const kind of ['scripts', 'styles', 'html'] as const) {
      if (sizes[kind] > MAX_BYTES[kind]) faults.push(`${path}: ${sizes[kind]} bytes of ${kind}`)
    }
    if (hasAdminCode(code)) faults.push(`${path}: admin code`)
  }
  expect(faults).toEqual([])
})

test('in the pseudo-locale, no page has an unaccented letter outside the owner’s text', async () => {
  const { db, close } = openStoreDatabase(store)
  const content = await readContent(db)
  await close()
  const filtered = ['/shop?search=linen&max=90000&sale=1', '/shop?min=500&max=1']
  const unknown = ['/product', '/collection', '/order', '/product/waiting'].map((path) => `${path}/unknown`)
  const paths = [...pages.lists, ...pages.products, ...pages.texts, ...filtered, ...unknown]
  const found: string[] = []
  for (const path of paths.filter((path) => !/^\/(passport|privacy)/.test(path))) {
    const html = await (await fetch(`${store.url}/xa${path === '/' ? '' : path}`)).text()
    expect(html, path).toContain(`lang="${PSEUDO_LANGUAGE}"`)
    found.push(...findPlainLetters(html, content).map((text) => `${path}: ${text}`))
  }
  expect(found).toEqual([])
})

test('the coming-soon page is valid HTML', async () => {
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { store_open: false })
  await close()
  await until(async () => (await fetch(`${store.url}/coming-soon`, { redirect: 'manual' })).status === 200)
  expect(await findErrors(['/coming-soon'], '')).toEqual([])
})
