import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoId } from '#db/demo/demo-ids.ts'
import { address, pricedRequest } from '#tests/support/checkout-request.ts'
import { readPage } from '#tests/support/read-page.ts'
import { sharedStore } from '#tests/support/shared-store.ts'

// What checkout sends and shows, without a browser.

const { url } = sharedStore()

async function post(path: string, body: object) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

test('the shipping step returns messages by field with status 200', async () => {
  const nothing = { email: '', address: { ...address, city: '' }, shippingMethod: 'standard' }
  const { status, body } = await post('/checkout/shipping', { ...nothing, pickupPoint: '', vatNumber: '' })
  expect(status).toBe(200)
  expect(body.errors).toEqual({ email: 'Email is required', 'address.city': 'City is required' })
  const { body: onlyEmail } = await post('/checkout/shipping', { email: '' })
  expect(onlyEmail.errors).toMatchObject({ email: 'Email is required' })
})

test('§2 §D an order in pounds is confirmed in pounds, with its discount and the charge in dollars', async () => {
  const scarf = { productId: demoId('product', 'indigo-brush-scarf'), size: 'One Size', color: 'Ivory and Rust' }
  const changes = { currency: 'GBP', discountCode: 'WELCOME10', email: `${randomUUID()}@example.com` } as const
  const send = async (path: string, body: object) => (await post(path, body)).body
  const order = await pricedRequest(send, [{ ...scarf, quantity: 1 }], changes)
  const { link, orderNumber } = (await send('/checkout/order', order)).order
  const { text } = await readPage(url, `/order/${link}?placed`)
  expect(text).toMatch(/^Thank you/)
  expect(text).toContain(orderNumber)
  expect(text).toMatch('Discount WELCOME10')
  expect(text).toMatch(/Total£39\.6\dcharged as \$50\.18$/) // 37.20 + 10 + 2.98
})
