import type { Page, Route } from '@playwright/test'
import { DEFAULT_COLOR, ONE_SIZE } from '#app/catalog/catalog.ts'
import type { CartLine } from '#app/orders/cart/cart.ts'
import type { CheckoutDraft } from '#app/orders/checkout/form/checkout-draft.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { products } from '#db/demo/products.ts'
import { expect, forwardToStore, openPage } from '#tests/e2e/fixtures.ts'
import { address } from '#tests/support/checkout-request.ts'
import { CARD } from '#tests/support/invalid-orders.ts'

// Stores carts and checkouts in the browser, as earlier page views would have done.

type LineChanges = {
  readonly size?: string
  readonly color?: string
  readonly quantity?: number
  /** The price in whole units of the store currency; the current price by default. */
  readonly price?: number
}

/** Returns a cart line for a demo product, by default in its first size and color. */
export function createCartLine(slug: string, { size, color, quantity = 1, price }: LineChanges = {}): CartLine {
  const product = products.find((demoProduct) => demoProduct.slug === slug)
  if (!product) throw new Error(`The demo data has no product ${slug}`)
  const { name, sizes, colors } = product
  const current = (product.salePrice ?? product.price) / 100
  return {
    product: { id: createDemoId('product', slug), name, price: price ?? current },
    image: null,
    size: size ?? sizes[0] ?? ONE_SIZE,
    color: colors.find((demoColor) => demoColor.name === color) ?? colors[0] ?? DEFAULT_COLOR,
    quantity,
  }
}

const DRAFT: CheckoutDraft = {
  email: 'ada@example.com',
  address,
  shippingMethod: 'standard',
  pickupPoint: '',
  paymentMethod: 'credit_card',
  discountCode: '',
  vatNumber: '',
  isComplete: true,
}

/** Stores a cart before the first page opens and, with `draft`, the completed shipping step. */
export async function storeCart(page: Page, cart: readonly unknown[], draft?: Partial<CheckoutDraft>): Promise<void> {
  const stored = [JSON.stringify(cart), draft ? JSON.stringify({ ...DRAFT, ...draft }) : ''] as const
  await page.addInitScript(([lines, shipping]) => {
    if (sessionStorage.getItem('stored')) return
    sessionStorage.setItem('stored', 'once')
    localStorage.setItem('cart', lines)
    if (shipping) sessionStorage.setItem('checkout.draft', shipping)
  }, stored)
}

export const LOWEST_PRICE = 'Lowest price of the last 30 days before the reduction: €62.00'

/** Adds a note to each line of a quote, as in a market where the law requires it (tests/start/lowest-price.test.ts). */
export async function addNote(route: Route, note: string): Promise<void> {
  const response = await forwardToStore(route)
  const body = await response.json()
  const lines = body.lines.map((line: object) => ({ ...line, note }))
  await route.fulfill({ response, json: { ...body, lines } })
}

/** Opens the payment step with this cart. */
export async function openPayment(
  page: Page,
  cart: readonly CartLine[],
  draft: Partial<CheckoutDraft> = {},
  store = '',
): Promise<void> {
  await storeCart(page, cart, draft)
  await openPage(page, `${store}/checkout?step=payment`)
}

/** Finds the summary above the steps on a phone, with its collapsed content. */
export const orderSummary = (page: Page) => page.locator('details').filter({ hasText: 'order summary' })
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue to payment' })
export const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })

const CARD_LABELS = { number: 'Card number', expiry: 'Expiration date', cvv: 'CVV' }

export async function fillCard(page: Page, labels = CARD_LABELS): Promise<void> {
  await expect(page.getByLabel(labels.number)).toBeVisible() // hidden fields accept no keystrokes
  await page.getByLabel(labels.number).pressSequentially(CARD)
  await page.getByLabel(labels.expiry).pressSequentially('1230')
  await page.getByLabel(labels.cvv).fill('737')
}
