import process from 'node:process'
import type { Locator, Page } from '@playwright/test'
import { choose, expect, fillShipping, openPage } from '#tests/e2e/fixtures.ts'
import type { FullStore } from '#tests/support/full-store.ts'

/** A state of a page that no URL opens. */
export type PageState = {
  readonly name: string
  /** The path of the page. */
  readonly getPath: (full: FullStore) => string
  /** Brings the hydrated page into this state. */
  readonly open: (page: Page) => Promise<void>
  /** Set if the state shows everything that the page shows. In that case, the page itself is not checked. */
  readonly coversPage?: true
  /** The part that differs from the page; by default, everything except the header, navigation and footer. */
  readonly part?: string
}

const GOWN = '/product/imisi-satin-gown'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function expectError(page: Page): Promise<void> {
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
}

async function addToCart(page: Page): Promise<void> {
  await choose(page, 'M')
  await button(page, 'Add to cart').click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
}

/** Types into the search field of the header or menu and waits for suggestions. */
async function searchFor(container: Locator, text: string): Promise<void> {
  const field = container.getByRole('search').getByLabel('Search', { exact: true })
  await field.click()
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially(text)
  await expect(container.getByRole('option').first()).toBeVisible()
}

async function failLoading(page: Page, urlPattern: string, leave: () => Promise<void>, text: string): Promise<void> {
  await page.route(urlPattern, (route) => route.fulfill({ status: 503, body: '' }))
  await leave()
  await expect(page.getByText(text).first()).toBeVisible() // the text is also in a live region
  await page.unroute(urlPattern)
}

/** States that are opened on a phone. */
export const BROWSING: readonly PageState[] = [
  {
    name: 'menu with suggestions',
    getPath: () => '/shop',
    open: async (page) => {
      await button(page, 'Menu').click()
      await searchFor(page.getByRole('dialog', { name: 'Menu' }), 'linen')
    },
  },
  {
    name: 'filters',
    getPath: () => '/shop',
    open: async (page) => {
      await button(page, /^Filter/).click()
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
      await expect(page.getByRole('dialog').getByText('Loading…')).toHaveCount(0) // until sizes and colors have loaded
    },
  },
  {
    name: 'my sizes',
    getPath: () => '/shop',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'My size', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'My sizes' })).toBeVisible()
    },
  },
  {
    name: 'a failed load of more products',
    getPath: () => '/shop',
    open: (page) => {
      const more = () => page.getByRole('link', { name: 'Show more' }).click()
      return failLoading(page, '**/shop.data*', more, 'We could not load products.')
    },
  },
  {
    name: 'a page that cannot be loaded',
    getPath: () => '/contact',
    open: (page) => {
      const leave = () => page.getByRole('main').getByRole('link', { name: 'FAQ' }).click()
      return failLoading(page, '**/faq.data*', leave, 'Something went wrong')
    },
  },
  {
    name: 'country and language',
    getPath: () => '/faq',
    open: async (page) => {
      await button(page, 'Menu').click()
      await page
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: /^Ship to/ })
        .click()
      await expect(page.getByRole('dialog', { name: 'Country and language' })).toBeVisible()
    },
  },
  {
    name: 'suggested country',
    getPath: () => '/about',
    open: async (page) => {
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Berlin' })
      await openPage(page, page.url())
      await client.detach()
      await expect(page.getByRole('complementary', { name: 'Country and language' })).toBeVisible()
    },
  },
  {
    name: 'full-size images',
    getPath: () => '/product/lanre-shirt-dress',
    open: async (page) => {
      await button(page, /^Zoom image 1/).click()
      await expect(page.getByRole('dialog').getByText(/^1 of/)).toBeVisible()
    },
  },
  {
    name: 'the message that a size is missing, and the buy bar',
    getPath: () => '/product/lanre-shirt-dress',
    open: async (page) => {
      await button(page, 'Add to cart').click()
      await expect(page.getByRole('alert').filter({ hasText: 'Please select a size' })).toBeVisible()
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(2)
    },
  },
  {
    name: 'size guide with a suggested size',
    getPath: () => GOWN,
    open: async (page) => {
      await page.getByRole('link', { name: 'Size guide' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Find my size' }).click()
      await dialog.getByLabel('Bust (cm)').fill('88')
      await dialog.getByRole('button', { name: 'Show my size' }).click()
      await expect(dialog.getByRole('status')).not.toBeEmpty()
    },
  },
  {
    name: 'wishlist',
    getPath: () => '/shop',
    open: async (page) => {
      await button(page, /^Save .* to wishlist$/).click()
      await expect(page.getByRole('link', { name: 'Wishlist, 1 saved' })).toBeVisible()
      await page.goto(new URL('/wishlist', page.url()).href)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
    },
  },
  {
    name: 'contact form with mistakes',
    coversPage: true,
    getPath: () => '/contact',
    open: async (page) => {
      await button(page, 'Send Message').click()
      await expectError(page)
    },
  },
  {
    name: 'a subscription that was just confirmed',
    getPath: ({ subscribing }) => `/newsletter/${subscribing}`,
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Subscribe', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeVisible()
    },
  },
  {
    name: 'a subscription that has just ended',
    getPath: ({ subscribed }) => `/newsletter/${subscribed}`,
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible()
    },
  },
]

/** States that are opened on a phone. */
export const ORDERING: readonly PageState[] = [
  {
    name: 'cart',
    getPath: () => '/product/lanre-shirt-dress',
    open: async (page) => {
      await addToCart(page)
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'checkout with mistakes and a rejected discount code',
    getPath: () => '/checkout',
    open: async (page) => {
      await page.getByText('Show order summary').click()
      const summary = page.locator('details').filter({ hasText: 'Hide order summary' })
      await summary.getByRole('textbox', { name: 'Discount code' }).fill('no-such-code')
      await summary.getByRole('button', { name: 'Apply' }).click()
      await expect(summary.getByRole('alert')).toContainText('This discount code is not valid.')
      await button(page, /^Continue/).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Please check these fields' })).toBeVisible()
    },
  },
  {
    name: 'payment by card',
    getPath: () => `${process.env.STOREFRONT_URL}/product/lanre-shirt-dress`, // the full store takes transfers
    open: async (page) => {
      await addToCart(page)
      await openPage(page, `${process.env.STOREFRONT_URL}/checkout`)
      await fillShipping(page)
      await button(page, /^Continue/).click()
      await expect(page.getByLabel('Card number')).toBeVisible()
    },
  },
  {
    name: 'payment by bank transfer, and the order’s page',
    getPath: () => '/checkout',
    open: async (page) => {
      await fillShipping(page)
      await button(page, /^Continue/).click()
      await page.getByRole('radio', { name: 'Bank transfer' }).check()
      await button(page, /Place order/).click()
      await expect(page.getByRole('heading', { name: 'Please transfer the total' })).toBeVisible()
    },
  },
  {
    name: 'order address with mistakes',
    getPath: ({ placed }) => `/order/${placed.link}`,
    open: async (page) => {
      await page.getByText('Edit address', { exact: true }).click()
      await page.getByLabel('City').fill('')
      await button(page, 'Save address').click()
      await expectError(page)
    },
  },
  {
    name: 'confirmation before an order is cancelled',
    getPath: ({ placed }) => `/order/${placed.link}`,
    open: async (page) => {
      await button(page, 'Cancel order').click()
      await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
    },
  },
  {
    name: 'review with mistakes',
    coversPage: true,
    getPath: ({ delivered }) => `/order/${delivered.link}/review/1`,
    open: async (page) => {
      await button(page, 'Send review').click()
      await expect(page.getByText('Choose one to five stars').first()).toBeVisible()
    },
  },
  {
    name: 'withdrawal with mistakes',
    coversPage: true,
    getPath: () => '/de/withdraw', // the primary market has no such page
    open: async (page) => {
      await button(page, 'Weiter').click()
      await expectError(page)
    },
  },
  {
    name: 'waitlist with mistakes',
    coversPage: true,
    getPath: ({ soldOut }) => `${soldOut.page}/waiting`,
    open: async (page) => {
      await page.getByLabel('Email', { exact: true }).first().fill('not an email')
      await button(page, 'Email me').click()
      await expectError(page)
    },
  },
]

/** States that are opened on a wide screen. */
export const ON_A_WIDE_SCREEN: readonly PageState[] = [
  {
    name: 'collections',
    part: 'header',
    getPath: () => '/',
    open: async (page) => {
      await button(page, 'Collections').press('Enter')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Morning Linen' })).toBeVisible()
    },
  },
  {
    name: 'a list filter',
    part: 'main [role=search]',
    getPath: () => '/shop',
    open: async (page) => {
      await page.getByRole('search', { name: 'Filter products' }).getByText('Price', { exact: true }).click()
      await expect(page.getByRole('textbox', { name: /Minimum price/ })).toBeVisible()
    },
  },
  {
    name: 'suggestions',
    part: 'header',
    getPath: () => '/shop',
    open: (page) => searchFor(page.getByRole('banner'), 'linen'),
  },
]

/** These states look the same as on a phone, so only `npm run test:long` opens them on a wide screen. */
export const SAME_AS_ON_A_PHONE: readonly PageState[] = [
  {
    name: 'an empty cart',
    getPath: () => '/about',
    open: async (page) => {
      await page.evaluate(() => localStorage.removeItem('cart'))
      await openPage(page, page.url())
      await button(page, 'Cart').press('Enter')
      await expect(page.getByRole('dialog')).toContainText('Your cart is empty')
    },
  },
  {
    name: 'full-size images',
    getPath: () => '/product/lanre-shirt-dress',
    open: async (page) => {
      await button(page, /^Zoom image 1/).click()
      await expect(page.getByRole('dialog').getByText(/^1 of/)).toBeVisible()
    },
  },
  {
    name: 'cart',
    getPath: () => '/product/lanre-shirt-dress',
    open: async (page) => {
      await addToCart(page)
    },
  },
  {
    name: 'checkout with mistakes',
    getPath: () => '/checkout',
    open: async (page) => {
      await button(page, /^Continue/).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Please check these fields' })).toBeVisible()
    },
  },
]
