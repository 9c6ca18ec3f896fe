import type { Page } from '@playwright/test'
import { choose, fillShipping, visit } from '#tests/e2e/fixtures.ts'
import type { Scene } from '#tools/screens/scene.ts'

export async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().click()
}

/** Whatever that page asks for next fails, as where the store is away. */
export async function failNext(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }))
}

/** Follows the card of the store's strangest product. */
export async function openStrangeProduct(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/product/)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function add(page: Page, product: string, size?: string): Promise<void> {
  await visit(page, `/product/${product}`)
  if (size) await choose(page, size)
  await press(page, 'button', 'Add to cart')
  await page.getByRole('button', { name: /^Cart, \d+ items?$/ }).waitFor()
}

async function fillCart(page: Page): Promise<void> {
  await add(page, 'dune-satin-camisole', 'S')
  await add(page, 'odette-wool-jacket', 'S')
  await add(page, 'lanre-shirt-dress', 'M')
}

async function addStrange(page: Page): Promise<void> {
  await openStrangeProduct(page)
  await choose(page, 'White')
  await choose(page, 'XXS')
  await press(page, 'button', 'Add to cart')
  await page.getByRole('button', { name: /^Cart, 1 item$/ }).waitFor()
}

export async function openCart(page: Page): Promise<void> {
  await press(page, 'button', /^Cart/)
  await page.getByRole('dialog').waitFor()
}

type KeptLine = { product: { id: string; name: string; price: number }; quantity: number }

/** The cart as an older visit left it. */
async function changeCart(page: Page, change: (line: KeptLine, at: number) => object): Promise<void> {
  const kept: KeptLine[] = JSON.parse(await page.evaluate(() => localStorage.getItem('cart') ?? '[]'))
  const cart = JSON.stringify(kept.map((line, at) => ({ ...line, ...change(line, at) })))
  await page.goto('about:blank')
  await page.addInitScript((text) => localStorage.setItem('cart', text), cart)
}

/** One line costs another price by now, one has less stock, and one is gone. */
async function fillOldCart(page: Page): Promise<void> {
  await fillCart(page)
  await changeCart(page, ({ product }, at) => {
    if (at === 0) return { product: { ...product, price: product.price + 9_000 } }
    if (at === 1) return { quantity: 9_000 }
    return { product: { ...product, id: '01980000-0000-7000-8000-000000000000' } }
  })
}

async function lookInPounds(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('currency', 'GBP'))
}

async function toCheckout(page: Page): Promise<void> {
  await fillCart(page)
  await visit(page, '/checkout')
  await page.getByLabel('Email').waitFor()
}

async function toPayment(page: Page): Promise<void> {
  await toCheckout(page)
  await fillShipping(page)
  await goOn(page)
}

async function goOn(page: Page): Promise<void> {
  await press(page, 'button', 'Continue to payment')
  await page.getByRole('heading', { name: 'Payment' }).waitFor()
  await page.getByRole('button', { name: /^Place order · / }).waitFor()
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await press(page, 'button', /^Place order/)
}

/** On phones the summary is opened first. */
async function applyCode(page: Page, code: string): Promise<void> {
  const summary = page.getByText('Show order summary')
  if (await summary.isVisible()) await summary.click()
  const field = page.getByLabel('Discount code').filter({ visible: true })
  await field.fill(code)
  await field.press('Enter')
}

/** An order of this browser waits for its payment, about which the store says this. */
async function waitForPayment(page: Page, status: number): Promise<void> {
  const body = JSON.stringify({ state: 'waiting' })
  await page.route('**/payment', (route) => route.fulfill({ status, contentType: 'application/json', body }))
  await fillCart(page)
  await page.evaluate(() =>
    localStorage.setItem('checkout.waiting', JSON.stringify({ link: '0'.repeat(48), lines: [] })),
  )
  await visit(page, '/checkout')
}

/** The way from the cart to the thanks. */
export const CHECKOUT_SCENES: readonly Scene[] = [
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
    name: 'cart-many',
    path: '/shop',
    isOverlay: true,
    reach: async (page) => {
      await fillCart(page)
      for (const size of ['XS', 'M', 'L']) await add(page, 'dune-satin-camisole', size)
      await openCart(page)
    },
  },
  {
    name: 'cart-pounds',
    path: '/shop',
    isOverlay: true,
    reach: async (page) => {
      await lookInPounds(page)
      await fillCart(page)
      await openCart(page)
    },
  },
  {
    name: 'cart-changed',
    path: '/shop',
    isOverlay: true,
    reach: async (page) => {
      await fillOldCart(page)
      await visit(page, '/shop')
      await openCart(page)
      await page.getByText('Price updated').waitFor()
    },
  },
  {
    name: 'cart-strange',
    path: '/shop',
    shop: 'strange',
    isOverlay: true,
    reach: async (page) => {
      await addStrange(page)
      await openCart(page)
      await page.getByText('Subtotal').waitFor()
    },
  },
  { name: 'checkout-empty', path: '/checkout' },
  { name: 'checkout-without-scripts', path: '/checkout', withoutScripts: true },
  { name: 'checkout', path: '/checkout', reach: toCheckout },
  {
    name: 'checkout-summary-open',
    path: '/checkout',
    widths: [390],
    reach: async (page) => {
      await toCheckout(page)
      await page.getByText('Show order summary').click()
      await page.getByLabel('Discount code').filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'checkout-strange',
    path: '/shop',
    shop: 'strange',
    reach: async (page) => {
      await addStrange(page)
      await visit(page, '/checkout')
      const summary = page.getByText('Show order summary')
      if (await summary.isVisible()) await summary.click()
    },
  },
  {
    name: 'checkout-errors',
    path: '/checkout',
    reach: async (page) => {
      await toCheckout(page)
      await press(page, 'button', 'Continue to payment')
      await page.getByText('Please check these fields').waitFor()
    },
  },
  {
    name: 'checkout-away',
    path: '/checkout',
    reach: async (page) => {
      await toCheckout(page)
      await fillShipping(page)
      await failNext(page, '**/checkout/shipping')
      await press(page, 'button', 'Continue to payment')
      await page.getByText('We could not reach the store').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'checkout-no-prices',
    path: '/checkout',
    reach: async (page) => {
      await fillCart(page)
      await failNext(page, '**/checkout/quote')
      await visit(page, '/checkout')
      await page
        .getByText("We could not reach the store for today's prices.")
        .filter({ visible: true })
        .first()
        .waitFor()
    },
  },
  {
    name: 'checkout-no-delivery',
    path: '/checkout',
    reach: async (page) => {
      await fillCart(page)
      await page.route('**/checkout/quote', async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({ response, json: { ...answer, quote: { ...answer.quote, options: [], method: null } } })
      })
      await visit(page, '/checkout')
      await page.getByText('Delivery is currently unavailable.').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'checkout-changed',
    path: '/checkout',
    reach: async (page) => {
      await fillOldCart(page)
      await visit(page, '/checkout')
      await page.getByText('Some things changed').waitFor()
    },
  },
  {
    name: 'checkout-nothing-left',
    path: '/checkout',
    reach: async (page) => {
      await fillCart(page)
      await changeCart(page, ({ product }, at) => ({
        product: { ...product, id: `01980000-0000-7000-8000-00000000000${at}` },
      }))
      await visit(page, '/checkout')
      await page.getByText('Nothing in your cart can be ordered').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'checkout-code-refused',
    path: '/checkout',
    reach: async (page) => {
      await toCheckout(page)
      await applyCode(page, 'SUMMER99')
      await page.getByText('This discount code is not valid.').filter({ visible: true }).waitFor()
    },
  },
  {
    name: 'checkout-code-applied',
    path: '/checkout',
    reach: async (page) => {
      await toCheckout(page)
      await applyCode(page, 'WELCOME10')
      await page.getByRole('button', { name: 'Remove discount code' }).filter({ visible: true }).waitFor()
    },
  },
  { name: 'checkout-payment', path: '/checkout', reach: toPayment },
  {
    name: 'checkout-payment-pounds',
    path: '/checkout',
    reach: async (page) => {
      await lookInPounds(page)
      await toPayment(page)
    },
  },
  { name: 'checkout-payment-stripe', path: '/checkout', shop: 'stripe', reach: toPayment },
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
    name: 'checkout-payment-changed',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await changeCart(page, ({ product }) => ({ product: { ...product, price: product.price + 9_000 } }))
      await visit(page, '/checkout?step=payment')
      await page.getByText('Some things changed').waitFor()
    },
  },
  {
    name: 'checkout-failed',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await failNext(page, '**/checkout/order')
      await placeOrder(page)
      await page.getByText('Failed to process order. Please try again.').first().waitFor()
    },
  },
  {
    name: 'checkout-sending',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await page.route('**/checkout/order', () => {})
      await placeOrder(page)
      await page.getByText('Processing…').waitFor()
    },
  },
  {
    name: 'checkout-waiting',
    path: '/checkout',
    reach: async (page) => {
      await waitForPayment(page, 200)
      await page.getByRole('button', { name: 'Go on to payment' }).waitFor()
    },
  },
  {
    name: 'checkout-waiting-away',
    path: '/checkout',
    reach: async (page) => {
      await waitForPayment(page, 503)
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'checkout-done',
    path: '/checkout',
    reach: async (page) => {
      await toPayment(page)
      await placeOrder(page)
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    },
  },
  {
    name: 'checkout-done-pounds',
    path: '/checkout',
    reach: async (page) => {
      await lookInPounds(page)
      await toCheckout(page)
      await fillShipping(page, `${'a'.repeat(60)}@${'long-domain.'.repeat(4)}example.com`)
      await goOn(page)
      await placeOrder(page)
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    },
  },
]
