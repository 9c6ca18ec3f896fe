import { randomUUID } from 'node:crypto'
import process from 'node:process'
import { expect, type Page } from '@playwright/test'

export type NewOrder = {
  readonly firstName: string
  readonly lastName: string
  readonly city?: string
  readonly shippingMethod?: 'standard' | 'express'
}

/** An order of one's own in the office's shop, as a shopper's browser sends it: its number. */
export async function placeOrder(page: Page, { firstName, lastName, city, shippingMethod }: NewOrder): Promise<string> {
  const url = process.env.OFFICE_URL ?? ''
  const found = await page.request.get(`${url}/search/suggestions?q=Sienna+Rib+Top`)
  const productId = (await found.json()).products[0].id
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(url + path, { headers: { Origin: url }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return await answer.json()
  }
  const method = shippingMethod ?? 'standard'
  const lines = [{ productId, size: 'M', color: 'Cocoa', quantity: 1 }]
  const { quote } = await send('/checkout/quote', { lines, country: 'US', method, currency: 'USD' })
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
    currency: 'USD',
    shownTotal: quote.usd.total.minor,
  })
  return order.orderNumber
}
