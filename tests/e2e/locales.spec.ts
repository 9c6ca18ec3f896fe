import type { Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { categories } from '#app/catalog/categories.table.ts'
import { taxRegistrations } from '#app/pricing/taxes.table.ts'
import { locales, markets } from '#app/store/markets.table.ts'
import { translations } from '#app/store/translations.table.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { createCartLine, storeCart } from '#tests/e2e/checkout.ts'
import { expect, expectNoSidewaysScroll, openPage, test, waitForHydration } from '#tests/e2e/fixtures.ts'
import { longTest } from '#tests/e2e/long-test.ts'
import { addStaffSession } from '#tests/e2e/staff.ts'
import { addMarket } from '#tests/support/markets.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// This store sells in three markets: the primary market (in English, German, French, Arabic and Finnish), Nigeria, and
// Switzerland (in two languages that have no messages). The category of dresses and one collection have slugs in other
// languages.

test.describe.configure({ mode: 'default' }) // in one worker, so that only one store has to start
test.use({ viewport: { width: 390, height: 844 }, prefetches: false })

let store: StoreProcess
let database: ReturnType<typeof openStoreDatabase>

const linen = createDemoId('collection', 'morning-linen')

test.beforeAll(async () => {
  store = await startStore()
  database = openStoreDatabase(store)
  const { db } = database
  await addMarket(db, { name: 'Nigeria', currency: 'NGN', countries: ['NG'], languages: { ng: 'en' } })
  const languages = { 'ch-da': 'da-CH', 'ch-sv': 'sv-CH' }
  await addMarket(db, { name: 'Switzerland', currency: 'CHF', countries: ['CH'], languages })
  const [primary] = await db.select({ id: markets.id }).from(markets).where(eq(markets.isPrimary, true))
  if (!primary) throw new Error('There is no primary market')
  await db.update(markets).set({ orderButton: '' }) // the demo store has its own text
  const others = ['de', 'fr', 'ar', 'fi']
  await db
    .insert(locales)
    .values(
      others.map((language, index) => ({ marketId: primary.id, language, prefix: language, position: index + 1 })),
    )
  const [category] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, 'dresses'))
  const dresses = { kind: 'category', subjectId: category?.id ?? '', sources: {} } as const
  const collection = { kind: 'collection', subjectId: linen, sources: {} } as const
  await db.insert(translations).values([
    { ...dresses, language: 'de', texts: { name: 'Kleider', slug: 'kleider' } },
    { ...dresses, language: 'fr', texts: { name: 'Robes', slug: 'robes' } },
    { ...collection, language: 'fr', texts: { slug: 'lumiere' } },
  ])
  // With this registration, businesses in other EU countries owe the tax themselves
  await db.insert(taxRegistrations).values({ country: 'DE', number: 'DE136695976', validFrom: '2026-01-01' })
  await expect.poll(async () => (await fetch(`${store.url}/fi/about`)).ok).toBe(true)
})
test.afterAll(async () => {
  await database?.close()
  await store?.stop()
})

/**
 * Clicks a button once it is hydrated, which happens later than for the rest of the page, because the button's script
 * loads later.
 */
async function clickHydrated(button: Locator): Promise<void> {
  await expect
    .poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await button.click()
}

async function openPicker(container: Locator, name: RegExp): Promise<Locator> {
  await clickHydrated(container.getByRole('button', { name }))
  return container.page().getByRole('dialog').last()
}

longTest(
  'a shopper browses in German under the German prefix, from a redirected product page to checkout and back',
  async ({ page }) => {
    await openPage(page, `${store.url}/de/product/indigo-brush-scarf`)
    await expect(page).toHaveURL(/\/de\/product\/[0-9a-f-]{36}$/)
    const header = page.getByRole('banner')
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await page.getByRole('button', { name: 'Indigo Brush Scarf auf die Wunschliste setzen' }).first().click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await header.getByRole('link', { name: 'Lumina' }).click()
    await expect(page).toHaveURL(`${store.url}/de`)
    await header.getByRole('button', { name: 'Menü' }).click()
    await menu.getByLabel('Suche').click()
    await page.keyboard.type('scarf')
    await menu.getByRole('option', { name: /Indigo Brush Scarf/ }).click()
    await expect(page).toHaveURL(/\/de\/product\//)
    await header.getByRole('link', { name: 'Wunschliste, 1 gemerkt' }).click()
    await expect(page).toHaveURL(`${store.url}/de/wishlist`)
    await expect(page.locator('main a[href^="/de/product/"]').first()).toBeVisible()
    await page.reload()
    await header.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).click()
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    await expect(page).toHaveURL(`${store.url}/de/checkout`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Wunschliste' })).toBeVisible()

    await page.evaluate(() => {
      localStorage.setItem('my-sizes', JSON.stringify({ tops: { key: 'm', name: 'M' } }))
      localStorage.setItem('in-my-size', '1')
    })
    await header.getByRole('button', { name: 'Menü' }).click()
    await menu.getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(page).toHaveURL(`${store.url}/de/shop?fits=tops.m`)
    await page.getByRole('button', { name: /^Ändern/ }).click()
    await expect(
      page.getByRole('dialog', { name: 'Meine Größen' }).getByRole('group', { name: 'Kleider' }),
    ).toBeVisible()
  },
)

test('a business enters its VAT number at checkout, and once the number is valid, the tax is removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await storeCart(page, [createCartLine('indigo-brush-scarf')], {})
  await openPage(page, `${store.url}/checkout`)
  await page.getByRole('main').getByLabel('Country').selectOption('EU')
  await page.getByText('I’m buying for a business').click()
  const number = page.getByLabel('VAT number')
  await number.fill('FR40303265046')
  const continueButton = page.getByRole('button', { name: 'Continue to payment' })
  await continueButton.click()
  await expect(number).toHaveAccessibleDescription(/FR40303265046 is not valid/)
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).not.toContainText('intra-Community')
  await number.fill('FR40303265045')
  await expect(summary).toContainText('VAT (exempt intra-Community supply)$0.00')
  await continueButton.click()
  await expect(page).toHaveURL(`${store.url}/checkout?step=payment`)
})

test('the picker in the footer and in the menu leads to the same page in the locale of a different country and language', async ({
  page,
}) => {
  await openPage(page, `${store.url}/shop?category=dresses`)
  const footer = page.getByRole('contentinfo')
  const dialog = await openPicker(footer, /^Ship to: International · USD · English$/)
  await expect(dialog.getByLabel('United States'), 'the region of the browser’s language is selected').toBeChecked()
  await dialog.getByLabel('Find a country').fill('Atlantis')
  await expect(dialog.getByText('We do not ship to “Atlantis” yet.')).toBeVisible()
  await dialog.getByLabel('Find a country').fill('')
  await dialog.getByLabel('Canada').check()
  await expect(dialog.getByRole('status')).toHaveText('Shipping to: Canada. Prices in USD. Language: English.')
  await dialog.getByRole('link', { name: 'Continue' }).click() // the link leads to the same market
  await expect(dialog).toBeHidden()
  await expect(footer.getByRole('button', { name: /^Ship to/ })).toBeFocused()
  await expect(page).toHaveURL(`${store.url}/shop?category=dresses`)

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openPicker(page.getByRole('dialog', { name: 'Menu' }), /^Ship to/)
  const menuPicker = page.getByRole('dialog', { name: 'Country and language' })
  await menuPicker.getByLabel('Find a country').fill('swit')
  await expect(menuPicker.getByRole('group', { name: 'Country' }).getByRole('radio')).toHaveCount(1)
  await menuPicker.getByLabel('Find a country').press('Enter')
  await menuPicker.getByLabel('Svenska').check()
  await expect(menuPicker.getByRole('status')).toHaveText('Shipping to: Switzerland. Prices in CHF. Language: Svenska.')
  await menuPicker.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(`${store.url}/ch-sv/shop?category=dresses`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-CH')
})

longTest(
  'staff accept the slug suggested from a German name, and the language picker leads to a list under its German slug',
  async ({ page }) => {
    await addStaffSession(page, store)
    await openPage(page, `${store.url}/admin/translations/de/collection/${linen}`)
    await page.getByLabel('Name', { exact: true }).fill('Grüße aus Leinen')
    await page.getByRole('button', { name: 'Use “gruesse-aus-leinen”' }).click()
    await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('gruesse-aus-leinen')
    await page.getByRole('button', { name: 'Save translation' }).click()
    await expect(page.getByText('Translation saved')).toBeVisible()
    await page.context().clearCookies()

    // This list was filtered in the browser, so no page links to its URL
    await openPage(page, `${store.url}/fr/shop?category=robes&sort=name`)
    const pickerDialog = await openPicker(page.getByRole('contentinfo'), /Français/)
    await pickerDialog.getByRole('radio', { name: 'Deutsch', exact: true }).check()
    await pickerDialog.getByRole('link').click()
    await expect(page).toHaveURL(/\/de\/shop\?category=kleider/)
  },
)

test.describe('in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos', locale: 'en-US' })

  longTest(
    'until dismissed, pages of a different market suggest Nigeria before they are painted, without a layout shift',
    async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'shifted', 0)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const bar = page.getByRole('complementary', { name: 'Country and language' })
      await openPage(page, `${store.url}/about`)
      await expect(bar.getByRole('link')).toHaveText(['Switch to Nigeria (NGN, English)'])
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01)
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
      await expect(bar.getByRole('link')).toHaveAttribute('href', '/ng/faq')
      await clickHydrated(bar.getByRole('button', { name: 'Stay here' }))
      await expect(bar).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
      await openPage(page, `${store.url}/about`)
      await expect(bar).toBeHidden()

      await page.evaluate(() => localStorage.clear())
      await openPage(page, `${store.url}/about`)
      await bar.getByRole('link').click()
      await expect(page).toHaveURL(`${store.url}/ng/about`)
      await waitForHydration(page)
      await expect(bar).toBeHidden()
    },
  )
})

test('after a locale is removed, the next link clicked on one of its open pages leads to the linked page without the prefix', async ({
  page,
}) => {
  await openPage(page, `${store.url}/fi/contact`)
  await database.db.delete(locales).where(eq(locales.prefix, 'fi'))
  await expect.poll(async () => (await fetch(`${store.url}/fi/contact`, { redirect: 'manual' })).status).toBe(302)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Products' }).click()
  await expect(page).toHaveURL(`${store.url}/shop`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('Arabic runs from right to left in the header and the drawer, arrow keys follow, and English text keeps its direction', async ({
  reusedPage: page,
}) => {
  await openPage(page, `${store.url}/ar/product/ember-linen-shift`)
  const menu = page.getByRole('button', { name: 'القائمة' })
  expect((await menu.boundingBox())?.x).toBeGreaterThan(300) // on the right, where Arabic lines start
  await menu.click()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0)
  await page.keyboard.press('Escape')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toBeFocused()
  const name = (await tabs.first().textContent()) ?? '' // the other panel is still shown for a moment
  const paragraph = page
    .getByRole('tabpanel', { name })
    .locator('p')
    .filter({ hasText: /[a-z]\.$/ })
    .first()
  await paragraph.scrollIntoViewIfNeeded() // letters outside the view have no layout box
  const findDistance = () =>
    paragraph.evaluate((element) => {
      const range = document.createRange()
      const findPosition = (from: number) => {
        const text = element.firstChild ?? element
        range.setStart(text, from)
        range.setEnd(text, from + 1)
        return range.getBoundingClientRect()
      }
      const { length } = element.textContent ?? ''
      return findPosition(length - 1).left - findPosition(length - 2).left
    })
  await expect.poll(findDistance, 'the period follows the last letter on its right').toBeGreaterThan(0)
})

/** Returns the names of controls whose text is wider than the control. */
function listTruncatedControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, [role="tab"]')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isWider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        return isWider && (overflowX === 'hidden' || textOverflow === 'ellipsis')
      })
      .map((element) => element.textContent?.trim() ?? ''),
  )
}

longTest('German text, whose words are long, fits the narrowest phone', async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['', '/shop', '/product/thandi-wrap-dress', '/contact', '/checkout', '/withdraw']) {
    await openPage(page, `${store.url}/de${path}`)
    await expectNoSidewaysScroll(page)
    expect(await listTruncatedControls(page), `truncated on ${path}`).toEqual([])
  }
})
