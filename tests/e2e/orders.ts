import process from 'node:process'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { address, pricedRequest } from '#tests/support/checkout-request.ts'

export type NewOrder = {
  readonly firstName: string
  readonly lastName: string
  /** By default derived from the name. */
  readonly email?: string
  readonly city?: string
  readonly shippingMethod?: 'standard' | 'express'
  readonly currency?: 'USD' | 'GBP'
  readonly discountCode?: string
  readonly quantity?: number
  /** By default a product of the demo data. */
  readonly lines?: readonly { productId: string; size: string; color: string; quantity: number }[]
}

/** Places an order in the admin's store, as a browser would. Returns its number. */
export async function placeAdminOrder(page: Page, order: NewOrder): Promise<string> {
  return (await sendOrder(page.request, process.env.ADMIN_URL ?? '', order)).orderNumber
}

/** Places an order, by default in the storefront's store. Returns its number and its page's link. */
export async function placeStorefrontOrder(
  request: APIRequestContext,
  order: Partial<NewOrder> = {},
  store = process.env.STOREFRONT_URL ?? '',
): Promise<{ readonly orderNumber: string; readonly link: string }> {
  return await sendOrder(request, store, { firstName: 'Ada', lastName: 'Obi', ...order })
}

async function sendOrder(
  request: APIRequestContext,
  url: string,
  {
    firstName,
    lastName,
    city,
    shippingMethod = 'standard',
    currency = 'USD',
    discountCode = '',
    quantity = 1,
    ...rest
  }: NewOrder,
) {
  const found = await request.get(`${url}/search/suggestions?q=Sienna+Rib+Top`)
  const productId = (await found.json()).products[0].id
  const send = async (path: string, data: object) => {
    const response = await request.post(url + path, { headers: { Origin: url }, data })
    expect(response.ok(), await response.text()).toBe(true)
    return await response.json()
  }
  const lines = rest.lines ?? [{ productId, size: 'M', color: 'Cocoa', quantity }]
  const priced = await pricedRequest(send, lines, {
    email: rest.email ?? `${firstName}.${lastName}@example.com`.toLowerCase(),
    address: { ...address, first_name: firstName, last_name: lastName, ...(city && { city }) },
    shippingMethod,
    paymentMethod: 'paypal',
    currency,
    discountCode,
  })
  const { order } = await send('/checkout/order', priced)
  return order
}
