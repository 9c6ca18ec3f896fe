import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { apology } from '#server/plain-page.ts'
import { choose, visit } from '#tests/e2e/fixtures.ts'
import type { Shop } from '#tests/support/store.ts'
import { openStoreDatabase } from '#tests/support/store-database.ts'
import { CHECKOUT_SCENES, failNext, openStrangeProduct, press } from '#tools/screens/checkout-scenes.ts'
import { ORDER_SCENES } from '#tools/screens/order-scenes.ts'
import type { Scene } from '#tools/screens/scene.ts'
import { LONG_WORD } from '#tools/screens/stores.ts'

const WIDE = [1440]
const PHONE = [390]

async function search(place: Locator, text: string): Promise<void> {
  const field = place.getByRole('search').getByLabel('Search', { exact: true })
  await field.click()
  await field.pressSequentially(text)
}

async function searchHeader(page: Page, text: string): Promise<void> {
  const header = page.getByRole('banner')
  await search(header, text)
  await header.getByRole('listbox').or(header.getByText('No products match')).first().waitFor()
}

async function save(page: Page, product: string): Promise<void> {
  await visit(page, `/product/${product}`)
  await press(page, 'button', /^Save .* to wishlist$/)
  await page.getByRole('status').filter({ hasText: 'Added to wishlist' }).waitFor()
}

/** The page where a table of the store's database is gone. */
function without(table: string, path: string): (page: Page, shop: Shop) => Promise<string> {
  return async (_page, shop) => {
    const { db, close } = openStoreDatabase(shop)
    await db.execute(`alter table if exists ${table} rename to gone_${table}`)
    await close()
    return path
  }
}

/** The last page there is, which needs nothing of the store. */
async function apologize(page: Page, status: 500 | 503): Promise<string> {
  const body = await apology({ status, requestId: 'm5x2k9-4f' }, true).text()
  await page.route('**/apology', (route) => route.fulfill({ status, contentType: 'text/html', body }))
  return '/apology'
}

async function fillMessage(page: Page, email = 'ada@example.com'): Promise<void> {
  const values = { Name: 'Ada', Subject: 'A size', Message: 'Which one?' }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'button', 'Send Message')
}

async function subscribe(page: Page, email: string): Promise<void> {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Email') })
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button').click()
}

/** What shoppers see. */
export const STOREFRONT_SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-empty-shop', path: '/', shop: 'empty' },
  { name: 'home-one-product', path: '/', shop: 'strange' },
  { name: 'home-without-scripts', path: '/', withoutScripts: true },
  { name: 'home-long', path: '/', shop: 'long' },
  {
    name: 'home-newsletter-done',
    path: '/',
    isOverlay: true,
    reach: async (page) => {
      await subscribe(page, `ada-${Date.now()}@example.com`)
      await page.getByText('Thank you for subscribing!').waitFor()
    },
  },
  {
    name: 'home-newsletter-failed',
    path: '/',
    isOverlay: true,
    reach: async (page) => {
      await failNext(page, '**/newsletter')
      await subscribe(page, 'ada@example.com')
      await page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    },
  },
  {
    name: 'footer-currency',
    path: '/about',
    isOverlay: true,
    reach: (page) => page.getByRole('contentinfo').getByLabel('Currency').focus(),
  },
  {
    name: 'collections-open',
    path: '/',
    isOverlay: true,
    widths: WIDE,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Collections' }).press('Enter')
      await page.getByRole('banner').getByRole('link', { name: 'Morning Linen' }).waitFor()
    },
  },
  {
    name: 'menu-open',
    path: '/',
    isOverlay: true,
    widths: PHONE,
    reach: async (page) => {
      await press(page, 'button', 'Menu')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'search-in-menu',
    path: '/',
    isOverlay: true,
    widths: PHONE,
    reach: async (page) => {
      await press(page, 'button', 'Menu')
      await search(page.getByRole('dialog', { name: 'Menu' }), 'linen')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'menu-long',
    path: '/',
    shop: 'long',
    isOverlay: true,
    widths: PHONE,
    reach: (page) => press(page, 'button', 'Menu'),
  },
  {
    name: 'search-long',
    path: '/',
    shop: 'long',
    isOverlay: true,
    widths: WIDE,
    reach: (page) => searchHeader(page, 'hand'),
  },
  {
    name: 'search-suggestions',
    path: '/',
    isOverlay: true,
    widths: WIDE,
    reach: (page) => searchHeader(page, 'linen'),
  },
  { name: 'search-nothing', path: '/', isOverlay: true, widths: WIDE, reach: (page) => searchHeader(page, 'zzzzzz') },
  { name: 'shop', path: '/shop' },
  { name: 'shop-without-scripts', path: '/shop', withoutScripts: true },
  { name: 'shop-filtered', path: '/shop?category=dresses&max=90000&sort=price-asc' },
  { name: 'shop-search', path: '/shop?search=linen' },
  { name: 'shop-search-instead', path: '/shop?search=linnen' },
  { name: 'shop-no-results', path: '/shop?search=nothing-like-it&category=tops' },
  { name: 'shop-prices-crossed', path: '/shop?min=500&max=100' },
  { name: 'shop-second-page', path: '/shop?page=2' },
  { name: 'shop-empty', path: '/shop', shop: 'empty' },
  { name: 'shop-one-product', path: '/shop', shop: 'strange' },
  { name: 'shop-long', path: '/shop', shop: 'long' },
  { name: 'shop-long-filters', path: `/shop?search=${LONG_WORD.slice(0, 100)}&collection=long-word&min=99999999` },
  { name: 'shop-thousands', path: '/shop', shop: 'large' },
  { name: 'shop-thousands-searched', path: '/shop?search=linen', shop: 'large' },
  {
    name: 'shop-filters-open',
    path: '/shop',
    isOverlay: true,
    widths: PHONE,
    reach: async (page) => {
      await press(page, 'button', /^Filter/)
      await page.getByRole('dialog', { name: 'Filter' }).waitFor()
    },
  },
  {
    name: 'shop-price-open',
    path: '/shop',
    isOverlay: true,
    widths: WIDE,
    reach: async (page) => {
      await page.getByRole('search', { name: 'Filter products' }).getByText('Price', { exact: true }).click()
    },
  },
  {
    name: 'shop-loading',
    path: '/about',
    isOverlay: true,
    reach: async (page) => {
      await page.route('**/shop.data*', () => {})
      if ((page.viewportSize()?.width ?? 0) < 800) await press(page, 'button', 'Menu')
      await press(page, 'link', 'Shop')
      await page.waitForURL('**/shop')
    },
  },
  {
    name: 'shop-failed-more',
    path: '/shop',
    reach: async (page) => {
      await failNext(page, '**/shop.data*')
      await press(page, 'link', 'Show more')
      await page.getByText('We could not load products.').waitFor()
    },
  },
  { name: 'collection', path: '/collection/morning-linen' },
  { name: 'collection-without-scripts', path: '/collection/quiet-evening', withoutScripts: true },
  { name: 'collection-long', path: '/collection/long-words', shop: 'long' },
  { name: 'collection-thousand', path: '/collection/a-thousand', shop: 'large', isOverlay: true },
  { name: 'collection-unknown', path: '/collection/nothing-here' },
  { name: 'lookbook', path: '/lookbook' },
  { name: 'lookbook-empty', path: '/lookbook', shop: 'empty' },
  { name: 'lookbook-long', path: '/lookbook', shop: 'long' },
  { name: 'product', path: '/product/lanre-shirt-dress' },
  { name: 'product-sale', path: '/product/ember-linen-shift' },
  { name: 'product-sold-out', path: '/product/selah-column-dress' },
  { name: 'product-few-left', path: '/product/atelier-leather-tote' },
  { name: 'product-without-scripts', path: '/product/ember-linen-shift', withoutScripts: true },
  { name: 'product-details', path: '/product/lanre-shirt-dress?tab=details' },
  { name: 'product-reviews', path: '/product/lanre-shirt-dress?tab=reviews' },
  {
    name: 'product-pounds',
    path: '/product/ember-linen-shift',
    isOverlay: true,
    reach: async (page) => {
      await page.evaluate(() => localStorage.setItem('currency', 'GBP'))
      await page.reload()
      await page.getByText('£').first().waitFor()
    },
  },
  {
    name: 'product-size-sold-out',
    path: '/product/ember-linen-shift',
    isOverlay: true,
    reach: (page) => choose(page, 'Lichen'),
  },
  { name: 'product-strange', shop: 'strange', path: '/shop', reach: openStrangeProduct },
  {
    name: 'product-no-reviews',
    shop: 'strange',
    path: '/shop',
    reach: async (page) => {
      await openStrangeProduct(page)
      await page.getByRole('tab', { name: /^Reviews/ }).click()
    },
  },
  { name: 'product-long', shop: 'long', path: '/shop', reach: openStrangeProduct },
  {
    name: 'product-buy-bar',
    path: '/product/lanre-shirt-dress',
    isOverlay: true,
    widths: PHONE,
    reach: async (page) => {
      await page.getByRole('heading', { name: 'Goes well with' }).evaluate((heading) => heading.scrollIntoView())
      await page.getByRole('button', { name: 'Add to cart' }).nth(1).waitFor()
    },
  },
  {
    name: 'product-size-missing',
    path: '/product/lanre-shirt-dress',
    isOverlay: true,
    reach: async (page) => {
      await press(page, 'button', 'Add to cart')
      await page.getByText('Please select a size').first().waitFor()
    },
  },
  {
    name: 'product-added',
    path: '/product/lanre-shirt-dress',
    isOverlay: true,
    reach: async (page) => {
      await choose(page, 'M')
      await press(page, 'button', 'Add to cart')
      await page.getByRole('status').filter({ hasText: /cart/i }).first().waitFor()
    },
  },
  {
    name: 'product-zoom',
    path: '/product/lanre-shirt-dress',
    isOverlay: true,
    reach: async (page) => {
      await press(page, 'button', /^Zoom image 1/)
      const image = page.getByRole('dialog').getByRole('img').first()
      await image.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined))
    },
  },
  { name: 'product-unknown', path: '/product/nothing-here' },
  {
    name: 'wishlist',
    path: '/wishlist',
    reach: async (page) => {
      for (const product of ['ember-linen-shift', 'selah-column-dress']) await save(page, product)
      await visit(page, '/wishlist')
      await page.getByRole('main').getByRole('article').nth(1).waitFor()
    },
  },
  {
    name: 'wishlist-removed',
    path: '/wishlist',
    isOverlay: true,
    reach: async (page) => {
      for (const product of ['ember-linen-shift', 'selah-column-dress']) await save(page, product)
      await visit(page, '/wishlist')
      await page.getByRole('main').getByRole('article').nth(1).getByRole('button').click()
      await page.getByRole('status').filter({ hasText: 'Removed from wishlist' }).waitFor()
    },
  },
  {
    name: 'wishlist-loading',
    path: '/about',
    reach: async (page) => {
      await save(page, 'ember-linen-shift')
      await page.route('**/wishlist/products', () => {})
      await visit(page, '/wishlist')
    },
  },
  {
    name: 'wishlist-failed',
    path: '/about',
    reach: async (page) => {
      await save(page, 'ember-linen-shift')
      await failNext(page, '**/wishlist/products')
      await visit(page, '/wishlist')
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'wishlist-refused',
    path: '/shop',
    isOverlay: true,
    reach: async (page) => {
      await failNext(page, '**/wishlist/change')
      await press(page, 'button', /^Save .* to wishlist$/)
      await page.getByText('Failed to update wishlist').waitFor()
    },
  },
  { name: 'wishlist-empty', path: '/wishlist' },
  { name: 'wishlist-without-scripts', path: '/wishlist', withoutScripts: true },
  ...CHECKOUT_SCENES,
  ...ORDER_SCENES,
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  {
    name: 'contact-errors',
    path: '/contact',
    reach: async (page) => {
      await press(page, 'button', 'Send Message')
      await page.getByText('Name is required').waitFor()
    },
  },
  {
    name: 'contact-wrong-email',
    path: '/contact',
    reach: async (page) => {
      await fillMessage(page, 'ada')
      await page.getByText(/email/i).filter({ hasText: 'valid' }).first().waitFor()
    },
  },
  {
    name: 'contact-failed',
    path: '/contact',
    reach: async (page) => {
      await failNext(page, '**/contact/message')
      await fillMessage(page)
      await page.getByText('Your message could not be sent.').waitFor()
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    reach: async (page) => {
      await fillMessage(page)
      await page.getByText('Thank you for your message!').waitFor()
    },
  },
  { name: 'contact-without-scripts', path: '/contact', withoutScripts: true },
  { name: 'contact-empty-shop', path: '/contact', shop: 'empty' },
  { name: 'about-empty-shop', path: '/about', shop: 'empty' },
  { name: 'faq', path: '/faq' },
  { name: 'faq-answer', path: '/faq', reach: (page) => page.getByRole('main').locator('summary').first().click() },
  { name: 'not-found', path: '/nothing-here' },
  {
    name: 'page-failed',
    path: '/about',
    reach: async (page) => {
      await failNext(page, '**/faq.data*')
      await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click()
      await page
        .getByRole('button', { name: /Reload|Try again/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'page-away',
    path: '/about',
    reach: async (page) => {
      await page.route('**/faq.data*', (route) => route.abort())
      await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click()
      await page.getByRole('heading', { name: 'No connection' }).waitFor()
    },
  },
  { name: 'page-broken', path: without('products', '/shop'), shop: 'broken' },
  { name: 'shop-broken', path: without('store_settings', '/about'), shop: 'broken', withoutScripts: true },
  { name: 'apology-500', path: (page) => apologize(page, 500), withoutScripts: true },
  { name: 'apology-503', path: (page) => apologize(page, 503), withoutScripts: true },
]

/** Orders are placed in the store that shoppers see, whose address their helper reads from the environment. */
export function announceStore(url: string): void {
  process.env.SHOP_URL = url
  process.env.OFFICE_URL = url
}
