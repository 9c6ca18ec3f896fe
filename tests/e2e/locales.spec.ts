import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { locales, markets } from '#app/features/markets/markets.table.ts'
import { saveSettings } from '#app/features/settings/settings.server.ts'
import { taxRegistrations } from '#app/features/taxes/taxes.table.ts'
import { newId } from '#app/lib/id.ts'
import { expectNoViolations } from '#tests/e2e/axe.ts'
import { expect, expectNoSidewaysScroll, fillShipping, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// This store sells in three markets: the primary one in two languages, Nigeria, and Switzerland in two languages. None of
// them but English has messages, so that texts are those of other tests.

test.describe.configure({ mode: 'default' }) // one store is enough

let store: StoreProcess

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  await addMarket(db, { name: 'Nigeria', currency: 'NGN', countries: ['NG'], languages: { ng: 'en' } })
  const languages = { 'ch-da': 'da-CH', 'ch-sv': 'sv-CH' }
  await addMarket(db, { name: 'Switzerland', currency: 'CHF', countries: ['CH'], languages })
  const [primary] = await db.select().from(markets).where(eq(markets.isPrimary, true))
  await db.insert(locales).values({ marketId: primary?.id ?? newId(), language: 'zh', prefix: 'zh', position: 1 })
  // Businesses of other EU countries owe the tax themselves
  await db.insert(taxRegistrations).values({ country: 'DE', number: 'DE136695976', validFrom: '2026-01-01' })
  await close()
  await expect.poll(async () => (await fetch(`${store.url}/ch-sv/about`)).ok).toBe(true)
})
test.afterAll(() => store?.stop())

/** Clicks a button once its script, which loads after the page's, has hydrated it. */
async function clickHydrated(button: Locator): Promise<void> {
  await expect
    .poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await button.click()
}

async function openPicker(place: Locator, name: string | RegExp): Promise<Locator> {
  await clickHydrated(place.getByRole('button', { name }))
  return place.page().getByRole('dialog', { name: 'Country and language' })
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const scarf = () => `${store.url}/zh/product/indigo-brush-scarf`

/** Adds the scarf to the cart. */
async function addScarf(page: Page): Promise<void> {
  await openPage(page, scarf())
  expect(pathOf(page)).toMatch(/^\/zh\/product\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
}

test('a shopper stays below the prefix, from a redirected product to checkout with a VAT number and back', async ({
  page,
}) => {
  await addScarf(page)
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL(`${store.url}/zh/checkout`)
  await fillShipping(page)
  await page.getByRole('main').getByLabel('Country').selectOption('EU')
  await page.getByText('I buy for a business').click()
  await page.getByLabel('VAT number').fill('FR40303265046')
  const toPayment = page.getByRole('button', { name: 'Continue to payment' })
  await toPayment.click()
  await expect(page.getByLabel('VAT number')).toHaveAccessibleDescription(/The check digit of FR40303265046 is wrong/)
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).not.toContainText('intra-Community')
  await page.getByLabel('VAT number').fill('FR40303265045')
  await expect(summary).toContainText('VAT (exempt intra-Community supply)$0.00')
  await toPayment.click()
  await expect(page).toHaveURL(`${store.url}/zh/checkout?step=payment`)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Indigo Brush Scarf' })).toBeVisible()
  expect(pathOf(page)).toMatch(/^\/zh\/product\//)
})

test('header and search lead to pages below the prefix, which keep the cart', async ({ page }) => {
  await addScarf(page)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveURL(`${store.url}/zh/shop`)
  await expect(header.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute('aria-current', 'page')
  await header.getByRole('link', { name: 'Lumina' }).click()
  await expect(page).toHaveURL(`${store.url}/zh`)
  await header.getByLabel('Search', { exact: true }).first().click()
  await page.keyboard.type('scarf')
  await page.getByRole('option', { name: /Indigo Brush Scarf/ }).click()
  await expect(page).toHaveURL(/\/zh\/product\//)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test('wishlist and newsletter work below the prefix', async ({ page }) => {
  await openPage(page, scarf())
  await page.getByRole('button', { name: 'Save Indigo Brush Scarf to wishlist' }).first().click()
  await page.getByRole('link', { name: 'Wishlist, 1 saved' }).click()
  await expect(page).toHaveURL(`${store.url}/zh/wishlist`)
  await expect(page.locator('main a[href^="/zh/product/"]').first()).toBeVisible()
  await openPage(page, `${store.url}/zh`)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('#newsletter-result')).toContainText(/\S/)
  expect(pathOf(page)).toBe('/zh')
})

test('a shopper’s size is known below the prefix, too', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('my-sizes', JSON.stringify({ dresses: { key: 'm', name: 'M' } }))
    localStorage.setItem('in-my-size', '1')
  })
  await openPage(page, `${store.url}/zh/shop`)
  await expect(page).toHaveURL(`${store.url}/zh/shop?fits=dresses.m`)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(`${store.url}/zh/about`)
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await expect(page).toHaveURL(`${store.url}/zh/shop?fits=dresses.m`)
  await page.getByRole('button', { name: /^Change/ }).click()
  await expect(page.getByRole('dialog', { name: 'My sizes' }).getByRole('group', { name: 'Tops' })).toBeVisible()
})

test('a missing page keeps the shopper in the locale', async ({ page }) => {
  await openPage(page, `${store.url}/ch-sv/nothing-here`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-CH')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${store.url}/ch-sv`)
})

test('the picker leads to the same page for another country and language', async ({ page }) => {
  await openPage(page, `${store.url}/shop?category=dresses`)
  const dialog = await openPicker(page.getByRole('contentinfo'), 'Ship to International · USD · English')
  await expect(dialog.getByRole('status')).toHaveText('We ship to International. Prices are in USD, texts in English.')
  await dialog.getByLabel('Find a country').fill('swit')
  await expect(dialog.getByRole('group', { name: 'Country' }).getByRole('radio')).toHaveCount(1)
  await dialog.getByLabel('Find a country').press('Enter')
  await dialog.getByLabel('Svenska').check()
  await expect(dialog.getByRole('status')).toHaveText('We ship to Switzerland. Prices are in CHF, texts in Svenska.')
  await expectNoViolations(page)
  await dialog.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${store.url}/ch-sv/shop?category=dresses`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-CH')
})

test('a country of the same market changes nothing, one without market is named', async ({ page }) => {
  await openPage(page, `${store.url}/about`)
  const button = page.getByRole('contentinfo').getByRole('button', { name: /^Ship to/ })
  const dialog = await openPicker(page.getByRole('contentinfo'), /^Ship to/)
  await dialog.getByLabel('Find a country').fill('Atlantis')
  await expect(dialog.getByText('We do not ship to “Atlantis” yet.')).toBeVisible()
  await dialog.getByLabel('Find a country').fill('')
  await dialog.getByLabel('Canada').check()
  await expect(dialog.getByRole('status')).toHaveText('We ship to Canada. Prices are in USD, texts in English.')
  await dialog.getByRole('link', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page).toHaveURL(`${store.url}/about`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the picker is in the menu', async ({ page }) => {
    await openPage(page, `${store.url}/ng/faq`)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const dialog = await openPicker(page.getByRole('dialog', { name: 'Menu' }), 'Ship to Nigeria · NGN · English')
    await dialog.getByLabel('Switzerland').check()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await dialog.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(`${store.url}/ch-da/faq`)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the footer links to the same page in the other locales', async ({ page }) => {
    await page.goto(`${store.url}/ng/about`)
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Other countries and languages' })
    await expect(links.getByRole('link')).toHaveText([
      'Ship to International · USD · English',
      'Ship to International · USD · 中文',
      'Ship to Switzerland · CHF · Dansk',
      'Ship to Switzerland · CHF · Svenska',
    ])
    await expect(page.getByRole('button', { name: /^Ship to/ })).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Country and language' })).toBeHidden()
    await links.getByRole('link', { name: /Svenska/ }).click()
    await expect(page).toHaveURL(`${store.url}/ch-sv/about`)
  })
})

test.describe('in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos', locale: 'en-US' })

  const bar = (page: Page) => page.getByRole('complementary', { name: 'Country and language' })

  test('another page suggests Nigeria before it is painted, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifted', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, `${store.url}/about`)
    await expect(bar(page).getByRole('link')).toHaveText(['Ship to Nigeria · NGN · English'])
    const total = await page.evaluate(() => Number(Reflect.get(window, 'shifted')))
    expect(total).toBeLessThan(0.01)
    await expectNoViolations(page)
    await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/ng/shop')
    await bar(page).getByRole('link').click()
    await expect(page).toHaveURL(`${store.url}/ng/shop`)
    await waitForHydration(page)
    await expect(bar(page)).toBeHidden()
  })

  test('a dismissed suggestion does not come back, and checkout has none', async ({ page }) => {
    await openPage(page, `${store.url}/checkout`)
    await expect(bar(page)).toBeHidden()
    await openPage(page, `${store.url}/faq`)
    await clickHydrated(bar(page).getByRole('button', { name: 'Stay here' }))
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await openPage(page, `${store.url}/about`)
    await expect(bar(page)).toBeHidden()
  })
})

test('a store that closes sends shoppers to the page that says so in their locale', async ({ page }) => {
  await openPage(page, `${store.url}/ch-sv/about`)
  const { db, close } = openStoreDatabase(store)
  await saveSettings(db, { store_open: false })
  await expect.poll(async () => (await fetch(`${store.url}/ch-sv/about`, { redirect: 'manual' })).status).toBe(302)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveURL(`${store.url}/ch-sv/coming-soon`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-CH')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await saveSettings(db, { store_open: true })
  await close()
})

test('a page below a prefix that is gone leads to the page in its place, by a link and by a form', async ({ page }) => {
  const { db, close } = openStoreDatabase(store)
  const [primary] = await db.select().from(markets).where(eq(markets.isPrimary, true))
  await db.insert(locales).values({ marketId: primary?.id ?? newId(), language: 'fi', prefix: 'fi', position: 2 })
  const status = async () => (await fetch(`${store.url}/fi/withdraw`, { redirect: 'manual' })).status
  await expect.poll(status).toBe(200)
  const form = await page.context().newPage()
  await openPage(form, `${store.url}/fi/withdraw`)
  await openPage(page, `${store.url}/fi/contact`)
  await db.delete(locales).where(eq(locales.prefix, 'fi'))
  await close()
  await expect.poll(status).toBe(302)
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveURL(`${store.url}/shop`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const main = form.getByRole('main')
  for (const field of await main.getByRole('textbox').all()) await field.fill('ada@example.com')
  await main.locator('form').getByRole('button').last().click()
  await expect(form).toHaveURL(`${store.url}/withdraw`)
  await expect(main.getByRole('textbox').first()).toHaveValue('')
})
