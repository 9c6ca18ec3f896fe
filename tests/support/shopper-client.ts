import type { CheckoutInput, CheckoutLine } from '#app/orders/checkout/checkout-input.ts'
import { createPricedRequest } from '#tests/support/checkout-request.ts'

// Sends a shopper's requests to a started store, as its pages send them.

/**
 * Posts JSON to a store. `url` is the store's URL, with a locale's prefix if there is one. Returns the response body,
 * whatever its status.
 */
export async function postJson(url: string, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin }
  return await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

export type PlacedOrder = { readonly link: string; readonly orderNumber: string }

/** Places an order at the price that the store quotes. @throws Error if the store does not place it */
export async function placeOrder(
  url: string,
  lines: readonly CheckoutLine[],
  changes: Partial<CheckoutInput> = {},
): Promise<PlacedOrder> {
  const request = await createPricedRequest((path, body) => postJson(url, path, body), lines, changes)
  const response = await postJson(url, '/checkout/order', request)
  if (response.outcome !== 'placed') throw new Error(`The order was not placed: ${JSON.stringify(response)}`)
  return response.order
}
