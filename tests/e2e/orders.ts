import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export type NewOrder = {
  readonly firstName: string
  readonly lastName: string
  readonly city?: string
  readonly shippingMethod?: 'standard' | 'express'
  readonly currency?: 'USD' | 'GBP'
  readonly discountCode?: string
  /** Of a product of one's own; otherwise one that is always there. */
  readonly lines?: readonly { productId: string; size: string; color: string; quantity: number }[]
}

/** An order of one's own in the office's shop, as a shopper's browser sends it: its number. */
export async function placeOrder(page: Page, wish: NewOrder): Promise<string> {
  return (await sendOrder(page.request, process.env.OFFICE_URL ?? '', wish)).orderNumber
}

/** An order of one's own in the shoppers' shop: its number, and the last part of its page's address. */
export async function placeOwnOrder(
  request: APIRequestContext,
  wish: Partial<NewOrder> = {},
): Promise<{ readonly orderNumber: string; readonly link: string }> {
  return await sendOrder(request, process.env.SHOP_URL ?? '', { firstName: 'Ada', lastName: 'Obi', ...wish })
}

async function sendOrder(
  request: APIRequestContext,
  url: string,
  { firstName, lastName, city, shippingMethod, currency = 'USD', discountCode = '', ...wish }: NewOrder,
) {
  const found = await request.get(`${url}/search/suggestions?q=Sienna+Rib+Top`)
  const productId = (await found.json()).products[0].id
  const send = async (path: string, data: object) => {
    const answer = await request.post(url + path, { headers: { Origin: url }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
  const method = shippingMethod ?? 'standard'
  const lines = wish.lines ?? [{ productId, size: 'M', color: 'Cocoa', quantity: 1 }]
  const { quote } = await send('/checkout/quote', { lines, country: 'US', method, currency, discountCode })
  const { order } = await send('/checkout/order', {
    key: randomUUID(),
    lines,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    address: {
      first_name: firstName,
      last_name: lastName,
      address_line1: '1 Palm Street',
      address_line2: '',
      city: city ?? 'Springfield',
      state: 'Oregon',
      postal_code: '97477',
      country: 'US',
      phone: '+1 541 555 0100',
    },
    shippingMethod: method,
    paymentMethod: 'paypal',
    currency,
    discountCode,
    shownTotal: quote.usd.total.minor,
  })
  return order
}
