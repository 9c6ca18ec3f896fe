import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import type { Scene } from '#scripts/screens/scene.ts'
import { choose, visit } from '#tests/e2e/fixtures.ts'
import { type NewOrder, placeOwnOrder } from '#tests/e2e/orders.ts'

const WIDE = [1440]
const PHONE = [390]

async function search(place: Locator, text: string): Promise<void> {
  const field = place.getByRole('search').getByLabel('Search', { exact: true })
  await field.click()
  await field.pressSequentially(text)
}

async function searchHeader(page: Page, text: string): Promise<void> {
  await search(page.getByRole('banner'), text)
  await page
    .locator('header')
    .getByRole('listbox')
    .or(page.getByText(/No results|Nothing/))
    .first()
    .waitFor()
}

async function add(page: Page, product: string, size?: string): Promise<void> {
  await visit(page, `/product/${product}`)
  if (size) await choose(page, size)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: /^Cart, \d+ items?$/ }).waitFor()
}

async function fillCart(page: Page): Promise<void> {
  await add(page, 'dune-satin-camisole', 'S')
  await add(page, 'odette-wool-jacket', 'S')
  await add(page, 'lanre-shirt-dress', 'M')
}

async function openCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function toCheckout(page: Page): Promise<void> {
  await fillCart(page)
  await visit(page, '/checkout')
  await page.getByLabel('Email').waitFor()
}

async function fillShipping(page: Page): Promise<void> {
  const values = {
    Email: 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Obi',
    'Address line 1': '1 Palm Street',
    City: 'Springfield',
    'State/Province': 'Oregon',
    'Postal code': '97477',
    Phone: '+1 541 555 0100',
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

async function toPayment(page: Page): Promise<void> {
  await toCheckout(page)
  await fillShipping(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Card number').waitFor()
}

function orderPage(wish: Partial<NewOrder> = {}): (page: Page) => Promise<string> {
  return async (page) => `/order/${(await placeOwnOrder(page.request, wish)).link}`
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().click()
}

/** Whatever that page asks for next fails, as where the shop is away. */
async function failNext(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }))
}

/** What shoppers see. */
export const STOREFRONT_SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-empty-shop', path: '/', shop: 'empty' },
  { name: 'home-one-product', path: '/', shop: 'strange' },
  { name: 'home-without-scripts', path: '/', withoutScripts: true },
  {
    name: 'home-newsletter-done',
    path: '/',
    isOverlay: true,
    reach: async (page) => {
      const form = page
        .locator('form')
        .filter({ has: page.getByLabel(/email/i) })
        .first()
      await form.scrollIntoViewIfNeeded()
      await form.getByLabel(/email/i).fill(`ada-${Date.now()}@example.com`)
      await form.getByRole('button').click()
      await page
        .getByText(/subscrib|Thank you/i)
        .first()
        .waitFor()
    },
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
    name: 'search-suggestions',
    path: '/',
    isOverlay: true,
    widths: WIDE,
    reach: (page) => searchHeader(page, 'linen'),
  },
  { name: 'search-nothing', path: '/', isOverlay: true, widths: WIDE, reach: (page) => searchHeader(page, 'zzzzzz') },
  { name: 'cart-empty', path: '/shop', isOverlay: true, reach: openCart },
  {
    name: 'cart-filled',
    path: '/shop',
    isOverlay: true,
    reach: async (page) => {
      await fillCart(page)
      await openCart(page)
    },
  },
  {
    name: 'cart-strange',
    path: '/shop',
    shop: 'strange',
    isOverlay: true,
    reach: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Hand-embroidered/ })
        .first()
        .click()
      await page.waitForURL(/product/)
      await choose(page, 'XXS')
      await choose(page, 'White')
      await press(page, 'button', 'Add to cart')
      await openCart(page)
    },
  },
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
  { name: 'collection-unknown', path: '/collection/nothing-here' },
  { name: 'lookbook', path: '/lookbook' },
  { name: 'lookbook-empty', path: '/lookbook', shop: 'empty' },
  { name: 'product', path: '/product/ember-linen-shift' },
  { name: 'product-sale', path: '/product/selah-column-dress' },
  { name: 'product-reviews', path: '/product/selah-column-dress?tab=reviews' },
  { name: 'product-without-scripts', path: '/product/selah-column-dress', withoutScripts: true },
  {
    name: 'product-strange',
    shop: 'strange',
    path: '/shop',
    reach: async (page) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /Hand-embroidered/ })
        .first()
        .click()
      await page.waitForURL(/product/)
      await page.getByRole('heading', { level: 1 }).waitFor()
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
      await page.getByRole('dialog').getByText(/^1 of/).waitFor()
    },
  },
  { name: 'product-unknown', path: '/product/nothing-here' },
  {
    name: 'wishlist',
    path: '/wishlist',
    reach: async (page) => {
      for (const path of ['/product/ember-linen-shift', '/product/selah-column-dress']) {
        await visit(page, path)
        await press(page, 'button', /wishlist/i)
        await page
          .getByRole('status')
          .filter({ hasText: /wishlist/i })
          .first()
          .waitFor()
      }
      await visit(page, '/wishlist')
      await page.getByRole('main').getByRole('listitem').nth(1).waitFor()
    },
  },
  { name: 'wishlist-empty', path: '/wishlist' },
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'checkout', path: '/checkout', reach: toCheckout },
  {
    name: 'checkout-errors',
    path: '/checkout',
    reach: async (page) => {
      await toCheckout(page)
      await press(page, 'button', 'Continue to payment')
      await page.getByText('Please check these fields').waitFor()
    },
  },
  { name: 'checkout-payment', path: '/checkout', reach: toPayment },
  {
    name: 'checkout-payment-errors',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await press(page, 'button', /Place order/)
      await page.getByText('CVV is required').waitFor()
    },
  },
  {
    name: 'checkout-failed',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await page.getByRole('radio', { name: /PayPal/ }).check()
      await failNext(page, '**/checkout/order')
      await press(page, 'button', /Place order/)
      await page.getByText('Failed to process order. Please try again.').first().waitFor()
    },
  },
  {
    name: 'checkout-done',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await page.getByRole('radio', { name: /PayPal/ }).check()
      await press(page, 'button', /Place order/)
      await page
        .getByText(/Thank you/i)
        .first()
        .waitFor()
    },
  },
  { name: 'order', path: orderPage() },
  { name: 'order-pounds', path: orderPage({ currency: 'GBP', discountCode: 'WELCOME10' }) },
  {
    name: 'order-address',
    path: orderPage(),
    reach: (page) => page.getByText('Correct the address', { exact: true }).click(),
  },
  {
    name: 'order-cancelled',
    path: orderPage(),
    reach: async (page) => {
      await press(page, 'button', 'Cancel order')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Cancel/ })
        .last()
        .click()
      await page.getByRole('heading', { name: 'This order is cancelled' }).waitFor()
    },
  },
  { name: 'order-unknown', path: '/order/nothing-here' },
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
    name: 'contact-sent',
    path: '/contact',
    reach: async (page) => {
      const values = { Name: 'Ada', Subject: 'A size', Message: 'Which one?' }
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ada@example.com')
      await press(page, 'button', 'Send Message')
      await page.getByText('Thank you for your message!').waitFor()
    },
  },
  { name: 'faq', path: '/faq' },
  { name: 'faq-answer', path: '/faq', reach: (page) => page.locator('summary').first().click() },
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
]

/** Orders are placed in the shop that shoppers see, whose address their helper reads from the environment. */
export function announceShop(url: string): void {
  process.env.SHOP_URL = url
  process.env.OFFICE_URL = url
}
