import type { Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { products } from '#app/features/catalog/products.table.ts'
import { DEMO_SECTIONS } from '#app/features/homepage/sections/preset-sections.server.ts'
import { locales, markets } from '#app/features/markets/markets.table.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { PRESET_SHIPPING } from '#app/features/shipping/preset-shipping.ts'
import { PSEUDO_LANGUAGE } from '#app/lib/language.ts'
import { pseudo } from '#app/lib/pseudo.ts'
import { expect, expectNoSidewaysScroll, openPage, test } from '#tests/e2e/fixtures.ts'
import { address } from '#tests/support/checkout-request.ts'
import { CARD } from '#tests/support/invalid-orders.ts'
import { type StoreProcess, startStore } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'

// In the pseudo-locale every letter of a message has an accent. A plain letter is a text that no language can translate,
// unless the owner wrote it.

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'default' })

let store: StoreProcess
/** Everything that the owner wrote, as one text. */
let content = ''
let productId = ''

const accented = (text: string) => String(pseudo(text))

test.beforeAll(async () => {
  store = await startStore()
  const { db, close } = openStoreDatabase(store)
  await db.update(locales).set({ language: PSEUDO_LANGUAGE }).where(eq(locales.prefix, ''))
  await db.update(markets).set({ orderButton: '' }) // the demo store has a text of its own
  content = await contentOf(db)
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, 'thandi-wrap-dress'))
  productId = product?.id ?? ''
  await close()
  await expect.poll(async () => (await fetch(store.url)).text()).toContain(`lang="${PSEUDO_LANGUAGE}"`)
})
test.afterAll(() => store?.stop())

/** Codes, names and examples that are the same in all languages, and what Intl writes in English. */
const UNIVERSAL =
  /\b(Portugal|Nigeria|United States|Canada|United Kingdom|European Union|USD|GBP|EUR|CAD|NGN|SKU|IBAN|BIC|CVV|MM|YY|PayPal|Apple Pay|Google Pay|Instagram|Facebook|TikTok|Pinterest|Lumina|XS|[SMLX]{1,3}|UTC|PDF|cm|in|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
const ADDRESS = /C\$|\S+@\S+|https?:\/\/\S+|\bIN[0-9A-Z]{8,}\b|[A-Z]{2}\d{4,}\w*/g

async function contentOf(db: ReturnType<typeof openStoreDatabase>['db']): Promise<string> {
  const tables = [
    'products',
    'product_images',
    'product_variants',
    'categories',
    'collections',
    'store_settings',
    'pages',
    'announcements',
    'menus',
    'size_guides',
    'reviews',
    'homepage_versions',
  ]
  const all = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await db.execute<{ text: string | null }>(
        sql`select query_to_xml('select * from ' || quote_ident(${table}), true, false, '')::text as text`,
      )
      return rows[0]?.text ?? ''
    }),
  )
  return plain(JSON.stringify([all, initialSettings, DEMO_SECTIONS, PRESET_SHIPPING, address]).replaceAll('\\', ''))
}

function plain(text: string): string {
  return text.replaceAll(/[\s*_#>`"']+/g, ' ')
}

/** Texts with plain letters that shoppers see or hear and the owner did not write. */
async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [
      document.title,
      document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    ]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script,style,noscript')) found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label],[alt],[placeholder],[title],[aria-description]')) {
      for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description']) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found
  })
  const parts = texts.flatMap((text) => text.split(/[·,|:;()\n“”]|(?<=[.!?])\s/)).map((text) => plain(text).trim())
  return [...new Set(parts)].filter((part) => {
    const own = part.replaceAll(ADDRESS, '').replaceAll(UNIVERSAL, '')
    return /[a-z]/i.test(own) && !isContent(part) && !isContent(own)
  })
}

/** Whether the owner or the shopper wrote it, as one text or as two one after the other. */
function isContent(part: string): boolean {
  if (content.includes(part)) return true
  const spaces = [...part.matchAll(/ /g)].map(({ index }) => index)
  return spaces.some((at) => content.includes(part.slice(0, at)) && content.includes(part.slice(at + 1)))
}

async function expectTranslated(page: Page): Promise<void> {
  expect.soft(await untranslated(page), `plain letters on ${page.url()}`).toEqual([])
  await expectNoSidewaysScroll(page)
}

/** Pages by their paths; `ID`: of a product. */
const PAGES = [
  '/',
  '/shop',
  '/shop?search=linen&max=90000&sale=1',
  '/shop?search=nothing-at-all',
  '/shop?min=500&max=1',
  '/shop/filters',
  '/collection/linen',
  '/product/thandi-wrap-dress',
  '/product/ID/reviews',
  '/product/ID/size-guide',
  '/product/ID/waiting',
  '/lookbook',
  '/about',
  '/contact',
  '/faq',
  '/privacy',
  '/wishlist',
  '/checkout',
  '/order/unknown',
  '/product/waiting/unknown',
  '/nothing-here',
  '/product/unknown',
  '/collection/unknown',
]

for (const path of PAGES) {
  test(`${path} has no plain letter`, async ({ page }) => {
    await openPage(page, store.url + path.replace('ID', productId))
    await expectTranslated(page)
  })
}

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: accented(name) })
    .first()
    .click()

test('drawers and dialogs have no plain letter', async ({ page }) => {
  await openPage(page, `${store.url}/product/thandi-wrap-dress`)
  await press(page, 'Add to cart')
  await expectTranslated(page) // a size is missing
  await page.getByText(accented('Find my size')).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: accented('Menu') }).click()
  await expectTranslated(page)
})

test('from the cart to the page of an order, nothing has a plain letter', async ({ page }) => {
  test.slow()
  await openPage(page, `${store.url}/product/lune-half-moon-bag`)
  await press(page, 'Add to cart')
  await expect(page.locator('.toast')).toBeVisible()
  await page.getByRole('button', { name: accented('Cart, 1 item') }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('link', { name: accented('Proceed to Checkout') }).click()
  await press(page, 'Continue to payment')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectTranslated(page)
  const typed = {
    Email: 'ada@example.com',
    'First name': address.first_name,
    'Last name': address.last_name,
    'Address line 1': address.address_line1,
    City: address.city,
    'State/Province': address.state,
    'Postal code': address.postal_code,
    Phone: address.phone,
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(accented(label)).first().fill(text)
  await press(page, 'Continue to payment')
  await expect(page.getByLabel(accented('Card number'))).toBeVisible()
  await expectTranslated(page)
  await page.getByLabel(accented('Card number')).pressSequentially(CARD)
  await page.getByLabel(accented('Expiry')).pressSequentially('1230')
  await page.getByLabel(accented('CVV')).fill('737')
  await page.getByRole('button', { name: accented('Place order') }).click()
  await page.getByRole('link', { name: accented('View your order') }).click()
  await expect(page.getByRole('heading', { name: accented('Summary') })).toBeVisible()
  await expectTranslated(page)
  await page.getByRole('button', { name: accented('Cancel order') }).click()
  await expectTranslated(page)
})
